/** What to call those who sit at the board. */

import type { Match, MatchEvent, Seat } from "../payloads";
import { say, type Arguments } from "./words.svelte";

/** What to call somebody; who is called like somebody else at the table has a number, too. */
export function seatName(
    seats: readonly Seated[],
    index: number,
    colour: string | undefined,
): string {
    const seat = seats[index];
    const name = seat && given(seat);
    if (name) {
        const alike = seats.flatMap((each, at) => (given(each) === name ? [at] : []));
        const number = alike.indexOf(index) + 1;
        return alike.length > 1 ? say("web-numbered", { name, number }) : name;
    }
    if (seat?.kind === "open") return say("web-open-seat");
    return colour ? say("seat-name", { seat: colour }) : say("web-somebody");
}

type Seated = Pick<Seat, "kind" | "level" | "name">;

function given(seat: Seated): string | null {
    const level = levelOf(seat);
    return level ? say(`level-name-${level}`) : seat.name;
}

/** The level that sits there, or sat there in a game that was recorded. */
export function levelOf({ kind, level, name }: Seated): number | null {
    if (kind === "engine") return level;
    return kind === "record" ? recordedLevel(name) : null;
}

/** The level that a record means, where one is written as `level3`. */
export function recordedLevel(name: string | null | undefined): number | null {
    const level = name?.match(/^level([1-9]|10)$/)?.[1];
    return level ? Number(level) : null;
}

/** The name of a player in a record. */
export function recordedName(name: string | null | undefined, colour: string): string {
    const level = recordedLevel(name);
    return level ? say(`level-name-${level}`) : (name ?? say("seat-name", { seat: colour }));
}

/** Arguments for a sentence about a seat: who it is for this reader, and its name. */
export function about(
    match: Pick<Match, "seats" | "you">,
    index: number,
    colours: readonly string[],
): Arguments {
    const alone = match.you.length === 1 && match.you[0] === index;
    return {
        who: alone ? "you" : "other",
        name: seatName(match.seats, index, colours[index]),
    };
}

/** The seats somebody holds after some events, which may have moved everybody elsewhere. */
export function heldAfter(
    held: readonly number[],
    events: readonly MatchEvent[],
): readonly number[] {
    return events.reduce(
        (now, event) =>
            event.kind === "started"
                ? event.order.flatMap((before, seat) => (now.includes(before) ? [seat] : []))
                : now,
        held,
    );
}
