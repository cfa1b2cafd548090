import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./vite.words.ts";

export default defineConfig({
    plugins: [svelte(), fluent()],
    build: {
        // The server serves this folder, and the Python wheel carries it.
        outDir: "../src/fourfold/web",
        emptyOutDir: true,
        target: "es2022",
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: "http://127.0.0.1:4444", ws: true } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
