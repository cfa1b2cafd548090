// The board alone, in a real browser: `npx playwright test --config tests/gallery`.

import { defineConfig } from "@playwright/test";
import { launchOptions } from "../chromium";

export default defineConfig({
    testMatch: "*.check.ts",
    outputDir: "../../test-results/gallery",
    workers: 1,
    use: {
        baseURL: "http://localhost:5198",
        launchOptions,
    },
    webServer: {
        command: "npx vite --port 5198 --strictPort",
        cwd: "../..",
        url: "http://localhost:5198/tests/gallery/index.html",
    },
});
