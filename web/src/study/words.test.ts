import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const english = import.meta.glob<string>(
    ["../../../src/fourfold/locales/en/study.ftl", "../../../src/fourfold/games/*/locales/en.ftl"],
    { query: "?raw", import: "default", eager: true },
);

it("every study message that is named has a sentence, and every sentence is used", () => {
    const text = Object.values(english).join("\n");
    const there = new Set([...text.matchAll(/^(study-[\w-]+) =/gm)].map(([, id]) => id!));
    const code = Object.values(sources).join("\n");
    const named = [...code.matchAll(/"(study-[\w-]+)"/g)].map(([, id]) => id!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !there.has(id))).toEqual([]);
    const stems = [...code.matchAll(/[`](study-[\w-]*)\$\{/g)].map(([, stem]) => stem!);
    const included = [...text.matchAll(/\{ (study-[\w-]+) \}/g)].map(([, id]) => id!);
    const used = (id: string) =>
        named.includes(id) || included.includes(id) || stems.some((stem) => id.startsWith(stem));
    expect([...there].filter((id) => !used(id))).toEqual([]);
});
