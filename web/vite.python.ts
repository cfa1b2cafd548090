/**
 * Python for the browser, as files with their content in their names.
 *
 * `virtual:python` says where they are: Pyodide, the archive with our sources, and a table for each
 * game that has one. All that is not compressed by itself is kept compressed, so that no host has
 * to do it. Without `build/browser` (see `scripts/pack_browser.py`) there is no Python, and the
 * server answers everything.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { Python, Served } from "./src/here/files";

const PACKED = resolve(import.meta.dirname, "../build/browser");
const PYODIDE = resolve(import.meta.dirname, "node_modules/pyodide");
const NAME = "virtual:python";

interface File {
    path: string;
    content: Buffer;
}

const digest = (content: Buffer): string =>
    createHash("sha256").update(content).digest("base64url").replaceAll(/[-_]/g, "").slice(0, 8);

function hashed(folder: string, name: string, compress = false): File {
    const raw = readFileSync(join(folder, name));
    const content = compress ? gzipSync(raw, { level: 9 }) : raw;
    const [stem, ...ends] = name.split(".");
    const ending = [...ends, ...(compress ? ["gz"] : [])].join(".");
    return { path: `assets/${stem}-${digest(raw)}.${ending}`, content };
}

const served = ({ path, content }: File): Served => ({ path, bytes: content.length });

/** The game a table is for, with the options that it says in its heading. */
function specOf({ content }: File): string {
    const heading = content.subarray(0, content.indexOf("\n", content.indexOf("\n") + 1));
    const told = heading.toString("utf8").split("\n")[1] ?? "";
    const { game, options } = JSON.parse(told) as { game: string; options: string };
    return options ? `${game}?${options}` : game;
}

function collected(): { files: File[]; told: Python | null } {
    if (!existsSync(join(PACKED, "fourfold.zip"))) return { files: [], told: null };
    const script = hashed(PYODIDE, "pyodide.asm.mjs");
    const machine = hashed(PYODIDE, "pyodide.asm.wasm", true);
    const library = hashed(PACKED, "python.zip", true);
    const sources = hashed(PACKED, "fourfold.zip", true);
    const first = hashed(PACKED, "first.json");
    const data = join(PACKED, "data");
    const names = readdirSync(data).sort();
    const tables = names.map((name) => hashed(data, name));
    const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")) as {
        info: Record<string, string>;
    };
    return {
        files: [script, machine, library, sources, first, ...tables],
        told: {
            script: served(script),
            machine: served(machine),
            library: served(library),
            sources: served(sources),
            first: served(first),
            tables: names.map((name, i) => {
                const table = tables[i]!;
                return { spec: specOf(table), name, ...served(table) };
            }),
            solutions: solutionsOf(tables.map((table) => specOf(table).split("?")[0]!)),
            info,
        },
    };
}

/** Whole solutions at an address: those that whoever builds names, like `FOURFOLD_QOMET`. */
function solutionsOf(games: string[]): Record<string, string> {
    const names = [...new Set(games)].map((game) => `FOURFOLD_${game.toUpperCase()}`);
    const found = names.map((name) => [name, process.env[name] ?? ""] as const);
    return Object.fromEntries(found.filter(([, address]) => /^https?:\/\//.test(address)));
}

let found: ReturnType<typeof collected> | null = null;
/** Collected once for pages and workers: to compress it takes longer than much else. */
const all = () => (found ??= collected());

export function python(): Plugin {
    return {
        name: "fourfold-python",
        resolveId: (id) => (id === NAME ? `\0${id}` : null),
        load: (id) =>
            id === `\0${NAME}` ? `export const python = ${JSON.stringify(all().told)};` : null,
        generateBundle() {
            if (this.environment.config.consumer !== "client") return;
            for (const { path, content } of all().files)
                this.emitFile({ type: "asset", fileName: path, source: content });
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const file = all().files.find(({ path }) => `/${path}` === request.url);
                if (!file) return next();
                if (file.path.endsWith(".mjs"))
                    response.setHeader("Content-Type", "text/javascript");
                response.end(file.content);
            });
        },
    };
}
