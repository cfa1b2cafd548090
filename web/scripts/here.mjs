/** What the browser does by itself, held against the same through the server beside it. */

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

/** Work for kernels, long enough that calling them does not count. */
const COUNTING = `
import json
from time import perf_counter
from fourfold.kernels.registry import kernels_for
from fourfold.rules import load

def counting(spec, depth):
    game = load(spec)
    count = kernels_for(game).perft
    return lambda: count(game, game.initial(), depth)

def shortest(work):
    """The least time that it takes, in many turns: others use the machine, too."""
    work()
    end, best = perf_counter() + 1, 1e9
    while (start := perf_counter()) < end:
        work()
        best = min(best, perf_counter() - start)
    return best

works = {
    "Quantik, leaves": counting("quantik", 5),
    "Qomet, leaves": counting("qomet", 5),
    "Exago, leaves": counting("exago", 7),
    "Exago, leaves for three": counting("exago?players=3", 7),
}
json.dumps({name: shortest(work) for name, work in works.items()})
`;

const HOME = "http://fourfold.test/";

/**
 * Python in a page, with our rooms, its kernels and its tables.
 *
 * @param {Browser} browser
 */
async function pageWithPython(browser) {
    const page = await browser.newPage();
    await page.route(`${HOME}**`, (route) => {
        const name = route.request().url().slice(HOME.length);
        if (!name) return route.fulfill({ contentType: "text/html", body: "" });
        const folder = name.startsWith("pyodide") ? "web/node_modules/pyodide" : "build/browser";
        return route.fulfill({ path: `${root}${folder}/${name}` });
    });
    await page.goto(HOME);
    await page.evaluate(
        async ({ home, tables }) => {
            const { loadPyodide } = await import(`${home}pyodide.mjs`);
            const python = await loadPyodide({ indexURL: home, stdLibURL: `${home}python.zip` });
            const fetched = async (/** @type {string} */ name) =>
                new Uint8Array(await (await fetch(home + name)).arrayBuffer());
            python.unpackArchive(await fetched("fourfold.zip"), "zip");
            for (const name of tables) {
                const folder = `fourfold/games/${/^[a-z]+/.exec(name)?.[0]}/tables`;
                python.FS.mkdirTree(folder);
                python.FS.writeFile(`${folder}/${name}`, await fetched(`data/${name}`));
            }
            python.runPython("from fourfold.browser.doors import furnish; furnish()");
            Object.assign(globalThis, { python });
        },
        { home: HOME, tables: readdirSync(`${root}build/browser/data`) },
    );
    return page;
}

/** In that page. @type {(program: string) => string} */
const run = (program) => /** @type {any} */ (globalThis).python.runPython(program);

/**
 * How fast kernels are as WebAssembly, as a share of how fast the library of this machine is.
 *
 * @param {Browser} browser
 * @returns {Promise<Record<string, number>>}
 */
export async function kernels(browser) {
    const page = await pageWithPython(browser);
    const native = COUNTING.replace(/\njson.dumps(.*)\n/, "\nprint(json.dumps$1)\n");
    /** @type {Record<string, number>[][]} */
    const turns = [];
    for (let turn = 0; turn < 3; turn += 1)
        turns.push([
            JSON.parse(await page.evaluate(run, COUNTING)),
            JSON.parse(execFileSync(`${root}.venv/bin/python`, ["-c", native]).toString()),
        ]);
    await page.close();
    const least = (/** @type {number} */ way, /** @type {string} */ work) =>
        Math.min(...turns.map((turn) => turn[way]?.[work] ?? NaN));
    const works = Object.keys(turns[0]?.[0] ?? {});
    return Object.fromEntries(works.map((work) => [work, least(1, work) / least(0, work)]));
}
