import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./vite.offline.ts";
import { python } from "./vite.python.ts";
import { fluent } from "./vite.words.ts";

// A site without a server: `make site`. It stands below any path, and has one page.
const alone = process.env.VITE_ALONE === "1";

/** What a board is made of, except what a picture of one needs. */
const isBoardModule = (id: string): boolean =>
    /src\/board\/(?!geometry|Piece|Shading|shapes|Surface|text)\w[\w.]*\.(svelte|ts)$/.test(id);
/** What pages for learning and analysis share. */
const isStudyModule = (id: string): boolean =>
    /src\/(study|learn)\/|here\/events|eventsource-parser/.test(id);
/**
 * Words are fetched one language at a time. Where the files of Python are changes with each of them:
 * whoever comes again need not fetch everything for that.
 */
const isCommon = (id: string): boolean =>
    !isBoardModule(id) && !isStudyModule(id) && !/virtual:(words|python)|here\/python/.test(id);

/** Links to pages, which are told apart by what stands after #. */
const hashed = {
    name: "fourfold-hashed",
    markup: ({ content }: { content: string }) => ({
        code: content.replaceAll(/ href="\/(?!api\/)/g, ' href="#/'),
    }),
};

/** The page of a site without a server says where else people meet; it can be changed there. */
const sociable = {
    name: "fourfold-sociable",
    transformIndexHtml: () => {
        const content = process.env.VITE_SERVER ?? "";
        const tag = { tag: "meta", attrs: { name: "fourfold-server", content } };
        return alone ? [tag] : [];
    },
};

/** Load the style of the app after the name and the first sentence, which do not need it. */
const styleLast = {
    name: "fourfold-style-last",
    enforce: "post" as const,
    transformIndexHtml: {
        order: "post" as const,
        handler: (page: string) => {
            const style = /\s*<link rel="stylesheet" crossorigin[^>]*>/;
            return page
                .replace(style, "")
                .replace("</body>", `${style.exec(page)?.[0] ?? ""}\n    </body>`);
        },
    },
};

/**
 * No modules need each other in a circle. ESLint says so where code is written, but does not see a
 * circle of components alone. A component may draw itself inside, as a tree does; circles of other
 * people are theirs.
 */
const acyclic: Plugin = {
    name: "fourfold-acyclic",
    onLog(_, { code, ids = [], message }) {
        if (code !== "CIRCULAR_DEPENDENCY") return;
        const isOurs = ids.some((id) => !id.includes("/node_modules/"));
        if (!isOurs || new Set(ids).size === 1) return false;
        throw new Error(message);
    },
};

export default defineConfig({
    base: alone ? "./" : "/",
    plugins: [
        svelte({ preprocess: alone ? [hashed] : [] }),
        fluent(),
        python(),
        acyclic,
        sociable,
        styleLast,
        offline(),
    ],
    worker: {
        format: "es",
        plugins: () => [python()],
        // Pyodide runs in Node, too, and asks there for modules that browsers do not have.
        rolldownOptions: { external: /^node:/, checks: { pluginTimings: false } },
    },
    build: {
        // The server serves this folder, and the Python wheel carries it.
        outDir: alone ? "../build/site" : "../src/fourfold/web",
        emptyOutDir: true,
        target: "es2022",
        // What pages have in common is one script, and all styles are one sheet: a page that is
        // fetched in forty pieces waits for each of them. Boards that are played on, and what
        // learning and analysis share, stay out of the first screen.
        cssCodeSplit: false,
        rolldownOptions: {
            checks: { pluginTimings: false, circularDependency: true },
            output: {
                codeSplitting: {
                    // A group takes along what its modules need, unless an earlier one has it.
                    groups: [
                        { name: "common", minShareCount: 2, test: isCommon, priority: 2 },
                        { name: "board", minShareCount: 2, test: isBoardModule, priority: 1 },
                        { name: "study", minShareCount: 2, test: isStudyModule },
                    ],
                },
            },
        },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: "http://127.0.0.1:4444", ws: true } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: {
        environment: "jsdom",
        include: ["src/**/*.test.ts"],
        testTimeout: 120_000,
        // A page for each file would take longer than all tests; each test leaves it as it was.
        isolate: false,
        setupFiles: ["./vitest.setup.ts"],
    },
});
