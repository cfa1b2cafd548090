import type { Page } from "@playwright/test";
import { board, choose, expect, idOf, made, moves, play, stateOf, stored, test } from "./table";

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

test.describe("a match without other people that began on the server", () => {
    test.setTimeout(180_000);

    /** Keep Python from starting until the returned function is called. */
    async function holdPython(page: Page): Promise<() => void> {
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.context().route(/\.wasm\.gz$/, async (route) => {
            await held;
            await route.continue();
        });
        return release;
    }

    const isOnServer = async (page: Page, id: string) =>
        (await page.request.get(`/api/matches/${id}`)).ok();

    const movesHere = async (page: Page, id: string) => {
        await expect.poll(() => isOnServer(page, id), patience).toBe(false);
        await expect.poll(async () => (await stored(page)).map((each) => each.id)).toContain(id);
    };

    /** Fail when something about the connection, or a refusal, is ever shown from now on. */
    async function watchForBreaks(page: Page): Promise<() => Promise<void>> {
        await page.evaluate(() => {
            const seen: string[] = [];
            Object.assign(globalThis, { seen });
            new MutationObserver(() => {
                for (const each of document.querySelectorAll(".lost, .warn, [aria-busy=true]"))
                    seen.push(each.textContent ?? "");
                if (!document.querySelector("[role=grid]")) seen.push("no board");
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
        return async () =>
            expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).toEqual([]);
    }

    test("moves to the browser without a break, also after a reload, and opens nowhere else", async ({
        page,
        browser,
        provokes,
    }) => {
        provokes(/status of 404/, /WebSocket connection .* 404/);
        const release = await holdPython(page);
        await page.goto("/play/quantik");
        await choose(page, /Someone beside me/);
        await expect(board(page)).toBeVisible();
        const id = idOf(page);
        expect(await isOnServer(page, id)).toBe(true);
        await play(page, "Aa1");

        // Its address is told apart from one that never was nowhere, before and after.
        const other = await browser.newContext();
        const stranger = await other.newPage();
        const opensNowhereElse = async () => {
            await stranger.goto(`/m/${id}`);
            await expect(stranger.getByRole("heading", { name: "no such match" })).toBeVisible();
        };
        await opensNowhereElse();
        const shares = async () => {
            await page.getByRole("button", { name: "Share" }).click();
            const dialog = page.getByRole("dialog", { name: "Share" });
            await expect(dialog.getByLabel("Link with the whole game in it")).toHaveValue(
                /open\?game/,
            );
            await expect(dialog.getByLabel("Whoever has this link")).toHaveCount(0);
            const names = await dialog.getByRole("button").allTextContents();
            await page.keyboard.press("Escape");
            return names;
        };
        const before = await shares();

        await page.reload();
        await expect(moves(page)).toHaveCount(1);
        expect(await isOnServer(page, id)).toBe(true);
        const noBreak = await watchForBreaks(page);
        release();
        await movesHere(page, id);
        await play(page, "Bb2");
        await noBreak();
        expect(await shares()).toEqual(before);
        await opensNowhereElse();
        await other.close();

        // The old address goes on working here, and the list has it once.
        await page.reload();
        await expect(moves(page)).toHaveCount(2);
        await page.goto("/mine");
        await expect(page.locator('main a[href^="/m/"]')).toHaveCount(1);
    });

    test("takes along the moves that are played there while it moves", async ({
        page,
        provokes,
    }) => {
        provokes(/status of 409/);
        const release = await holdPython(page);
        await page.goto("/play/quantik");
        await choose(page, /Daydreamer/);
        const id = idOf(page);
        const isMine = async () => {
            const { you, to_move } = await stateOf(page, id);
            return you.includes(to_move);
        };
        await expect.poll(isMine).toBe(true);
        const { ply } = await stateOf(page, id);
        let interrupted = 0;
        // Once the match is copied, another tab of this player moves, and the level answers.
        await page.route(`**/api/matches/${id}?version=*`, async (route) => {
            if (!interrupted++) {
                const { legal } = await stateOf(page, id);
                const headers = { Origin: new URL(page.url()).origin };
                const data = { id: "tab", ply, kind: "move", move: legal[0]!.move };
                await page.request.post(`/api/matches/${id}/commands`, { headers, data });
                await expect.poll(async () => (await stateOf(page, id)).ply).toBe(ply + 2);
            }
            await route.continue();
        });
        const noBreak = await watchForBreaks(page);
        release();
        await movesHere(page, id);
        expect(interrupted).toBe(2);
        await expect(moves(page)).toHaveCount(ply + 2);
        const { legal } = await stateOf(page, id);
        await play(page, legal[0]!.move);
        await expect(moves(page)).toHaveCount(ply + 4, patience);
        await noBreak();
    });

    test("keeps a command that is given while it moves, and all tabs follow", async ({
        page,
        context,
        provokes,
    }) => {
        // The second tab asks for a match that is gone already.
        provokes(/status of 40[34]/);
        const release = await holdPython(page);
        await page.goto("/play/quantik");
        await choose(page, /Someone beside me/);
        const id = idOf(page);
        const tab = await context.newPage();
        await tab.goto(`/m/${id}`);
        await expect(board(tab)).toBeVisible();
        let played = () => {};
        const playing = new Promise<void>((resolve) => (played = resolve));
        for (const each of [page, tab])
            await each.route(`**/api/matches/${id}?version=*`, async (route) => {
                await playing;
                await route.continue();
            });
        const copied = page.waitForRequest(/version=/, patience);
        const breaks = [await watchForBreaks(page), await watchForBreaks(tab)];
        release();
        await copied;
        await page.locator('[data-hand="0"] button.slot').first().click();
        await page.locator('[data-space="a1"]').click();
        played();
        await movesHere(page, id);
        for (const each of [page, tab]) await expect(moves(each)).toHaveCount(1, patience);
        await play(tab, "Bb2");
        await expect(moves(page)).toHaveCount(2);
        for (const noBreak of breaks) await noBreak();
    });

    test("is not lost when the page goes in the middle of the move", async ({ page, provokes }) => {
        provokes(/ERR_FAILED/, /status of 409/);
        const release = await holdPython(page);
        await page.goto("/play/quantik");
        await choose(page, /Someone beside me/);
        const id = idOf(page);
        await play(page, "Aa1");
        // The copy is stored, and the server is never asked to delete its own.
        await page.route(`**/api/matches/${id}?version=*`, (route) => route.abort());
        const copied = page.waitForRequest(/version=/, patience);
        release();
        await copied;
        expect(await stored(page)).toHaveLength(1);
        await play(page, "Bb2");
        await page.reload();
        await expect(moves(page)).toHaveCount(2);
        expect(await isOnServer(page, id)).toBe(true);
        await page.unroute(`**/api/matches/${id}?version=*`);
        await page.reload();
        await movesHere(page, id);
        await expect(moves(page)).toHaveCount(2);
        await play(page, "Ca2");
    });

    test("stays on the server where the browser stores nothing", async ({ page }) => {
        await page.addInitScript(() => {
            IDBObjectStore.prototype.put = function () {
                if (this.name === "matches") Object.assign(globalThis, { hasTried: true });
                throw new DOMException("", "QuotaExceededError");
            };
        });
        const release = await holdPython(page);
        await page.goto("/play/quantik");
        await choose(page, /Someone beside me/);
        const id = idOf(page);
        release();
        await ready(page);
        await play(page, "Aa1");
        await page.reload();
        await ready(page);
        await expect(moves(page)).toHaveCount(1);
        const hasTried = () => page.evaluate(() => "hasTried" in globalThis);
        await expect.poll(hasTried, patience).toBe(true);
        // It is played when the attempt is over.
        await play(page, "Bb2");
        expect(await isOnServer(page, id)).toBe(true);
    });

    test("made by a program, it stays where it is and can be watched", async ({
        page,
        browser,
    }) => {
        await page.goto("/play/quantik");
        await ready(page);
        const seats = [{ kind: "me" }, { kind: "beside" }] as const;
        const { id } = await made(page, { game: "quantik", seats });
        await page.goto(`/m/${id}`);
        await expect(board(page)).toBeVisible();
        await play(page, "Aa1");
        expect(await isOnServer(page, id)).toBe(true);
        const other = await browser.newContext();
        const spectator = await other.newPage();
        await spectator.goto(`/m/${id}`);
        await expect(moves(spectator)).toHaveCount(1);
        await other.close();
    });
});
