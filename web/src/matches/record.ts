/** The little that has to be known of a record before the server reads it strictly. */

import * as api from "../lib/api";
import { recordedLevel } from "../lib/people";

function tag(record: string, name: string): string | null {
    return new RegExp(`^\\s*\\[${name} "(.*)"\\]\\s*$`, "m").exec(record)?.[1] ?? null;
}

export function isFinished(record: string): boolean {
    const result = tag(record, "Result");
    return result !== null && result !== "unfinished";
}

/** The seats of a record, one after the other: the level that sat there, or nothing for people. */
export function levelsOf(record: string): (number | null)[] {
    const seats = [...record.matchAll(/^\s*\[Seat\d+ "(.*)"\]\s*$/gm)];
    return seats.map(([, name]) => recordedLevel(name));
}

/** The seat of whoever goes on with a record: the first that no level had. */
export const ownSeat = (levels: readonly (number | null)[]): number =>
    Math.max(0, levels.indexOf(null));

/** Line breaks and spaces between moves are free in a record. */
const plain = (record: string): string => record.split(/\s+/).filter(Boolean).join(" ");

/** The match that was made of the same record before, so that nobody collects copies of it. */
export async function madeBefore(record: string): Promise<string | null> {
    const { matches } = await api.mine();
    const likely = matches.filter(
        ({ game, status, seats }) =>
            game === tag(record, "Game") &&
            status === "over" &&
            seats.every(({ kind }) => kind === "record"),
    );
    for (const { id } of likely) if (plain(await api.record(id)) === plain(record)) return id;
    return null;
}
