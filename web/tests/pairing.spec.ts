import { board, expect, idOf, stateOf, test } from "./table";

test("two people who want to play with anyone are paired", async ({ page, browser }) => {
    const other = await browser.newContext();
    const second = await other.newPage();
    for (const each of [page, second]) {
        await each.goto("/play/exago");
        await each.getByRole("button", { name: /Whoever comes by/ }).click();
        await each.waitForURL(/\/m\//);
    }
    expect(idOf(second)).toBe(idOf(page));
    for (const each of [page, second]) await expect(board(each)).toBeVisible();
    expect((await stateOf(page)).status).toBe("playing");
    await other.close();
});
