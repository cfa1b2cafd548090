/**
 * Who answers the pages: the server, or Python in this very page. Both speak the same messages, so
 * that pages need not know; here alone it is decided.
 *
 * - On a plain web space there is no server, and Python answers everything.
 * - Elsewhere the server answers, until somebody makes Fourfold available offline. From then on the
 *   browser thinks for itself and keeps the games that need nobody else; and when the server cannot
 *   be reached, it answers whatever it can.
 */

import type { House, Wire } from "../here/house";
import type { Store } from "../here/store";
import type { MatchWish, Summaries } from "../payloads";
import { recall, remember } from "./drawer";

/** Whether this is a plain web space. */
export const ALONE = import.meta.env.VITE_ALONE === "1";
/** A server elsewhere, where people meet. */
export const ELSEWHERE: string = import.meta.env.VITE_SERVER ?? "";

/** What a person has made available offline: the version that was fetched. */
const OFFLINE = "offline";
/** Whether any game is kept in this browser. */
const KEPT = "kept";

let house: Promise<House> | null = null;
const listeners = new Set<(share: number) => void>();
const here = new Set<string>();

/** Hear how far Python has been fetched, from 0 to 1. */
export function onProgress(listener: (share: number) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Python in this page, started when it is first asked for. */
export const atHome = (): Promise<House> =>
    (house ??= import("../here/house").then(
        ({ House }) => new House((share) => listeners.forEach((listener) => listener(share))),
    ));

export const isOffline = (): boolean => recall(OFFLINE) !== null;

export function makeOffline(version: string): void {
    remember(OFFLINE, version);
}

/** Whether a match is kept in this browser, as far as is known. */
export const isHere = (id: string): boolean => here.has(id);

async function keeps(id: string): Promise<boolean> {
    if (here.has(id)) return true;
    if (!ALONE && recall(KEPT) === null) return false;
    const kept = await (await atHome()).keeps(id);
    if (kept) here.add(id);
    return kept;
}

/** The games that are kept in this browser, if it keeps any. */
export const shelf = async (): Promise<Store | null> =>
    ALONE || recall(KEPT) !== null ? (await atHome()).store : null;

/** Whether a match needs somebody, or something, that only a server has. */
function needsOthers(init: RequestInit): boolean {
    const wish = JSON.parse(String(init.body)) as MatchWish;
    const seats = wish.seats ?? [];
    return !!wish.public || seats.some(({ kind, engine }) => kind === "open" || !!engine);
}

const isThought = (path: string): boolean => path === "/review" || /\/stream\b/.test(path);
const matchOf = (path: string): string | undefined => {
    const id = /^\/matches\/([^/?]+)/.exec(path)?.[1];
    return id === undefined ? undefined : decodeURIComponent(id);
};
const isAboutPeople = (path: string): boolean => /^\/(me|lobby|watch|players)\b/.test(path);

const fromServer = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`/api${path}`, init);

async function fromHere(path: string, init: RequestInit): Promise<Response> {
    const language = new Headers(init.headers).get("Accept-Language") ?? "en";
    const answer = await (await atHome()).fetch(path, init, language);
    if (init.method === "POST" && path === "/matches" && answer.ok) {
        remember(KEPT, "1");
        here.add(((await answer.clone().json()) as { id: string }).id);
    }
    return answer;
}

/** The games of this browser first, then those of the server, if it can be reached. */
async function mine(path: string, init: RequestInit): Promise<Response> {
    const own = (await (await fromHere(path, init)).json()) as Summaries;
    own.matches.forEach(({ id }) => here.add(id));
    if (ALONE) return Response.json(own);
    const isNext = path.includes("before=");
    try {
        const answer = await fromServer(path, init);
        if (!answer.ok) return answer;
        const theirs = (await answer.json()) as Summaries;
        const matches = isNext ? theirs.matches : [...own.matches, ...theirs.matches];
        return Response.json({ ...theirs, matches });
    } catch (error) {
        if (!own.matches.length) throw error;
        return Response.json(own);
    }
}

/** Ask whoever can answer. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
    if (path.startsWith("/me/matches") && (ALONE || recall(KEPT) !== null)) return mine(path, init);
    if (ALONE) return fromHere(path, init);
    const id = matchOf(path);
    if (id !== undefined) return ((await keeps(id)) ? fromHere : fromServer)(path, init);
    if (!isOffline() || isAboutPeople(path)) return fromServer(path, init);
    if (path === "/matches") return (needsOthers(init) ? fromServer : fromHere)(path, init);
    if (isThought(path)) return fromHere(path, init);
    try {
        return await fromServer(path, init);
    } catch (error) {
        if (init.signal?.aborted) throw error;
        return fromHere(path, init);
    }
}

/** Listen to a match that this browser keeps; `distant` opens the connection to any other. */
export function listen(
    id: string,
    after: number | null,
    language: string,
    distant: () => Wire,
): Wire {
    if (!ALONE && !here.has(id)) return distant();
    // The house is there: the match was asked for before.
    return new Delayed(atHome().then((found) => found.socket(id, after, language)));
}

/** A connection that is being opened. */
class Delayed implements Wire {
    onmessage: Wire["onmessage"] = null;
    onclose: Wire["onclose"] = null;
    #wire: Wire | null = null;
    #closed = false;

    constructor(opening: Promise<Wire>) {
        void opening.then((wire) => {
            if (this.#closed) return wire.close();
            this.#wire = wire;
            wire.onmessage = (event) => this.onmessage?.(event);
            wire.onclose = (event) => this.onclose?.(event);
        });
    }

    send(text: string): void {
        this.#wire?.send(text);
    }

    close(): void {
        this.#closed = true;
        this.#wire?.close();
    }
}
