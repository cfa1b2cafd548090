// The site without a server (`make site`), from below a path, on a host that only has files.

import { defineConfig } from "@playwright/test";
import { resolve } from "node:path";
import usual from "./playwright.config";

const port = process.env.FOURFOLD_TEST_PORT;
// Another of the ports that were found free.
const elsewhere = process.env.FOURFOLD_TEST_GALLERY;
/** Below a path: the host also has other things. */
const address = `http://127.0.0.1:${port}/site/`;

/** The host: the site as it is, and once more with a server where people meet. */
const host = `${process.env.FOURFOLD_TEST_DATA}/host`;
const named = `s|(name="fourfold-server" content=")|\\1http://127.0.0.1:${elsewhere}|`;
const steps = [
    `mkdir -p ${host}`,
    `cp -r build/site ${host}/site`,
    `cp -r build/site ${host}/sociable`,
    `sed -Ei '${named}' ${host}/sociable/index.html`,
    `exec .venv/bin/python -m http.server ${port} --bind 127.0.0.1 --directory ${host}`,
];

export default defineConfig({
    ...usual,
    testDir: "tests/site",
    outputDir: "test-results/site",
    // Python starts four times in one of them, on machines that may be slow.
    timeout: 300_000,
    expect: { timeout: 120_000 },
    workers: 1,
    use: {
        ...usual.use,
        baseURL: address,
        serviceWorkers: "allow",
        actionTimeout: 60_000,
        navigationTimeout: 60_000,
    },
    projects: [
        { name: "site", use: { viewport: { width: 1280, height: 820 }, colorScheme: "light" } },
    ],
    webServer: [
        {
            command: steps.join(" && "),
            cwd: resolve(".."),
            url: address,
            stdout: "ignore",
            stderr: "ignore",
        },
        {
            // Where people of this site can meet.
            command: `.venv/bin/fourfold serve --port ${elsewhere} --data ${process.env.FOURFOLD_TEST_DATA}/elsewhere.db`,
            cwd: resolve(".."),
            url: `http://127.0.0.1:${elsewhere}/api/games`,
            timeout: 120_000,
            stdout: "ignore",
            env: { FOURFOLD_SITES: `http://127.0.0.1:${port}` },
        },
    ],
});
