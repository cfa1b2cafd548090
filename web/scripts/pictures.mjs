/** Takes the pictures of the documentation, and draws the icons of the app from their SVG. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beside, matchOf, onStage } from "./stage.mjs";

/** @import { Page } from "@playwright/test" */
/** @import { SeatRequest } from "../src/payloads" */

/** @param {string} path */
const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * @typedef {object} Screen
 * @property {number} width
 * @property {number} height
 * @property {boolean} [dark]
 * @property {(page: Page, at: string) => Promise<unknown>} [visit]
 */

/** @type {Record<string, Screen>} */
const screens = {
    "web-home": { width: 1200, height: 760 },
    "web-setup": { width: 1200, height: 900, visit: (page, at) => page.goto(`${at}/play/quantik`) },
    "web-match": {
        width: 1200,
        height: 800,
        dark: true,
        visit: async (page, at) => {
            const line = ["d4", "c4", "c5", "b2", "e3", "d6", "e5", "f4", "c3"];
            await page.goto(await matchOf(page, at, { game: "qomet", seats: beside }, line));
        },
    },
    "web-analyse": {
        width: 1200,
        height: 860,
        visit: async (page, at) => {
            await page.goto(`${at}/analyse/qomet?moves=d4`);
            await page.getByText("loses in 16 moves").first().waitFor({ timeout: 60_000 });
        },
    },
    "web-lesson": {
        width: 390,
        height: 844,
        visit: (page, at) => page.goto(`${at}/learn/quantik/lesson`),
    },
    "web-phone": {
        width: 390,
        height: 844,
        visit: async (page, at) => {
            const line = ["Cc2", "Ac3", "Ca4", "Ab1", "Ba2"];
            await page.goto(await matchOf(page, at, { game: "quantik", seats: beside }, line));
            await page.locator('[data-hand="1"] button.slot').nth(3).click();
        },
    },
    "web-exago": {
        width: 390,
        height: 844,
        dark: true,
        visit: async (page, at) => {
            /** @type {SeatRequest[]} */
            const seats = [...beside, { kind: "beside", name: "Cleo" }, { kind: "beside" }];
            const line = "f6 g7 g8 f5 g6 f4 f8 h7 e6 e3 d5 i7 h6".split(" ");
            const request = { game: "exago", options: { players: "4" }, seats };
            await page.goto(await matchOf(page, at, request, line));
        },
    },
};

await onStage(async ({ browser, address }) => {
    for (const [name, { width, height, dark, visit }] of Object.entries(screens)) {
        const page = await browser.newPage({
            viewport: { width, height },
            colorScheme: dark ? "dark" : "light",
            reducedMotion: "reduce",
            locale: "en",
        });
        await (visit?.(page, address) ?? page.goto(address));
        await page.locator("main .ff-svg").first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: file(`../docs/pictures/${name}.png`) });
        await page.close();
        console.log(`docs/pictures/${name}.png`);
    }
    const icon = await readFile(file("public/icon.svg"), "utf8");
    for (const size of [192, 512]) {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        await page.setContent(`<style>body{margin:0}</style>${icon}`);
        const path = file(`public/icon-${size}.png`);
        await page.screenshot({ path, omitBackground: true });
        await page.close();
        console.log(`web/public/icon-${size}.png`);
    }
});
