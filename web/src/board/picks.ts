// Which picks go on to a legal move. There are no rules here: everything follows from the list of
// legal moves, each with the picks that make it up.

import type { Mark } from "./types";
import type { Layout, LegalMove } from "../payloads";

export type Kind = "space" | "slot" | "word";

/** Says what a pick is on a layout for the seat to move: a space, a stock of its hand, or a word. */
export function kinds(layout: Layout, toMove: number): (pick: string) => Kind {
    const spaces = new Set(layout.spaces.map((space) => space.name));
    const slots = new Set(layout.hands[toMove]?.map((slot) => slot.pick));
    return (pick) => (spaces.has(pick) ? "space" : slots.has(pick) ? "slot" : "word");
}

export interface Offer {
    /** The picks that may follow. */
    readonly next: ReadonlySet<string>;
    /** The move, when the picks make up a whole one. */
    readonly move: string | null;
}

const NOTHING: Offer = { next: new Set(), move: null };

const begins = (picks: readonly string[], start: readonly string[]) =>
    start.every((pick, i) => picks[i] === pick);

/** The picks as the rules spell them, legal or not.
 *
 * A person may take a piece from a hand although the rules name only the space it goes to, or
 * point at a space first and then choose the piece for it. */
export function spelled(
    legal: readonly LegalMove[],
    picked: readonly string[],
    kind: (pick: string) => Kind,
): string[] {
    const [first, second, ...rest] = picked;
    if (first === undefined) return [];
    const named = legal.some((each) => each.picks[0] === first);
    if (kind(first) === "slot" && !named) return picked.slice(1);
    if (kind(first) === "space" && !named && second !== undefined && kind(second) === "slot")
        return [second, first, ...rest];
    return [...picked];
}

/** What a board offers after some picks. */
export function offer(
    legal: readonly LegalMove[],
    picked: readonly string[],
    kind: (pick: string) => Kind,
): Offer {
    const [first] = picked;
    if (picked.length === 1 && first !== undefined && !legal.some((l) => l.picks[0] === first)) {
        if (kind(first) === "slot") {
            const alone = legal.filter(
                (l) => l.picks.length === 1 && kind(l.picks[0]!) === "space",
            );
            return { next: new Set(alone.map((l) => l.picks[0]!)), move: null };
        }
        const fitting = legal.filter((l) => l.picks[1] === first && kind(l.picks[0]!) === "slot");
        return { next: new Set(fitting.map((l) => l.picks[0]!)), move: null };
    }
    const start = spelled(legal, picked, kind);
    const going = legal.filter((each) => begins(each.picks, start));
    // A third pick is asked for only if it makes a difference.
    const settled = start.length > 1 && going.length === 1 ? going[0] : undefined;
    const whole = going.find((each) => each.picks.length === start.length) ?? settled;
    if (whole) return { next: NOTHING.next, move: whole.move };
    return { next: new Set(going.map((each) => each.picks[start.length]!)), move: null };
}

/** Whether a pick is the first of several: a piece to be moved, a stock to place from. */
export function isSource(
    legal: readonly LegalMove[],
    pick: string,
    kind: (pick: string) => Kind,
): boolean {
    if (legal.some((each) => each.picks[0] === pick && each.picks.length > 1)) return true;
    return kind(pick) === "slot" && offer(legal, [pick], kind).next.size > 0;
}

/** The best mark of the moves that begin with some picks; marks stand best first. */
export function bestMark(
    legal: readonly LegalMove[],
    marks: Readonly<Record<string, Mark>>,
    picks: readonly string[],
): Mark | undefined {
    const moves = new Set(
        legal.filter((each) => begins(each.picks, picks)).map((each) => each.move),
    );
    for (const [move, mark] of Object.entries(marks)) if (moves.has(move)) return mark;
    return undefined;
}
