import type { Page } from "@playwright/test";
import { board, choose, expect, idOf, moves, play, stateOf, test } from "./table";

test.use({ thinks: true });

/** Python may start slowly where much else goes on. */
const patience = { timeout: 60_000 };

/** Python is ready, and the server is not needed any more for what needs nobody else. */
const ready = (page: Page) =>
    expect
        .poll(
            () => page.evaluate(() => performance.getEntriesByName("python-ready").length),
            patience,
        )
        .toBeGreaterThan(0);

const help = (page: Page) => page.getByRole("region", { name: "Help" });

test("the browser thinks for itself as soon as it can, and the server until then", async ({
    page,
    context,
    provokes,
}) => {
    test.setTimeout(180_000);
    provokes(/ERR_FAILED/);
    const asked: string[] = [];
    page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
    });
    const fetched: string[] = [];
    context.on("request", (request) => {
        if (/\.(gz|mjs|table)$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto("/");
    await expect(page.locator('a[href="/play/quantik"]')).toBeVisible();
    expect(fetched, "nobody who only looks fetches Python").toEqual([]);

    // A game against a level is made here, and the server has never heard of it.
    await page.goto("/play/quantik");
    await ready(page);
    await choose(page, /Daydreamer/);
    expect(asked).not.toContain("POST /api/matches");
    const id = idOf(page);
    expect((await page.request.get(`/api/matches/${id}`)).status()).toBe(404);

    // It is there at once after a reload, and the first hint comes, whoever gives it.
    await page.reload();
    await expect(board(page)).toBeVisible();
    const isMine = async () => {
        const { you, to_move } = await stateOf(page);
        return you.includes(to_move);
    };
    await expect.poll(isMine, patience).toBe(true);
    await help(page).getByRole("button", { name: "Hint" }).click();
    await expect(help(page).locator("p")).toContainText(
        /Look at this piece|Put down a new piece/,
        patience,
    );

    // Without the server the game goes on, and so does help.
    await ready(page);
    await context.route("**/api/**", (route) => route.abort());
    const { ply, legal } = await stateOf(page);
    await play(page, legal[0]!.move);
    await expect.poll(() => moves(page).count(), patience).toBeGreaterThan(ply + 1);
    await help(page).getByRole("button", { name: "Hint" }).click();
    await expect(help(page).locator("p")).toBeVisible(patience);
});

test.describe("installed", () => {
    test.use({ serviceWorkers: "allow" });

    test("made available offline from the first page, it plays when the server is gone", async ({
        page,
        context,
        provokes,
    }) => {
        test.setTimeout(180_000);
        provokes(/ERR_INTERNET_DISCONNECTED/);
        await page.goto("/");
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("button", { name: "Make available offline" }).click();
        await expect(page.getByText("Everything is here.")).toBeVisible({ timeout: 120_000 });
        await expect
            .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
            .toBe(true);

        await context.setOffline(true);
        await page.goto("/play/qomet");
        await page.getByRole("button", { name: /Daydreamer/ }).click();
        await expect(board(page)).toBeVisible(patience);
        await page.goto("/analyse/qomet");
        await expect(page.locator("main").getByText(/^Proved\./)).toBeVisible(patience);
        await page.goto("/lobby");
        await expect(page.getByRole("alert")).toBeVisible();
    });
});

test("whoever has everything does not wait for a server that is silent, or has a problem", async ({
    page,
    provokes,
}) => {
    provokes(/status of 502/);
    test.setTimeout(180_000);
    await page.addInitScript(() => localStorage.setItem("fourfold:offline", "1"));
    // A connection that is there and leads nowhere.
    await page.route("**/api/**", () => undefined);
    await page.goto("/learn/quantik/lesson");
    await expect(page.getByText(/Step 1 of/)).toBeVisible(patience);
    await page.goto("/play/quantik");
    await choose(page, /Someone beside me/);
    await expect(board(page)).toBeVisible(patience);
    await page.goto("/mine");
    await expect(page.locator('main a[href^="/m/"]')).toHaveCount(1, patience);
    await expect(page.getByText("are missing here")).toBeVisible();

    // A server behind a host that cannot reach it.
    await page.unroute("**/api/**");
    await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "" }));
    await page.goto("/learn/exago/lesson");
    await expect(page.getByText(/Step 1 of/)).toBeVisible(patience);
    await page.goto("/mine");
    await expect(page.locator('main a[href^="/m/"]')).toHaveCount(1, patience);
});
