/** What the browser does by itself, held against the same through the server beside it. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** @import { Browser, Page } from "@playwright/test" */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a browser says of its connection: whoever saves data stays with the server. */
const connected = (/** @type {boolean} */ saveData) =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData }) });

/** @param {Page} page */
const ready = (page) =>
    page.waitForFunction(() => performance.getEntriesByName("python-ready").length > 0, null, {
        timeout: 120_000,
    });

/**
 * From asking for Python to both workers being ready, when its files were fetched before.
 *
 * @param {Browser} browser
 * @param {string} address
 */
export async function secondVisit(browser, address) {
    const context = await browser.newContext();
    await context.addInitScript(connected, false);
    let took = NaN;
    for (const isSecond of [false, true]) {
        const page = await context.newPage();
        await page.goto(`${address}/play/quantik`);
        await ready(page);
        if (isSecond)
            took = await page.evaluate(() => {
                const at = (/** @type {string} */ name) =>
                    performance.getEntriesByName(name)[0]?.startTime ?? NaN;
                return at("python-ready") - at("python-asked");
            });
        await page.close();
    }
    await context.close();
    return took;
}

/**
 * A page that thinks for itself, or one that lets the server think.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {boolean} thinks
 */
export async function pageThat(browser, address, thinks) {
    const context = await browser.newContext();
    await context.addInitScript(connected, !thinks);
    const page = await context.newPage();
    await page.goto(`${address}/play/quantik`);
    if (thinks) await ready(page);
    return page;
}

/**
 * From our first move to the answer of a level, as soon as it is we who begin.
 *
 * @param {Page} page where a game is chosen, and afterwards again
 */
export async function levelAnswers(page) {
    for (;;) {
        await page.getByRole("button", { name: /Level 2\b/ }).click();
        await page.getByRole("grid").waitFor();
        const mine = page.locator('[data-hand="0"] button.slot:not([disabled])').first();
        const begins = await mine.isEnabled({ timeout: 1_000 }).catch(() => false);
        let took = NaN;
        if (begins && !(await page.locator("ol li").count())) {
            await mine.click();
            const answered = page.evaluate(
                () =>
                    new Promise((/** @type {(value: number) => void} */ resolve) => {
                        const clicked = (/** @type {Event} */ { timeStamp }) => {
                            const look = () => {
                                const moves = document.querySelectorAll("ol li").length;
                                if (moves > 1) resolve(performance.now() - timeStamp);
                                else requestAnimationFrame(look);
                            };
                            look();
                        };
                        addEventListener("click", clicked, { once: true, capture: true });
                    }),
            );
            await page.locator('[data-space="a1"]').click();
            took = await answered;
        }
        await page.goBack();
        if (took) return took;
    }
}

/**
 * From a move on the board of an analysis to the values after it.
 *
 * @param {Page} page
 */
export async function valueShows(page) {
    await page.locator(".values button").first().waitFor();
    return page.evaluate(
        () =>
            new Promise((/** @type {(value: number) => void} */ resolve) => {
                const list = () => document.querySelector(".values")?.textContent ?? "";
                const before = list();
                const start = performance.now();
                new MutationObserver((_, observer) => {
                    if (!list() || list() === before) return;
                    observer.disconnect();
                    resolve(performance.now() - start);
                }).observe(document.body, { childList: true, subtree: true, characterData: true });
                const first = document.querySelector(".values button");
                if (first instanceof HTMLElement) first.click();
            }),
    );
}

const COUNTING = `
import json
from time import perf_counter
from fourfold.fast.registry import kernels_for
from fourfold.games import load

def rate(spec, depth):
    game = load(spec)
    count, best = kernels_for(game).perft, 0
    for _ in range(4):
        start = perf_counter()
        leaves = count(game, game.initial(), depth)
        best = max(best, leaves / (perf_counter() - start))
    return best

json.dumps({spec: rate(spec, depth) for spec, depth in (("quantik", 5), ("qomet", 4), ("exago", 4))})
`;

/** Leaves that kernels count in a second, as WebAssembly and in the library of this machine. */
export async function kernels() {
    const python = await loadPyodide({ stdLibURL: `${root}build/browser/python.zip` });
    const sources = new Uint8Array(readFileSync(`${root}build/browser/fourfold.zip`));
    python.unpackArchive(sources, "zip", { extractDir: "/home/pyodide" });
    python.runPython("from fourfold.browser.doors import furnish; furnish()");
    const near = JSON.parse(python.runPython(COUNTING));
    const program = COUNTING.replace(/\njson.dumps(.*)\n/, "\nprint(json.dumps$1)\n");
    const native = execFileSync(`${root}.venv/bin/python`, ["-c", program]).toString();
    return { near, native: JSON.parse(native) };
}
