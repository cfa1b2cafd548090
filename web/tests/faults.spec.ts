import { gzipSync } from "node:zlib";
import { board, expect, GAMES, made, test, together } from "./table";

test("a broken link says what happened and leads on", async ({ page, provokes }) => {
    provokes(/404/);
    await page.goto("/m/nothing");
    await expect(page.getByRole("heading", { name: "There is no such match" })).toBeVisible();
    await page.getByRole("link", { name: "All games" }).last().click();
    await expect(page.getByRole("heading", { name: "Quantik" })).toBeVisible();
});

test("a review of a match that does not exist offers no such match", async ({ page, provokes }) => {
    provokes(/404/);
    await page.goto("/review/nothing");
    await expect(page.getByRole("heading", { name: "There is no such match" })).toBeVisible();
    await expect(page.locator('main a[href^="/m/"]')).toHaveCount(0);
    await expect(page.getByRole("link", { name: "All games" }).last()).toBeVisible();
});

test("an address that leads nowhere, and a game that does not exist", async ({
    page,
    provokes,
}) => {
    provokes(/404/);
    const nowhere = await page.goto("/no/such/page");
    expect(nowhere!.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
    const chess = await page.goto("/play/chess");
    expect(chess!.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is no such game" })).toBeVisible();
});

test("who comes too late watches", async ({ page, browser, provokes }) => {
    provokes(/status of 409/);
    const seats = [{ kind: "me" }, { kind: "open" }] as never;
    const match = await made(page, { game: "quantik", seats });
    const [one, two] = [await browser.newContext(), await browser.newContext()];
    const [quick, slow] = [await one.newPage(), await two.newPage()];
    await quick.goto(`/m/${match.id}`);
    await slow.goto(`/m/${match.id}`);
    await expect(slow.getByRole("button", { name: "Join" })).toBeVisible();
    // The slow one has not heard of it yet when pressing the button.
    await slow.route("**/join", async (route) => {
        await quick.getByRole("button", { name: "Join" }).click();
        await expect(board(quick)).toBeVisible();
        await route.continue();
    });
    const answer = slow.waitForResponse("**/join");
    await slow.getByRole("button", { name: "Join" }).click();
    expect((await answer).status()).toBe(409);
    await expect(board(slow)).toBeVisible();
    await expect(slow.getByRole("button", { name: "Give up" })).toHaveCount(0);
    await one.close();
    await two.close();
});

test("a personal link that is wrong says so", async ({ page, provokes }) => {
    provokes(/status of 403/);
    const match = await together(page, "quantik");
    await page.context().clearCookies();
    await page.goto(`/m/${match.id}#key=wrong`);
    await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});

test("a record with an illegal move is refused with its line", async ({ page, provokes }) => {
    provokes(/status of 422/);
    const match = await together(page, "quantik", GAMES.quantik!.moves);
    const record = await (await page.request.get(`/api/matches/${match.id}/record`)).text();
    await page.goto("/open");
    await page.getByLabel(/paste the game/).fill(record.replace("Bb2", "Ab2"));
    await page.getByRole("button", { name: "Look at it" }).click();
    await expect(page.getByRole("alert")).toContainText(/Line \d+: .*sphere/);
    await page.getByLabel(/paste the game/).fill("Dear Bob, how are you?");
    await page.getByRole("button", { name: "Go on playing" }).click();
    await expect(page.getByRole("alert")).toContainText("neither a saved game nor a list of moves");
});

test("an option out of range is explained beside it", async ({ page, provokes }) => {
    provokes(/status of 422/);
    await page.goto("/play/exago");
    await page.getByText("Options and clock").click();
    const size = page.getByLabel("Board size");
    await size.fill("99");
    await size.blur();
    await expect(page.getByRole("alert")).toContainText("from 4 to 7");
    await expect(page.getByRole("button", { name: /Daydreamer/ })).toBeDisabled();
    await size.fill("5");
    await size.blur();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(page.locator("[data-space]")).toHaveCount(61);
});

test("the first screen weighs at most 120 KB of compressed scripts", async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on("response", (response) => {
        if (response.request().resourceType() === "script")
            sizes.set(
                response.url(),
                response.body().then((body) => gzipSync(body).length),
            );
    });
    await page.goto("/");
    await expect(page.locator(".games .ff-svg").nth(2)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(sizes.size).toBeGreaterThan(1);
    expect(total).toBeLessThan(120 * 1024);
});

for (const path of [
    "/play/chess",
    "/analyse/go",
    "/learn/chess",
    "/learn/chess/lesson",
    "/learn/chess/puzzles",
    "/rules/go",
])
    test(`${path}: a game that does not exist leads to the games @here`, async ({
        page,
        provokes,
    }) => {
        provokes(/404/);
        await page.goto(path);
        await expect(page.getByRole("heading", { name: "There is no such game" })).toBeVisible();
        await expect(page).toHaveTitle("There is no such game · Fourfold");
        await page.getByRole("link", { name: "Qomet", exact: true }).click();
        await expect(page).toHaveURL(path.replace(/chess|go$/, "qomet"));
        await expect(page).toHaveTitle(/Qomet/);
        await expect(page.getByRole("alert")).toHaveCount(0);
    });
