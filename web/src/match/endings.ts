/** How a match ended, in words for the one who reads them. */

import { about } from "../lib/people";
import type { Match, Outcome } from "../payloads";
import { say, words } from "../lib/words.svelte";

export interface Ending {
    headline: string;
    why: string;
    /** The spaces that show it, as a sentence; empty where there are none. */
    where: string;
    /** How it feels for the reader, where the reader plays alone. */
    mood: "won" | "lost" | "drawn" | "neutral";
}

export function ending(match: Match, colours: readonly string[]): Ending | null {
    if (match.status === "aborted")
        return {
            headline: say("web-aborted"),
            why: say("web-aborted-why"),
            where: "",
            mood: "neutral",
        };
    const { outcome } = match;
    if (!outcome) return null;
    const where = outcome.spaces.length ? say("web-why-where", { spaces: listed(outcome) }) : "";
    if (outcome.winner === null) {
        const why = reason(match, outcome, "none");
        return { headline: say("web-drawn"), why, where, mood: "drawn" };
    }
    const who = about(match, outcome.winner, colours);
    const alone = match.you.length === 1;
    return {
        headline: say("web-won", who),
        why: reason(match, outcome, who.who === "you" ? "winner" : alone ? "loser" : "none"),
        where,
        mood: who.who === "you" ? "won" : alone ? "lost" : "neutral",
    };
}

/** In the order of their names, f9 before f10. */
const byName = new Intl.Collator("en", { numeric: true });

const listed = ({ spaces }: Outcome): string => words.list(spaces.toSorted(byName.compare));

/** Whether one of two lost because it is an engine that could not go on. */
function brokeDown({ seats }: Match, { reason, winner }: Outcome): boolean {
    return reason === "resignation" && seats.length === 2 && seats[1 - winner!]!.left === "failed";
}

/** The reason, told to the winner, the loser or a bystander where that makes a difference. */
function reason(match: Match, outcome: Outcome, reader: string): string {
    if (brokeDown(match, outcome)) return say("web-why-failed");
    const { game } = match;
    const told = `web-why-${game}-${outcome.reason}`;
    if (words.has(told)) return say(told, { reader });
    const ofGame = `${game}-reason-${outcome.reason}`;
    const text = words.has(ofGame) ? say(ofGame) : say(`reason-${outcome.reason}`);
    return say("web-why", { reason: text });
}
