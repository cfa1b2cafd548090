/**
 * Who answers the pages: the server, or Python in this very page. Both speak the same messages, so
 * that pages need not know; here alone it is decided.
 *
 * - On a plain web space there is no server, and Python answers everything; where a server elsewhere
 *   is named, that one lets people meet.
 * - Elsewhere the server answers at first. As soon as Python is ready, the browser thinks for itself
 *   and keeps the games that need nobody else, so that a small server serves many; and when the
 *   server cannot be reached, it answers whatever it can. A game that began on the server before
 *   that moves to the browser when it is opened there; until then it is private.
 * - Of a game that a server has a solution of, too large for a browser, it goes on telling what
 *   positions are worth.
 */

import type { House, Wire, Worry } from "../here/house";
import type { Store } from "../here/store";
import type { ClientMessage, Match, MatchRequest, ServerMessage, Summaries } from "../payloads";
import { abroad, ELSEWHERE, protocols } from "./abroad";
import { recall, remember } from "./drawer";

export { ELSEWHERE };

/** Whether this is a plain web space. */
export const ALONE = import.meta.env.VITE_ALONE === "1";
/** Whether people can meet. */
export const SOCIABLE = !ALONE || ELSEWHERE !== "";

/** What a person has made available offline: the version that was fetched. */
const OFFLINE = "offline";
/** Whether any game is kept in this browser. */
const KEPT = "kept";

let house: Promise<House> | null = null;
/** The house, when it is there. */
let built: House | null = null;
const listeners = new Set<(share: number) => void>();
const here = new Set<string>();
/** The matches that this page is just moving here, with whether they came. */
const moving = new Map<string, Promise<boolean>>();
/** Emits an event named after the id of each match that has moved here. */
const moved = new EventTarget();
/** How far Python has come, and how many questions wait for it. */
let share = 1;
let waiting = 0;

/** Hear how far Python has come that somebody waits for, from 0 to 1; 1 when nobody does. */
export function onProgress(listener: (share: number) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Whether somebody waits for Python, which is still being fetched or started. */
export const isStarting = (): boolean => waiting > 0 && share < 1;

/** Not at once: somebody may ask in the middle of what a page derives, where nothing may change. */
const tell = () =>
    queueMicrotask(() => listeners.forEach((listener) => listener(isStarting() ? share : 1)));

/** Python in this page, started when it is first asked for. */
export const atHome = (): Promise<House> =>
    (house ??= import("../here/house").then(
        ({ House }) => {
            built = new House((now) => {
                share = now;
                tell();
            });
            return built;
        },
        (error: unknown) => {
            // It may be there next time.
            house = null;
            throw error;
        },
    ));

/** Gigabytes that a device should have before Python is started without being asked for. */
const MEMORY = 2;

/** Whether nobody minds what is fetched, as far as the browser knows. */
export function isCheap(): boolean {
    const { connection } = navigator as Navigator & {
        connection?: { saveData?: boolean; type?: string; effectiveType?: string };
    };
    const { saveData, type = "", effectiveType = "" } = connection ?? {};
    return !saveData && type !== "cellular" && !/[23]g/.test(effectiveType);
}

/** Whether Python may be fetched and started without being asked for. */
function isAffordable(): boolean {
    const { deviceMemory = MEMORY } = navigator as Navigator & { deviceMemory?: number };
    if (isOffline()) return true;
    // Where thinking cannot be stopped gently, Python has to start again too often.
    const isGentle = "Suspending" in (globalThis.WebAssembly ?? {});
    return isGentle && isCheap() && deviceMemory >= MEMORY;
}

/** Milliseconds after which a page that is never idle starts Python all the same. */
const SOON = 2_000;
let preparing = false;

/**
 * Have Python ready soon, since somebody is about to need it. Until then the server answers, and
 * whoever pays for every byte, or has a small device, stays with the server.
 */
export function prepare(): void {
    if (ALONE || preparing || built?.isReady || !isAffordable()) return;
    preparing = true;
    const start = async () => {
        try {
            await (await atHome()).start();
        } catch {
            // The server goes on answering.
            return;
        }
        preparing = false;
    };
    if ("requestIdleCallback" in globalThis)
        requestIdleCallback(() => void start(), { timeout: SOON });
    else setTimeout(() => void start(), SOON);
}

export const madeOffline = (): string | null => recall(OFFLINE);
export const isOffline = (): boolean => madeOffline() !== null;

export function makeOffline(version: string): void {
    remember(OFFLINE, version);
}

/** Whether a match is kept in this browser, as far as is known. */
export const isHere = (id: string): boolean => !SOCIABLE || here.has(id);

async function keeps(id: string): Promise<boolean> {
    if (here.has(id)) return true;
    if (!ALONE && recall(KEPT) === null) return false;
    if (await moving.get(id)) return true;
    const found = await atHome();
    if (!(await found.keeps(id))) return false;
    const copied = (await found.store.get(id))?.moving;
    if (copied !== undefined) {
        const { settle } = await import("../here/house");
        // Until it is known whether the server still has it, it counts as being there.
        if (!(await settle(found.store, id, copied, fromServer).catch(() => false))) return false;
    }
    here.add(id);
    return true;
}

/** The games that are kept in this browser, if it keeps any. */
export const shelf = async (): Promise<Store | null> =>
    ALONE || recall(KEPT) !== null ? (await atHome()).store : null;

/**
 * Hear what the player of a match should know of it: that it is lost with the page, for example.
 * Gives what ends the listening.
 */
export function onWorry(id: string, listener: (worry: Worry) => void): () => void {
    let end: (() => void) | null = () => {};
    const start = () => {
        if (!end || !built) return;
        const found = built;
        const look = () => listener(found.worry(id));
        // A match that is just moving here starts this twice.
        end();
        end = found.onWorry(look);
        look();
    };
    moved.addEventListener(id, start);
    void keeps(id).then(
        (kept) => kept && start(),
        () => undefined,
    );
    return () => {
        moved.removeEventListener(id, start);
        end?.();
        end = null;
    };
}

/** Whether a match needs somebody, or something, that only a server has. */
function needsOthers(request: MatchRequest): boolean {
    const seats = request.seats ?? [];
    return !!request.public || seats.some(({ kind, engine }) => kind === "open" || !!engine);
}

const isThought = (path: string): boolean => path === "/review" || /\/stream\b/.test(path);
const matchOf = (path: string): string | undefined => {
    const id = /^\/matches\/([^/?]+)/.exec(path)?.[1];
    return id === undefined ? undefined : decodeURIComponent(id);
};
const isAboutPeople = (path: string): boolean => /^\/(me|lobby|watch|players)\b/.test(path);

const fromServer = (path: string, init: RequestInit): Promise<Response> =>
    ELSEWHERE ? abroad(path, init) : fetch(`/api${path}`, init);

/** Milliseconds to wait for a server where this browser could do without it. */
const PATIENCE = 3_000;

/**
 * Ask the server where this browser could do without it. Nothing comes of a server that has a
 * problem, is busy or does not answer soon: in a train a connection may be there and lead nowhere.
 */
async function quickly(path: string, init: RequestInit): Promise<Response | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    init.signal?.addEventListener("abort", () => late.abort());
    try {
        const answer = await fromServer(path, { ...init, signal: late.signal });
        return answer.status >= 500 || answer.status === 429 ? null : answer;
    } catch {
        init.signal?.throwIfAborted();
        return null;
    } finally {
        clearTimeout(timer);
    }
}

/** Milliseconds for which a server that did not answer is not asked what this browser knows, too. */
const REST = 15_000;
let rests = 0;

/** Whether the server answers, or the host of our files. */
export async function isReachable(what: "server" | "files", signal: AbortSignal): Promise<boolean> {
    if (what === "server" && SOCIABLE) return (await fromServer("/games", { signal })).status < 500;
    // No service worker answers for itself.
    const own = new URL(`${import.meta.env.BASE_URL}sw.js`, location.href);
    return (await fetch(own, { method: "HEAD", cache: "no-store", signal })).ok;
}

async function fromHere(path: string, init: RequestInit): Promise<Response> {
    const language = new Headers(init.headers).get("Accept-Language") ?? "en";
    waiting += 1;
    tell();
    const answer = await atHome()
        .then((found) => found.fetch(path, init, language))
        .finally(() => {
            waiting -= 1;
            tell();
        });
    if (init.method === "POST" && path === "/matches" && answer.ok) {
        remember(KEPT, "1");
        here.add(((await answer.clone().json()) as { id: string }).id);
    }
    return answer;
}

/** A list of games that may lack those of the server, because it did not answer. */
export type Listed = Summaries & { readonly lacks?: true };

/** The games of this browser first, then those of the server, if it can be reached. */
async function mine(path: string, init: RequestInit): Promise<Response> {
    const own = (await (await fromHere(path, init)).json()) as Summaries;
    own.matches.forEach(({ id }) => here.add(id));
    if (!SOCIABLE) return Response.json(own);
    const isNext = path.includes("before=");
    const hasSome = !isNext && own.matches.length > 0;
    const answer = await (hasSome ? quickly : fromServer)(path, init);
    if (!answer) return Response.json({ ...own, lacks: true } satisfies Listed);
    if (!answer.ok) return answer;
    const theirs = (await answer.json()) as Summaries;
    // One that is just moving here may be in both lists.
    const others = theirs.matches.filter(({ id }) => !own.matches.some((each) => each.id === id));
    const matches = isNext ? others : [...own.matches, ...others];
    return Response.json({ ...theirs, matches });
}

/** Ask whoever can answer. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
    if (path.startsWith("/me/matches") && (ALONE || recall(KEPT) !== null)) return mine(path, init);
    if (!SOCIABLE) return fromHere(path, init);
    const id = matchOf(path);
    if (id !== undefined) return ((await keeps(id)) ? fromHere : fromServer)(path, init);
    if (isAboutPeople(path)) return fromServer(path, init);
    if (path === "/matches") {
        const request = JSON.parse(String(init.body)) as MatchRequest;
        if (needsOthers(request)) return fromServer(path, init);
        // On the server too, its address opens nowhere else.
        init = { ...init, body: JSON.stringify({ ...request, private: true }) };
    }
    if (isThought(path) && (ALONE || built?.isReady)) {
        const { knowsBetter, serverFirst } = await import("../here/house");
        if (await knowsBetter(path, init, fromServer))
            return serverFirst(path, init, fromServer, fromHere);
    }
    if (ALONE) return fromHere(path, init);
    if (path === "/matches" || isThought(path)) {
        // What this browser could not keep, the server keeps.
        if (built?.isReady && !(path === "/matches" && (await built.store.refuses())))
            try {
                return await fromHere(path, init);
            } catch (error) {
                // Whatever has happened to Python, the server can think, too.
                if (init.signal?.aborted) throw error;
            }
        prepare();
    }
    if (!(isOffline() || built?.isReady)) return fromServer(path, init);
    const answer = Date.now() < rests ? null : await quickly(path, init);
    if (answer) return answer;
    rests = Date.now() + REST;
    return fromHere(path, init);
}

/** Listen to a match, whoever keeps it. */
export const listen = (id: string, after: number | null, language: string): Wire =>
    new Routed(id, after, language);

/** The connection to a match that a server keeps. */
function socket(id: string, after: number | null, language: string): Wire {
    const url = new URL(`/api/matches/${encodeURIComponent(id)}/live`, ELSEWHERE || location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (after !== null) url.searchParams.set("after", `${after}`);
    url.searchParams.set("updates", "changes");
    url.searchParams.set("lang", language);
    return new WebSocket(url, ELSEWHERE ? protocols() : []) as Wire;
}

/** What a connection says that could not be opened. */
const LOST = 1006;

/** Whether a match could be played here as well as on the server. */
const isMovable = ({ private: isPrivate, seats }: Match): boolean =>
    isPrivate && seats.every(({ kind, level }) => kind !== "engine" || level !== null);

/**
 * The connection to a match, wherever it is kept. While the server keeps it, this waits until
 * Python is ready, moves the match here and goes on with it; the listener gets one more welcome.
 */
class Routed implements Wire {
    onmessage: Wire["onmessage"] = null;
    onclose: Wire["onclose"] = null;
    #wire: Wire | null = null;
    #closed = false;
    #isWelcome = false;
    #isMovable = false;
    #isMoving = false;
    #isNear = false;
    /** Commands that the server has not answered. */
    readonly #unanswered = new Set<string>();
    /** Commands that came while the match was moving. */
    #held: string[] = [];
    /** How the connection to the server ended. */
    #ended: { code: number } | null = null;

    constructor(
        private readonly id: string,
        private readonly after: number | null,
        private readonly language: string,
    ) {
        void this.#open();
    }

    send(text: string): void {
        const said = JSON.parse(text) as ClientMessage;
        if (said.type === "command") {
            if (this.#isMoving) {
                this.#held.push(text);
                return;
            }
            if (this.#isMovable) this.#unanswered.add(said.id);
        }
        if (this.#isNear || !this.#ended) this.#wire?.send(text);
    }

    close(): void {
        this.#closed = true;
        this.#wire?.close();
    }

    async #open(): Promise<void> {
        try {
            if (!SOCIABLE || (await keeps(this.id))) await this.#listenHere();
            else if (!this.#closed) this.#listenThere();
        } catch {
            this.onclose?.({ code: LOST });
        }
    }

    async #listenHere(): Promise<void> {
        const house = await atHome();
        if (this.#closed || this.#isNear) return;
        this.#isNear = true;
        this.#isMovable = this.#isMoving = false;
        const before = this.#wire;
        const wire = (this.#wire = house.socket(this.id, this.after, this.language));
        wire.onmessage = (event) => this.onmessage?.(event);
        wire.onclose = (event) => this.onclose?.(event);
        before?.close();
    }

    #listenThere(): void {
        const wire = (this.#wire = socket(this.id, this.after, this.language));
        wire.onmessage = (event) => {
            if (wire !== this.#wire) return;
            this.onmessage?.(event);
            this.#watch(event.data);
        };
        wire.onclose = (event) => {
            if (wire !== this.#wire || this.#closed) return;
            this.#ended = event;
            if (!this.#isMoving) void this.#follow(event);
        };
    }

    /** A match that is gone there may be here now, moved by this tab or another. */
    async #follow(end: { code: number }): Promise<void> {
        if (await keeps(this.id).catch(() => false)) await this.#listenHere();
        else if (!this.#closed) this.onclose?.(end);
    }

    #watch(text: string): void {
        // The first message says whether the others have to be read.
        if (this.#isWelcome && !this.#isMovable) return;
        this.#isWelcome = true;
        const heard = JSON.parse(text) as ServerMessage;
        if (heard.type === "welcome") this.#isMovable = isMovable(heard.match);
        else if ((heard.type === "done" || heard.type === "refused") && heard.id !== null)
            this.#unanswered.delete(heard.id);
        // While the match is played, a pong comes every second, so this is asked often enough.
        void this.#move();
    }

    async #move(): Promise<void> {
        const house = built;
        if (!this.#isMovable || this.#isMoving || this.#unanswered.size || !house?.isReady) return;
        this.#isMoving = true;
        // Other tabs find it here from the moment on in which the server has it no more.
        remember(KEPT, "1");
        const coming = import("../here/house")
            .then(({ moveHere }) => moveHere(house, this.id, fromServer))
            // It stays on the server, at least for as long as this connection.
            .catch(() => false);
        moving.set(this.id, coming);
        const isHere = await coming;
        moving.delete(this.id);
        if (isHere) {
            here.add(this.id);
            // The listener sends all commands again that were not answered.
            this.#held = [];
            await this.#listenHere();
            moved.dispatchEvent(new Event(this.id));
        }
        this.#isMovable = this.#isMoving = false;
        if (this.#ended && !this.#isNear) await this.#follow(this.#ended);
        this.#held.splice(0).forEach((text) => this.#wire?.send(text));
    }
}
