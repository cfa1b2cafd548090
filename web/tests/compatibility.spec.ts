/** What an earlier version kept in a browser: see tests/data/compatibility/README.md. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Match } from "../src/payloads";
import { expect, moves, play, test, together } from "./table";

interface StoredMatch {
    readonly id: string;
    readonly events: readonly [number, number, string, number | null, { move?: string }][];
    readonly shown: Match;
}

interface Store {
    readonly names: Readonly<Record<string, string>>;
    readonly version: number;
    readonly matches: readonly StoredMatch[];
    readonly aside: readonly { id: string }[];
    readonly localStorage: Readonly<Record<string, string>>;
    readonly pending: { match: string; sessionStorage: Record<string, string> };
}

const data = new URL("../../tests/data/compatibility/browser/", import.meta.url);
const store = JSON.parse(readFileSync(new URL("store.json", data), "utf8")) as Store;
/** The day on which the store was written. */
const WRITTEN = new Date(1795126252955);

const match = (name: string): StoredMatch =>
    store.matches.find(({ id }) => id === store.names[name])!;

/** Fill the empty storage of a browser with that of the earlier version. */
async function restore(page: Page, without: readonly string[] = []): Promise<void> {
    // A file of the same site on which none of the app's code runs.
    await page.goto("/icon.svg");
    const items = Object.entries(store.localStorage).filter(([key]) => !without.includes(key));
    await page.evaluate(
        async ({ version, matches, aside, items }) => {
            localStorage.clear();
            for (const [key, value] of items) localStorage.setItem(key, value);
            await new Promise<void>((resolve, reject) => {
                const opening = indexedDB.open("fourfold", version);
                opening.onupgradeneeded = () => {
                    const created = opening.result.createObjectStore("matches", { keyPath: "id" });
                    created.createIndex("updated", "updated");
                    opening.result.createObjectStore("aside", { keyPath: "id" });
                };
                opening.onerror = () => reject(opening.error!);
                opening.onsuccess = () => {
                    const writing = opening.result.transaction(["matches", "aside"], "readwrite");
                    for (const each of matches) writing.objectStore("matches").put(each);
                    for (const each of aside) writing.objectStore("aside").put(each);
                    writing.onerror = () => reject(writing.error!);
                    writing.oncomplete = () => {
                        opening.result.close();
                        resolve();
                    };
                };
            });
        },
        { version: store.version, matches: store.matches, aside: store.aside, items },
    );
}

/** What the list of moves shows: some have the number of their round in front. */
const numbered = (played: readonly string[]): RegExp[] =>
    played.map((move) => new RegExp(`^(\\d+)?\\s*${move}$`));

const piecesIn = (position: string): number =>
    [...position.split(" ")[0]!.matchAll(/[A-Za-z]/g)].length;

/** Settings of the earlier version that would change what tests look for. */
const LANGUAGE = "fourfold:language";
const OFFLINE = "fourfold:offline";

test("stored matches are listed, with their positions, moves, names and results", async ({
    page,
}) => {
    await restore(page, [LANGUAGE, OFFLINE]);
    await page.goto("/mine");
    for (const { id } of store.matches)
        await expect(page.locator(`a[href="/m/${id}"]`)).toBeVisible();
    await expect(page.getByText(store.aside[0]!.id)).toBeVisible();
    for (const [name, id] of Object.entries(store.names)) {
        const { events, shown } = match(name);
        await page.goto(`/m/${id}`);
        const played = events.flatMap(([, , kind, , { move }]) => (kind === "move" ? [move!] : []));
        // What was taken back is not in the list.
        const expected = name === "resigned" ? [...played.slice(0, 2), played.at(-1)!] : played;
        await expect(moves(page)).toHaveText(numbered(expected));
        await expect(page.locator("g.pieces > *")).toHaveCount(piecesIn(shown.position));
        for (const seat of shown.seats.filter((each) => each.name))
            await expect(page.getByText(seat.name!).first()).toBeVisible();
        const result = page.getByRole("region", { name: "Result" });
        if (shown.status === "over") await expect(result).toBeVisible();
    }
});

test("a stored match against a level goes on, and a finished one is played again @here", async ({
    page,
}) => {
    await restore(page, [LANGUAGE]);
    const { id, shown } = match("level");
    await page.goto(`/m/${id}`);
    await expect(moves(page)).toHaveCount(shown.ply);
    await play(page, shown.legal[0]!.move);
    await expect(moves(page)).toHaveCount(shown.ply + 2);
    await page.goto(`/m/${store.names["three-players"]}`);
    await play(page, match("three-players").shown.legal[0]!.move);
    await page.goto(`/m/${store.names["finished-exago"]}`);
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(moves(page)).toHaveCount(0);
});

test("settings are as they were chosen", async ({ page }) => {
    await restore(page, [OFFLINE]);
    await page.goto("/");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", "de");
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(html).toHaveAttribute("data-board", "felt");
    await expect(html).toHaveAttribute("data-size", "small");
    await expect(html).toHaveAttribute("data-motion", "off");
    await page.goto("/?lang=en");
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog");
    for (const value of ["dark", "felt", "small", "off", "confirm"])
        await expect(dialog.locator(`option[value="${value}"]:checked`)).toHaveCount(1);
    await expect(dialog.locator('input[type="checkbox"]').first()).toBeChecked();
    await expect(dialog.locator('input[autocomplete="nickname"]')).toHaveValue("Zoë");
});

test("progress in lessons and puzzles is kept", async ({ page }) => {
    await restore(page, [LANGUAGE, OFFLINE]);
    await page.clock.setFixedTime(WRITTEN);
    await page.goto("/learn/quantik");
    await expect(page.getByRole("progressbar")).toHaveAttribute("value", "3");
    await page.goto("/learn/qomet/puzzles");
    // The rating is shown after ten puzzles, and three were tried.
    await expect(page.locator("dd").first()).toContainText("7");
    await page.evaluate(() => {
        const key = "fourfold:puzzles:qomet";
        localStorage.setItem(key, localStorage.getItem(key)!.replace('"tries":3', '"tries":10'));
    });
    await page.reload();
    await expect(page.locator("dd").first()).toHaveText("989");
    await expect(page.locator("dd", { hasText: /^2 of \d+/ })).toBeVisible();
    // The puzzle of the day was solved in one of three games.
    await page.goto("/");
    await expect(page.getByText("solved", { exact: true })).toHaveCount(1);
});

test("a move that was not yet sent to the server is sent", async ({ page }) => {
    const { match: old, sessionStorage: stored } = store.pending;
    const { id } = await together(page, "quantik", ["Aa1"]);
    await page.goto("/icon.svg");
    // The match of that time is not on this server: another one in the same position takes its place.
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        `fourfold:pending:${id}`,
        stored[`fourfold:pending:${old}`]!,
    ] as const);
    await page.goto(`/m/${id}`);
    await expect(moves(page)).toHaveText(numbered(["Aa1", "Bb2"]));
});

interface Link {
    readonly game: string;
    readonly moves: readonly string[];
    /** The position after the moves. */
    readonly position: string;
    /** Leads to the page that opens the whole game. */
    readonly open: string;
    /** Leads to the analysis of the position. */
    readonly analyse: string | null;
}

const links = JSON.parse(readFileSync(new URL("links.json", data), "utf8")) as Link[];

test("links that hold a whole game open it, also those of a site without a server", async ({
    page,
}) => {
    const text = page.locator("main textarea");
    for (const { game, moves: played, open } of links) {
        await page.goto(open);
        await expect(text).toHaveValue(new RegExp(`\\[Game "${game}"\\]`));
        for (const move of played) await expect(text).toHaveValue(new RegExp(`\\s${move}\\s`));
    }
    const { game, open } = links[0]!;
    await page.goto("/open");
    await text.fill(`https://games.example.org/fourfold/#${open}`);
    await expect(text).toHaveValue(new RegExp(`\\[Game "${game}"\\]`));
});

const values = (inputs: Locator): Promise<string[]> =>
    inputs.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

test("links to an analysis show its moves and its position", async ({ page }) => {
    for (const { position, analyse } of links.filter((link) => link.analyse)) {
        await page.goto(analyse!);
        await expect(page.locator("g.pieces > *")).toHaveCount(piecesIn(position));
        // The moves of the address lead from its position to the one that is shown.
        const shown = page.locator("input[readonly]");
        await expect.poll(() => values(shown)).toContain(position);
    }
});

test("a link to a puzzle shows this puzzle", async ({ page }) => {
    await page.goto("/learn/qomet/puzzles?puzzle=834443c7");
    await expect(page.locator('[data-puzzle="834443c7"]')).toBeVisible();
});
