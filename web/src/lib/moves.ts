/** What a move is called: by its row in the list of moves, and by who played it. */

import type { Position } from "../payloads";
import { say } from "./words.svelte";

/** Return who moved first, known from a position after `ply` moves of players who take turns. */
export function opener(
    { last, to_move }: Pick<Position, "last" | "to_move">,
    ply: number,
    seats: number,
): number {
    const first = last && ply > 0 ? last.seat - (ply - 1) : to_move - ply;
    return ((first % seats) + seats) % seats;
}

/** Return the row of the list of moves that a move stands in; a row has one move of each player. */
export const rowOf = (index: number, seats: number): number => Math.floor(index / seats) + 1;

/** Gives a move its name: “Move 5: Ann played Cd4”. */
export type Namer = (index: number, move: string) => string;

/** Return a function that names moves, by the names of the seats and the seat that moved first. */
export const namer =
    (names: readonly string[], first: number): Namer =>
    (index, move) =>
        say("web-move-played", {
            number: rowOf(index, names.length),
            name: names[(first + index) % names.length] ?? "",
            move,
        });
