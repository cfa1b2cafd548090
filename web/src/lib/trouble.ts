/** The sentence for something that went wrong: the server's own, or ours when it had none. */

import { Trouble } from "./api";
import { SOCIABLE } from "./homes";
import { say, words } from "./words.svelte";

/**
 * What our words call something that went wrong. Without a server, a match that is not here can
 * only be in another browser.
 */
export function called({ code }: Trouble): string {
    if (code !== "match-unknown" && code !== "not-found") return code;
    return SOCIABLE ? "match" : "match-elsewhere";
}

export function sentence(error: unknown): string {
    const trouble = error instanceof Trouble ? error : new Trouble("unexpected");
    const ours = `web-problem-${called(trouble)}-next`;
    // Ours say what to do next, so they go first where there are some.
    if (words.has(ours)) return say(ours);
    return trouble.message || say("web-problem-unexpected-next");
}
