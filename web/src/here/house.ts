/**
 * Answers from Python in this page, in the messages of the server: requests below `/api`, streams
 * of events, and the live connection of a match.
 *
 * One worker knows the rules and the matches, another thinks, so that nobody waits for a thought to
 * make a move. What happens in a match is written down before anybody hears of it.
 */

import type {
    ClientMessage,
    Due,
    DueMove,
    Match,
    MatchEvent,
    Refusal,
    Seat,
    ServerMessage,
    Summaries,
    Summary,
    Turn,
    Welcome,
    Written,
} from "../payloads";
import { known, Outdated, Python, Unfetched } from "./python";
import { Overtaken, Store, type Kept, type Trouble } from "./store";

/** The part of a WebSocket that pages use. */
export interface Wire {
    onmessage: ((event: { data: string }) => unknown) | null;
    onclose: ((event: { code: number }) => unknown) | null;
    send(text: string): void;
    close(): void;
}

/** What a level lacks that cannot think: a table that was never fetched, or is no longer there. */
type Thoughtless = "unfetched" | "unloaded";
/** What a player should know of a match: it is not stored, or a level cannot think. */
export type Worry = Trouble | Thoughtless;

type Told<T> = [status: number, payload: T];

const GONE = 4404;
/** How often a change is tried again when another page was faster. */
const ATTEMPTS = 5;
/** Milliseconds after which a thought that has failed is tried again. */
const AGAIN = 2_000;
/** The longest time that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export class House {
    readonly store = new Store();
    readonly #rules: Python;
    readonly #thinker: Python;
    readonly #sockets = new Map<string, Set<Socket>>();
    /** What is being waited for in a match: a thought, or a flag. */
    readonly #waiting = new Map<string, { key: string; cancel: () => void }>();
    /** Changes of one match come one after the other. */
    readonly #queues = new Map<string, Promise<unknown>>();
    readonly #thoughtless = new Map<string, Thoughtless>();
    readonly #worried = new Set<() => void>();
    readonly #elsewhere =
        typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("fourfold-matches");

    constructor(progress: (share: number) => void = () => {}) {
        const shares = { rules: 1, thinker: 1 };
        const worker = (name: keyof typeof shares) =>
            new Python((share) => {
                shares[name] = share;
                progress(Math.min(shares.rules, shares.thinker));
                // Marks are for whoever measures.
                if (this.isReady) performance.mark("python-ready");
            });
        this.#rules = worker("rules");
        this.#thinker = worker("thinker");
        this.#elsewhere?.addEventListener("message", ({ data }) => void this.#reread(String(data)));
    }

    /** Whether nobody has to wait for Python, neither for questions nor for thoughts. */
    get isReady(): boolean {
        return this.#rules.isReady && this.#thinker.isReady;
    }

    /** Have Python ready for questions and for thoughts: one worker fetches the files for both. */
    async start(): Promise<void> {
        performance.mark("python-asked");
        await Promise.all([this.#rules.start(), this.#thinker.start()]);
    }

    async keeps(id: string): Promise<boolean> {
        return (await this.store.get(id)) !== undefined || this.store.isAside(id);
    }

    /**
     * Copy a match of the server at a version. `ahead` is how far the clock of this device is
     * ahead of the server's. Return whether the copy is stored.
     */
    async adopt(
        id: string,
        events: readonly MatchEvent[],
        version: number,
        ahead: number,
    ): Promise<boolean> {
        const given = [id, JSON.stringify(events), ahead];
        const written = await this.#rules.call<string | null>("adopt", given);
        return written !== null && this.store.adopt(JSON.parse(written) as Written, version);
    }

    /** What a player of a match should know. */
    worry(id: string): Worry {
        return this.#thoughtless.get(id) ?? this.store.worry(id);
    }

    /** Hear when there may be something else that players should know. */
    onWorry(listener: () => void): () => void {
        this.#worried.add(listener);
        return () => this.#worried.delete(listener);
    }

    #worry(id: string, lack: Thoughtless | null): void {
        if (lack) this.#thoughtless.set(id, lack);
        else this.#thoughtless.delete(id);
        this.#worried.forEach((listener) => listener());
    }

    /** Answer a request as the server would. */
    async fetch(path: string, init: RequestInit, language: string): Promise<Response> {
        const method = init.method ?? "GET";
        const body = typeof init.body === "string" ? init.body : null;
        const asked = [method, path, body, language] as const;
        if (/^\/positions\/[^/]+\/stream\b/.test(path) || path === "/review")
            return this.#stream(asked, init.signal);
        if (method === "GET" && /^\/(games|positions)\b/.test(path)) {
            const found = ((await known().catch(() => ({}))) as Record<string, unknown>)[path];
            if (found !== undefined) return json(200, found);
        }
        const named = /^\/matches\/([^/?]+)/.exec(path)?.[1];
        const id = named && decodeURIComponent(named);
        if (path.startsWith("/me/matches")) return json(200, await this.#mine());
        if (path === "/lobby" || path === "/watch") return json(200, { matches: [], before: null });
        if (method === "PUT") return new Response(null, { status: 204 });
        if (method === "DELETE" && id) return this.#remove(id);
        if (method === "POST" && path === "/matches") return this.#make(asked);
        if (id) {
            const shown = method === "GET" && /^\/matches\/[^/?]+$/.test(path);
            const known = shown && (await this.#known(id));
            if (known) return json(200, known);
            if (!(await this.#seat(id))) return this.#missed(id);
        }
        const [status, payload] = await this.#ask(asked);
        return typeof payload === "string"
            ? new Response(payload, { status })
            : json(status, payload);
    }

    socket(id: string, after: number | null, language: string): Wire {
        return new Socket(this, id, after, language);
    }

    async #ask(asked: readonly unknown[]): Promise<Told<unknown>> {
        const [method, path, body, language] = asked;
        const told = await this.#rules.call<string>("ask", [method, path, body, language]);
        return JSON.parse(told) as Told<unknown>;
    }

    /** Say that a match is not there, or that nobody can read it any more. */
    async #missed(id: string): Promise<Response> {
        const code = (await this.store.isAside(id)) ? "match-damaged" : "match-unknown";
        return json(404, { error: { code, message: "", field: null } } satisfies Refusal);
    }

    // Thinking.

    /** Answer piece by piece, from the first piece on: what fails before it can be asked elsewhere. */
    #stream(asked: readonly unknown[], signal?: AbortSignal | null): Promise<Response> {
        const coder = new TextEncoder();
        const stop = new AbortController();
        signal?.addEventListener("abort", () => stop.abort());
        return new Promise<Response>((resolve, reject) => {
            let answer: Response | null = null;
            const events = new ReadableStream<Uint8Array>({
                start: async (controller) => {
                    const tell = (text: string) => {
                        if (stop.signal.aborted) return;
                        controller.enqueue(coder.encode(`data: ${text}\n\n`));
                        resolve((answer ??= new Response(events)));
                    };
                    try {
                        await this.#thinker.stream([...asked], tell, stop.signal);
                        stop.signal.throwIfAborted();
                        controller.close();
                        resolve((answer ??= new Response(events)));
                    } catch (error) {
                        reject(error as Error);
                        controller.error(error);
                    }
                },
                cancel: () => stop.abort(),
            });
        });
    }

    // Matches.

    /** Have a match at hand, or set it aside if it cannot be read. */
    async #seat(id: string): Promise<boolean> {
        if (await this.#rules.call<boolean>("knows", [id])) return true;
        const kept = await this.store.get(id);
        if (!kept) return false;
        if (await this.#reads(kept)) return true;
        await this.store.setAside(kept);
        return false;
    }

    #reads({ id, events }: Partial<Kept>): Promise<boolean> {
        return this.#rules.call("read", [id, JSON.stringify(events ?? null)]);
    }

    /** A match as it was told last, for as long as Python is not there to tell it. */
    async #known(id: string): Promise<Match | undefined> {
        if (this.#rules.isReady) return undefined;
        const shown = (await this.store.get(id))?.shown;
        return isTold(shown, id) ? { ...shown, time: Date.now() } : undefined;
    }

    async #make(asked: readonly unknown[]): Promise<Response> {
        const [status, payload] = await this.#ask(asked);
        if (status !== 200) return json(status, payload);
        const turn = payload as Turn;
        await this.store.write(turn.write);
        return json(201, turn.answer);
    }

    async #remove(id: string): Promise<Response> {
        await this.store.remove(id);
        await this.#rules.call("forget", [id]);
        this.#waiting.get(id)?.cancel();
        this.#waiting.delete(id);
        this.#sockets.get(id)?.forEach((socket) => socket.leave(GONE));
        return new Response(null, { status: 204 });
    }

    /** The latest first. */
    async #mine(): Promise<Summaries> {
        const matches: Summary[] = [];
        for (const kept of await this.store.all()) {
            const { id = "", summary } = kept;
            const isWhole = isTold(summary, id) && Number.isFinite(summary.updated);
            const told = isWhole ? summary : await this.#mended(kept);
            if (told) matches.push(told);
        }
        return { matches: matches.sort((one, other) => other.updated - one.updated), before: null };
    }

    /** What follows from the events of a game is told anew where it was damaged. */
    async #mended(kept: Partial<Kept>): Promise<Summary | null> {
        let reads: boolean;
        try {
            reads = await this.#reads(kept);
        } catch {
            // There is no Python to say whether it makes sense.
            this.store.leave(kept);
            return null;
        }
        if (!reads) {
            await this.store.setAside(kept);
            return null;
        }
        const written = await this.#rules.call<string>("written", [kept.id]);
        const told = JSON.parse(written) as Written;
        await this.store.mend(told);
        return told.summary;
    }

    /** Let a listener in. */
    async enter(socket: Socket): Promise<boolean> {
        const match = await this.#known(socket.id);
        if (match) socket.say({ type: "welcome", you: match.you, match, events: [], watching: 0 });
        if (!(await this.#seat(socket.id))) return false;
        const all = this.#sockets.get(socket.id) ?? new Set();
        this.#sockets.set(socket.id, all.add(socket));
        const welcome = await this.#rules.call<string>("welcome", [socket.id, socket.after]);
        socket.hear(welcome);
        // Another page may have written something after the match was read and before this one was
        // in the list of those who are told.
        const written = (await this.store.get(socket.id))?.events.length;
        const { version } = (JSON.parse(welcome) as Welcome).match;
        if (written !== undefined && written !== version) await this.#reread(socket.id);
        await this.#act(socket.id, "due", []);
        return true;
    }

    leave(socket: Socket): void {
        const all = this.#sockets.get(socket.id);
        all?.delete(socket);
        if (all?.size) return;
        // Nobody looks: engines and flags wait until somebody comes back.
        this.#sockets.delete(socket.id);
        this.#waiting.get(socket.id)?.cancel();
        this.#waiting.delete(socket.id);
    }

    /** Do what a player asks for. */
    async command(socket: Socket, message: ClientMessage & { type: "command" }): Promise<void> {
        const { type: _, ...command } = message;
        const path = `/matches/${encodeURIComponent(socket.id)}/commands`;
        const asked = ["POST", path, JSON.stringify(command), socket.language];
        const [status, payload] = await this.#change(socket.id, async () => {
            // Whoever is quick plays before Python is there, on a board as it was told last.
            await this.#seat(socket.id);
            return this.#ask(asked);
        });
        if (status === 200) {
            const { version } = (payload as Turn).answer as { version: number };
            socket.say({ type: "done", id: command.id, version });
        } else socket.say({ type: "refused", id: command.id, error: (payload as Refusal).error });
    }

    async #act(id: string, call: string, given: unknown[]): Promise<void> {
        await this.#change(id, async () =>
            JSON.parse(await this.#rules.call<string>(call, [id, ...given])),
        );
    }

    /** Write down what follows, and only then tell everybody and see what is due. */
    #change(id: string, judge: () => Promise<Told<unknown>>): Promise<Told<unknown>> {
        const changed = (this.#queues.get(id) ?? Promise.resolve())
            .catch(() => undefined)
            .then(async () => {
                for (let attempt = 0; ; attempt++) {
                    const told = await judge();
                    if (told[0] !== 200) return told;
                    const turn = told[1] as Turn;
                    try {
                        if (turn.write.length) await this.store.write(turn.write);
                    } catch (error) {
                        if (!(error instanceof Overtaken) || attempt >= ATTEMPTS) throw error;
                        await this.#rules.call("forget", [id]);
                        await this.#seat(id);
                        continue;
                    }
                    if (turn.write.length) this.#elsewhere?.postMessage(id);
                    if (turn.write.length) this.#worry(id, null);
                    turn.tell.forEach((message) => this.#tell(id, JSON.stringify(message)));
                    this.#await(id, turn.due);
                    return told;
                }
            });
        this.#queues.set(id, changed);
        return changed;
    }

    #tell(id: string, text: string): void {
        this.#sockets.get(id)?.forEach((socket) => socket.hear(text));
    }

    /** Another page has changed a match. */
    async #reread(id: string): Promise<void> {
        if (!this.#sockets.has(id)) return;
        await this.#rules.call("forget", [id]);
        if (!(await this.#seat(id))) return;
        const told = await this.#rules.call<string>("welcome", [id, null]);
        this.#tell(id, told);
    }

    #await(id: string, due: Due | null): void {
        const key = JSON.stringify(due);
        const before = this.#waiting.get(id);
        if (before?.key === key) return;
        before?.cancel();
        this.#waiting.delete(id);
        if (!due || !this.#sockets.has(id)) return;
        const over = new AbortController();
        this.#waiting.set(id, { key, cancel: () => over.abort() });
        const done = async (call: string, given: unknown[]) => {
            if (over.signal.aborted) return;
            this.#waiting.delete(id);
            await this.#act(id, call, given);
        };
        if (due.kind === "flag") {
            const wait = Math.min(LONGEST, Math.max(0, due.at - Date.now()) + 1);
            const timer = setTimeout(() => void done("flagged", []), wait);
            over.signal.addEventListener("abort", () => clearTimeout(timer));
        } else
            void this.#think(due, over.signal).then(
                ([call, given]) => done(call, given),
                // Whatever has happened to Python may have passed in a while.
                (error: unknown) => {
                    const lack = lackOf(error);
                    if (lack && !over.signal.aborted) this.#worry(id, lack);
                    setTimeout(() => void done("due", []), AGAIN);
                },
            );
    }

    async #think(due: DueMove, stop: AbortSignal): Promise<[string, unknown[]]> {
        const { spec, position, ply } = due;
        if (due.kind === "draw") {
            const given = [spec, position, due.seat, due.level, ply];
            return ["drawn", [ply, await this.#thinker.call("accepts", given, spec, stop)]];
        }
        const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
        const given = [spec, position, due.level, seed, JSON.stringify(due.met)];
        return ["moved", [ply, await this.#thinker.call("choose", given, spec, stop)]];
    }
}

/** The live connection of a match, without a net between. */
class Socket implements Wire {
    onmessage: Wire["onmessage"] = null;
    onclose: Wire["onclose"] = null;
    #open = true;

    constructor(
        private readonly house: House,
        readonly id: string,
        readonly after: number | null,
        readonly language: string,
    ) {
        house.enter(this).then(
            (entered) => entered || this.leave(GONE),
            () => this.leave(1011),
        );
    }

    hear(text: string): void {
        if (this.#open) this.onmessage?.({ data: text });
    }

    say(message: ServerMessage): void {
        this.hear(JSON.stringify(message));
    }

    send(text: string): void {
        const message = JSON.parse(text) as ClientMessage;
        if (message.type === "ping") this.say({ type: "pong", time: Date.now() });
        else this.house.command(this, message).catch(() => this.leave(1011));
    }

    leave(code: number): void {
        this.close();
        this.onclose?.({ code });
    }

    close(): void {
        if (this.#open) this.house.leave(this);
        this.#open = false;
    }
}

function lackOf(error: unknown): Thoughtless | null {
    if (error instanceof Unfetched) return "unfetched";
    return error instanceof Outdated ? "unloaded" : null;
}

const json = (status: number, payload: unknown): Response => Response.json(payload, { status });

/** Whether what is kept of a match can be shown. Where it cannot, its events say what there is. */
function isTold<T extends Summary | Match>(told: T | undefined, id: string): told is T {
    const { seats, you, created, spec, game, status, ply } = (told ?? {}) as Summary;
    return (
        told?.id === id &&
        [spec, game, status].every((each) => typeof each === "string") &&
        [created, ply].every(Number.isFinite) &&
        [seats, you].every(Array.isArray) &&
        seats.every((seat: Seat | null) => typeof seat?.kind === "string")
    );
}

export { moveHere, settle } from "./moving";
export { knowsBetter, serverFirst } from "./solutions";
