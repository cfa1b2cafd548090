/** Pages arrive piece by piece, and what is there already stays where it is. */

import type { Page } from "@playwright/test";
import type { MatchRequest } from "../src/payloads";
import { WINDOWS } from "./feel";
import { expect, GAMES, made, test, together } from "./table";

/** What Lighthouse allows is 0.1; more than this can be felt. */
const MOST = 0.02;

/** Add up the layout shifts of a page from its beginning on, and note what moved. */
const watch = () => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    interface Shift extends PerformanceEntry {
        value: number;
        sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
            shifts.push({
                value,
                what: sources.map(({ node }) =>
                    node instanceof Element ? `${node.tagName}.${node.className}` : "text",
                ),
            });
    }).observe({ type: "layout-shift", buffered: true });
};

/** Hold every answer back until the page has drawn what it has, the slowest the longest. */
async function slowly(page: Page): Promise<void> {
    await page.route("**/api/**", async (route) => {
        const frames = route.request().url().endsWith("/me/matches") ? 20 : 4;
        await page.evaluate(async (frames) => {
            for (let left = frames; left > 0; left--)
                await new Promise((drawn) => requestAnimationFrame(drawn));
        }, frames);
        await route.continue();
    });
}

/** Pages with what is there when they have arrived. */
const PAGES: Record<string, (page: Page) => Promise<[string, string]>> = {
    "the first page with running matches": async (page) => {
        await together(page, "quantik", ["Aa1"]);
        await made(page, {
            game: "exago",
            seats: [{ kind: "me" }, { kind: "engine", level: 2 }],
        } as MatchRequest);
        return ["/", ".running + .games .ff-svg >> nth=2"];
    },
    "the choice of an opponent": async () => ["/play/quantik", ".levels li >> nth=9"],
    "a match": async (page) => [`/m/${(await together(page, "qomet", ["d4"])).id}`, "[role=grid]"],
    "a finished match": async (page) => [
        `/m/${(await together(page, "quantik", GAMES.quantik!.moves)).id}`,
        ".ending",
    ],
    "my games": async (page) => {
        await together(page, "quantik", ["Aa1"]);
        return ["/mine", "main li .ff-svg"];
    },
    "the lobby": async () => ["/lobby", "h1"],
    "the ways to learn": async () => ["/learn", ".games .ff-svg >> nth=2"],
    "learning one game": async () => ["/learn/quantik", ".way >> nth=2"],
    "a lesson": async () => ["/learn/quantik/lesson", "[role=grid]"],
    puzzles: async () => ["/learn/quantik/puzzles", "[role=grid]"],
    "an analysis": async () => ["/analyse/quantik?moves=Aa1", ".values button"],
    "rules with examples": async () => ["/rules/quantik", ".examples .ff-svg >> nth=3"],
};

for (const { width, height } of WINDOWS.slice(0, 2))
    for (const [name, prepare] of Object.entries(PAGES))
        test(`nothing moves while it arrives, at ${width}×${height}: ${name}`, async ({ page }) => {
            await page.setViewportSize({ width, height });
            const [path, ready] = await prepare(page);
            await page.addInitScript(watch);
            await slowly(page);
            await page.goto(path);
            await expect(page.locator(ready).first()).toBeVisible();
            await page.waitForLoadState("networkidle");
            const shifts = await page.evaluate(
                () => (globalThis as unknown as { shifts: { value: number }[] }).shifts,
            );
            const sum = shifts.reduce((all, { value }) => all + value, 0);
            expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
        });
