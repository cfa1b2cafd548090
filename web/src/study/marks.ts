/** What moves are worth, as marks on the board and as sentences. Nothing is called exact that is not. */

import type { Arrow, Mark } from "../board/types";
import type { Analysis, JudgedMove, LegalMove, Outcome } from "../payloads";
import { say } from "../lib/words.svelte";

/** Scores beyond these look good or bad. */
const GOOD = 0.25;

type Looks = "good" | "even" | "bad";

export function looks({ score }: Pick<JudgedMove, "score">): Looks {
    return score > GOOD ? "good" : score < -GOOD ? "bad" : "even";
}

/** W5: wins, five moves until the end. */
export function shortly(judged: JudgedMove): string {
    if (!judged.exact) return say(`study-short-${looks(judged)}`);
    return say(`study-short-${judged.value}`, { distance: judged.distance ?? "" });
}

/** The same in words: wins in 5 moves. */
export function inWords(judged: JudgedMove): string {
    if (!judged.exact) return say(`study-looks-${looks(judged)}`);
    return say(`study-value-${judged.value}`, { distance: judged.distance ?? 0 });
}

/** A mark for each move, best first. */
export function marksOf({ moves }: Pick<Analysis, "moves">): Record<string, Mark> {
    return Object.fromEntries(
        moves.map((judged) => [
            judged.move,
            {
                kind: judged.value,
                text: shortly(judged),
                label: inWords(judged),
                exact: judged.exact,
            },
        ]),
    );
}

/** An arrow for a move: from where a piece stands, or a ring where it is placed. */
export function arrowOf(legal: readonly LegalMove[], move: string, kind?: Arrow["kind"]): Arrow[] {
    const picks = legal.find((each) => each.move === move)?.picks;
    const spaces = picks?.filter((pick) => !pick.includes(":")) ?? [];
    const [first, second] = spaces;
    if (first === undefined) return [];
    if (second === undefined || second === "hand")
        return [{ start: null, end: first, ...(kind && { kind }) }];
    return [{ start: first, end: second, ...(kind && { kind }) }];
}

/** So many moves that are equally good can be pointed at; more would say nothing. */
const FEW = 3;

/** The moves that are better than all others, if there are few of them. */
export function outstanding({ moves }: Pick<Analysis, "moves">): readonly JudgedMove[] {
    const best = moves.filter(({ score }) => score === moves[0]!.score);
    return best.length <= FEW && best.length < moves.length ? best : [];
}

/** Whether it is known who wins, and not which move is the best: it may win sooner, or lose later. */
export function isBestOpen({ exact, value, distance, moves }: Analysis): boolean {
    const best = moves[0];
    if (!exact || !best) return false;
    const settled = value === "draw" || distance !== null;
    return !settled || best.value !== value || best.distance !== distance;
}

/** How sure that is; an estimate says what came of such positions, where that was counted. */
export function surety(analysis: Analysis, deepening: boolean, language: string): string {
    const { exact, share } = analysis;
    if (exact) return say(isBestOpen(analysis) && !deepening ? "study-best-open" : "study-proved");
    if (deepening) return say("study-deepening");
    if (share === undefined) return say("study-estimate");
    return say("study-estimate-share", { percent: percentage(share, language) });
}

/** A share as its language writes it: 65%. */
export function percentage(share: number, language: string): string {
    const style = { style: "percent", maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(language, style).format(share);
}

/** What a position is worth for the player to move. */
export function verdict(
    analysis: Analysis,
    colour: (seat?: number) => string,
    outcome: Outcome | null,
): string {
    if (outcome?.winner === null) return say("study-verdict-drawn");
    if (outcome) return say("study-verdict-won", { seat: colour(outcome.winner) });
    const about = { seat: colour(), distance: analysis.distance ?? 0 };
    if (analysis.exact) return say(`study-verdict-${analysis.value}`, about);
    const best = analysis.moves[0];
    return say(`study-verdict-looks-${best ? looks(best) : "even"}`, about);
}
