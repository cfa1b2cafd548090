/** Links that an earlier version gave out: see tests/data/compatibility/README.md. */

import { readFileSync } from "node:fs";
import { expect, test } from "../table";

interface Link {
    readonly game: string;
    readonly moves: readonly string[];
    readonly open: string;
    readonly analyse: string | null;
}

const file = new URL("../../../tests/data/compatibility/browser/links.json", import.meta.url);
const [link] = JSON.parse(readFileSync(file, "utf8")) as Link[];

test("links of an earlier version behind the # open their game and its analysis", async ({
    page,
}) => {
    const { game, moves, open, analyse } = link!;
    await page.goto(`./#${open}`);
    await expect(page.locator("main textarea")).toHaveValue(new RegExp(`\\[Game "${game}"\\]`));
    await page.goto(`./?again#${analyse!}`);
    await expect(page.locator("g.pieces > *")).toHaveCount(moves.length);
});
