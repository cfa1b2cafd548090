/** What is asked of the server about positions and games, for learning and for analysis. */

import { json, once, rulesOf, trouble, Trouble, lost } from "../lib/api";
import { eventsOf } from "../here/events";
import { ask, isStarting } from "../lib/homes";
import type {
    Analysis,
    AnalysisEvent,
    Lesson,
    LessonStep,
    Position,
    Puzzle,
    Puzzles,
    RecordRead,
    Refusal,
    ReviewEvent,
    RulePage,
    Why,
} from "../payloads";
import { words } from "../lib/words.svelte";
import { queryOf, type Spot } from "./spot";

const id = encodeURIComponent;
const at = (spot: Spot) => `/positions/${id(spot.game)}`;

/**
 * A position with everything a board needs. Under rules whose version is known the browser may keep
 * it for ever; the first look at a game does not wait to know it.
 */
export const look = (spot: Spot): Promise<Position> => {
    const rules = rulesOf(spot.game);
    return once(`${at(spot)}?${queryOf(spot)}${rules === undefined ? "" : `&rules=${rules}`}`);
};

/** Why some picks make up no legal move. */
export const why = (spot: Spot, picks: readonly string[]): Promise<Why> => {
    const picked = id(picks.join(","));
    return json("GET", `${at(spot)}/why?${queryOf(spot)}&picks=${picked}`);
};

export const lesson = async (game: string): Promise<readonly LessonStep[]> =>
    (await once<Lesson>(`/lessons/${id(game)}`)).steps;
export const puzzles = async (game: string): Promise<readonly Puzzle[]> =>
    (await once<Puzzles>(`/puzzles/${id(game)}`)).puzzles;
/** What a rule page has besides the rules. */
export const rulePage = (game: string): Promise<RulePage> => once(`/rules/${id(game)}`);
export const readRecord = (record: string): Promise<RecordRead> =>
    json("POST", "/records", { record });

/**
 * What a position is worth, better and better, until all is proved or somebody stops it. `begun`
 * hears when somebody answers: Python may have to be fetched before.
 */
export async function* deepen(
    spot: Spot,
    signal: AbortSignal,
    begun?: () => void,
): AsyncGenerator<Analysis> {
    const told = events<AnalysisEvent>(`${at(spot)}/stream?${queryOf(spot)}`, { signal }, begun);
    for await (const { analysis } of told) yield analysis;
}

/** Milliseconds after which nobody waits any more for a first answer. */
const LATEST = 15_000;

/**
 * What a position is worth, as soon as enough is known or it was thought about long enough. Whatever
 * takes its time before the first answer, that answer is waited for.
 */
export async function judge(
    spot: Spot,
    enough: (found: Analysis) => boolean,
    patience = 3000,
): Promise<Analysis> {
    const stop = new AbortController();
    let known: Analysis | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begun = () => {
        timer = setTimeout(() => {
            isOver = true;
            if (known) stop.abort();
        }, patience);
    };
    // Python that is being fetched shows how far it is.
    const giveUp = () => {
        if (isStarting()) latest = setTimeout(giveUp, LATEST);
        else if (!known) stop.abort();
    };
    let latest = setTimeout(giveUp, LATEST);
    try {
        for await (known of deepen(spot, stop.signal, begun)) if (isOver || enough(known)) break;
    } catch (error) {
        if (!known) throw error;
    } finally {
        clearTimeout(timer);
        clearTimeout(latest);
        stop.abort();
    }
    if (!known) throw new Trouble("slow");
    return known;
}

/** A game looked at again: the match, then its moves from the last on, then the accuracy. */
export const review = (
    record: string,
    signal: AbortSignal,
): AsyncGenerator<Exclude<ReviewEvent, Refusal>> =>
    events("/review", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ record }),
        signal,
    });

/** What the server tells piece by piece; an error ends it. */
async function* events<T extends object>(
    path: string,
    init: RequestInit,
    begun?: () => void,
): AsyncGenerator<Exclude<T, Refusal>> {
    const headers = { ...init.headers, "Accept-Language": words.language };
    let answer: Response;
    try {
        answer = await ask(path, { ...init, headers });
    } catch (error) {
        if (init.signal?.aborted) return;
        throw lost(error);
    }
    if (!answer.ok) throw await trouble(answer);
    begun?.();
    try {
        for await (const data of eventsOf(answer)) {
            const told = JSON.parse(data) as T | Refusal;
            if ("error" in told) throw new Trouble(told.error.code, told.error.message);
            yield told as Exclude<T, Refusal>;
        }
    } catch (error) {
        if (init.signal?.aborted) return;
        throw lost(error);
    }
}
