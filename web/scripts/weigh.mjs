/** Says how much there is to fetch for full use offline: `node scripts/weigh.mjs FOLDER`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** @type {[string, RegExp][]} */
const PARTS = [
    ["Python as WebAssembly", /\.wasm\.gz$/],
    ["Python's own script", /\.mjs$/],
    ["Python's standard library", /^python-.*\.zip\.gz$/],
    ["Rooms, kernels and words of Fourfold", /^fourfold-.*\.zip\.gz$/],
    ["Tables", /\.table$/],
    ["Pages in all languages", /\.(js|css|json)$/],
];
const isPacked = (/** @type {string} */ name) => /\.(gz|table)$/.test(name);

/**
 * The bytes of each part of a site, and of all together. What is compressed by itself counts as it
 * is; hosts compress the rest.
 *
 * @param {string} folder
 * @returns {[string, number][]}
 */
export function weighed(folder) {
    const assets = join(folder, "assets");
    const sizes = readdirSync(assets).map((name) => {
        const content = readFileSync(join(assets, name));
        return { name, bytes: isPacked(name) ? content.length : gzipSync(content).length };
    });
    const sum = (/** @type {RegExp} */ pattern) =>
        sizes.reduce((all, { name, bytes }) => all + (pattern.test(name) ? bytes : 0), 0);
    const parts = [...PARTS, /** @type {[string, RegExp]} */ (["Everything, compressed", /./])];
    return parts.map(([what, pattern]) => [what, sum(pattern)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
    for (const [what, bytes] of weighed(process.argv[2] ?? "../build/site"))
        console.log(`${what.padEnd(44)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);
