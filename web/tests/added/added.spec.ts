import { board, choose, expect, moves, play, stateOf, test } from "../table";

const GAME = "tictactoe";
const NAME = "Tic-tac-toe";

test("a game that was added stands among the others", async ({ page }) => {
    await page.goto("/");
    const card = page.locator(`a[href="/play/${GAME}"]`);
    await expect(card).toContainText(NAME);
    await expect(card).toContainText("Three in a row");
    // The showcase that it brings: five marks on the board.
    await expect(card.locator(".ff-piece:visible")).toHaveCount(5);
    // Each is drawn as the game says, and not as a disc with its letter.
    await expect(card.locator(".ff-piece:visible path.body").first()).toHaveAttribute("d", /Z$/);
    await expect(card.locator(".letter")).toHaveCount(0);
    // What there is to do besides: it brings no puzzles, and is analysed like every game.
    const beyond = page.getByRole("region", { name: "Puzzles and analysis" });
    await expect(beyond.locator(`a[href="/analyse/${GAME}"]`)).toBeVisible();
    await expect(beyond.locator('a[href="/learn/qomet/puzzles?day"]')).toBeVisible();
    await expect(page.locator(`a[href*="/learn/${GAME}/puzzles"]`)).toHaveCount(0);
});

test("it is played to the end, pick by pick", async ({ page }) => {
    await page.goto(`/play/${GAME}`);
    await choose(page, /Someone beside me/);
    for (const move of ["b2", "a1", "c3", "b1", "a3", "c1"]) await play(page, move);
    const end = page.getByRole("region", { name: "Result" });
    await expect(end).toContainText(/wins/);
    await expect(end).toContainText("three in a row");
    await expect(moves(page)).toHaveCount(6);
    await expect(page.getByRole("gridcell", { name: /^a1, dark mark/ })).toBeVisible();
});

test("it is played against a level", async ({ page }) => {
    await page.goto(`/play/${GAME}`);
    await choose(page, /Daydreamer/);
    await expect
        .poll(async () => {
            const now = await stateOf(page);
            return now.you.includes(now.to_move);
        })
        .toBe(true);
    const now = await stateOf(page);
    await play(page, now.legal[0]!.move);
    await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(now.ply + 1);
});

test("nothing leads to what it does not bring", async ({ page }) => {
    await page.goto(`/learn/${GAME}`);
    await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
    await expect(page.getByRole("button", { name: /first game/ })).toBeVisible();
    await expect(page.locator(`a[href="/learn/${GAME}/lesson"]`)).toHaveCount(0);
    await expect(page.locator(`a[href="/learn/${GAME}/puzzles"]`)).toHaveCount(0);

    await page.goto(`/rules/${GAME}`);
    await expect(page.getByText("Two players take turns to put a mark")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Examples" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^How we decide/ })).toHaveCount(0);
});

test("it is analysed", async ({ page }) => {
    await page.goto(`/analyse/${GAME}?position=XX./OO./...`);
    await expect(board(page)).toBeVisible();
    await expect(page.getByText("c3").first()).toBeVisible();
});
