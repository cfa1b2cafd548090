/** The sentence for something that went wrong: the server's own, or ours when it had none. */

import { Trouble } from "./api";
import { say, words } from "./words.svelte";

export function sentence(error: unknown): string {
    const trouble = error instanceof Trouble ? error : new Trouble("unexpected");
    const ours = `web-problem-${trouble.code}-next`;
    // Ours say what to do next, so they go first where there are some.
    if (words.has(ours)) return say(ours);
    return trouble.message || say("web-problem-unexpected-next");
}
