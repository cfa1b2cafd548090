import type { Page, WebSocketRoute } from "@playwright/test";
import type { MatchRequest } from "../src/payloads";
import { choose, expect, GAMES, join, made, moves, play, stateOf, test, together } from "./table";

/** Stands between page and server and can cut the line, or swallow answers or everything. */
async function between(page: Page) {
    const line = { up: true, deaf: false, dead: false, open: [] as WebSocketRoute[], sent: 0 };
    await page.routeWebSocket(/\/live/, (socket) => {
        if (!line.up) return void socket.close({ code: 1011 });
        line.open.push(socket);
        const server = socket.connectToServer();
        socket.onMessage((text) => {
            if (String(text).includes('"command"')) line.sent += 1;
            if (!line.dead) server.send(text);
        });
        server.onMessage((text) => {
            if (!line.deaf && !line.dead) socket.send(text);
        });
    });
    const cut = async () => {
        line.up = false;
        for (const socket of line.open.splice(0)) await socket.close({ code: 1011 });
    };
    return { line, cut };
}

async function pickAndPlace(page: Page): Promise<void> {
    await page.locator('[data-hand="0"] button.slot').first().click();
    await page.locator('[data-space="a1"]').click();
}

test("a move made while the line is cut is kept, said to be, and played once", async ({ page }) => {
    const match = await together(page, "quantik");
    const { line, cut } = await between(page);
    await page.goto(`/m/${match.id}`);
    await expect(page.getByRole("grid")).toBeVisible();
    await expect.poll(() => line.open.length).toBe(1);
    await cut();
    await expect(page.getByText("The connection is lost. Trying again")).toBeVisible();
    await pickAndPlace(page);
    await expect(page.getByText("Your move is kept")).toBeVisible();
    await expect(page.locator(".signs .unsent")).toHaveCount(1);
    // Both sit here: whoever is cut off has not gone away.
    await expect(page.locator(".hand .state")).toHaveCount(0);
    expect((await stateOf(page)).ply).toBe(0);
    line.up = true;
    await expect(moves(page)).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByText("The connection is lost")).toHaveCount(0);
    await expect(page.locator(".signs .unsent")).toHaveCount(0);
    expect((await stateOf(page)).moves).toEqual(["Aa1"]);
});

test("a finished match without a server never shows a lost connection @here", async ({
    page,
    served,
}) => {
    test.skip(served, "a clock that runs ahead is too fast for a real server");
    await page.clock.install();
    await page.goto("/play/quantik");
    await choose(page, /Someone beside me/);
    for (const move of GAMES.quantik!.moves) await play(page, move);
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
    await page.evaluate(() => {
        const seen: string[] = [];
        new MutationObserver(() => {
            const text = document.querySelector("main")!.textContent;
            if (text.includes("The connection is lost")) seen.push(text);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        Object.assign(globalThis, { seen });
    });
    // Beyond the longest time between two pings, and the time an answer may take.
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: [] }).seen)).toEqual([]);
});

test("a line that has gone dead without a word is noticed on both sides", async ({
    page,
    browser,
}) => {
    const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }] as MatchRequest["seats"];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    const other = await browser.newContext();
    const friend = await other.newPage();
    const { line } = await between(friend);
    await page.goto(`/m/${match.id}`);
    await join(friend, match.id);
    await expect(friend.getByRole("grid")).toBeVisible();
    await pickAndPlace(page);
    await expect(moves(friend)).toHaveCount(1);
    line.dead = true;
    await expect(friend.getByText("The connection is lost")).toBeVisible();
    await expect(page.getByText("Bob is away right now.")).toBeVisible();
    line.dead = false;
    await expect(friend.getByText("The connection is lost")).toHaveCount(0);
    await expect(page.getByText("Bob is away right now.")).toHaveCount(0);
    await other.close();
});

test("a player who has a moment to connect is not called away", async ({ page, browser }) => {
    const seats = [{ kind: "open" }, { kind: "me", name: "Ann" }] as MatchRequest["seats"];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    const other = await browser.newContext();
    const friend = await other.newPage();
    await join(friend, match.id);
    await expect(friend.getByRole("grid")).toBeVisible();
    await other.close();
    await page.clock.install();
    await page.goto(`/m/${match.id}`);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(page.locator(".status")).toHaveText("Bob to move");
    await expect(page.getByText("away")).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(page.getByText("Bob is away right now.")).toBeVisible();
    await expect(page.locator('[data-hand="0"] .state')).toHaveText("away");
});

test("a move whose answer got lost is sent again, but not played again", async ({ page }) => {
    const match = await together(page, "quantik");
    const { line, cut } = await between(page);
    await page.goto(`/m/${match.id}`);
    await expect.poll(() => line.open.length).toBe(1);
    await expect(page.getByRole("grid")).toBeVisible();
    line.deaf = true;
    await pickAndPlace(page);
    await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
    await cut();
    line.deaf = false;
    line.up = true;
    await expect(moves(page)).toHaveCount(1, { timeout: 30_000 });
    expect(line.sent).toBe(2);
    expect((await stateOf(page)).moves).toEqual(["Aa1"]);
    await expect(page.locator(".ff-note")).toHaveText("");
});

test("a reload in the middle of it comes back to the same place and sends the move", async ({
    page,
}) => {
    const match = await together(page, "quantik");
    const { line, cut } = await between(page);
    await page.goto(`/m/${match.id}`);
    await expect.poll(() => line.open.length).toBe(1);
    await cut();
    await pickAndPlace(page);
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    expect((await stateOf(page)).ply).toBe(0);
    line.up = true;
    await expect(moves(page)).toHaveCount(1, { timeout: 30_000 });
});

test("a page that cannot reach the server says so and tries again", async ({
    page,
    context,
    provokes,
}) => {
    provokes(/ERR_FAILED/);
    await page.route("**/api/**", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("No connection");
    await context.unrouteAll();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Quantik" })).toBeVisible();
});

test.describe("an installed app", () => {
    test.use({ serviceWorkers: "allow" });

    test("opens without a connection and says so", async ({ page, context, provokes }) => {
        provokes(/ERR_INTERNET_DISCONNECTED/);
        const found = page.getByRole("heading", { name: "Looking for company" });
        await page.goto("/lobby");
        await expect(found).toBeVisible();
        await page.evaluate(() => navigator.serviceWorker.ready);
        // The second visit fills the cupboard.
        await page.reload();
        await expect(found).toBeVisible();
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole("alert")).toContainText("cannot be reached");
        await context.setOffline(false);
        // Nobody has to press anything.
        await expect(found).toBeVisible();
    });
});
