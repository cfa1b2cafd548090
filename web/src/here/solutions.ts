/**
 * Truth that a server has and a browser has not: a solution that is too large to be fetched. Thoughts
 * about such a game go to the server first; what it does not tell to the end, Python here does.
 */

import { eventsOf } from "./events";
import type { Games } from "../payloads";

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Milliseconds that a thought waits to know whom to ask, and for the first thing that it is told. */
const PATIENCE = 5_000;
/** Milliseconds after which a server that has not said what it knows is asked again. */
const AGAIN = 60_000;

let asking: Promise<ReadonlySet<string>> | null = null;

/** The games of which a server has a solution. */
const solved = (server: Ask): Promise<ReadonlySet<string>> =>
    (asking ??= server("/games", { signal: AbortSignal.timeout(PATIENCE) })
        .then((answer) => answer.json() as Promise<Games>)
        .then(({ games }) => games.filter(({ solution }) => solution).map(({ name }) => name))
        .then((names) => new Set(names))
        .catch(() => {
            setTimeout(() => (asking = null), AGAIN);
            return new Set<string>();
        }));

/** The game that a position or a record is of. */
function gameOf(path: string, init: RequestInit): string {
    const position = /^\/positions\/([^/?]+)/.exec(path)?.[1];
    if (position !== undefined) return decodeURIComponent(position);
    const { record } = JSON.parse(String(init.body)) as { record: string };
    return /\[Game "([^"]*)"\]/.exec(record)?.[1] ?? "";
}

/** Whether a server knows better than Python here. */
export const knowsBetter = async (path: string, init: RequestInit, server: Ask): Promise<boolean> =>
    (await solved(server)).has(gameOf(path, init));

/** Have something told piece by piece by a server, and by Python here if it fails or is busy. */
export async function serverFirst(
    path: string,
    init: RequestInit,
    server: Ask,
    here: Ask,
): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    init.signal?.addEventListener("abort", () => late.abort());
    const own = () => {
        clearTimeout(timer);
        init.signal?.throwIfAborted();
        return here(path, init);
    };
    let answer: Response;
    try {
        answer = await server(path, { ...init, signal: late.signal });
    } catch {
        return own();
    }
    if (answer.status === 429 || answer.status >= 500) return own();
    if (!answer.ok) {
        clearTimeout(timer);
        return answer;
    }
    async function* told() {
        try {
            for await (const text of eventsOf(answer)) {
                clearTimeout(timer);
                if ("error" in JSON.parse(text)) throw new Error(text);
                yield text;
            }
            return;
        } catch {
            // Python here begins anew, and knows as much as it can.
        }
        yield* eventsOf(await own());
    }
    return streamed(told());
}

function streamed(texts: AsyncGenerator<string>): Response {
    const coder = new TextEncoder();
    return new Response(
        new ReadableStream<Uint8Array>({
            async pull(controller) {
                const { done, value } = await texts.next();
                if (done) controller.close();
                else controller.enqueue(coder.encode(`data: ${value}\n\n`));
            },
            cancel: () => void texts.return(undefined),
        }),
    );
}
