import type { Page } from "@playwright/test";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { House as Here } from "../../src/here/house";
import type { Match, MatchRequest, Position } from "../../src/payloads";
import { weighed } from "../../scripts/weigh.mjs";
import { expect, GAMES, moves, stored, test } from "../table";

interface Sample {
    in: { game: string; options: Record<string, string>; position: string | null; moves: string[] };
    out:
        | { error: string }
        | {
              position: string;
              to_move: number;
              legal: string[];
              over: boolean;
              winner: number | null;
          };
}

const SAMPLE = resolve(import.meta.dirname, "../../../tests/data/rules_sample.jsonl");
/** Whole games for three and six players: whoever moves first wins. */
const MANY: Record<string, { options: Record<string, string>; line: string }> = {
    three: { options: { players: "3" }, line: "f6 e5 d5 e6 d4 g7 d6 d3 d7 c6" },
    six: {
        options: { players: "6", line: "3", tiles: "3" },
        line: "f6 e6 g6 d6 c6 e5 f7 e4 d4 d7 d8 c8 f5",
    },
};

/** The part of the app that answers, as the pages have it. */
async function chunk(page: Page): Promise<string> {
    const names = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
    );
    return names.find((name) => /\/house-[^/]+\.js$/.test(name))!;
}

/** Play on the board: a hand's piece where the game has several, then the space. */
async function play(page: Page, game: string, ply: number, move: string): Promise<void> {
    if (game === "quantik") {
        const slot = "ABCD".indexOf(move[0]!);
        await page
            .locator(`[data-hand="${ply % 2}"] button.slot`)
            .nth(slot)
            .click();
    }
    await page.locator(`[data-space="${game === "quantik" ? move.slice(1) : move}"]`).click();
    await expect(moves(page)).toHaveCount(ply + 1);
}

const result = (page: Page) => page.getByRole("region", { name: "Result" });

test("after one visit everything that needs nobody else works without a connection", async ({
    page,
    context,
    provokes,
}) => {
    provokes(/ERR_INTERNET_DISCONNECTED/);
    const python: string[] = [];
    context.on("request", (request) => {
        if (/\.(gz|mjs|zip|table)$/.test(request.url())) python.push(request.url());
    });
    await page.goto("./");
    await expect(page.locator('a[href="#/play/quantik"]')).toBeVisible();
    await expect(page.locator(".games a .ff-svg"), "every game shows its board").toHaveCount(3);
    await expect(page.getByRole("link", { name: /lobby/i }), "nobody can be met").toHaveCount(0);
    expect(python, "the first screen does not fetch Python").toEqual([]);

    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Make available offline" }).click();
    await expect(page.getByText("Everything is here.")).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator(".games a .ff-svg")).toHaveCount(3);

    // Whole games around one table.
    for (const [game, { moves: line, why }] of Object.entries(GAMES)) {
        await page.goto(`./#/play/${game}`);
        await page.getByRole("button", { name: /Someone beside me/ }).click();
        await expect(page.getByRole("grid")).toBeVisible();
        for (const [ply, move] of line.entries()) await play(page, game, ply, move);
        await expect(result(page)).toContainText(why);
    }

    // They survive a reload, and are in the list.
    await page.reload();
    await expect(result(page)).toContainText("wins");
    await page.goto("./#/mine");
    await expect(page.locator('a[href^="#/m/"]')).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Keep this match" }), "all are").toHaveCount(0);

    // Against a level.
    await page.goto("./#/play/qomet");
    await page.getByRole("button", { name: /Daydreamer/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    // Whoever begins; a space may be taken already.
    const spaces = ["d4", "a1", "g7"];
    await expect
        .poll(async () => {
            const mine = page.locator("[data-hand] button.slot:not([disabled])");
            const made = await moves(page).count();
            if (made < 2 && (await mine.count()) > 0 && spaces.length)
                await page.locator(`[data-space="${spaces.shift()}"]`).click();
            return moves(page).count();
        })
        .toBeGreaterThan(1);

    // A hint that is asked for while Python is still starting comes all the same.
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByRole("region", { name: "Help" }).locator("p")).toContainText(
        /Look at this piece|Put down a new piece/,
    );

    // A lesson, the puzzles, the rules.
    await page.goto("./#/learn/quantik/lesson");
    await expect(page.getByText(/Step 1 of/)).toBeVisible();
    await page.getByRole("button", { name: /^(Next|Skip this step)$/ }).click();
    await expect(page.getByText(/Step 2 of/)).toBeVisible();
    await page.goto("./#/learn/exago/puzzles");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.goto("./#/rules/exago");
    await expect(page.getByRole("heading", { name: "Exago" }).first()).toBeVisible();

    // An exact analysis.
    await page.goto("./#/analyse/qomet");
    await expect(page.getByText(/17/).first()).toBeVisible();

    // What needs a server says so.
    await page.goto("./#/lobby");
    await expect(page.getByText("without a server")).toBeVisible();

    // Every language, on a page with words of its own.
    await page.goto("./#/rules/exago");
    await page.getByRole("button", { name: "Settings" }).click();
    const language = page.getByRole("dialog").locator("select").first();
    const codes = await language
        .locator("option")
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    expect(codes.length).toBeGreaterThan(30);
    const said = new Set<string | null>();
    for (const code of codes) {
        await language.selectOption(code);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        said.add(await page.getByRole("dialog").textContent());
    }
    expect(said.size, "each says it in its own words").toBe(codes.length);

    // An address of nothing leads to the first page.
    for (const path of ["play/quantik", "index.html"]) {
        await page.goto(`./${path}`);
        await expect(page.locator(".games a .ff-svg")).toHaveCount(3);
    }
});

/** What full use offline may weigh in bytes, compressed. */
const MOST = 15e6;

test("all there is to fetch for full use offline stays below 15 MB", () => {
    const all = weighed(resolve(import.meta.dirname, "../../../build/site"));
    expect(all.at(-1)![1], JSON.stringify(all)).toBeLessThan(MOST);
});

test("Python in the page agrees with the samples of the rules, and plays with three and with six", async ({
    page,
}) => {
    await page.goto("./#/mine");
    await expect(page.getByText("You have not played")).toBeVisible();
    const house = await chunk(page);
    const lines = readFileSync(SAMPLE, "utf8").trim().split("\n");
    const samples = lines.map((line) => JSON.parse(line) as Sample);
    const told = await page.evaluate(
        async ([url, asked]) => {
            const { House } = (await import(url)) as { House: new () => Here };
            const home = new House();
            // Python starts once for all that is asked here.
            Object.assign(globalThis, { home });
            const found = [];
            for (const { game, options, position, moves } of asked) {
                const query = new URLSearchParams(options);
                if (position !== null) query.set("position", position);
                if (moves.length) query.set("moves", moves.join(","));
                const answer = await home.fetch(`/positions/${game}?${query}`, {}, "en");
                found.push(await answer.json());
            }
            return found as (Position | { error: { code: string } })[];
        },
        [house, samples.map((sample) => sample.in)] as const,
    );
    for (const [i, sample] of samples.entries()) {
        const found = told[i]!;
        if ("error" in sample.out || "error" in found) {
            expect("error" in found, JSON.stringify(sample.in)).toBe("error" in sample.out);
            continue;
        }
        expect({
            position: found.position,
            to_move: found.to_move,
            legal: found.legal.map(({ move }) => move),
            over: found.outcome !== null,
            winner: found.outcome?.winner ?? null,
        }).toEqual(sample.out);
    }

    for (const { options, line } of Object.values(MANY)) {
        const seats = Array.from({ length: Number(options.players) }, (_, i) => ({
            kind: i ? "beside" : "me",
        })) as MatchRequest["seats"];
        const request: MatchRequest = { game: "exago", options, seats, order: "given" };
        const id = await page.evaluate(async (body) => {
            const { home } = globalThis as unknown as { home: Here };
            const answer = await home.fetch("/matches", { method: "POST", body }, "en");
            return ((await answer.json()) as Match).id;
        }, JSON.stringify(request));
        await page.goto(`./#/m/${id}`);
        await expect(page.getByRole("grid")).toBeVisible();
        for (const [ply, move] of line.split(" ").entries()) await play(page, "exago", ply, move);
        await expect(result(page)).toContainText("Red wins");
    }

    // A game looked at again, and a stored one that makes no sense any more.
    const id = page.url().split("/").at(-1)!;
    await page.goto(`./#/review/${id}`);
    await expect(page.getByRole("heading", { name: /Exago/ }).first()).toBeVisible();
    await stored(page, [{ id, events: "?", updated: 1 }]);
    await page.goto("./#/mine");
    await page.reload();
    await page.goto("./#/");
    await page.goto("./#/mine");
    await expect(page.getByText("could not be read")).toBeVisible();
    await expect(page.locator('a[href^="#/m/"]')).toHaveCount(1);
});

/** Note what the page and its workers tell each other, and whether thoughts are stopped gently. */
const overhear = (isGentle: boolean) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
        override postMessage(said: object): void {
            heard.push({ ...said, worker: this });
            super.postMessage(said);
        }
        override terminate(): void {
            heard.push({ ended: true, worker: this });
            super.terminate();
        }
        override set onmessage(listener: (event: MessageEvent) => void) {
            super.onmessage = (event: MessageEvent) => {
                if (event.data.ready && !isGentle) event.data.ready.gentle = false;
                heard.push({ ...event.data, worker: this });
                listener(event);
            };
        }
    };
};

for (const gentle of [true, false])
    test(`a level that thinks is stopped ${gentle ? "at its next breath" : "with its worker"}, and the game goes on`, async ({
        page,
    }) => {
        await page.addInitScript(overhear, gentle);
        await page.goto("./#/mine");
        await expect(page.getByText("You have not played")).toBeVisible();
        const seats = [{ kind: "me" }, { kind: "engine", level: 10 }];
        const request = { game: "exago", seats, order: "given" } as MatchRequest;
        const told = await page.evaluate(
            async ([url, body]) => {
                interface Overheard {
                    worker: Worker;
                    id?: number;
                    call?: string;
                    stop?: number;
                    ended?: true;
                    value?: unknown;
                }
                const { heard } = globalThis as unknown as { heard: Overheard[] };
                const until = async <T>(found: () => T) => {
                    let known = found();
                    while (!known) {
                        await new Promise((resolve) => setTimeout(resolve, 5));
                        known = found();
                    }
                    return known;
                };
                const { House } = (await import(url)) as { House: new () => Here };
                const house = new House();
                const made = await house.fetch("/matches", { method: "POST", body }, "en");
                const { id } = (await made.json()) as Match;
                const wire = house.socket(id, null, "en");
                let match: Partial<Match> = {};
                wire.onmessage = ({ data }) => {
                    match = { ...match, ...(JSON.parse(data) as { match?: object }).match };
                };
                const command = (id: string, request: object) =>
                    wire.send(JSON.stringify({ type: "command", id, ...request }));
                await until(() => match.ply === 0);
                command("first", { ply: 0, kind: "move", move: "f6" });
                const thought = (await until(() => heard.find(({ call }) => call === "choose")))!;
                command("back", { ply: 1, kind: "ask-takeback" });
                await until(() => match.ply === 0);
                const isOver = (each: Overheard) =>
                    each.worker === thought.worker &&
                    (each.ended || (each.id === thought.id && each.value !== undefined));
                const { ended = false } = (await until(() => heard.find(isOver)))!;
                const stopped = heard.some(
                    ({ worker, stop }) => worker === thought.worker && stop === thought.id,
                );
                command("again", { ply: 0, kind: "move", move: "f6" });
                await until(() => match.ply === 2);
                const kept = (await (
                    await house.fetch(`/matches/${id}`, {}, "en")
                ).json()) as Match;
                return { stopped, ended, moves: kept.moves };
            },
            [await chunk(page), JSON.stringify(request)] as const,
        );
        expect(told).toMatchObject({ stopped: gentle, ended: !gentle });
        expect(told.moves).toEqual(["f6", expect.any(String)]);
    });

test("a connection that leads nowhere keeps nobody from the pages that are here", async ({
    page,
    context,
    provokes,
}) => {
    provokes(/a foreign request/);
    const folder = resolve(import.meta.dirname, "../../../build/site");
    let isSilent = false;
    const host = createServer((request, response) => {
        if (isSilent) return;
        const name = request.url!.split(/[?#]/)[0]!.replace(/\/$/, "/index.html");
        const ending = name.split(".").at(-1)!;
        const types: Record<string, string> = { html: "text/html", css: "text/css" };
        const type = types[ending] ?? (/^m?js$/.test(ending) ? "text/javascript" : "text/plain");
        response.setHeader("Content-Type", type).end(readFileSync(folder + name));
    });
    await new Promise<void>((listening) => void host.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
    await page.goto(address);
    await expect(page.locator(".games a .ff-svg")).toHaveCount(3);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What was fetched before the service worker was there is kept a moment later.
    const unkept = () =>
        page.evaluate(async () => {
            const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
            const made = fetched.filter((name) => name.includes("/assets/"));
            const kept = await Promise.all(made.map((name) => caches.match(name)));
            return made.filter((_, i) => !kept[i]);
        });
    await expect.poll(unkept).toEqual([]);
    isSilent = true;
    const later = await context.newPage();
    await later.goto(address);
    await expect(later.locator(".games a .ff-svg")).toHaveCount(3);
    host.closeAllConnections();
    host.close();
});

/** Put a new version of a site in the place of the old one: all that it is made of has new names. */
function update(folder: string): void {
    const assets = join(folder, "assets");
    const names = readdirSync(assets);
    const renamed = (name: string) => name.replace(/(-[\w-]{8})\./, "$1new.");
    const texts = ["index.html", "sw.js", ...names.filter((name) => /\.(js|css)$/.test(name))];
    for (const name of texts) {
        const path = join(folder, name.includes(".html") || name === "sw.js" ? "" : "assets", name);
        let text = readFileSync(path, "utf8");
        for (const each of names) text = text.replaceAll(each, renamed(each));
        // What has no name of its own, such as the page, is told apart by its revision.
        if (name === "sw.js")
            text = text.replace(/\b[0-9a-f]{16}\b/g, (each) => [...each].reverse().join(""));
        writeFileSync(path, text);
    }
    for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
}

test("a new version that comes during a game leaves the game whole", async ({
    page,
    context,
    baseURL,
}) => {
    const folder = join(process.env.FOURFOLD_TEST_DATA!, "host/site/updated");
    cpSync(resolve(import.meta.dirname, "../../../build/site"), folder, { recursive: true });
    const site = new URL("updated/", baseURL).href;
    const waits = () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    const version = () => page.locator('script[type="module"]').getAttribute("src");
    const { moves: line, why } = GAMES.quantik!;
    await page.goto(`${site}#/play/quantik`);
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await play(page, "quantik", 0, line[0]!);
    const hasWords = () =>
        page.evaluate(async () => {
            const kept = (await (await caches.open("assets")).keys()).map(({ url }) => url);
            const needed = ["learn", "quantik", "qomet", "exago"];
            return needed.every((name) => kept.some((url) => url.includes(`/assets/${name}-`)));
        });
    await expect.poll(hasWords).toBe(true);

    update(folder);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await expect.poll(waits).toBe(true);

    // The old pages go on with what they have, also where they were not yet.
    await play(page, "quantik", 1, line[1]!);
    const match = page.url();
    await page.locator('a[href="#/learn"]').first().click();
    await expect(page.locator('a[href^="#/learn/quantik"]').first()).toBeVisible();
    await page.goBack();
    await expect(moves(page)).toHaveCount(2);

    // Whoever reloads has the new ones, and the same game.
    expect(await version()).not.toContain("new.js");
    await page.reload();
    expect(await version()).toContain("new.js");
    await expect(moves(page)).toHaveCount(2);
    await play(page, "quantik", 2, line[2]!);

    // Later nothing is left of the old version but the game.
    await page.close();
    const later = await context.newPage();
    await later.goto(match);
    await expect(moves(later)).toHaveCount(3);
    await play(later, "quantik", 3, line[3]!);
    await expect(result(later)).toContainText(why);
    const kept = () =>
        later.evaluate(async () => {
            const names = await caches.keys();
            const all = names.map(async (name) => (await caches.open(name)).keys());
            const urls = (await Promise.all(all)).flat().map(({ url }) => url);
            return urls.filter((url) => url.includes("/updated/assets/") && !url.includes("new."));
        });
    await expect.poll(kept).toEqual([]);
});

test.describe("where nobody minds what is fetched", () => {
    test.use({ thinks: true });

    test("whoever has everything of one version has everything of the next one, too", async ({
        page,
        context,
        baseURL,
        provokes,
    }) => {
        provokes(/ERR_INTERNET_DISCONNECTED/);
        const folder = join(process.env.FOURFOLD_TEST_DATA!, "host/site/renewed");
        cpSync(resolve(import.meta.dirname, "../../../build/site"), folder, { recursive: true });
        const site = new URL("renewed/", baseURL).href;
        await page.goto(site);
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("button", { name: "Make available offline" }).click();
        await expect(page.getByText("Everything is here.")).toBeVisible();

        update(folder);
        await page.goto(`${site}?again`);
        const lacking = () =>
            page.evaluate(async (names) => {
                const kept = (await (await caches.open("assets")).keys()).map(({ url }) => url);
                return names.filter((name) => !kept.some((url) => url.endsWith(`/${name}`)));
            }, needed);
        const needed = readdirSync(join(folder, "assets")).filter((name) =>
            /\.(gz|mjs|table)$/.test(name),
        );
        await expect.poll(lacking).toEqual([]);
        await page.getByRole("button", { name: "Settings" }).click();
        await expect(page.getByText("Everything is here.")).toBeVisible();

        // The new version takes over when the pages of the old one are closed. That is seen from
        // beside the site: a page of it that comes too early would be one of the old version.
        const beside = await context.newPage();
        await beside.goto("./icon.svg");
        const states = () =>
            beside.evaluate(async (scope) => {
                const found = await navigator.serviceWorker.getRegistration(scope);
                return [found?.active?.state, found?.waiting?.state];
            }, site);
        await expect.poll(states).toEqual(["activated", "installed"]);
        await page.close();
        await expect.poll(states).toEqual(["activated", undefined]);
        const later = await context.newPage();
        await context.setOffline(true);
        await later.goto(`${site}?offline#/learn/quantik/lesson`);
        await expect(later.getByText(/Step 1 of/)).toBeVisible();
        expect(await later.locator('script[type="module"]').getAttribute("src")).toContain(
            "new.js",
        );
    });
});

test("a game that somebody has sent is kept once, however often it is looked at", async ({
    page,
}) => {
    const { moves: line } = GAMES.quantik!;
    await page.goto("./#/play/quantik");
    await page.getByRole("button", { name: /Someone beside me/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    for (const [ply, move] of line.entries()) await play(page, "quantik", ply, move);
    await expect(result(page)).toContainText("wins");
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByLabel("Link with the whole game in it").inputValue();
    const own = page.url();
    const seen = new Set<string>();
    for (let time = 0; time < 2; time++) {
        await page.goto("./#/open");
        await page.getByLabel(/paste the game/).fill(link);
        await page.locator("form button.main").click();
        await page.waitForURL(/#\/m\//);
        await expect(result(page)).toContainText("wins");
        seen.add(page.url());
    }
    expect([...seen].filter((url) => url !== own)).toHaveLength(1);
    await page.goto("./#/mine");
    await expect(page.locator('a[href^="#/m/"]')).toHaveCount(2);
});

test("a link with a game against a level goes on against that level, followed or pasted", async ({
    page,
}) => {
    await page.goto("./#/play/quantik");
    await page.getByText("Options and clock").click();
    await page.getByLabel("Who moves first").selectOption("me");
    await page.getByRole("button", { name: /Daydreamer/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByLabel("Link with the whole game in it").inputValue();
    const computer = page.getByRole("radio", { name: "Against the computer" });
    const text = page.getByLabel(/paste the game/);

    await page.goto(link);
    await expect(computer).toBeChecked();
    const record = await text.inputValue();
    expect(record).toContain('"level1"');

    for (const given of [link, record]) {
        await page.goto("./#/open");
        await text.fill("");
        await text.fill(given);
        await expect(text).toHaveValue(record);
        await expect(computer).toBeChecked();
        await page.getByRole("button", { name: "Go on playing" }).click();
        await page.waitForURL(/#\/m\//);
        await expect(page.locator('[data-hand="1"]')).toContainText("Daydreamer");
    }

    // Nobody waits for something to be read that cannot be a game.
    await page.goto("./#/open");
    await text.fill("f6 ".repeat(30_000));
    await page.getByRole("button", { name: "Go on playing" }).click();
    await expect(page.getByRole("alert")).toContainText("too long");
});

test("a page about an unknown game says so and links to the games", async ({ page }) => {
    for (const path of ["learn/chess", "rules/go", "play/chess"]) {
        await page.goto(`./#/${path}`);
        await expect(page).toHaveTitle("There is no such game · Fourfold");
        const same = path.replace(/chess|go/, "exago");
        await expect(page.getByRole("link", { name: "Exago" })).toHaveAttribute(
            "href",
            `#/${same}`,
        );
    }
    await page.goto("./#/learn/quantik/puzzles?theme=nope");
    await expect(page).toHaveTitle("There is no such puzzle · Fourfold");
    await page.goto("./#/nowhere");
    await expect(page).toHaveTitle("There is nothing here · Fourfold");
});

test("the app can be installed", async ({ page, context, baseURL }) => {
    await page.goto("./");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const line = await context.newCDPSession(page);
    const { errors, data, url } = await line.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!) as {
        start_url: string;
        scope: string;
        icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: "Fourfold", display: "standalone" });
    for (const each of [manifest.start_url, manifest.scope])
        expect(new URL(each, url).href).toBe(baseURL);
    const found = await page.evaluate(
        ([icons, base]) =>
            Promise.all(
                icons.map(async ({ src, purpose }) => {
                    const image = new Image();
                    image.src = new URL(src, base).href;
                    await image.decode();
                    return `${purpose} ${image.naturalWidth}x${image.naturalHeight}`;
                }),
            ),
        [manifest.icons.filter(({ sizes }) => sizes !== "any"), url] as const,
    );
    expect(found).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
});

/** Storage that a browser forbids, or that is full. */
const STORAGES: Record<string, [() => void, RegExp]> = {
    forbidden: [
        () => {
            IDBFactory.prototype.open = () => {
                throw new DOMException("", "SecurityError");
            };
            for (const name of ["localStorage", "sessionStorage"])
                Object.defineProperty(globalThis, name, {
                    get: () => {
                        throw new DOMException("", "SecurityError");
                    },
                });
        },
        /stores nothing/,
    ],
    full: [
        () => {
            IDBObjectStore.prototype.put = () => {
                throw new DOMException("", "QuotaExceededError");
            };
        },
        /no room left/,
    ],
};

for (const [what, [spoil, said]] of Object.entries(STORAGES))
    test(`a storage that is ${what} is said and survived`, async ({ page }) => {
        await page.addInitScript(spoil);
        const { moves: line, why } = GAMES.quantik!;
        await page.goto("./#/play/quantik");
        await page.getByRole("button", { name: /Someone beside me/ }).click();
        await expect(page.getByRole("grid")).toBeVisible();
        for (const [ply, move] of line.entries()) await play(page, "quantik", ply, move);
        await expect(result(page)).toContainText(why);
        await page.locator('a[href="#/mine"]').first().click();
        await expect(page.getByText(said)).toBeVisible();
        await expect(page.locator('a[href^="#/m/"]')).toHaveCount(1);
    });

test("a browser that lacks what is needed is told what is missing", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
    await page.goto("./#/learn/quantik/lesson");
    await expect(page.getByRole("alert")).toContainText("workers, WebAssembly");
    // What needs no Python is there all the same.
    await page.goto("./#/");
    await expect(page.locator('a[href="#/play/quantik"]')).toBeVisible();
});

test("people of this site meet on a server elsewhere, which its page names", async ({
    page,
    browser,
    baseURL,
    provokes,
}) => {
    const server = `127.0.0.1:${process.env.FOURFOLD_TEST_GALLERY}`;
    const site = new URL("../sociable/", baseURL).href;
    provokes(new RegExp(`a foreign request to (https?://${server}/api/|${site})`));
    await page.goto(`${site}#/play/quantik`);
    await page.getByRole("button", { name: /A friend, by link/ }).click();
    const link = await page.getByLabel("Link to this match").inputValue();
    expect(link).toContain(`${site}#/m/`);

    const other = await browser.newContext({ serviceWorkers: "block" });
    const friend = await other.newPage();
    await friend.goto(link);
    await friend.getByRole("button", { name: "Join" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(friend.getByRole("grid")).toBeVisible();

    // Whoever begins plays, and the other one sees it.
    const slot = '[data-hand="0"] button.slot:not([aria-disabled="true"])';
    await expect
        .poll(async () => (await page.locator(slot).count()) + (await friend.locator(slot).count()))
        .toBeGreaterThan(0);
    const [first, second] = (await page.locator(slot).count()) ? [page, friend] : [friend, page];
    await first!.locator(slot).first().click();
    await first!.locator('[data-space="a1"]').click();
    await expect(moves(second!)).toHaveCount(1);

    await friend.goto(`${site}#/lobby`);
    await expect(friend.getByText(`meet at ${server}`)).toBeVisible();
    await friend.goto(`${site}#/mine`);
    await expect(friend.locator('a[href^="#/m/"]')).toHaveCount(1);
    await other.close();
});
