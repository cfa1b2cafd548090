import type { Locator, Page } from "@playwright/test";
import { join } from "node:path";
import { expect, test } from "../manners";
import { obstacles } from "../obstacles";
import { fixtures } from "./scenes";

async function open(page: Page, query: string) {
    await page.goto(`/?${query}`);
    await expect(page.getByRole("grid")).toBeVisible();
}

const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);
const slot = (page: Page, seat: number, nth = 0) =>
    page.locator(`[data-hand="${seat}"] .slot`).nth(nth);
const log = (page: Page) => page.locator("#log");

async function middle(locator: Locator) {
    const box = (await locator.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator) {
    const [a, b] = [await middle(from), await middle(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 5 });
    await page.mouse.up();
}

/** The pieces that are seen, each with the space it stands on. */
function seen(page: Page): Promise<Record<string, string>> {
    return page.evaluate(() => {
        const centre = (element: Element) => {
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        const spaces = [...document.querySelectorAll<SVGElement>("[data-space] .area")];
        const found: Record<string, string> = {};
        for (const actor of document.querySelectorAll(".actor")) {
            const [x, y] = centre(actor.querySelector(".body")!);
            const near = spaces.find((area) => {
                const [sx, sy] = centre(area);
                return Math.hypot(sx - x, sy - y) < area.getBoundingClientRect().width * 0.2;
            });
            const name = near?.closest<SVGElement>("[data-space]")?.dataset.space ?? "nowhere";
            found[name] = actor.querySelector(".ff-piece")!.getAttribute("class")!;
        }
        return found;
    });
}

const rest = (page: Page) =>
    page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== "running"),
    );

/** Where to put pictures of all scenes, if somebody wants to look. */
const PICTURES = process.env.FOURFOLD_PICTURES;
const LOOKS = [
    ["light", 1280],
    ["dark", 360],
] as const;

for (const [game, scenes] of Object.entries(fixtures))
    for (const scene of scenes)
        test(`${game}/${scene}, light and wide, dark and narrow`, async ({ page }) => {
            await open(page, `game=${game}&scene=${scene}`);
            for (const [theme, width] of LOOKS) {
                await page.setViewportSize({ width, height: 860 });
                const wide = await page.evaluate(async (theme) => {
                    const root = document.documentElement;
                    root.dataset.theme = theme;
                    // A new size has come through to everything when it was drawn once.
                    await new Promise((drawn) =>
                        requestAnimationFrame(() => requestAnimationFrame(drawn)),
                    );
                    return root.scrollWidth;
                }, theme);
                expect(wide).toBeLessThanOrEqual(width);
                expect(await obstacles(page), theme).toEqual([]);
                if (PICTURES)
                    await page.screenshot({
                        path: join(PICTURES, `${game}-${scene}-${theme}.png`),
                    });
            }
        });

test("a star is dragged from the hand though the rules name only the point", async ({ page }) => {
    await open(page, "game=qomet&scene=middle");
    await drag(page, slot(page, 1), space(page, "f2"));
    await expect(log(page)).toContainText("move f2");
});

test("a star is dragged home", async ({ page }) => {
    await open(page, "game=qomet&scene=middle");
    await drag(page, space(page, "d7"), slot(page, 1));
    await expect(log(page)).toContainText("move d7-x");
});

test("an illegal drop slides back and is asked about", async ({ page }) => {
    await open(page, "game=quantik&scene=middle");
    const before = await seen(page);
    await drag(page, slot(page, 1, 1), space(page, "d3"));
    await expect(log(page)).toContainText('refused ["hand:B","d3"]');
    await expect(log(page)).not.toContainText("move");
    await rest(page);
    expect(await seen(page)).toEqual(before);
});

test("a tile that may not move yet can be dragged to learn why", async ({ page }) => {
    await open(page, "game=exago&scene=middle");
    await drag(page, space(page, "g6"), space(page, "d5"));
    await expect(log(page)).toContainText('refused ["g6","d5"]');
});

test("a finger drags too, and the page does not scroll away under it", async ({ browser }) => {
    const context = await browser.newContext({
        hasTouch: true,
        viewport: { width: 360, height: 500 },
    });
    const page = await context.newPage();
    await open(page, "game=quantik&scene=middle");
    const [a, b] = [await middle(slot(page, 1, 1)), await middle(space(page, "a3"))];
    const client = await context.newCDPSession(page);
    const touch = (type: string, points: { x: number; y: number }[]) =>
        client.send("Input.dispatchTouchEvent", {
            type: type as "touchStart",
            touchPoints: points,
        });
    await touch("touchStart", [a]);
    for (const part of [0.2, 0.5, 0.8, 1])
        await touch("touchMove", [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
    await touch("touchEnd", []);
    await expect(log(page)).toContainText("move Ba3");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await context.close();
});

test("a click elsewhere lets go", async ({ page }) => {
    await open(page, "game=qomet&scene=middle");
    await space(page, "d7").click();
    await expect(space(page, "d7")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("heading").click();
    await expect(space(page, "d7")).toHaveAttribute("aria-selected", "false");
});

test("a whole move by keyboard", async ({ page }) => {
    await open(page, "game=quantik&scene=middle");
    await slot(page, 1, 1).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAttribute("aria-label", /can be chosen/);
    const name = await page.locator(":focus").getAttribute("data-space");
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(`move B${name}`);
});

test("a pushed star moves, and everything ends where it belongs", async ({ page }) => {
    await open(page, "game=qomet&scene=push&before");
    // Pressed and counted in the page, or a slow machine looks when the movement is over.
    const moving = await page.evaluate(async () => {
        document.querySelector<HTMLButtonElement>(".step")!.click();
        await new Promise(requestAnimationFrame);
        return document.getAnimations().length;
    });
    expect(moving).toBeGreaterThan(1);
    await rest(page);
    const found = await seen(page);
    expect(found.d4).toContain("ff-light");
    expect(found.e3).toContain("ff-dark");
    expect(found.nowhere).toBeUndefined();
});

for (const game of Object.keys(fixtures))
    test(`a game of ${game} played faster than it can be shown`, async ({ page }) => {
        await open(page, `game=${game}&play`);
        await page.evaluate(async () => {
            const button = document.querySelector<HTMLButtonElement>(".step")!;
            for (let i = 0; i < 45; i++) {
                button.click();
                await new Promise((done) => setTimeout(done, 25));
            }
        });
        await rest(page);
        const lines = await page.locator("details li").allTextContents();
        const taken = lines
            .flatMap((line) => line.split(", "))
            .filter((part) => /^[a-m]\d+ (?!to |empty)/.test(part));
        const found = await seen(page);
        expect(Object.keys(found).sort()).toEqual(taken.map((part) => part.split(" ")[0]).sort());
    });

test("nothing moves for those who do not want it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "game=qomet&scene=push&before");
    await page.locator(".step").click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect((await seen(page)).e3).toContain("ff-dark");
});
