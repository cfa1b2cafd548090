/** A match after something has happened, from what it was and what is different now. */

import type { MatchChange, MatchEvent, SharedMatch } from "../payloads";

/** Moves that were only added stand in the events, and are not told again. */
export function changed(
    before: SharedMatch,
    change: MatchChange,
    events: readonly MatchEvent[],
): SharedMatch {
    const added = events.flatMap((event) => (event.kind === "move" ? [event.move] : []));
    return { ...before, ...change, moves: change.moves ?? [...before.moves, ...added] };
}

/** The same with others at their seats. */
export function present(match: SharedMatch, connected: readonly boolean[]): SharedMatch {
    const seats = match.seats.map((seat, index) => ({
        ...seat,
        connected: connected[index] ?? seat.connected,
    }));
    return { ...match, seats };
}
