/** What is asked of the server about positions and games, for learning and for analysis. */

import { json, once, trouble, Trouble } from "../lib/api";
import type { Fault, Outcome, Position } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Worth } from "../board/types";
import { queryOf, type Spot } from "./spot";

export interface Judged {
    readonly move: string;
    readonly value: Worth;
    readonly distance: number | null;
    readonly exact: boolean;
    readonly score: number;
}

export interface Analysis {
    readonly value: Worth;
    readonly distance: number | null;
    readonly exact: boolean;
    readonly moves: readonly Judged[];
}

export interface Step {
    readonly name: string;
    readonly spec: string;
    readonly position: string;
    readonly kind: "look" | "play" | "try";
    readonly right_moves: readonly string[];
    readonly picks: readonly string[];
    readonly refused: string | null;
    readonly show: readonly string[];
}

export interface Puzzle {
    readonly spec: string;
    readonly position: string;
    readonly move: string;
    readonly plies: number;
}

export interface Example {
    readonly name: string;
    readonly spec: string;
    readonly position: string;
    readonly moves: readonly string[];
    readonly picks: readonly string[];
    readonly show: readonly string[];
}

export interface Told {
    readonly game: string;
    readonly spec: string;
    readonly options: Record<string, string>;
    readonly players: readonly (string | null)[];
    readonly start: string;
    readonly moves: readonly string[];
    readonly outcome: Outcome | null;
}

export interface Seen extends Omit<Judged, "move"> {
    readonly ply: number;
    readonly seat: number;
    readonly played: Judged;
    readonly best: Judged;
    /** How much of what could be had was given away, from 0 to 1. */
    readonly loss: number;
    /** Whether that is proved. */
    readonly sure: boolean;
    readonly choice: boolean;
}

export interface Accuracy {
    readonly percent: number | null;
    readonly exact: boolean;
    readonly choices: number;
    readonly mistakes: number;
}

export interface ReviewEvent {
    readonly match?: Told;
    readonly ply?: number;
    readonly accuracy?: readonly Accuracy[];
}

const id = encodeURIComponent;
const at = (spot: Spot) => `/positions/${id(spot.game)}`;

/** A position with everything a board needs. */
export const look = (spot: Spot): Promise<Position> => once(`${at(spot)}?${queryOf(spot)}`);

export interface Why {
    readonly legal: boolean;
    readonly code?: string;
    readonly message?: string;
}

/** Why some picks make up no legal move. */
export const why = (spot: Spot, picks: readonly string[]): Promise<Why> => {
    const picked = id(picks.join(","));
    return json("GET", `${at(spot)}/why?${queryOf(spot)}&picks=${picked}`);
};

export const lesson = async (game: string): Promise<Step[]> =>
    (await once<{ steps: Step[] }>(`/lessons/${id(game)}`)).steps;
export const puzzles = async (game: string): Promise<Puzzle[]> =>
    (await once<{ puzzles: Puzzle[] }>(`/puzzles/${id(game)}`)).puzzles;
export const examples = async (game: string): Promise<Example[]> =>
    (await once<{ examples: Example[] }>(`/rules/${id(game)}`)).examples;
export const readRecord = (record: string): Promise<Told> => json("POST", "/records", { record });

/** What a position is worth, better and better, until all is proved or somebody stops it. */
export async function* deepen(spot: Spot, signal: AbortSignal): AsyncGenerator<Analysis> {
    const told = events<{ analysis: Analysis }>(`${at(spot)}/stream?${queryOf(spot)}`, { signal });
    for await (const { analysis } of told) yield analysis;
}

/** What a position is worth, as soon as enough is known or the patience is over. */
export async function judge(
    spot: Spot,
    enough: (found: Analysis) => boolean,
    patience = 3000,
): Promise<Analysis> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    let known: Analysis | null = null;
    try {
        for await (known of deepen(spot, stop.signal)) if (enough(known)) break;
    } catch (error) {
        if (!known) throw error;
    } finally {
        clearTimeout(timer);
        stop.abort();
    }
    if (!known) throw new Trouble("slow");
    return known;
}

/** A game looked at again: the match, then its moves from the last on, then the accuracy. */
export const review = (record: string, signal: AbortSignal): AsyncGenerator<ReviewEvent> =>
    events("/review", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ record }),
        signal,
    });

async function* events<T>(path: string, init: RequestInit): AsyncGenerator<T> {
    const headers = { ...init.headers, "Accept-Language": words.language };
    let answer: Response;
    try {
        answer = await fetch(`/api${path}`, { ...init, headers });
    } catch (error) {
        if (init.signal?.aborted) return;
        throw error instanceof Trouble ? error : new Trouble("offline");
    }
    if (!answer.ok) throw await trouble(answer);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            const parts = (rest + value).split("\n\n");
            rest = parts.pop()!;
            for (const part of parts) {
                const told = JSON.parse(part.replace(/^data: /, "")) as Awaited<T>;
                const { error } = told as { error?: Fault };
                if (error) throw new Trouble(error.code, error.message);
                yield told;
            }
        }
    } catch (error) {
        if (init.signal?.aborted) return;
        throw error instanceof Trouble ? error : new Trouble("offline");
    } finally {
        reader.cancel().catch(() => {});
    }
}
