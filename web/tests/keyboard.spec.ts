import type { Page } from "@playwright/test";
import { arrange } from "../src/board/geometry";
import { Keys, type Key } from "../src/board/keys";
import type { Layout, Match, MatchRequest } from "../src/payloads";
import { expect, GAMES, join, made, moves, stateOf, tableOf, test } from "./table";

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

const opponents: [string, MatchRequest["seats"]][] = [
    ["a person at the same table", [{ kind: "me" }, { kind: "beside" }]],
    ["a level", [{ kind: "me" }, { kind: "engine", level: 1 }]],
];
for (const [opponent, seats] of opponents)
    test(`typed moves against ${opponent} keep the focus until the result has it`, async ({
        page,
    }) => {
        const match = await made(page, { game: "quantik", seats, order: "given" });
        await page.goto(`/m/${match.id}`);
        await page.getByText("Position and moves in words").click();
        const field = page.getByLabel("Type a move");
        for (;;) {
            const isReady = ({ status, you, to_move }: Match) =>
                status === "over" || you.includes(to_move);
            await expect.poll(async () => isReady(await stateOf(page))).toBe(true);
            const { legal, status, ply } = await stateOf(page);
            if (status === "over") break;
            await expect(moves(page)).toHaveCount(ply);
            await field.fill(legal[0]!.move);
            // By key and by button, which has nothing to play afterwards.
            if (ply % 4) await field.press("Enter");
            else await page.getByRole("button", { name: "Play", exact: true }).click();
            await expect(moves(page)).not.toHaveCount(ply);
            if ((await stateOf(page)).status === "playing") await expect(field).toBeFocused();
        }
        await expect(page.getByRole("region", { name: "Result" })).toBeFocused();
    });

test("a move typed out of turn is kept, and the player is told whose turn it is", async ({
    page,
    browser,
}) => {
    const seats = [{ kind: "me" }, { kind: "open" }] as MatchRequest["seats"];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    const other = await browser.newContext();
    const friend = await other.newPage();
    await join(friend, match.id);
    await page.goto(`/m/${match.id}`);
    await page.getByText("Position and moves in words").click();
    const field = page.getByLabel("Type a move");
    await field.fill("Aa1");
    await field.press("Enter");
    await expect(moves(page)).toHaveCount(1);
    await expect(field).toBeFocused();
    await field.fill("Bb2");
    await field.press("Enter");
    await expect(page.locator('[aria-live="assertive"]')).toContainText("Bob to move");
    await expect(field).toHaveValue("Bb2");
    await expect(field).toBeFocused();
    await other.close();
});

test("a hint keeps the focus while it is looked for", async ({ page }) => {
    const seats: MatchRequest["seats"] = [{ kind: "me" }, { kind: "engine", level: 1 }];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "Hint" }).press("Enter");
    await expect(page.getByRole("button", { name: "Show the move" })).toBeFocused();
    const threat = page.getByRole("button", { name: "What threatens me?" });
    await threat.press("Enter");
    await expect(page.getByText(/threat/i).last()).toBeVisible();
    await expect(threat).toBeFocused();
});

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
