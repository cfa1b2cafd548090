/** The little that has to be known of a record before the server reads it strictly. */

import * as api from "../lib/api";
import { recordedLevel } from "../lib/people";
import type { SeatRequest } from "../payloads";
import { FINISHED } from "../study/given";

function tag(record: string, name: string): string | null {
    return new RegExp(`^\\s*\\[${name} "(.*)"\\]\\s*$`, "m").exec(record)?.[1] ?? null;
}

/** Results of other programs, such as `*`, say nothing: they follow from the moves. */
export const isFinished = (record: string): boolean => FINISHED.test(tag(record, "Result") ?? "");

/** Who sat in the seats of a record, one after the other. */
const namesOf = (record: string): string[] =>
    [...record.matchAll(/^\s*\[Seat\d+ "(.*)"\]\s*$/gm)].map(([, name]) =>
        name!.replaceAll(/\\(["\\])/g, "$1"),
    );

/** The seats of a record, one after the other: the level that sat there, or nothing for people. */
export const levelsOf = (record: string): (number | null)[] => namesOf(record).map(recordedLevel);

/** The seat of whoever goes on with a record: the first that no level had. */
export const ownSeat = (levels: readonly (number | null)[]): number =>
    Math.max(0, levels.indexOf(null));

/** Who takes the seats of the others. */
export type Against = "beside" | "open" | "engine";

/** Who takes them unless otherwise chosen: levels, where levels had all of them. */
export function usual(record: string): Against {
    const levels = levelsOf(record);
    const others = levels.toSpliced(ownSeat(levels), 1);
    return others.length && others.every(Boolean) ? "engine" : "beside";
}

const USUAL_LEVEL = 3;

/**
 * The seats to go on with: as the record has them, levels and people with their names, unless
 * somebody has chosen who takes the seats of the others.
 */
export function seatsFor(record: string, chosen: Against | null, name: string): SeatRequest[] {
    const levels = levelsOf(record);
    const own = ownSeat(levels);
    return namesOf(record).map((called, seat): SeatRequest => {
        if (seat === own) return name ? { kind: "me", name } : { kind: "me" };
        const level = levels[seat];
        const kind = chosen ?? (level ? "engine" : "beside");
        if (kind === "engine") return { kind, level: level ?? USUAL_LEVEL };
        return kind === "beside" && !level ? { kind, name: called } : { kind };
    });
}

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
