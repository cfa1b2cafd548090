/** Every main screen in every language: nothing runs out of its place, is cut off, or is English. */

import type { Page, Request } from "@playwright/test";
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
const NARROW = 320;
const WIDER = [390, 1280];
const ROUNDS: [number, readonly string[]][] = [
    ...WIDER.map((width) => [width, TELLING] satisfies (typeof ROUNDS)[0]),
    [NARROW, languages.filter((each) => each !== "en")],
    // English comes last: until then nothing asks for its words unless others are missing.
    [NARROW, ["en"]],
];
const LOST = "Aa1 Bb1 Cc1 Dd1".split(" ");

/** Pages that are looked at one after the other, so that words are fetched once for all of them. */
const PATHS = [
    ["/", "/learn", "/learn/qomet", "/learn/quantik/lesson", "/learn/exago/puzzles"],
    [
        "/play/quantik",
        "/play/exago",
        "/analyse/qomet",
        "/review",
        "/lobby",
        "/mine",
        "/open",
        "/nowhere",
    ],
    ["/rules/quantik", "/rules/qomet", "/rules/exago"],
];

/** Everything but boards, pictures and what is only read out. */
const LOOKED_AT = "body :not(svg, svg *, .hidden, .hidden *, .ff-board, .ff-board *, noscript)";

/**
 * What is wrong with what is on the screen: as it is, or in one language after the other. These are
 * chosen in the preferences, which are open, and looked at only if `withPreferences`. All of it
 * happens in the page: to go there and back for every language takes longer than the looking.
 */
function faults(
    page: Page,
    languages: readonly string[] | null = null,
    withPreferences = true,
): Promise<string[]> {
    return page.evaluate(
        async ([languages, withPreferences, lookedAt]) => {
            const look = async () => {
                // A new size has come through to everything when it was drawn once.
                await new Promise((drawn) =>
                    requestAnimationFrame(() => requestAnimationFrame(drawn)),
                );
                const found: string[] = [];
                const root = document.documentElement;
                if (root.scrollWidth > root.clientWidth)
                    found.push(`the page is ${root.scrollWidth} wide, not ${root.clientWidth}`);
                const shown = (element: Element) =>
                    element.checkVisibility({ visibilityProperty: true });
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
                const elements = [...document.querySelectorAll<HTMLElement>(lookedAt)].filter(
                    shown,
                );
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
                    if (
                        style.overflowY === "hidden" &&
                        element.scrollHeight > element.clientHeight + 1
                    )
                        found.push(`cut off: ${named}`);
                    const { left, right } = element.getBoundingClientRect();
                    const inside = element.closest("[class*=scroll], ol, nav");
                    const mayScroll =
                        inside && /auto|scroll/.test(getComputedStyle(inside).overflowX);
                    if (!mayScroll && (left < -1 || right > innerWidth + 1))
                        found.push(`off the screen: ${named}`);
                }
                return found;
            };
            if (!languages) return look();

            const dialog = document.querySelector<HTMLDialogElement>("dialog[open]")!;
            const field = dialog.querySelector<HTMLSelectElement>("select:has(option[lang])")!;
            // Every look would arrange them anew, with letters of all languages in one list.
            if (!withPreferences) dialog.style.display = "none";
            // The app asks for English a moment after words were missing.
            const { setTimeout } = globalThis;
            let moment = 0;
            globalThis.setTimeout = ((what: TimerHandler, time = 0, ...given: unknown[]) => {
                if (time < 1000) moment = Math.max(moment, time);
                return setTimeout(what, time, ...given);
            }) as typeof setTimeout;

            const wrong: string[] = [];
            const undrawn = new CSSStyleSheet();
            for (const language of languages) {
                moment = 0;
                field.value = language;
                field.dispatchEvent(new Event("change", { bubbles: true }));
                while (document.documentElement.lang !== language)
                    await new Promise(requestAnimationFrame);
                for (const each of document.querySelectorAll<HTMLDetailsElement>("main details"))
                    each.open = true;
                const found = await look();
                wrong.push(...found.map((fault) => `${language} ${innerWidth}: ${fault}`));
                if (moment) await new Promise((over) => setTimeout(over, moment));
                // Boards are the same in every language, and the most work of all: their drawings
                // are left out after the first look.
                if (!undrawn.cssRules.length) {
                    undrawn.insertRule(".ff-svg { content-visibility: hidden }");
                    document.adoptedStyleSheets.push(undrawn);
                }
            }
            document.adoptedStyleSheets.pop();
            globalThis.setTimeout = setTimeout;
            return wrong;
        },
        [languages, withPreferences, LOOKED_AT] as const,
    );
}

/** Look at a page in every language, narrow, and in some of them also wider. */
async function everywhere(page: Page, name: string, withPreferences = false): Promise<void> {
    await page.locator("header .bar > button").last().click();
    const english: string[] = [];
    let spoken: readonly string[] = [];
    const listen = (request: Request) => {
        const isEnglish = /\/en-[\w-]+\.js$/.test(request.url());
        if (isEnglish && !spoken.includes("en")) english.push(...spoken);
    };
    page.on("request", listen);
    const wrong: string[] = [];
    for (const [width, some] of ROUNDS) {
        await page.setViewportSize({ width, height: 800 });
        // One by one only if there is a picture of each.
        for (spoken of PICTURES ? some.map((each) => [each]) : [some]) {
            wrong.push(...(await faults(page, spoken, withPreferences)));
            if (PICTURES) await picture(page, join(PICTURES, `${spoken[0]}-${width}-${name}.png`));
        }
    }
    page.off("request", listen);
    expect.soft(wrong, name).toEqual([]);
    const lacking = `${name}: one of these languages lacks words, which were English`;
    expect.soft(english, lacking).toEqual([]);
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

for (const paths of PATHS)
    test(`every language has room on ${paths.join(", ")}`, async ({ page }) => {
        for (const path of paths) {
            await open(page, path);
            await everywhere(page, path.slice(1).replaceAll("/", "_") || "home");
        }
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

// They are the same on all pages, and lie over them.
test("every language has room in the preferences", async ({ page }) => {
    await open(page, "/nowhere");
    await everywhere(page, "preferences", true);
});

test("the list of languages has room", async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 800 });
    await open(page, "/");
    await page.locator("header .bar > button").nth(-2).click();
    await expect(page.locator("dialog[open] button[lang]")).toHaveCount(languages.length);
    expect(await faults(page)).toEqual([]);
    if (PICTURES) await page.screenshot({ path: join(PICTURES, "languages.png") });

    // Whoever has gone to its end still sees how to leave it.
    await page.keyboard.press("End");
    const buttons = page.getByRole("dialog").getByRole("button");
    await expect(buttons.last()).toBeFocused();
    await expect(buttons.last()).toBeInViewport({ ratio: 1 });
    await expect(buttons.first()).toBeInViewport({ ratio: 1 });
});

for (const language of ["de", "ru"])
    test(`the choice of an opponent has room for large letters in ${language}`, async ({
        page,
    }) => {
        await page.setViewportSize({ width: NARROW, height: 800 });
        for (const game of ["quantik", "exago"]) {
            await page.goto(`/play/${game}?lang=${language}`);
            if (game === "exago") await page.locator("fieldset label").nth(3).click();
            await expect(page.locator("main :is(.levels, ol)")).toBeVisible();
            expect(await faults(page), game).toEqual([]);
            await page.locator("html").evaluate((root) => (root.style.fontSize = "125%"));
            const large = (await faults(page)).filter((each) => !each.includes("<option>"));
            expect(large, game).toEqual([]);
        }
    });
