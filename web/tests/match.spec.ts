import type { MatchRequest } from "../src/payloads";
import { inSight, WINDOWS } from "./feel";
import {
    board,
    expect,
    GAMES,
    idOf,
    join,
    made,
    moves,
    play,
    stateOf,
    test,
    together,
} from "./table";

test("an illegal drop says why, in words", async ({ page }) => {
    const match = await together(page, "quantik", ["Aa1"]);
    await page.goto(`/m/${match.id}`);
    await page.locator('[data-hand="1"] button.slot').first().click();
    await page.locator('[data-space="a2"]').click();
    await expect(page.locator(".ff-note")).toContainText(/sphere on a1 already stands/);
    await expect(page.locator('[aria-live="assertive"]')).toContainText(/sphere on a1/);
    expect((await stateOf(page)).ply).toBe(1);
});

test("a move typed as text is played, or refused with the reason", async ({ page }) => {
    const match = await together(page, "qomet", ["d4"]);
    await page.goto(`/m/${match.id}`);
    await page.getByText("Position and moves in words").click();
    await page.getByLabel("Type a move").fill("d4");
    await page.keyboard.press("Enter");
    await expect(page.locator(".ff-note")).toContainText("d4");
    await page.getByLabel("Type a move").fill("C4");
    await page.keyboard.press("Enter");
    await expect(moves(page)).toHaveCount(2);
    await expect(moves(page).last()).toContainText("c4");
    await expect(page.locator(".words")).toContainText("c4 dark star");
});

test("moves are announced", async ({ page }) => {
    const match = await together(page, "exago");
    await page.goto(`/m/${match.id}`);
    await play(page, "f6");
    await expect(page.locator('[aria-live="polite"]')).toContainText(/Red places a tile on f6/);
    await expect(page.locator('[aria-live="polite"]')).toContainText("Bob to move");
});

test("a match starts with the colour and the turn, also a rematch, which has no old result", async ({
    page,
}) => {
    const seats = [{ kind: "me" }, { kind: "engine", level: 1 }] as MatchRequest["seats"];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    const announced = page.locator('[aria-live="polite"]');
    await page.goto(`/m/${match.id}`);
    await expect(announced).toHaveText("You play Light.Your turn");
    await play(page, "Aa1");
    await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await expect(announced).toContainText("Daydreamer wins");
    await page.getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => idOf(page)).not.toBe(match.id);
    await expect(announced).toContainText(/You play Dark\..*(Daydreamer to move|Your turn)/);
    expect(await announced.getByText("Daydreamer wins").count()).toBeLessThan(2);
});

test("moves can be taken back, also after the end", async ({ page }) => {
    const match = await together(page, "quantik", ["Aa1", "Bb2", "Ca2"]);
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "Take back" }).click();
    await expect(moves(page)).toHaveCount(2);
    await play(page, "Ca2");
    await play(page, "Db1");
    await expect(page.getByRole("region", { name: "Result" })).toContainText("Bob wins");
    await page.getByRole("button", { name: "Take back" }).click();
    await expect(moves(page)).toHaveCount(3);
});

test("a player without a move of their own has nothing to take back", async ({ page }) => {
    const seats = [{ kind: "engine", level: 1 }, { kind: "me" }] as MatchRequest["seats"];
    const match = await made(page, { game: "quantik", seats, order: "given" });
    await page.goto(`/m/${match.id}`);
    const takeBack = page.getByRole("button", { name: "Take back" });
    await expect(moves(page)).toHaveCount(1);
    await expect(takeBack).toBeDisabled();
    const { legal } = await stateOf(page);
    await play(page, legal[0]!.move);
    await expect(moves(page)).toHaveCount(3);
    await takeBack.click();
    await expect(moves(page)).toHaveCount(1);
    await expect(takeBack).toBeDisabled();
});

test("takebacks and draws are asked and answered", async ({ page, browser }) => {
    await page.goto("/play/qomet");
    await page.getByRole("button", { name: /A friend, by link/ }).click();
    await page.waitForURL(/\/m\//);
    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(page.url());
    await friend.getByRole("button", { name: "Join" }).click();
    await expect(board(page)).toBeVisible();
    const first = (await stateOf(page)).you[0] === 0 ? page : friend;
    const second = first === page ? friend : page;
    await play(first, "d4");
    await first.getByRole("button", { name: "Take back" }).click();
    await second.getByRole("button", { name: "Decline" }).click();
    await expect(first.locator(".offers").getByText("You asked")).toBeHidden();
    // Who asked sees the answer, where the eyes are: on the board.
    await inSight(first.locator(".ff-note").getByText(/declines the takeback/));
    await expect(moves(first)).toHaveCount(1);
    await first.getByRole("button", { name: "Take back" }).click();
    await second.getByRole("button", { name: "Allow" }).click();
    await expect(moves(first)).toHaveCount(0);
    await play(first, "d4");
    await second.getByRole("button", { name: "Draw" }).click();
    await second.getByRole("button", { name: "Offer a draw" }).click();
    await first.getByRole("button", { name: "Agree" }).click();
    await expect(second.locator("[aria-live=polite]")).toContainText(/accepts the draw/);
    for (const each of [first, second])
        await expect(each.getByRole("region", { name: "Result" })).toContainText("Draw");
    await other.close();
});

test("a level says no to a draw where everybody sees it, and no draw is offered where there is none", async ({
    page,
}) => {
    const seats = [{ kind: "me" }, { kind: "engine", level: 1 }] as MatchRequest["seats"];
    const match = await made(page, { game: "qomet", seats, order: "given" });
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "Draw" }).click();
    await page.getByRole("button", { name: "Offer a draw" }).click();
    await inSight(page.locator(".ff-note").getByText("Daydreamer declines the draw."));
    expect((await stateOf(page)).status).toBe("playing");
    const other = await made(page, { game: "quantik", seats, order: "given" });
    await page.goto(`/m/${other.id}`);
    await expect(page.getByRole("button", { name: "Call off" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Draw" })).toHaveCount(0);
});

test("values are shown only in the match for which they were turned on", async ({ page }) => {
    const values = page.getByRole("button", { name: "Show values" });
    const shown = page.locator(".worth, .slot-worth");
    const seats = [{ kind: "me" }, { kind: "engine", level: 1 }] as MatchRequest["seats"];
    const first = await made(page, { game: "quantik", seats, order: "given" });
    await page.goto(`/m/${first.id}`);
    await values.click();
    await expect(shown.first()).toBeVisible();
    const next = await together(page, "quantik", ["Aa1"]);
    await page.goto(`/m/${next.id}`);
    await expect(values).toHaveAttribute("aria-pressed", "false");
    await expect(shown).toHaveCount(0);
    // Either player may turn it on at one table. Quantik cannot be drawn.
    await values.click();
    await expect(page.getByText(/^W9 wins, L8 loses\. The number/)).toBeVisible();
    await expect(shown.first()).toBeVisible();
    await play(page, "Bb2");
    await expect(values).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(values).toHaveAttribute("aria-pressed", "true");
    const drawable = await together(page, "qomet");
    await page.goto(`/m/${drawable.id}`);
    await values.click();
    await expect(page.getByText("D is a draw")).toBeVisible();
});

test("two tabs of one seat stay in step", async ({ page, context }) => {
    const match = await together(page, "quantik");
    await page.goto(`/m/${match.id}`);
    const tab = await context.newPage();
    await tab.goto(`/m/${match.id}`);
    await play(page, "Aa1");
    await expect(moves(tab)).toHaveCount(1);
    await play(tab, "Bb2");
    await expect(moves(page)).toHaveCount(2);
});

test("a personal link lets another device play on, and is asked for once", async ({
    page,
    browser,
}) => {
    const match = await together(page, "quantik", ["Aa1"]);
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: /another device/ }).click();
    const link = await page.getByLabel(/For you alone/).inputValue();
    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(link);
    await expect(board(phone)).toBeVisible();
    expect(new URL(phone.url()).hash).toBe("");
    await play(phone, "Bb2");
    // Called back, nobody else holds the seats any more.
    await page.getByRole("button", { name: "Call back all personal links" }).click();
    await expect(page.getByRole("button", { name: /^Called back/ })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(moves(page)).toHaveCount(2);
    await expect(phone.getByRole("button", { name: "Give up" })).toHaveCount(0);
    expect((await stateOf(phone)).you).toEqual([]);
    await other.close();
});

test("a clock runs down without ever jumping up", async ({ page }) => {
    const clock = { kind: "increment", base: 60, increment: 0 } as const;
    const match = await together(page, "quantik", ["Aa1", "Bb2"], { clock });
    await page.goto(`/m/${match.id}`);
    const timer = page.locator('[data-hand="0"] [role=timer]');
    await expect(timer).toBeVisible();
    const seconds = async () => {
        const [m, s] = (await timer.innerText()).split(":").map(Number);
        return m! * 60 + s!;
    };
    let shown = await seconds();
    const start = shown;
    while (shown > start - 2) {
        const next = await seconds();
        expect(next).toBeLessThanOrEqual(shown);
        expect(next).toBeGreaterThanOrEqual(shown - 2);
        shown = next;
        await page.waitForTimeout(90);
    }
    await page.reload();
    await expect(timer).toBeVisible();
    expect(await seconds()).toBeLessThanOrEqual(shown);
});

test("a match is leafed through with keys, and its record opened again", async ({ page }) => {
    const { moves: line } = GAMES.quantik!;
    const match = await together(page, "quantik", line);
    await page.goto(`/m/${match.id}`);
    const status = page.locator(".status");
    await expect(status).toHaveText("The match is over");
    await page.keyboard.press("ArrowLeft");
    await expect(status).toHaveText("Move 2: Ann played Ca2");
    await page.keyboard.press("Home");
    await expect(page.locator("[data-space=a1]")).toHaveAccessibleName(/empty/);
    await page.keyboard.press(".");
    await expect(page.locator("[data-space=a1]")).toHaveAccessibleName(/sphere/);
    await page.keyboard.press("End");
    await expect(status).toHaveText("The match is over");

    const record = await (await page.request.get(`/api/matches/${match.id}/record`)).text();
    await page.goto("/open");
    await page.getByLabel(/paste the game/).fill(record);
    await page.getByRole("button", { name: "Look at it" }).click();
    await page.waitForURL(/\/m\//);
    expect(idOf(page)).not.toBe(match.id);
    await expect(page.getByRole("region", { name: "Result" })).toContainText("Bob wins");
});

for (const { width, height } of WINDOWS)
    test(`${width}×${height}: whoever looks back misses nothing, and is led back with one press`, async ({
        page,
        browser,
    }) => {
        await page.setViewportSize({ width, height });
        const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }] as MatchRequest["seats"];
        const match = await made(page, { game: "qomet", seats, order: "given" });
        const other = await browser.newContext();
        const friend = await other.newPage();
        await join(friend, match.id);
        await page.goto(`/m/${match.id}`);
        await play(page, "d4");
        await page.getByRole("button", { name: "One move back" }).click();
        const news = page.locator(".meanwhile");
        await inSight(news.getByText("Bob to move"));
        await play(friend, "c4");
        await inSight(news.getByText("Bob has played c4. Your turn"));
        await inSight(news.getByRole("button", { name: "Back to the match" }));
        await news.getByRole("button").click();
        await expect(page.locator("[data-space=c4]")).toHaveAccessibleName(/dark star/);
        await expect(page.locator(".status")).toHaveText("Your turn");
        // The end, and what follows from it.
        await page.getByRole("button", { name: "One move back" }).click();
        await friend.getByRole("button", { name: "Give up" }).click();
        await friend.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
        await inSight(news.getByText("You win!"));
        await friend.getByRole("button", { name: "Play again" }).click();
        await inSight(news.getByText("Bob wants to play again."));
        await news.getByRole("button").click();
        await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
        await other.close();
    });

test("an unfinished record goes on", async ({ page }) => {
    const match = await together(page, "qomet", ["d4", "c4"]);
    const record = await (await page.request.get(`/api/matches/${match.id}/record`)).text();
    await page.goto("/open");
    await page.getByLabel(/paste the game/).fill(record);
    await page.getByRole("button", { name: "Go on playing" }).click();
    await page.waitForURL(/\/m\//);
    await play(page, "d4-c4");
    await expect(moves(page)).toHaveCount(3);
});

test("a stranger finds a match in the lobby, and others watch it", async ({ page, browser }) => {
    await page.goto("/play/quantik");
    await page.getByRole("button", { name: /Whoever comes by/ }).click();
    await page.waitForURL(/\/m\//);
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto("/lobby");
    await stranger.locator(`a[href="/m/${idOf(page)}"]`).click();
    await stranger.getByRole("button", { name: "Join" }).click();
    await expect(board(stranger)).toBeVisible();
    const start = /You play (Light|Dark)\.(Your turn|.* to move)/;
    await expect(stranger.locator('[aria-live="polite"]')).toContainText(start);
    await expect(page.locator('[aria-live="polite"]')).toContainText(
        new RegExp(`The match begins\\.${start.source}`),
    );
    const third = await browser.newContext();
    const watcher = await third.newPage();
    await watcher.goto("/lobby");
    await watcher.locator(`a[href="/m/${idOf(page)}"]`).click();
    await expect(board(watcher)).toBeVisible();
    await expect(watcher.getByRole("button", { name: "Give up" })).toBeHidden();
    const watching = "You are watching. All seats are taken.";
    await expect(watcher.locator("main").getByText(watching)).toBeVisible();
    await expect(watcher.locator('[aria-live="polite"]')).toContainText(watching);
    await expect(stranger.getByText("You are watching")).toHaveCount(0);
    await page.goto("/mine");
    await expect(page.locator(`a[href="/m/${idOf(stranger)}"]`)).toBeVisible();
    await other.close();
    await third.close();
});
