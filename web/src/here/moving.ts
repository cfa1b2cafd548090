/**
 * A match without other people that began on the server moves to this browser. First it is copied,
 * with a mark that the copy does not count yet; then the server deletes its own, but only if
 * nothing has happened in it since; then the mark goes. So one of the two counts at any time,
 * whenever the page is closed or the connection lost, and whichever tab does it.
 */

import type { Events, Match, Refusal } from "../payloads";
import type { House } from "./house";
import type { Store } from "./store";

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** How often it is copied again because something has happened in it meanwhile. */
const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 15_000;
/**
 * Refusals after which the server has the match no longer, at least not for this browser. The
 * status alone could come from a proxy, while the server keeps the match.
 */
const GONE = ["token-missing", "token-unknown", "not-your-match", "match-unknown"];

const addressOf = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** Return whether the match is in this browser now; otherwise the server still has it. */
export async function moveHere(house: House, id: string, ask: Ask): Promise<boolean> {
    async function read<T>(path: string): Promise<T> {
        const answer = await ask(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return (await answer.json()) as T;
    }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const asked = Date.now();
        const { time } = await read<Match>(addressOf(id));
        const ahead = Math.round((asked + Date.now()) / 2) - time;
        const { events, version } = await read<Events>(`${addressOf(id)}/events`);
        if (!(await house.adopt(id, events, version, ahead))) return false;
        if (await settle(house.store, id, version, ask)) return true;
    }
    return false;
}

/** Decide whether a copy counts that was made of a version; return whether it does. */
export async function settle(
    store: Store,
    id: string,
    version: number,
    ask: Ask,
): Promise<boolean> {
    const answer = await ask(`${addressOf(id)}?version=${version}`, {
        method: "DELETE",
        signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isOurs = answer.status === 204 || GONE.includes(await codeOf(answer));
    if (!isOurs && answer.status !== 409) throw new Error(`${answer.status}`);
    await store.settle(id, version, isOurs);
    return isOurs;
}

/** Return the code of a refusal of the server, or nothing if the answer is something else. */
async function codeOf(answer: Response): Promise<string> {
    const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
    return refusal?.error?.code ?? "";
}
