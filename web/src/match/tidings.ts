/** What happened in a match besides the moves, which the board tells, as sentences to be read out. */

import { ending } from "./endings";
import { about } from "../lib/people";
import type { Layout, Match, MatchEvent } from "../payloads";
import { say, words, type Arguments } from "../lib/words.svelte";

/** The sentences for some events, after which the match is as given. */
export function tidings(
    events: readonly MatchEvent[],
    match: Match,
    { colours }: Layout,
): string[] {
    const told = events
        .filter(({ kind }) => words.has(`web-event-${kind}`))
        .map((event) => say(`web-event-${event.kind}`, { ...why(event), ...subject(event) }));
    const end = match.status === "over" ? ending(match, colours) : null;
    if (end) told.push(end.headline, end.why);
    else if (match.status === "playing" && match.you.includes(match.to_move))
        told.push(say("web-turn", about(match, match.to_move, colours)));
    return told;

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
