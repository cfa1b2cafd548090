/** Sentences about a move that was played. */

import { say } from "../lib/words.svelte";
import type { Accuracy, ReviewedMove } from "../payloads";
import { inWords, percentage } from "../study/marks";
import { isMistake } from "./reviewing.svelte";

/** "Bc2: turned a win into a loss. Better was Cd4: wins in 5 moves." */
export function comment(seen: ReviewedMove): string {
    const { played, best, sure, choice } = seen;
    const better = say("study-review-better", { move: best.move, worth: inWords(best) });
    if (isMistake(seen)) {
        const kind = sure ? `${best.value}-${played.value}` : "doubtful";
        return say("two-sentences", { first: say(`study-review-${kind}`), second: better });
    }
    if (!choice) return say("study-review-no-choice");
    if (!sure) return say("study-review-fine");
    return say("study-review-kept", { worth: inWords(played) });
}

export function accuracyText(
    { percent, exact, choices, mistakes }: Accuracy,
    language: string,
): string {
    if (percent === null) return say("study-accuracy-none");
    return say(exact ? "study-accuracy-exact" : "study-accuracy-estimate", {
        percent: percentage(percent / 100, language),
        choices,
        right: choices - mistakes,
    });
}
