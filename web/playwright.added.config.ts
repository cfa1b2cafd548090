// The game that the documentation adds, in a copy of the project that is built and served anew.

import { defineConfig } from "@playwright/test";
import { resolve } from "node:path";
import usual from "./playwright.config";

const { FOURFOLD_TEST_PORT: port, FOURFOLD_TEST_DATA: data } = process.env;
const copy = `${data}/copy`;
const root = resolve("..");
const steps = [
    `mkdir -p ${copy}`,
    `.venv/bin/python -m tests.adding ${copy}`,
    `ln -s ${root}/web/node_modules ${copy}/web/node_modules`,
    `(cd ${copy}/web && npm run --silent build)`,
    `PYTHONPATH=${copy}/src exec .venv/bin/python -m fourfold serve --port ${port} --data ${data}/added.db`,
];

export default defineConfig({
    ...usual,
    testDir: "tests/added",
    outputDir: "test-results/added",
    projects: [
        { name: "added", use: { viewport: { width: 1280, height: 820 }, colorScheme: "light" } },
    ],
    webServer: {
        command: steps.join(" && "),
        cwd: root,
        url: `http://127.0.0.1:${port}/api/games`,
        timeout: 600_000,
        stdout: "ignore",
    },
});
