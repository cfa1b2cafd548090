/** A match after something has happened, from what it was and what is different now. */

import type { Match, MatchEvent } from "../lib/types";

export type SharedMatch = Omit<Match, "you">;
export type MatchChange = Partial<SharedMatch> & Pick<SharedMatch, "version" | "ply" | "time">;

/** Moves that were only added stand in the events, and are not told again. */
export function changed(
    before: SharedMatch,
    change: MatchChange,
    events: MatchEvent[],
): SharedMatch {
    const added = events.flatMap(({ kind, move }) => (kind === "move" ? [move!] : []));
    return { ...before, ...change, moves: change.moves ?? [...before.moves, ...added] };
}

/** The same with others at their seats. */
export function present(match: SharedMatch, connected: boolean[]): SharedMatch {
    const seats = match.seats.map((seat, index) => ({
        ...seat,
        connected: connected[index] ?? seat.connected,
    }));
    return { ...match, seats };
}
