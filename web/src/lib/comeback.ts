/** Waiting for a connection that is lost. */

import { reachable } from "./api";

/** Milliseconds between two tries, should the browser not notice that the connection is back. */
const EVERY = 4_000;

/** Calls once when the server can be reached again; gives what ends the waiting. */
export function whenBack(call: () => void): () => void {
    let asking = false;
    const look = async () => {
        if (asking || document.visibilityState !== "visible") return;
        asking = true;
        const back = await reachable();
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
