/**
 * Measures in the browser what a person feels. Run it on a machine that has nothing else to do.
 *
 * With the folder of another checkout, set up and built (`npm run bench -- ../../before`), its first
 * screen is measured in the same run.
 */

import { resolve } from "node:path";

import { kernels, levelAnswers, pageThat, secondVisit, valueShows } from "./here.mjs";
import { beside, matchOf, onStage } from "./stage.mjs";

/** @import { Browser, Page } from "@playwright/test" */
/** @import { SeatRequest } from "../src/payloads" */

/** @param {number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * @param {number} count
 * @param {() => Promise<number>} measure
 */
async function times(count, measure) {
    const found = [];
    for (let round = 0; round < count; round += 1) found.push(await measure());
    return median(found);
}

/**
 * From the click on a link to three boards that can be clicked.
 *
 * @param {Browser} browser
 * @param {string} address
 */
async function firstScreen(browser, address) {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: "commit" });
    const took = await page.evaluate(
        () =>
            new Promise((/** @type {(value: number) => void} */ resolve) => {
                const look = () => {
                    const ready = document.querySelectorAll(".games a .ff-svg").length >= 3;
                    if (ready) resolve(performance.now());
                    else requestAnimationFrame(look);
                };
                look();
            }),
    );
    await page.close();
    return took;
}

/**
 * What a first visit fetches over the line, compressed as it comes, until nothing more is asked for.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {string} locale
 */
async function firstVisit(browser, address, locale) {
    const context = await browser.newContext({ serviceWorkers: "block", locale });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
        requests += 1;
    });
    await line.send("Network.enable");
    await page.goto(address);
    await page.locator(".games a .ff-svg").nth(2).waitFor();
    await page.waitForLoadState("networkidle");
    await context.close();
    return { bytes, requests };
}

/**
 * From a click on a piece to the frame that shows it picked.
 *
 * @param {Page} page
 */
async function pick(page) {
    const slot = page.locator('[data-hand="0"] button.slot').first();
    const took = slot.evaluate(
        (button) =>
            new Promise((/** @type {(value: number) => void} */ resolve) => {
                button.addEventListener(
                    "click",
                    ({ timeStamp }) => {
                        const look = () => {
                            if (button.getAttribute("aria-pressed") === "true")
                                requestAnimationFrame((now) => resolve(now - timeStamp));
                            else requestAnimationFrame(look);
                        };
                        look();
                    },
                    { once: true, capture: true },
                );
            }),
    );
    await slot.click();
    const result = await took;
    await page.keyboard.press("Escape");
    return result;
}

/**
 * From our move to the answer of a low level.
 *
 * @param {Page} page
 * @param {string} address
 */
async function answer(page, address) {
    /** @type {SeatRequest[]} */
    const seats = [{ kind: "me" }, { kind: "engine", level: 2 }];
    await page.goto(await matchOf(page, address, { game: "quantik", seats }, []));
    await page.locator('[data-hand="0"] button.slot').first().click();
    await page.locator('[data-space="a1"]').click();
    const start = Date.now();
    await page.locator("ol li").nth(1).waitFor();
    return Date.now() - start;
}

/**
 * Frames a second while pieces glide back and forth through a match.
 *
 * @param {Page} page
 * @param {string} address
 */
async function frames(page, address) {
    const line = ["d4", "c4", "d4-c4", "d4", "c5", "d4-d5", "e3", "d3"];
    await page.goto(await matchOf(page, address, { game: "qomet", seats: beside }, line));
    await page.locator("ol li").nth(7).waitFor();
    await page.keyboard.press("Home");
    const counted = page.evaluate(
        () =>
            new Promise((/** @type {(value: number) => void} */ resolve) => {
                let count = 0;
                const start = performance.now();
                /** @param {number} now */
                const tick = (now) => {
                    count += 1;
                    if (now - start < 3_000) requestAnimationFrame(tick);
                    else resolve((1000 * count) / (now - start));
                };
                requestAnimationFrame(tick);
            }),
    );
    for (let step = 0; step < 7; step += 1) {
        await page.keyboard.press(".");
        await page.waitForTimeout(400);
    }
    return counted;
}

/** @type {(what: string, figure: number, unit: string, limit: string) => void} */
const say = (what, figure, unit, limit) =>
    console.log(`${what.padEnd(44)} ${figure.toFixed(0).padStart(6)} ${unit}   (${limit})`);

/**
 * @param {Browser} browser
 * @param {string} address
 */
async function sayFirstScreen(browser, address) {
    for (const locale of ["en", "de", "ja", "ar", "th"]) {
        const { bytes, requests } = await firstVisit(browser, address, locale);
        say(`First screen weighs (${locale})`, bytes / 1000, "kB", `${requests} requests`);
    }
    const first = await times(7, () => firstScreen(browser, address));
    say("First screen can be used after", first, "ms", "at most 1500");
}

/**
 * @param {Browser} browser
 * @param {string} address
 */
async function sayHere(browser, address) {
    const second = await times(3, () => secondVisit(browser, address));
    say("Python is ready on a second visit after", second, "ms", "at most 4000");
    const [server, here] = [
        await pageThat(browser, address, false),
        await pageThat(browser, address, true),
    ];
    const reply = async (/** @type {Page} */ page) => {
        await levelAnswers(page);
        return times(7, () => levelAnswers(page));
    };
    const theirs = (await reply(server)).toFixed(0);
    say("A level answers in the browser after", await reply(here), "ms", `${theirs} by the server`);
    const value = async (/** @type {Page} */ page) => {
        await page.getByRole("link", { name: "Fourfold" }).first().click();
        await page.locator('a[href="/analyse/quantik"]').first().click();
        return times(5, () => valueShows(page));
    };
    const before = (await value(server)).toFixed(0);
    say("A value shows in the browser after", await value(here), "ms", `${before} by the server`);
    for (const [work, share] of Object.entries(await kernels(browser)))
        say(`Kernels in WebAssembly: ${work}`, 100 * share, "%", "of the library; at least 50");
}

const other = process.argv[2];
if (other) {
    console.log(`In ${other}:`);
    await onStage(({ browser, address }) => sayFirstScreen(browser, address), resolve(other));
    console.log("Here:");
}

await onStage(async ({ browser, address }) => {
    await sayFirstScreen(browser, address);
    const page = await browser.newPage();
    await page.goto(await matchOf(page, address, { game: "quantik", seats: beside }, []));
    say("A pick is on the screen after", await times(9, () => pick(page)), "ms", "at most 50");
    await answer(page, address);
    const reply = await times(7, () => answer(page, address));
    say("A low level has answered after", reply, "ms", "at most 500");
    say("Frames while pieces glide", await frames(page, address), "/s", "60");
    await sayHere(browser, address);
});
