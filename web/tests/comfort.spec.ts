/** What is not broken without it, and better with it: what is in sight, in reach, and agreed. */

import type { MatchRequest } from "../src/payloads";
import { inSight, smallerThan, WINDOWS } from "./feel";
import { board, expect, GAMES, made, play, test, together } from "./table";

const SIDEWAYS = WINDOWS[2]!;
const PHONE = { viewport: WINDOWS[1]!, hasTouch: true, isMobile: true };

for (const game of Object.keys(GAMES))
    test(`a phone on its side shows the whole board of ${game} and the hands`, async ({ page }) => {
        await page.setViewportSize(SIDEWAYS);
        const match = await together(page, game);
        for (const path of [`/m/${match.id}`, `/analyse/${game}`, `/learn/${game}/lesson`]) {
            await page.goto(path);
            await inSight(board(page));
            for (const hand of await page.locator("[data-hand]").all()) await inSight(hand);
        }
    });

test("the rules are one press away, and the match stays", async ({ page }) => {
    const match = await together(page, "qomet", ["d4"]);
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "Rules" }).click();
    await expect(page.getByRole("dialog")).toContainText("Four stars of one colour");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(page.url()).toContain(match.id);
});

test("what ends setting up a position is in sight", async ({ page }) => {
    for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await page.goto("/analyse/qomet");
        await page.getByRole("button", { name: "Set up" }).click();
        await inSight(page.getByRole("button", { name: "Analyse this" }));
    }
});

test("the result names the line, and the list of my games who won", async ({ page }) => {
    const { moves } = GAMES.quantik!;
    const match = await together(page, "quantik", moves);
    await page.goto(`/m/${match.id}`);
    await expect(page.locator(".ending")).toContainText("a1, a2, b1, b2");
    await made(page, { game: "exago", seats: [{ kind: "me" }, { kind: "engine", level: 1 }] });
    await page.goto("/");
    await expect(page.locator(".running li")).toContainText("Daydreamer");
    await page.goto("/mine");
    const list = page.locator("main ul li");
    await expect(list).toHaveCount(2);
    // The newest first, each with a small board.
    await expect(list.first()).toContainText(/You and Daydreamer|Daydreamer and You/);
    await expect(list.last()).toContainText("Bob wins");
    for (const window of WINDOWS) {
        await page.setViewportSize(window);
        const board = await list.last().locator("svg.ff-svg").boundingBox();
        expect(board!.width).toBeGreaterThan(40);
    }
    await page.getByRole("button", { name: "Quantik" }).click();
    await expect(list).toHaveCount(1);
});

test("values come with a legend, and equal moves without a frame", async ({ page }) => {
    await page.goto("/analyse/quantik?moves=Aa1,Bb3");
    await expect(page.locator(".values li").first()).toContainText("W9");
    await expect(page.locator("main").getByText("W9 wins, L8 loses.")).toBeVisible();
    await expect(page.locator(".arrow-ring")).toHaveCount(0);
    for (const sign of await page.locator(".values .sign").all()) {
        const room = await sign.evaluate((each) => each.scrollWidth <= each.clientWidth);
        expect(room).toBe(true);
    }
});

test("whatever a finger can hit is large enough for it", async ({ page }) => {
    await page.setViewportSize(WINDOWS[1]!);
    const match = await together(page, "exago", GAMES.exago!.moves.slice(0, 4));
    const ended = await together(page, "quantik", GAMES.quantik!.moves);
    const found: Record<string, string[]> = {};
    for (const [path, ready] of [
        ["/", ".games .ff-svg >> nth=2"],
        ["/play/exago", "main form, main .choices"],
        [`/m/${match.id}`, "[role=grid]"],
        [`/m/${ended.id}`, ".ending"],
        ["/mine", "main li"],
        ["/open", "textarea"],
        ["/learn/quantik", "h1"],
        ["/learn/qomet/lesson", "[role=grid]"],
        ["/learn/quantik/puzzles", "[role=grid]"],
        ["/analyse/quantik?moves=Aa1,Bb2", ".values button"],
        [`/review/${ended.id}`, "[type=range]"],
    ] as const) {
        await page.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
        await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
            for (const each of all) each.open = true;
        });
        const small = await smallerThan(page, 40);
        if (small.length) found[path] = small;
    }
    for (const dialog of ["Settings", "Language"]) {
        await page.getByRole("button", { name: dialog }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        const small = await smallerThan(page, 40);
        if (small.length) found[dialog] = small;
        await page.keyboard.press("Escape");
    }
    expect(found).toEqual({});
});

test("five opponents of one level can be told apart, and every name can be read", async ({
    page,
}) => {
    const me = { kind: "me", name: "Annabelle" } as const;
    const level = { kind: "engine", level: 4 } as const;
    const seats: MatchRequest["seats"] = [me, level, level, level, level, level];
    const options = { players: "6" };
    const clock = { kind: "increment", base: 300, increment: 2 } as const;
    const match = await made(page, { game: "exago", options, seats, order: "given", clock });
    const names = ["Annabelle", ...[1, 2, 3, 4, 5].map((number) => `Watchman ${number}`)];
    for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await page.goto(`/m/${match.id}`);
        for (const [seat, name] of names.entries()) {
            const shown = page.locator(`[data-hand="${seat}"] .name`);
            await expect(shown).toHaveText(name);
            // Nothing of it is cut off.
            expect(
                await shown.evaluate(
                    (each) =>
                        each.scrollWidth <= each.clientWidth + 1 &&
                        each.scrollHeight <= each.clientHeight + 2,
                ),
                `${name} in ${window.width}×${window.height}`,
            ).toBe(true);
        }
    }
    const two = await made(page, { game: "quantik", seats: [me, level], order: "given", clock });
    await page.setViewportSize(WINDOWS[1]!);
    await page.goto(`/m/${two.id}`);
    for (const name of ["Annabelle", "Watchman"]) {
        const shown = page.locator(".hand .name").getByText(name, { exact: true });
        await expect(shown).toBeVisible();
        expect(await shown.evaluate((each) => each.scrollWidth <= each.clientWidth + 1)).toBe(true);
    }
});

test("a finished match is kept, or deleted after a question", async ({ page }) => {
    const match = await together(page, "quantik", GAMES.quantik!.moves);
    await page.goto("/mine");
    const keep = page.getByRole("button", { name: "Keep this match" });
    await expect(keep).toHaveAttribute("aria-pressed", "false");
    await keep.click();
    await expect(keep).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(keep).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Delete this match" }).click();
    await page.getByRole("button", { name: "No, go back" }).click();
    await expect(keep).toBeVisible();
    await page.getByRole("button", { name: "Delete this match" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.locator("main li")).toHaveCount(0);
    expect((await page.request.get(`/api/matches/${match.id}`)).status()).toBe(404);
});

test("a match that was made without an answer is not made a second time", async ({
    page,
    provokes,
}) => {
    provokes(/ERR_FAILED/);
    await page.goto("/play/quantik");
    let lost = 0;
    await page.route("**/api/matches", async (route) => {
        // The server does it, but nobody hears of it.
        if (lost++) return route.continue();
        await route.fetch();
        await route.abort();
    });
    const beside = page.getByRole("button", { name: /Someone beside me/ });
    await beside.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await beside.click();
    await page.waitForURL(/\/m\//);
    const mine = await page.request.get("/api/me/matches");
    expect(((await mine.json()) as { matches: unknown[] }).matches).toHaveLength(1);
});

test("help in a match by link is agreed when it is made, and both read it", async ({
    page,
    browser,
}) => {
    for (const wanted of [false, true]) {
        await page.goto("/play/quantik");
        await page.getByText("Options and clock").click();
        if (wanted) await page.getByLabel(/Hints and values are allowed/).check();
        await page.getByRole("button", { name: /A friend, by link/ }).click();
        await page.waitForURL(/\/m\//);
        const said = wanted ? "Hints and values are allowed in this match" : "Nobody gets hints";
        await expect(page.locator("main").getByText(said)).toBeVisible();
        const friend = await (await browser.newContext()).newPage();
        await friend.goto(page.url());
        await expect(friend.locator("main").getByText(said)).toBeVisible();
        await friend.getByRole("button", { name: "Join" }).click();
        for (const each of [page, friend]) {
            await expect(board(each)).toBeVisible();
            await expect(each.locator("main").getByText(said)).toBeVisible();
        }
        const hints = () =>
            Promise.all(
                [page, friend].map((each) => each.getByRole("button", { name: "Hint" }).count()),
            );
        await expect
            .poll(async () => (await hints()).reduce((sum, each) => sum + each))
            .toBe(wanted ? 1 : 0);
        await friend.context().close();
    }
});

test("options have short names, and each is explained", async ({ page }) => {
    await page.goto("/play/exago");
    await page.getByText("Options and clock").click();
    const size = page.getByLabel("Board size");
    await expect(size).toHaveAccessibleDescription("How many spaces each side of the board has.");
});

test("boards have themes and sizes, which stay", async ({ page }) => {
    const match = await together(page, "exago", ["f6", "f7"]);
    await page.goto(`/m/${match.id}`);
    const tile = page.locator(".actor .body").first();
    const colour = () => tile.evaluate((each) => getComputedStyle(each).fill);
    const width = async () => (await board(page).boundingBox())!.width;
    const [before, wide] = [await colour(), await width()];
    await page.getByRole("button", { name: "Settings" }).click();
    await page
        .getByRole("dialog")
        .getByLabel("Board", { exact: true })
        .selectOption("For every colour vision");
    await page.getByLabel("Size of the board").selectOption("Small");
    await page.keyboard.press("Escape");
    expect(await colour()).not.toBe(before);
    expect(await width()).toBeLessThan(wide);
    await page.reload();
    expect(await colour()).not.toBe(before);
});

test("a dialog shades the whole width", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const shaded = await ground();
    await page.keyboard.press("Escape");
    expect(await ground()).not.toBe(shaded);
});

test.describe("with a finger on small spaces", () => {
    test.use(PHONE);

    test("the first tap comes closer, the second plays", async ({ page }) => {
        const match = await together(page, "exago", ["f6", "f7"]);
        await page.goto(`/m/${match.id}`);
        const space = page.locator('[data-space="g7"]');
        const size = async () => (await space.boundingBox())!.width;
        const small = await size();
        expect(small).toBeLessThan(40);
        await space.tap();
        await expect(page.getByRole("button", { name: "Show the whole board" })).toBeVisible();
        expect(await size()).toBeGreaterThanOrEqual(40);
        await expect(page.getByRole("region", { name: "Moves" }).locator("li")).toHaveCount(2);
        await space.tap();
        await expect(page.getByRole("region", { name: "Moves" }).locator("li")).toHaveCount(3);
        // Then the whole board is there again.
        await expect.poll(size).toBeCloseTo(small, 0);
    });

    test("or a question comes before the move", async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem("fourfold:fingers", "confirm"));
        const match = await together(page, "exago", ["f6", "f7"]);
        await page.goto(`/m/${match.id}`);
        const list = page.getByRole("region", { name: "Moves" }).locator("li");
        await page.locator('[data-space="g7"]').tap();
        await inSight(page.getByRole("button", { name: "Back", exact: true }));
        await page.getByRole("button", { name: "Back", exact: true }).tap();
        await expect(list).toHaveCount(2);
        await page.locator('[data-space="e6"]').tap();
        await page.getByRole("button", { name: "Play", exact: true }).tap();
        await expect(list).toHaveCount(3);
        await expect(list.last()).toContainText("e6");
    });

    test("a board with room for fingers plays at once", async ({ page }) => {
        const match = await together(page, "quantik");
        await page.goto(`/m/${match.id}`);
        await play(page, "Aa1");
    });
});
