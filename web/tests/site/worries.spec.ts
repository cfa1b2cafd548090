/** What a player is told at the place where something is lost or missing. */

import type { Page } from "@playwright/test";
import { expect, moves, test } from "../table";

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

test("a damaged game is thrown away only after a question, and its text can be had before", async ({
    page,
    context,
}) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("./#/mine");
    await expect(page.getByText("You have not played")).toBeVisible();
    await page.evaluate(
        () =>
            new Promise<void>((resolve, reject) => {
                const opening = indexedDB.open("fourfold");
                opening.onsuccess = () => {
                    const writing = opening.result.transaction("matches", "readwrite");
                    const damaged = { id: "damaged", events: "precious", updated: 1 };
                    writing.objectStore("matches").put(damaged);
                    writing.oncomplete = () => resolve();
                    writing.onerror = () => reject(writing.error);
                };
            }),
    );
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
