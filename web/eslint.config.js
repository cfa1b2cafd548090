import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";

/** The rooms of `src`. Each may use those above it; those on a line know nothing of each other. */
const ROOMS = [
    ["board", "here"],
    ["lib"],
    ["parts"],
    ["study"],
    ["analyse", "home", "learn", "match", "matches", "review", "setup"],
    ["app", "offline"],
];

const homeless = readdirSync(new URL("src", import.meta.url), { withFileTypes: true })
    .filter((found) => found.isDirectory() && !ROOMS.flat().includes(found.name))
    .map(({ name }) => name);
if (homeless.length) throw new Error(`ROOMS lack ${homeless.join(", ")}: see README.md.`);

/** For every room, the rooms it may not use. */
const zones = ROOMS.flatMap((line, depth) =>
    line.map((room) => ({
        target: `./src/${room}`,
        from: [...line, ...ROOMS.slice(depth + 1).flat()]
            .filter((other) => other !== room)
            .map((other) => `./src/${other}`),
        message: `src/${room} must not know of this room: see the rooms in README.md.`,
    })),
).filter(({ from }) => from.length);

export default defineConfig(
    globalIgnores(["node_modules", "test-results"]),
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        plugins: { "import-x": importX },
        settings: {
            "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
            "import-x/extensions": [".ts", ".js", ".mjs"],
            // What components import stands within an element: the build sees a cycle of theirs.
            "import-x/ignore": ["\\.svelte$"],
            "import-x/resolver-next": [
                createNodeResolver({ extensions: [".ts", ".js", ".mjs", ".json"] }),
            ],
        },
        rules: {
            "import-x/no-cycle": ["error", { ignoreExternal: true }],
            "import-x/no-duplicates": "error",
            "import-x/no-restricted-paths": ["error", { zones }],
            // What vite.words.ts makes is no file.
            "import-x/no-unresolved": ["error", { ignore: ["^virtual:"] }],
            "@typescript-eslint/consistent-type-imports": "error",
            "@typescript-eslint/no-unused-vars": [
                "error",
                {
                    argsIgnorePattern: "^_$",
                    varsIgnorePattern: "^_$",
                    destructuredArrayIgnorePattern: "^_$",
                },
            ],
            // What is shown is replaced as a whole; sets and maps are tools of a moment.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] },
        },
    },
    // The compiler knows every name, in types too.
    { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
    // Playwright reads which fixtures a function wants from its first argument, even if none.
    {
        files: ["tests/**"],
        rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
    },
);
