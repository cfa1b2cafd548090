/** Says how much there is to fetch for full use offline: `node scripts/weigh.mjs FOLDER`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [folder = "../build/site"] = process.argv.slice(2);
const assets = join(folder, "assets");
/** What is compressed by itself counts as it is; hosts compress the rest. @type {[string, RegExp][]} */
const PARTS = [
    ["Python as WebAssembly", /\.wasm\.gz$/],
    ["Python's own script", /\.mjs$/],
    ["Python's standard library", /^python-.*\.zip\.gz$/],
    ["Rooms, kernels and words of Fourfold", /^fourfold-.*\.zip\.gz$/],
    ["Tables", /\.table$/],
    ["Pages in all languages", /\.(js|css|json)$/],
];
const isPacked = (/** @type {string} */ name) => /\.(gz|table)$/.test(name);
const sizes = readdirSync(assets).map((name) => {
    const content = readFileSync(join(assets, name));
    return { name, bytes: isPacked(name) ? content.length : gzipSync(content).length };
});
const say = (/** @type {string} */ what, /** @type {number} */ bytes) =>
    console.log(`${what.padEnd(44)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);

let sum = 0;
for (const [what, pattern] of PARTS) {
    const some = sizes.filter(({ name }) => pattern.test(name));
    const bytes = some.reduce((all, each) => all + each.bytes, 0);
    sum += bytes;
    say(what, bytes);
}
say("Everything, compressed", sum);
