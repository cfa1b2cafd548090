// The board alone, in a real browser: `npx playwright test --config tests/gallery`.

import { defineConfig } from "@playwright/test";

export default defineConfig({
    testMatch: "*.check.ts",
    outputDir: "../../test-results/gallery",
    workers: 1,
    use: {
        baseURL: "http://localhost:5198",
        launchOptions: {
            executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
            args: [
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        },
    },
    webServer: {
        command: "npx vite --port 5198 --strictPort",
        cwd: "../..",
        url: "http://localhost:5198/tests/gallery/index.html",
    },
});
