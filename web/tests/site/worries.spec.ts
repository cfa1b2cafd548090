/** What a player is told at the place where something is lost or missing. */

import type { Page } from "@playwright/test";
import { expect, moves, stored, test } from "../table";

const board = (page: Page) => page.getByRole("grid");

/** Go to another page of the site without loading it again, as its links do. */
const go = (page: Page, path: string) => page.evaluate((hash) => void (location.hash = hash), path);

test("what was never fetched is told apart from what a browser cannot do, and comes when it can", async ({
    page,
    context,
    provokes,
}) => {
    provokes(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("./");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
    await context.setOffline(true);
    await go(page, "/learn/quantik/lesson");
    await expect(page.getByRole("alert")).toContainText("Make available offline");
    await expect(page.getByRole("heading", { name: "Not fetched yet" })).toBeVisible();

    // How many play is chosen all the same, and nobody is offered a game for two meanwhile.
    await go(page, "/play/exago");
    await page.locator('label:has(input[value="3"])').first().click();
    await expect(page.getByRole("combobox", { name: /Player 3/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Someone beside me/ })).toHaveCount(0);
    await expect(page.getByRole("alert")).toContainText("Connect once");

    await go(page, "/learn/quantik/lesson");
    await expect(page.getByRole("alert")).toContainText("Connect once");
    await context.setOffline(false);
    await expect(page.getByText(/Step 1 of/)).toBeVisible();

    // Python is there now, but not the table of this game.
    await context.setOffline(true);
    await go(page, "/play/qomet");
    await page.getByText("Options and clock").click();
    await page.getByLabel("Who moves first").selectOption("others");
    await page.getByRole("button", { name: /Oracle/ }).click();
    await expect(board(page)).toBeVisible();
    const told = page.getByRole("status").filter({ hasText: "Connect once" });
    await expect(told).toBeVisible();
    await context.setOffline(false);
    await expect(told).toHaveCount(0);
    await expect(moves(page)).toHaveCount(1);
});

test("a game that cannot be stored is said to be lost with its page, once, beside the board", async ({
    page,
}) => {
    await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
            throw new DOMException("", "QuotaExceededError");
        };
    });
    await page.goto("./#/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    const told = page.getByRole("status").filter({ hasText: "no room left" });
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await expect(dialog.getByLabel("Link with the whole game in it")).toHaveValue(/open\?game=/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toHaveCount(0);
    const lost = page.url().split("#")[1]!;

    // Who has read it is not told again for the next game.
    await go(page, "/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(board(page)).toBeVisible();
    await expect(told).toHaveCount(0);

    // Elsewhere, or after the page, it is said where the game is and what to do.
    await page.goto(`./?again#${lost}`);
    await expect(page.getByRole("heading", { name: "not in this browser" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Share");
    await expect(page.getByRole("alert")).not.toContainText("too old");
});

test("a storage that gets full during a game is said without moving the board", async ({
    page,
}) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...given) {
            if ("full" in globalThis) throw new DOMException("", "QuotaExceededError");
            return put.apply(this, given);
        };
    });
    await page.goto("./#/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(board(page)).toBeVisible();
    const hand = page.locator('[data-hand="0"]');
    const place = async () => [await board(page).boundingBox(), await hand.boundingBox()];
    const before = await place();
    await page.evaluate(() => void Object.assign(globalThis, { full: true }));
    await hand.locator("button.slot").first().click();
    await page.locator('[data-space="a1"]').click();
    const told = page.getByRole("status").filter({ hasText: "no room left" });
    await expect(told).toBeVisible();
    expect(await place()).toEqual(before);
    await expect(told, "it is seen without scrolling").toBeInViewport({ ratio: 1 });
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toHaveCount(0);
    expect(await place()).toEqual(before);
});

test("Python that starts during a game does not move the board", async ({ page }) => {
    await page.goto("./#/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(board(page)).toBeVisible();
    let fetch = () => {};
    const held = new Promise<void>((resolve) => (fetch = resolve));
    // A page that is loaded again knows its board, and waits for Python when it is asked.
    await page.route(/\.wasm\.gz$/, async (route) => {
        await held;
        await route.continue();
    });
    await page.evaluate(async () => caches.delete("assets"));
    await page.reload();
    await expect(board(page)).toBeVisible();
    const before = await board(page).boundingBox();
    await page.getByRole("button", { name: "Hint" }).click();
    const bar = page.getByRole("progressbar");
    await expect(bar).toBeInViewport();
    expect(await board(page).boundingBox()).toEqual(before);
    fetch();
    await expect(bar).toHaveCount(0);
    expect(await board(page).boundingBox()).toEqual(before);
});

test("games that a server keeps are said to be missing while it cannot be reached", async ({
    page,
    baseURL,
    provokes,
}) => {
    const server = `http://127.0.0.1:${process.env.FOURFOLD_TEST_GALLERY}`;
    const site = new URL("../sociable/", baseURL).href;
    provokes(new RegExp(`a foreign request to (${server}/api/|${site})`), /net::ERR_FAILED/);
    await page.goto(`${site}#/play/quantik`);
    await page.getByRole("button", { name: /A friend, by link/ }).click();
    await expect(page.getByLabel("Link to this match")).toHaveValue(/#\/m\//);
    await go(page, "/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(board(page)).toBeVisible();

    let isCut = true;
    await page.route(`${server}/**`, (route) => (isCut ? route.abort() : route.continue()));
    await go(page, "/mine");
    const games = page.locator('main a[href^="#/m/"]');
    const told = page.getByRole("status").filter({ hasText: "are missing here" });
    await expect(told).toBeVisible();
    await expect(games, "what this browser keeps is there").toHaveCount(1);
    isCut = false;
    await expect(games, "and the rest when the server is back").toHaveCount(2);
    await expect(told).toHaveCount(0);
});

test("a browser without room for everything says so, and is asked to keep what it has", async ({
    page,
}) => {
    await page.addInitScript(() => {
        const asked: string[] = [];
        Object.assign(globalThis, { asked });
        StorageManager.prototype.persist = async () => asked.push("persist") > 0;
        Cache.prototype.add = async () => {
            throw new DOMException("", "QuotaExceededError");
        };
    });
    await page.goto("./");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Make available offline" }).click();
    await expect(page.getByRole("alert")).toHaveText(/no room left.*Not everything/);
    expect(await page.evaluate(() => (globalThis as { asked?: string[] }).asked)).toEqual([
        "persist",
    ]);
});

test("what follows from the events of a stored game is mended, and all else is set aside", async ({
    page,
}) => {
    await page.goto("./#/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(board(page)).toBeVisible();
    await page.locator('[data-hand="0"] button.slot').first().click();
    await page.locator('[data-space="a1"]').click();
    await expect(moves(page)).toHaveCount(1);
    const { summary, shown, ...good } = (await stored(page))[0]!;
    const { id: _, ...nameless } = summary;
    const damaged = {
        seats: { summary: { ...nameless, id: "seats", seats: null }, shown },
        time: { summary: { ...nameless, id: "time", updated: "?" }, shown },
        shown: { summary: { ...nameless, id: "shown" }, shown: { id: 7 } },
        view: { summary: { ...nameless, id: "view", view: {} }, shown },
        bare: {},
        events: { events: [["nonsense"]] },
    };
    await stored(page, [
        ...Object.entries(damaged).map(([id, more]) => ({ ...good, ...more, id })),
        // No list by time would have it.
        { id: "timeless" },
    ]);
    await go(page, "/mine");
    await page.reload();
    await expect(page.locator('main a[href^="#/m/"]')).toHaveCount(6);
    await expect(page.getByText("could not be read")).toContainText("2");
    await page.reload();
    for (const id of ["seats", "time", "shown", "view", "bare"]) {
        await expect(page.locator('main a[href^="#/m/"]')).toHaveCount(6);
        await go(page, `/m/${id}`);
        await expect(moves(page)).toHaveCount(1);
        await go(page, "/mine");
    }
});

test("a damaged game is thrown away only after a question, and its text can be had before", async ({
    page,
    context,
}) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("./#/mine");
    await expect(page.getByText("You have not played")).toBeVisible();
    await stored(page, [{ id: "damaged", events: "precious", updated: 1 }]);
    await page.reload();
    await expect(page.getByText("could not be read")).toBeVisible();
    await page.getByRole("button", { name: "Throw it away" }).click();
    const question = page.getByRole("dialog", { name: "Throw this game away?" });
    await question.getByRole("button", { name: "Copy the text" }).click();
    await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain("precious");
    await question.getByRole("button", { name: "No" }).click();
    await page.reload();
    await expect(page.getByText("could not be read")).toBeVisible();

    // Whoever still has its address is told where it is now.
    await go(page, "/m/damaged");
    await expect(page.getByRole("heading", { name: "could not be read" })).toBeVisible();
    await page.getByRole("alert").getByRole("link", { name: "My games" }).click();
    await page.getByRole("button", { name: "Throw it away" }).click();
    await question.getByRole("button", { name: "Throw it away" }).click();
    await expect(page.getByText("could not be read")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("You have not played")).toBeVisible();
    await expect(page.getByText("could not be read")).toHaveCount(0);
});
