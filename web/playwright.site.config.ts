// The site without a server (`make site`), from below a path, on a host that only has files.

import { defineConfig } from "@playwright/test";
import { resolve } from "node:path";
import usual from "./playwright.config";

const port = process.env.FOURFOLD_TEST_PORT;
/** Below a path: the host also has other things. */
const address = `http://127.0.0.1:${port}/site/`;

export default defineConfig({
    ...usual,
    testDir: "tests/site",
    // Python starts four times in here, on machines that may be slow.
    timeout: 600_000,
    expect: { timeout: 120_000 },
    workers: 1,
    use: { ...usual.use, baseURL: address, serviceWorkers: "allow", actionTimeout: 60_000 },
    projects: [
        { name: "site", use: { viewport: { width: 1280, height: 820 }, colorScheme: "light" } },
    ],
    webServer: {
        command: `.venv/bin/python -m http.server ${port} --bind 127.0.0.1 --directory build`,
        cwd: resolve(".."),
        url: address,
        stdout: "ignore",
        stderr: "ignore",
    },
});
