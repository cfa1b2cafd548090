import {
    board,
    choose,
    expect,
    GAMES,
    idOf,
    join,
    made,
    moves,
    play,
    stateOf,
    test,
} from "./table";

for (const [game, { moves: line, why }] of Object.entries(GAMES)) {
    test(`a whole game of ${game} beside each other @phone @here`, async ({ page }) => {
        await page.goto("/");
        await page.locator(`a[href="/play/${game}"]`).click();
        await choose(page, /Someone beside me/);
        for (const move of line) await play(page, move);
        const end = page.getByRole("region", { name: "Result" });
        await expect(end).toContainText(/wins/);
        await expect(end).toContainText(why);
        await expect(page.locator(".winning, [class*=winning]").first()).toBeAttached();

        const before = idOf(page);
        await page.getByRole("button", { name: "Play again" }).click();
        await expect.poll(() => idOf(page)).not.toBe(before);
        await expect(board(page)).toBeVisible();
        await expect(moves(page)).toHaveCount(0);
    });

    test(`a game of ${game} against the Daydreamer @here`, async ({ page }) => {
        await page.goto(`/play/${game}`);
        await choose(page, /Daydreamer/);
        await expect(page.getByText("Daydreamer").first()).toBeVisible();
        const myTurn = async () => {
            await expect
                .poll(async () => {
                    const now = await stateOf(page);
                    return now.status !== "playing" || now.you.includes(now.to_move);
                })
                .toBe(true);
            const now = await stateOf(page);
            await expect(moves(page)).toHaveCount(now.ply);
            return now;
        };
        for (let turn = 0; turn < 6; turn += 1) {
            const now = await myTurn();
            if (now.status !== "playing") break;
            await play(page, now.legal[(turn * 7) % now.legal.length]!.move);
        }
        if ((await myTurn()).status === "playing") {
            await page.getByRole("button", { name: "Give up" }).click();
            await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
        }
        await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
    });

    test(`two browsers play ${game} by link`, async ({ page, browser, baseURL }) => {
        await page.goto(`/play/${game}`);
        await choose(page, /A friend, by link/);
        const link = await page.getByLabel("Link to this match").inputValue();
        expect(link).toBe(`${baseURL}/m/${idOf(page)}`);

        const other = await browser.newContext();
        const friend = await other.newPage();
        await join(friend, idOf(page), "Zoë");
        await expect(board(friend)).toBeVisible();
        await expect(board(page)).toBeVisible();
        await expect(page.getByText("Zoë").first()).toBeVisible();

        const first = (await stateOf(page)).you[0]!;
        for (const [ply, move] of GAMES[game]!.moves.entries()) {
            const mover = ply % 2 === first ? page : friend;
            await play(mover, move);
            await expect(moves(page)).toHaveCount(ply + 1);
            await expect(moves(friend)).toHaveCount(ply + 1);
        }
        const won = GAMES[game]!.winner === first ? page : friend;
        const lost = won === page ? friend : page;
        await expect(won.getByRole("region", { name: "Result" })).toContainText("You win!");
        await expect(lost.getByRole("region", { name: "Result" })).not.toContainText("You win");

        await won.getByRole("button", { name: "Play again" }).click();
        await expect(lost.getByText(/wants to play again/).last()).toBeVisible();
        await lost.getByRole("button", { name: "Play again" }).click();
        await expect.poll(() => idOf(page)).not.toBe(link.split("/").at(-1));
        await expect.poll(() => idOf(friend)).toBe(idOf(page));
        await other.close();
    });
}

test("Exago with four seats, people and levels mixed @phone", async ({ page }) => {
    await page.goto("/play/exago");
    await page.locator("fieldset").getByText("4", { exact: true }).click();
    await expect(page.getByLabel("Player 4")).toBeVisible();
    await page.getByLabel("Player 2").selectOption({ label: "Someone beside me" });
    await page.getByLabel("Player 3").selectOption("1");
    await page.getByLabel("Player 4").selectOption("2");
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/m\//);
    await expect(page.locator("[data-hand]")).toHaveCount(4);
    for (let ply = 0; ply < 4; ply += 1) {
        await expect
            .poll(async () => {
                const now = await stateOf(page);
                return now.you.includes(now.to_move);
            })
            .toBe(true);
        const now = await stateOf(page);
        await expect(moves(page)).toHaveCount(now.ply);
        await play(page, now.legal[0]!.move);
    }
    expect((await stateOf(page)).seats.filter(({ kind }) => kind === "engine")).toHaveLength(2);
});

test("Exago of four, to its end", async ({ page }) => {
    const match = await made(page, {
        game: "exago",
        options: { players: "4" },
        seats: [{ kind: "me" }, { kind: "beside" }, { kind: "beside" }, { kind: "beside" }],
        order: "given",
    });
    await page.goto(`/m/${match.id}`);
    const line = "f6 g7 g8 f5 g6 f4 f8 h7 e6 e3 d5 i7 h6".split(" ");
    for (const move of line) await play(page, move);
    await expect(page.getByRole("region", { name: "Result" })).toContainText("Red wins");
});
