/** What somebody has learnt from the puzzles of a game, kept on this device only.
 *
 * Who tries a puzzle plays against it: both have ratings, and the solver's goes up and down. What
 * went wrong comes back after some days, then after more, until it has gone right each time.
 */

import { recall, remember } from "../lib/drawer";
import type { Puzzle } from "../payloads";

export interface Training {
    readonly rating: number;
    /** How many tries the rating comes from. */
    readonly tries: number;
    readonly met: Readonly<Record<string, Met>>;
}

/** What is known of a puzzle that was tried. */
export interface Met {
    readonly solved: boolean;
    /** How often it has to go right again, and from which day on; 0 is never. */
    readonly left: number;
    readonly due: number;
}

const FIRST: Training = { rating: 1000, tries: 0, met: {} };
/** Days until a mistake comes back: after the mistake, and after each time it went right. */
const DELAYS = [2, 7, 21];
/** How far one try moves a rating: far while little is known. */
const [BOLD, CALM, SETTLED] = [80, 24, 12];
/** A rating of fewer tries than this says little, and is not shown. */
const MIN_TRIES_SHOWN = 10;
/** Puzzles a little below one's rating are mostly solved, and not always. */
const EASIER = 80;
/** Of so many puzzles that fit, one is taken by chance. */
const FITTING = 6;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function training(game: string): Training {
    try {
        const kept = JSON.parse(recall(`puzzles:${game}`) ?? "{}") as Record<string, unknown>;
        const met = readMet(kept.met);
        // A damaged rating starts anew; what was solved stays solved.
        if (!isCount(kept.rating) || !isCount(kept.tries)) return { ...FIRST, met };
        return { rating: kept.rating, tries: kept.tries, met };
    } catch {
        return FIRST;
    }
}

function readMet(kept: unknown): Record<string, Met> {
    const found: Record<string, Met> = {};
    for (const [id, each] of Object.entries((kept ?? {}) as Record<string, unknown>)) {
        const [solved, left, due] = Array.isArray(each) ? (each as unknown[]) : [];
        if (isCount(solved) && isCount(left) && isCount(due))
            found[id] = { solved: solved > 0, left: Math.min(left, DELAYS.length), due };
    }
    return found;
}

export function keep(game: string, { rating, tries, met }: Training): void {
    const short = Object.entries(met).map(([id, each]) => [
        id,
        [each.solved ? 1 : 0, each.left, each.due],
    ]);
    remember(
        `puzzles:${game}`,
        JSON.stringify({ rating, tries, met: Object.fromEntries(short) as unknown }),
    );
}

export const isDue = (met: Met | undefined, day: number): boolean =>
    !!met && met.left > 0 && met.due <= day;

/** How many more tries it takes until the rating is shown. */
export const triesUntilRated = ({ tries }: Training): number =>
    Math.max(0, MIN_TRIES_SHOWN - tries);

/** What is known after a try. It counts the first time, and when a mistake was due again. A try
 * with a hint leaves the rating as it is. */
export function after(
    before: Training,
    puzzle: Puzzle,
    right: boolean,
    day: number,
    hinted = false,
): Training {
    const known = before.met[puzzle.id];
    if (known && !isDue(known, day))
        // Played once more for fun: solved is solved.
        return right && !known.solved
            ? { ...before, met: { ...before.met, [puzzle.id]: { ...known, solved: true } } }
            : before;
    const met = { ...before.met, [puzzle.id]: metAfter(known, right, day, hinted) };
    if (hinted) return { ...before, met };
    const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
    const step = Math.max(CALM, BOLD - ((BOLD - CALM) * before.tries) / SETTLED);
    const rating = Math.max(0, Math.round(before.rating + step * (Number(right) - expected)));
    return { rating, tries: before.tries + 1, met };
}

function metAfter(known: Met | undefined, right: boolean, day: number, hinted: boolean): Met {
    const solved = right || !!known?.solved;
    if (!right) return { solved, left: DELAYS.length, due: day + DELAYS[0]! };
    // A mistake comes back as often as before if it took a hint to put it right.
    const left = Math.max(0, (known?.left ?? 0) - (hinted ? 0 : 1));
    return { solved, left, due: left ? day + DELAYS[DELAYS.length - left]! : 0 };
}

/** The puzzle to try next: a mistake that is due, else a new one that fits, else one that was
 * never solved. None when all are solved. */
export function next(
    puzzles: readonly Puzzle[],
    { rating, met }: Training,
    day: number,
    chance: () => number = Math.random,
): Puzzle | null {
    const due = puzzles.filter(({ id }) => isDue(met[id], day));
    if (due.length) return due.reduce((a, b) => (met[a.id]!.due <= met[b.id]!.due ? a : b));
    const fresh = puzzles.filter(({ id }) => !met[id]);
    const open = fresh.length ? fresh : puzzles.filter(({ id }) => !met[id]!.solved);
    const away = (puzzle: Puzzle) => Math.abs(puzzle.rating - (rating - EASIER));
    const fitting = [...open].sort((a, b) => away(a) - away(b)).slice(0, FITTING);
    return fitting[Math.floor(chance() * fitting.length)] ?? null;
}

/** The puzzle of a day, the same for everybody: ids are like drawn by lot, and so is their order. */
export function ofTheDay(puzzles: readonly Puzzle[], day: number): Puzzle | null {
    const order = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
    return order[day % order.length] ?? null;
}

export const countSolved = (puzzles: readonly Puzzle[], { met }: Training): number =>
    puzzles.filter(({ id }) => met[id]?.solved).length;
