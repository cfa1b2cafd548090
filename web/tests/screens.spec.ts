/** Every main screen in every language: nothing runs out of its place, is cut off, or is English. */

import type { Page } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, made, test, together } from "./table";

const LOCALES = resolve(import.meta.dirname, "../../src/fourfold/locales");
/** Where to put a picture of every screen, if somebody wants to look. */
const PICTURES = process.env.FOURFOLD_PICTURES;

const languages = readdirSync(LOCALES).filter((each) =>
    existsSync(join(LOCALES, each, "language.ftl")),
);
/** Languages with long words, high or wide letters, no spaces, or lines from right to left. */
const TELLING = ["de", "fi", "bg", "ar", "th", "ja"];
const LOST = "Aa1 Bb1 Cc1 Dd1".split(" ");

const sizes = languages.flatMap((language) =>
    [320, ...(TELLING.includes(language) ? [390, 1280] : [])].map((width) => ({ language, width })),
);

test.use({ actionTimeout: 30_000 });

/** Go somewhere as a click does, without loading the app again. */
async function go(page: Page, path: string): Promise<void> {
    await page.evaluate((to) => {
        document.querySelector("h1")?.setAttribute("data-left", "");
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(page.locator("h1:not([data-left])")).toBeVisible();
    await expect(page.locator("main :is(p, ul)[aria-busy=true]")).toHaveCount(0);
}

/** What is wrong with what is on the screen. */
function faults(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const found: string[] = [];
        const root = document.documentElement;
        if (root.scrollWidth > root.clientWidth)
            found.push(`the page is ${root.scrollWidth} wide, not ${root.clientWidth}`);
        const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const elements = [...document.querySelectorAll<HTMLElement>("body *")].filter(
            (element) => shown(element) && !element.closest("svg, .hidden, [data-board], noscript"),
        );
        for (const element of elements) {
            const own = [...element.childNodes]
                .filter((node) => node.nodeType === Node.TEXT_NODE)
                .map((node) => node.textContent!.trim())
                .join(" ")
                .trim();
            if (!own) continue;
            const named = `<${element.tagName.toLowerCase()} ${element.className}> ${own.slice(0, 50)}`;
            if (/^…$|\{|\}|^(web|study|board|learn|cli|error|level)-[a-z-]+$/.test(own))
                found.push(`unsaid: ${named}`);
            const style = getComputedStyle(element);
            const scrolls = /auto|scroll/.test(style.overflowX);
            if (
                style.display !== "inline" &&
                !scrolls &&
                element.scrollWidth > element.clientWidth + 1
            )
                found.push(`spills over ${element.clientWidth}px: ${named}`);
            if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1)
                found.push(`cut off: ${named}`);
            const { left, right } = element.getBoundingClientRect();
            const inside = element.closest("[class*=scroll], ol, nav");
            const mayScroll = inside && /auto|scroll/.test(getComputedStyle(inside).overflowX);
            if (!mayScroll && (left < -1 || right > innerWidth + 1))
                found.push(`off the screen: ${named}`);
        }
        return found;
    });
}

for (const { language, width } of sizes)
    test(`every screen in ${language} at ${width}`, async ({ page, provokes }, info) => {
        test.skip(info.project.name !== "desktop", "sets its own sizes");
        provokes(/404/);
        await page.setViewportSize({ width, height: 800 });
        const english: string[] = [];
        if (language !== "en")
            page.on("request", (request) => {
                if (/\/en-[\w-]+\.js$/.test(request.url())) english.push(request.url());
            });
        const running = await together(page, "exago", ["f6", "f7", "g6"]);
        const lost = await together(page, "quantik", LOST);
        const waiting = await made(page, {
            game: "qomet",
            seats: [{ kind: "me" }, { kind: "open" }],
            clock: { kind: "increment", base: 300, increment: 5 },
        });
        const wrong: string[] = [];
        const look = async (name: string) => {
            wrong.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
            if (PICTURES)
                await page.screenshot({
                    path: join(PICTURES, `${language}-${width}-${name.replaceAll("/", "_")}.png`),
                    fullPage: true,
                });
        };
        await page.goto(`/?lang=${language}`);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await look("home");
        for (const path of [
            "/play/quantik",
            "/play/exago",
            "/learn",
            "/learn/qomet",
            "/learn/quantik/lesson",
            "/learn/exago/puzzles",
            "/rules/quantik",
            "/rules/qomet",
            "/rules/exago",
            "/analyse/qomet",
            "/review",
            `/review/${lost.id}`,
            "/lobby",
            "/mine",
            "/open",
            "/nowhere",
            `/m/${waiting.id}`,
            `/m/${running.id}`,
            `/m/${lost.id}`,
        ]) {
            await go(page, path);
            await page.evaluate(() =>
                document
                    .querySelectorAll<HTMLDetailsElement>("main details")
                    .forEach((each) => (each.open = true)),
            );
            await look(
                path
                    .replace(lost.id, "lost")
                    .replace(running.id, "running")
                    .replace(waiting.id, "waiting")
                    .slice(1),
            );
        }
        // Dialogs, which every page has.
        for (const at of [-1, -2]) {
            await page.locator("header .bar > button").nth(at).click();
            await expect(page.getByRole("dialog")).toBeVisible();
            await look(at === -1 ? "settings" : "languages");
            await page.keyboard.press("Escape");
        }
        expect(wrong).toEqual([]);
        expect(english, "words that were English").toEqual([]);
    });
