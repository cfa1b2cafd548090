/** Hands for the boards of lessons, puzzles and analyses, where no match keeps the position. */

import { expect, type Page } from "@playwright/test";
import type { LegalMove, Position, SetUpGame } from "../src/payloads";

export interface Place {
    spec: string;
    position?: string;
    moves?: string[];
}

async function get<T>(page: Page, path: string): Promise<T> {
    const answer = await page.request.get(path);
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as T;
}

export const asked = get;

function address({ spec, position, moves = [] }: Place, more: Record<string, string> = {}): string {
    const [game, options = ""] = spec.split("?");
    const query = new URLSearchParams(options);
    if (position !== undefined) query.set("position", position);
    if (moves.length) query.set("moves", moves.join(","));
    for (const [key, value] of Object.entries(more)) query.set(key, value);
    return `${game}?${query}`;
}

export function sceneOf(page: Page, spec: string): Promise<SetUpGame> {
    const [game, options = ""] = spec.split("?");
    return get(page, `/api/games/${game}?${options}`);
}

export const positionAt = (page: Page, place: Place): Promise<Position> =>
    get(page, `/api/positions/${address(place)}`);

/** The best move as the engine sees it. */
export async function bestAt(page: Page, place: Place): Promise<string> {
    const path = `/api/positions/${address(place, { values: "on", time: "2" })}`;
    const { analysis } = await get<{ analysis: { moves: { move: string }[] } }>(page, path);
    return analysis.moves[0]!.move;
}

/** The picks that a board asks for: not a third one that makes no difference. */
export function needed(legal: readonly LegalMove[], picks: readonly string[]): readonly string[] {
    const [first, second] = picks;
    const same = legal.filter((each) => each.picks[0] === first && each.picks[1] === second);
    return same.length === 1 ? picks.slice(0, 2) : picks;
}

/** Click on what a move is made of, on a board that shows this place. */
export async function pick(page: Page, place: Place, picks: readonly string[]): Promise<void> {
    const { layout } = await sceneOf(page, place.spec);
    const { legal, to_move } = await positionAt(page, place);
    for (const each of needed(legal, picks)) {
        const slot = layout.hands[to_move]!.findIndex((one) => one.pick === each);
        if (slot >= 0) await page.locator(`[data-hand="${to_move}"] button.slot`).nth(slot).click();
        else await page.locator(`[data-space="${each}"]`).click();
    }
}

export async function playAt(page: Page, place: Place, move: string): Promise<void> {
    const { legal } = await positionAt(page, place);
    const found = legal.find((each) => each.move === move);
    expect(found, `${move} in ${place.position}`).toBeTruthy();
    await pick(page, place, found!.picks);
}

/** A legal move that is none of these. */
export async function otherThan(page: Page, place: Place, moves: string[]): Promise<string> {
    const { legal } = await positionAt(page, place);
    return legal.find(({ move }) => !moves.includes(move))!.move;
}
