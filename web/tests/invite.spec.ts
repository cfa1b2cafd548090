import { choose, expect, stateOf, test } from "./table";

test("both sides of an invitation see who plays what, and the rules @phone", async ({
    page,
    browser,
}) => {
    await page.goto("/play/exago");
    await page.getByLabel("Your name").fill("Ann");
    await page.getByText("Options and clock").click();
    await page.getByLabel("How much time everybody has").selectOption("increment");
    await choose(page, /A friend, by link/);
    const main = page.getByRole("main");
    await expect(main.getByText(/^Exago · .*5 minutes/)).toBeVisible();
    await page.getByRole("button", { name: "Rules" }).click();
    await expect(page.getByRole("dialog", { name: "The rules of Exago" })).toBeVisible();
    await page.keyboard.press("Escape");
    // The tests run on this computer alone.
    await expect(main.getByText("This link works only on this computer.")).toBeVisible();

    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole("heading", { name: "Ann invites you to Exago" })).toBeVisible();
    await expect(friend.getByText(/5 min/)).toBeVisible();
    await friend.getByRole("button", { name: "Rules" }).click();
    await expect(friend.getByRole("dialog", { name: "The rules of Exago" })).toBeVisible();
    await other.close();

    // The name is kept for the next time, also where several play.
    await page.goto("/play/quantik");
    await expect(page.getByLabel("Your name")).toHaveValue("Ann");
});

test("a name is asked for where one of several players comes by link", async ({ page }) => {
    await page.goto("/play/exago");
    await page.getByRole("radio", { name: "3" }).check({ force: true });
    await expect(page.getByLabel("Your name")).toHaveCount(0);
    await page.getByLabel("Player 2").selectOption("open");
    await page.getByLabel("Your name").fill("Ann");
    await choose(page, "Invite");
    expect((await stateOf(page)).seats[0]!.name).toBe("Ann");
});
