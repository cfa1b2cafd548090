import { svelte } from "@sveltejs/vite-plugin-svelte";
import { join } from "node:path";
import { defineConfig } from "vite";
import { fluent } from "../../vite.words.ts";

/** The gallery as a bundle of its own: pages come much faster than from sources one by one. */
export default defineConfig({
    root: import.meta.dirname,
    plugins: [svelte(), fluent()],
    build: {
        outDir: join(process.env.FOURFOLD_TEST_DATA!, "gallery"),
        emptyOutDir: true,
        chunkSizeWarningLimit: 1000,
    },
});
