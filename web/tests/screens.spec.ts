/** Every main screen in every language: nothing runs out of its place, is cut off, or is English. */

import type { Page } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, made, test, together } from "./table";

const LOCALES = resolve(import.meta.dirname, "../../src/fourfold/locales");
/** Where to put a picture of every screen, if somebody wants to look. */
const PICTURES = process.env.FOURFOLD_PICTURES;

// English comes last: until then nothing asks for its words unless others are missing.
const languages = readdirSync(LOCALES)
    .filter((each) => existsSync(join(LOCALES, each, "language.ftl")))
    .sort((one, other) => Number(one === "en") - Number(other === "en"));
/** Languages with long words, high or wide letters, no spaces, or lines from right to left. */
const TELLING = ["de", "fi", "bg", "ar", "th", "ja"];
const NARROW = 320;
const WIDER = [390, 1280];
const LOST = "Aa1 Bb1 Cc1 Dd1".split(" ");

const PATHS = [
    "/",
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
    "/lobby",
    "/mine",
    "/open",
    "/nowhere",
];

/**
 * Choose a language in the preferences, which stay open, and wait until the page speaks it. Opening
 * and closing them each time would take longer than everything else.
 */
async function speak(page: Page, language: string): Promise<void> {
    await page.locator("dialog[open] select:has(option[lang])").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>("main details"))
            details.open = true;
    });
}

/** Everything but boards, pictures and what is only read out. */
const LOOKED_AT = "body :not(svg, svg *, .hidden, .hidden *, .ff-board, .ff-board *, noscript)";

/** What is wrong with what is on the screen. */
function faults(page: Page): Promise<string[]> {
    return page.evaluate(async (lookedAt) => {
        // A new size has come through to everything when it was drawn once.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const found: string[] = [];
        const root = document.documentElement;
        if (root.scrollWidth > root.clientWidth)
            found.push(`the page is ${root.scrollWidth} wide, not ${root.clientWidth}`);
        const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const pen = document.createElement("canvas").getContext("2d")!;
        for (const field of document.querySelectorAll("select")) {
            const style = getComputedStyle(field);
            pen.font = style.font;
            const arrow = 16;
            const room =
                field.clientWidth -
                parseFloat(style.paddingInlineStart) -
                parseFloat(style.paddingInlineEnd) -
                arrow;
            for (const { text } of shown(field) ? field.options : []) {
                const { width } = pen.measureText(text);
                if (width > room)
                    found.push(`cut off, ${width - room}px of ${width}: <option> ${text}`);
            }
        }
        const elements = [...document.querySelectorAll<HTMLElement>(lookedAt)].filter(shown);
        if (!elements.length) found.push("there is nothing to look at");
        for (const element of elements) {
            const own = [...element.childNodes]
                .filter((node) => node.nodeType === Node.TEXT_NODE)
                .map((node) => node.textContent!.trim())
                .join(" ")
                .trim();
            if (!own && !element.matches("a, button, input")) continue;
            const named = `<${element.tagName.toLowerCase()} ${element.className}> ${own.slice(0, 50)}`;
            if (/^…$|\{|\}|^(web|study|board|learn|cli|error|level)-[a-z-]+$/.test(own))
                found.push(`unsaid: ${named}`);
            const style = getComputedStyle(element);
            const scrolls = /auto|scroll/.test(style.overflowX) || element.matches("input");
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
    }, LOOKED_AT);
}

/** Look at a page and the preferences in every language, narrow, and in some of them also wider. */
async function everywhere(page: Page, name: string): Promise<void> {
    await page.locator("header .bar > button").last().click();
    const english: string[] = [];
    let spoken = "";
    page.on("request", (request) => {
        if (spoken !== "en" && /\/en-[\w-]+\.js$/.test(request.url())) english.push(spoken);
    });
    const wrong: string[] = [];
    for (spoken of languages) {
        await speak(page, spoken);
        for (const width of TELLING.includes(spoken) ? [...WIDER, NARROW] : [NARROW]) {
            await page.setViewportSize({ width, height: 800 });
            wrong.push(...(await faults(page)).map((fault) => `${spoken} ${width}: ${fault}`));
            if (PICTURES) await picture(page, join(PICTURES, `${spoken}-${width}-${name}.png`));
        }
    }
    expect(wrong).toEqual([]);
    expect(english, "languages in which words were English").toEqual([]);
}

/** Take a picture of the page without the preferences. */
async function picture(page: Page, path: string): Promise<void> {
    await page.keyboard.press("Escape");
    await page.screenshot({ path, fullPage: true });
    await page.locator("header .bar > button").last().click();
}

/** Open a page of the app, in a language other than English, and wait until it is all there. */
async function open(page: Page, path: string): Promise<void> {
    await page.goto(`${path}?lang=fr`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("main :is(p, ul)[aria-busy=true]")).toHaveCount(0);
}

// Nothing here needs a trace, which costs more than the looking.
test.use({ trace: "off" });

test.beforeEach(({ provokes }, info) => {
    test.skip(info.project.name !== "desktop", "sets its own sizes");
    test.setTimeout(180_000);
    provokes(/404/);
});

for (const path of PATHS)
    test(`every language has room on ${path}`, async ({ page }) => {
        await open(page, path);
        await everywhere(page, path.slice(1).replaceAll("/", "_") || "home");
    });

for (const state of ["waiting", "running", "lost", "review"])
    test(`every language has room in a match: ${state}`, async ({ page }) => {
        const { id } = await {
            waiting: () =>
                made(page, {
                    game: "qomet",
                    seats: [{ kind: "me" }, { kind: "open" }],
                    clock: { kind: "increment", base: 300, increment: 5 },
                }),
            running: () => together(page, "exago", ["f6", "f7", "g6"]),
            lost: () => together(page, "quantik", LOST),
            review: () => together(page, "quantik", LOST),
        }[state]!();
        await open(page, state === "review" ? `/review/${id}` : `/m/${id}`);
        await everywhere(page, state);
    });

test("the list of languages has room", async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 800 });
    await open(page, "/");
    await page.locator("header .bar > button").nth(-2).click();
    await expect(page.locator("dialog[open] button[lang]")).toHaveCount(languages.length);
    expect(await faults(page)).toEqual([]);
    if (PICTURES) await page.screenshot({ path: join(PICTURES, "languages.png") });
});
