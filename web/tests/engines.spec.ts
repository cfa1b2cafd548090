/** A server of its own, whose owner has named an engine. */

import { FOURFOLD, housed } from "./house";
import { expect, moves, play, stateOf, test as base } from "./table";

const test = base.extend<object, { house: string }>({
    house: [
        async ({}, use) => {
            await housed(use, ["--engine", `Star=${FOURFOLD} engine quantik`]);
        },
        // Slow machines take their time to start it.
        { scope: "worker", timeout: 180_000 },
    ],
    baseURL: async ({ house }, use) => use(house),
});

test("an engine that the server's owner has named can be chosen, and plays", async ({ page }) => {
    await page.goto("/play/quantik");
    await page.getByRole("region", { name: "Against other engines" }).getByText("Star").click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByText("Star", { exact: true })).toBeVisible();
    if ((await stateOf(page)).seats[0]!.kind === "person") {
        await play(page, "Aa1");
        await expect(moves(page)).toHaveCount(2);
    } else {
        await expect(moves(page)).toHaveCount(1);
    }
});

test("it is not offered for games that it does not play", async ({ page }) => {
    await expect
        .poll(async () => {
            const { games } = await (await page.request.get("/api/games")).json();
            return games.filter(({ engines }: { engines: string[] }) => engines.length).length;
        })
        .toBe(1);
    await page.goto("/play/qomet");
    await expect(page.getByRole("heading", { name: "Against the computer" })).toBeVisible();
    await expect(page.getByText("Star", { exact: true })).toHaveCount(0);
});
