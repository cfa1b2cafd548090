/**
 * Builds the service worker with Workbox, and tells it what the app consists of: the pages with
 * their styles, which it keeps from the start, and everything else, which it keeps when it was
 * fetched.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const SOURCE = resolve(import.meta.dirname, "src/offline/sw.ts");
const PUBLIC = ["icon.svg", "start.css"];
/** Code and styles of pages; words and Python come when they are asked for. */
const isShell = (name: string): boolean => /^assets\/.*\.(js|css)$/.test(name);

const revision = (content: string | Uint8Array): string =>
    createHash("sha256").update(content).digest("hex").slice(0, 16);

export function offline(): Plugin {
    return {
        name: "fourfold-offline",
        apply: "build",
        enforce: "post",
        async generateBundle(_, bundle) {
            const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
            const words = new Set(
                Object.values(bundle)
                    .filter(
                        (each) =>
                            each.type === "chunk" &&
                            each.moduleIds.some((id) => id.includes("virtual:words/")),
                    )
                    .map(({ fileName }) => fileName),
            );
            const page = bundle["index.html"] as Rolldown.OutputAsset | undefined;
            // Other builds, such as that of the gallery, have no app to keep.
            if (!page) return;
            const shell = [
                { url: "index.html", revision: revision(page.source) },
                ...PUBLIC.map((url) => ({
                    url,
                    revision: revision(readFileSync(resolve(import.meta.dirname, "public", url))),
                })),
                ...made
                    .filter((name) => isShell(name) && !words.has(name))
                    .map((url) => ({ url, revision: null })),
            ];
            const built = (await build({
                configFile: false,
                logLevel: "warn",
                publicDir: false,
                define: {
                    SHELL: JSON.stringify(shell),
                    ALONE: JSON.stringify(process.env.VITE_ALONE === "1"),
                    MADE: JSON.stringify(made),
                    "process.env.NODE_ENV": '"production"',
                },
                build: {
                    write: false,
                    target: "es2022",
                    lib: { entry: SOURCE, formats: ["iife"], name: "sw" },
                },
            })) as Rolldown.RolldownOutput[];
            this.emitFile({
                type: "asset",
                fileName: "sw.js",
                source: built[0]!.output[0].code,
            });
        },
    };
}
