import { defineConfig, devices } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./scripts/chromium.mjs";
import type { Manners } from "./tests/manners";

// Workers read this file again; they find what the first reading chose in the environment.
process.env.FOURFOLD_TEST_PORT ??= freePort();
process.env.FOURFOLD_TEST_GALLERY ??= freePort();
process.env.FOURFOLD_TEST_DATA ??= mkdtempSync(join(tmpdir(), "fourfold-web-"));

const port = process.env.FOURFOLD_TEST_PORT;
const address = `http://127.0.0.1:${port}`;
const galleryPort = process.env.FOURFOLD_TEST_GALLERY;
const gallery = `http://127.0.0.1:${galleryPort}`;
const vite = "node_modules/.bin/vite";
const boards = "--config tests/gallery/vite.config.ts";

function freePort(): string {
    const program =
        "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})";
    return execFileSync(process.execPath, ["-e", program]).toString();
}

export default defineConfig<Manners>({
    testDir: "tests",
    outputDir: "test-results/pages",
    fullyParallel: true,
    forbidOnly: !!process.env.CI,
    // More than the cores of a small machine: a third of the time tests wait.
    workers: 3,
    retries: 1,
    timeout: 60_000,
    expect: { timeout: 15_000 },
    reporter: [["list"]],
    use: {
        baseURL: address,
        actionTimeout: 15_000,
        navigationTimeout: 30_000,
        // Only one test is about it; elsewhere it would stand between the tests and the server.
        serviceWorkers: "block",
        locale: "en",
        contextOptions: { reducedMotion: "reduce" },
        // To keep a trace takes a third of the time. What fails is tried again with one, and has
        // failed all the same.
        trace: "on-first-retry",
        // Python in a page is compiled once, quickly: tests are over before better code is made.
        launchOptions: {
            ...launchOptions,
            args: [...launchOptions.args, "--js-flags=--liftoff-only"],
        },
    },
    projects: [
        {
            name: "desktop",
            testIgnore: ["gallery/**", "added/**", "site/**"],
            // Whoever plays on a phone has the server, whoever plays here the large screen: between
            // them they see what would be seen once more.
            grepInvert: /@phone @here/,
            use: { viewport: { width: 1280, height: 820 }, colorScheme: "light" },
        },
        {
            name: "phone",
            testIgnore: ["gallery/**", "added/**", "site/**"],
            grep: /@phone/,
            use: {
                ...devices["Pixel 7"],
                viewport: { width: 360, height: 740 },
                deviceScaleFactor: 1,
                colorScheme: "dark",
            },
        },
        {
            // The same pages, answered by Python in them: the server cannot be reached.
            name: "here",
            testIgnore: ["gallery/**", "added/**", "site/**"],
            grep: /@here/,
            timeout: 120_000,
            expect: { timeout: 60_000 },
            use: {
                viewport: { width: 1280, height: 820 },
                colorScheme: "light",
                actionTimeout: 60_000,
                navigationTimeout: 60_000,
                thinks: true,
                served: false,
            },
        },
        {
            // The board alone, with everything that moves.
            name: "gallery",
            testMatch: "gallery/*.spec.ts",
            use: { baseURL: gallery, contextOptions: { reducedMotion: "no-preference" } },
        },
    ],
    webServer: [
        {
            command: `../.venv/bin/fourfold serve --port ${port} --data ${process.env.FOURFOLD_TEST_DATA}/matches.db`,
            url: `${address}/api/games`,
            timeout: 120_000,
            stdout: "ignore",
            env: {
                FOURFOLD_REQUESTS_PER_MINUTE: "0",
                FOURFOLD_MATCHES_PER_MINUTE: "0",
                FOURFOLD_COMPUTING_PER_MINUTE: "0",
                FOURFOLD_ANALYSES_PER_MINUTE: "0",
            },
        },
        {
            command: `${vite} build ${boards} --logLevel warn && exec ${vite} preview ${boards} --host 127.0.0.1 --port ${galleryPort} --strictPort`,
            url: gallery,
        },
    ],
});
