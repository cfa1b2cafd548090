// The scenes there are, for tests that run outside a bundler.

import { readFileSync } from "node:fs";

const names = (game: string): string[] => {
    const file = new URL(`../fixtures/${game}.json`, import.meta.url);
    return Object.keys(JSON.parse(readFileSync(file, "utf8")).scenes);
};

export const fixtures: Readonly<Record<string, readonly string[]>> = {
    quantik: names("quantik"),
    qomet: names("qomet"),
    exago: names("exago"),
};
