/** What a person sees first, however slow the connection is. */

import type { Page } from "@playwright/test";
import { held } from "./feel";
import { expect, test, together } from "./table";

test("the name and a sentence are there before any script, style or answer of the app", async ({
    page,
}) => {
    const release = await held(page, /\/(assets|api)\//);
    await page.goto("/play/quantik", { waitUntil: "commit" });
    const start = page.locator(".start");
    await expect(start.getByText("Fourfold", { exact: true })).toBeVisible();
    await expect(start.locator("p")).toHaveCSS("opacity", "1");
    await expect(start.locator("p")).toContainText("Quantik, Qomet and Exago");
    const painted = () =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(painted).toBe(1);
    // The app takes the place of both, and keeps the name where it was.
    const [before] = await start.locator("strong").evaluateAll(places);
    release();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(start).toHaveCount(0);
    const [after] = await page.locator("header .brand").evaluateAll(places);
    expect(after).toEqual(before);
});

/** Where the letters of some elements begin. */
const places = (elements: Element[]) =>
    elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y } = range.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
    });

test.describe("what is fetched for later", () => {
    test.use({ thinks: true, serviceWorkers: "allow" });

    /** Let the page do all that it does while it waits. */
    const idle = (page: Page) =>
        page.evaluate(async () => {
            for (let left = 3; left > 0; left--)
                await new Promise((resolve) => requestIdleCallback(resolve));
        });

    test("waits for the page that is wanted now", async ({ page }) => {
        const { id } = await together(page, "quantik", ["Aa1"]);
        let python = 0;
        page.on("request", (request) => (python += +/house|worker|pyodide/.test(request.url())));
        const workers = () =>
            page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        for (const [path, heading] of [
            [`/m/${id}`, "[role=grid]"],
            ["/play/quantik", ".levels"],
        ] as const) {
            const release = await held(page, /\/api\/games/);
            const asked = page.waitForRequest(/\/api\/games/);
            await page.goto(path);
            await asked;
            await idle(page);
            if (path.startsWith("/m/")) expect(await workers()).toBe(0);
            expect(python).toBe(0);
            release();
            await expect(page.locator(heading)).toBeVisible();
            await expect.poll(workers).toBe(1);
        }
        await expect.poll(() => python).toBeGreaterThan(0);
    });
});
