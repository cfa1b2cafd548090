/** Waiting for a connection that is lost. */

import { reachable, type Trouble } from "./api";

/** Milliseconds between two tries, should the browser not notice that the connection is back. */
const EVERY = 4_000;

/** Calls once when what was missed can be had again; gives what ends the waiting. */
export function whenBack(trouble: Trouble, call: () => void): () => void {
    let asking = false;
    const look = async () => {
        if (asking || document.visibilityState !== "visible") return;
        asking = true;
        const back = await reachable(trouble);
        asking = false;
        if (!back || ended) return;
        end();
        call();
    };
    let ended = false;
    const timer = setInterval(look, EVERY);
    const end = () => {
        ended = true;
        clearInterval(timer);
        removeEventListener("online", look);
    };
    addEventListener("online", look);
    return end;
}
