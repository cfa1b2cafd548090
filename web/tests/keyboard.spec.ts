import type { Page } from "@playwright/test";
import { arrange } from "../src/board/geometry";
import { Keys, type Key } from "../src/board/keys";
import type { Layout } from "../src/payloads";
import { expect, GAMES, moves, stateOf, tableOf, test } from "./table";

const WAYS: Key[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Press Tab until something that fits has the focus. */
async function tabTo(page: Page, fits: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((s) => document.activeElement?.matches(s), fits)) return;
    }
    throw new Error(`No way to ${fits} by Tab`);
}

const focused = (page: Page) =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.space ?? null);

/** The next arrow key on the way from one space to another. */
function keyTowards(layout: Layout, from: string, to: string): Key {
    const geometry = arrange(layout);
    if (layout.lines.length) return alongLines(new Keys(geometry, layout), from, to);
    // First to the right row, then along it.
    const row = (space: string) => geometry.rows.findIndex((names) => names.includes(space));
    if (row(from) !== row(to)) return row(from) < row(to) ? "ArrowDown" : "ArrowUp";
    const names = geometry.rows[row(to)]!;
    return names.indexOf(from) < names.indexOf(to) ? "ArrowRight" : "ArrowLeft";
}

/** Where lines lead the keys: the first key of the shortest way. */
function alongLines(keys: Keys, from: string, to: string): Key {
    const found = new Map<string, Key[]>([[from, []]]);
    for (const [space, pressed] of found) {
        if (space === to) return pressed[0]!;
        for (const key of WAYS) {
            const next = keys.lead(space, key);
            if (!found.has(next)) found.set(next, [...pressed, key]);
        }
    }
    throw new Error(`No way from ${from} to ${to}`);
}

async function walk(page: Page, layout: Layout, to: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
        const here = await focused(page);
        expect(here, "the focus is never lost").not.toBeNull();
        if (here === to) return;
        await page.keyboard.press(keyTowards(layout, here!, to));
    }
    throw new Error(`The arrows do not lead to ${to}`);
}

for (const [game, { moves: line, why }] of Object.entries(GAMES)) {
    test(`a whole game of ${game} without a mouse`, async ({ page }) => {
        await page.goto("/");
        await expect(page.locator("main .games a").first()).toBeVisible();
        await tabTo(page, `a[href="/play/${game}"]`);
        await page.keyboard.press("Enter");
        await expect(page.locator("h1")).toBeFocused();
        await tabTo(page, ".people button");
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/m\//);
        await expect(page.getByRole("grid")).toBeVisible();
        const match = await stateOf(page);
        const { layout } = await tableOf(page, match);
        await tabTo(page, "[data-space]");
        for (const [ply, move] of line.entries()) {
            const { legal } = await stateOf(page);
            for (const pick of legal.find((each) => each.move === move)!.picks) {
                const slot = /^hand:(.)$/.exec(pick)?.[1];
                if (slot) await page.keyboard.press(slot);
                else {
                    await walk(page, layout, pick);
                    await page.keyboard.press("Enter");
                }
            }
            await expect(moves(page)).toHaveCount(ply + 1);
            expect(await focused(page), "the focus is never lost").not.toBeNull();
        }
        await expect(page.getByRole("region", { name: "Result" })).toContainText(why);
        await expect(page.locator('[aria-live="polite"]')).toContainText(/wins/);
    });
}

test("a dialog keeps the focus and gives it back", async ({ page }) => {
    await page.goto("/");
    const gear = page.getByRole("button", { name: "Settings" });
    await gear.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(gear).toBeFocused();
});
