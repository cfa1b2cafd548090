/** What the browser tests share: hands that play. */

import type { Page } from "@playwright/test";
import type { Match, MatchRequest, SetUpGame } from "../src/payloads";
import { expect, test } from "./manners";
import { needed } from "./study";

export { expect, test };

async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
    const headers = { Origin: test.info().project.use.baseURL! };
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
}

/** Make a match for whoever sits at this page. */
export const made = (page: Page, request: MatchRequest): Promise<Match> =>
    post(page, "/api/matches", request);

/** Two people at one screen, some moves already played. */
export async function together(
    page: Page,
    game: string,
    moves: string[] = [],
    more: MatchRequest = {},
): Promise<Match> {
    const seats = [
        { kind: "me", name: "Ann" },
        { kind: "beside", name: "Bob" },
    ] as MatchRequest["seats"];
    const match = await made(page, { game, seats, order: "given", ...more });
    for (const [ply, move] of moves.entries())
        await post(page, `/api/matches/${match.id}/commands`, {
            id: `m${ply}`,
            ply,
            kind: "move",
            move,
        });
    return match;
}

/** Take the open seat of a match, on the page of a friend. */
export async function join(friend: Page, match: string, name = "Bob"): Promise<void> {
    await friend.goto(`/m/${match}`);
    await friend.getByLabel("Your name").fill(name);
    await friend.getByRole("button", { name: "Join" }).click();
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1)!;

/** A match as the server knows it, or, if it does not, as this browser keeps it. */
export async function stateOf(page: Page, id = idOf(page)): Promise<Match> {
    const answer = await page.request.get(`/api/matches/${id}`);
    return answer.ok() ? ((await answer.json()) as Match) : kept(page, id);
}

async function kept(page: Page, id: string): Promise<Match> {
    return (await stored(page)).find((game) => game.id === id)!.shown;
}

/** A game as this browser keeps it. */
interface Stored {
    readonly id: string;
    readonly shown: Match;
    readonly summary: Match;
}

/** Put games among those that this browser keeps, and give all of them. */
export const stored = (page: Page, more: readonly object[] = []): Promise<Stored[]> =>
    page.evaluate(
        (games) =>
            new Promise<Stored[]>((resolve, reject) => {
                const opening = indexedDB.open("fourfold");
                opening.onerror = () => reject(opening.error!);
                opening.onsuccess = () => {
                    const writing = opening.result.transaction("matches", "readwrite");
                    const store = writing.objectStore("matches");
                    games.forEach((game) => store.put(game));
                    const all = store.getAll();
                    writing.onerror = () => reject(writing.error!);
                    writing.oncomplete = () => {
                        opening.result.close();
                        resolve(all.result as Stored[]);
                    };
                };
            }),
        more,
    );

export async function tableOf(page: Page, match: Match): Promise<SetUpGame> {
    const options = new URLSearchParams(match.options).toString();
    return (await (
        await page.request.get(`/api/games/${match.game}?${options}`)
    ).json()) as SetUpGame;
}

export const board = (page: Page) => page.getByRole("grid");
export const moves = (page: Page) => page.getByRole("region", { name: "Moves" }).locator("li");

/** Play a move on the board, pick by pick, and wait until it is in the list. */
export async function play(page: Page, move: string): Promise<void> {
    const match = await stateOf(page);
    const { layout } = await tableOf(page, match);
    const legal = match.legal.find((each) => each.move === move);
    expect(legal, `${move} in ${match.position}`).toBeTruthy();
    for (const pick of needed(match.legal, legal!.picks)) {
        const slot = layout.hands[match.to_move]!.findIndex((each) => each.pick === pick);
        if (slot >= 0)
            await page.locator(`[data-hand="${match.to_move}"] button.slot`).nth(slot).click();
        else if (layout.spaces.some(({ name }) => name === pick))
            await page.locator(`[data-space="${pick}"]`).click();
        else await page.getByRole("button", { name: pick, exact: false }).click();
    }
    await expect(moves(page).nth(match.ply)).toBeVisible();
}

export async function choose(page: Page, name: RegExp | string): Promise<void> {
    await page.getByRole("button", { name }).click();
    await page.waitForURL(/\/m\//);
    await expect(page.locator("h1")).toBeVisible();
}

/** A short game of each kind that somebody wins. */
export const GAMES: Record<string, { moves: string[]; winner: number; why: RegExp }> = {
    quantik: { moves: ["Aa1", "Bb2", "Ca2", "Db1"], winner: 1, why: /four shapes/ },
    qomet: { moves: ["d4", "a7", "c4", "g7", "c3", "g1", "d3"], winner: 0, why: /corners/ },
    exago: {
        moves: ["f6", "e6", "f5", "e5", "f4", "e4", "f3", "e3", "f2"],
        winner: 0,
        why: /line/,
    },
};
