/** What happened in a match besides the moves, which the board tells, as sentences to be read out. */

import { describeMove } from "../board/text";
import { ending } from "./endings";
import { about } from "../lib/people";
import type { Layout, Match, MatchEvent } from "../payloads";
import { say, words, type Arguments } from "../lib/words.svelte";

/** The sentences for some events, after which the match is as given. */
export function tidings(
    events: readonly MatchEvent[],
    match: Match,
    { colours }: Layout,
    before: Match,
): string[] {
    const told = events
        .map((event) => [wordOf(event, before), event] as const)
        .filter(
            ([word, { kind }]) =>
                words.has(word) && (kind !== "rematch-wanted" || hasOthers(match)),
        )
        .map(([word, event]) => say(word, { ...why(event), ...subject(event) }));
    const ends = match.status === "over" && before.status !== "over";
    const end = ends ? ending(match, colours) : null;
    if (end) told.push(end.headline, end.why);
    // The introduction says who begins.
    const goesOn = match.status === "playing" && before.status !== "waiting";
    if (goesOn && match.ply !== before.ply && !isEngineToMove(match))
        told.push(say("web-turn", about(match, match.to_move, colours)));
    return told;

    /** Who wants the draw that others have offered agrees to it. */
    function wordOf({ kind, seat }: MatchEvent, before: Match): string {
        const agrees = before.offers.draw.some((each) => each !== seat);
        return `web-event-${kind === "draw-offered" && agrees ? "draw-accepted" : kind}`;
    }

    function why(event: MatchEvent): Arguments {
        return event.kind === "failed" ? { reason: event.reason, note: event.note } : {};
    }

    function subject(event: MatchEvent): Arguments {
        // Lots may have been drawn since, so the seat says nothing any more.
        const name = event.kind === "joined" ? event.name : null;
        if (event.kind === "joined" || event.seat === null)
            return { who: "other", name: name || say("web-somebody") };
        return about(match, event.seat, colours);
    }
}

/** Return whether another person holds a seat. Without one a rematch starts at once. */
const hasOthers = ({ seats, you }: Match): boolean =>
    seats.some(({ kind }, index) => kind !== "engine" && !you.includes(index));

/** Return whether an engine moves next. Its move follows at once and needs no announcement. */
function isEngineToMove({ seats, to_move }: Match): boolean {
    const seat = seats[to_move]!;
    return seat.kind === "engine" || seat.engine_plays;
}

/**
 * Return what is read out when a running match is opened: who plays which colour, the last move, and
 * whose turn it is.
 */
export function introduction(match: Match, layout: Layout): string[] {
    const { colours } = layout;
    const sides = match.you.flatMap((index) => {
        const who = about(match, index, colours);
        const colour = { seat: colours[index] ?? "" };
        // At one table a player may have no other name than the colour.
        const isNamed = who.who === "you" || who.name !== say("seat-name", colour);
        return isNamed ? [say("web-side", { ...who, ...colour })] : [];
    });
    return [
        match.you.length ? sides.reduce(joined, "") : say("web-you-watch"),
        match.last ? describeMove(layout, match.last, say) : "",
        say("web-turn", about(match, match.to_move, colours)),
    ].filter(Boolean);
}

const joined = (first: string, second: string): string =>
    first ? say("two-sentences", { first, second }) : second;

/** What became of an offer of ours, in words that must be seen; empty where nothing did. */
export function answered(
    events: readonly MatchEvent[],
    match: Match,
    { colours }: Layout,
    before: Match,
): string {
    const mine = (seat: number | null) => seat !== null && match.you.includes(seat);
    const no = events.find(
        ({ kind, seat }) =>
            !mine(seat) && (kind === "draw-declined" || kind === "takeback-declined"),
    );
    if (no && no.seat !== null) return say(`web-event-${no.kind}`, about(match, no.seat, colours));
    // Who plays on without a word does not want the draw.
    const move = events.find(({ kind, seat }) => kind === "move" && !mine(seat));
    const lapsed = before.offers.draw.some(mine) && !match.offers.draw.length;
    if (move?.seat == null || !lapsed || match.status !== "playing") return "";
    return say("web-event-draw-declined", about(match, move.seat, colours));
}
