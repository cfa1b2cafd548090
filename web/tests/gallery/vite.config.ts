import { svelte } from "@sveltejs/vite-plugin-svelte";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vite";
import { fluent } from "../../vite.words.ts";

/** The gallery as a bundle of its own: pages come much faster than from sources one by one. */
export default defineConfig({
    root: import.meta.dirname,
    plugins: [svelte(), fluent()],
    build: {
        // Whoever only checks the sources has no such folder, and builds nothing.
        outDir: join(process.env.FOURFOLD_TEST_DATA ?? tmpdir(), "gallery"),
        emptyOutDir: true,
        chunkSizeWarningLimit: 1000,
    },
});
