/**
 * The live connection to one match: connects again by itself, and never loses a command or plays
 * it twice. A command has an id and is kept, across reloads too, until the server has answered it;
 * the server answers the same id twice without doing anything twice.
 */

import type {
    ClientMessage,
    CommandRequest,
    Fault,
    Match,
    MatchEvent,
    ServerMessage,
    SharedMatch,
} from "../payloads";
import { changed, present } from "./changes";

/** Silent: nothing is heard any more, though nobody has hung up. */
export type Link = "connecting" | "open" | "silent" | "waiting" | "gone";

/** The part of a WebSocket that is used here. */
export interface Wire {
    onmessage: ((event: { data: string }) => unknown) | null;
    onclose: ((event: { code: number }) => unknown) | null;
    send(text: string): void;
    close(): void;
}

export interface Hooks {
    link(state: Link): void;
    welcome(match: Match, events: readonly MatchEvent[], watching: number): void;
    update(match: SharedMatch, events: readonly MatchEvent[]): void;
    presence(connected: readonly boolean[], watching: number): void;
    /** A command was answered; without a fault it is done. */
    answered(command: CommandRequest, fault: Fault | null): void;
    pong(time: number): void;
    /** After failures: whether the match can still be had at all. */
    exists(): Promise<boolean>;
}

export interface Means {
    open(after: number | null): Wire;
    storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
    setTimeout(what: () => void, ms: number): unknown;
    clearTimeout(timer: unknown): void;
    random(): number;
    /** Whether somebody waits for what happens, so that a lost connection must be noticed soon. */
    attentive(): boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = { attentive: 1_000, idle: 20_000 };
/** How long an answer may take before somebody is told, and before the connection is given up. */
const SILENCE = 1_500;
const PATIENCE = 8_000;
/** Faults of a moment, which say nothing about what was asked for. */
const PASSING = new Set(["internal", "server-leaving", "storage-unavailable", "storage-unsure"]);

export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Live {
    #wire: Wire | null = null;
    #state: Link = "connecting";
    #pending: CommandRequest[];
    #version: number | null = null;
    /** The match as this connection has told it. */
    #known: SharedMatch | null = null;
    #failures = 0;
    #retry: unknown = null;
    #ping: unknown = null;
    #silence: unknown = null;
    #patience: unknown = null;
    #stopped = false;
    readonly #drawer: string;

    constructor(
        match: string,
        private readonly hooks: Hooks,
        private readonly means: Means,
    ) {
        this.#drawer = `fourfold:pending:${match}`;
        this.#pending = this.#kept();
    }

    get pending(): readonly CommandRequest[] {
        return this.#pending;
    }

    start(version: number | null = null): void {
        this.#version = version;
        this.#connect();
    }

    stop(): void {
        this.#stopped = true;
        this.#drop();
        this.#clear();
    }

    /** Connect at once if the connection is down, for example because the network is back. */
    nudge(): void {
        if (this.#state === "open" || this.#state === "silent") this.#ask();
        if (this.#state !== "waiting") return;
        this.means.clearTimeout(this.#retry);
        this.#connect();
    }

    /** The device says that it has no network, which it knows before anybody is missed. */
    doubt(): void {
        if (this.#state === "open") this.#enter("silent");
    }

    /** Leave and come in again, for example as somebody else. */
    restart(): void {
        this.#drop();
        this.#connect();
    }

    send(command: CommandRequest): void {
        this.#pending.push(command);
        this.#keep();
        if (this.#isUp) this.#post(command);
    }

    /** Whether there is a connection, be it one on which nothing is heard just now. */
    get #isUp(): boolean {
        return this.#state === "open" || this.#state === "silent";
    }

    #connect(): void {
        if (this.#stopped) return;
        this.#enter("connecting");
        const wire = this.means.open(this.#version);
        this.#wire = wire;
        this.#expect();
        wire.onmessage = (event) => {
            if (wire === this.#wire) this.#hear(JSON.parse(event.data) as ServerMessage);
        };
        wire.onclose = () => {
            if (wire === this.#wire) this.#lost();
        };
    }

    #hear(heard: ServerMessage): void {
        this.#clearPatience();
        if (this.#state === "silent") this.#enter("open");
        if (this.#pending.length && heard.type !== "welcome") this.#expect();
        switch (heard.type) {
            case "welcome":
                this.#failures = 0;
                this.#version = heard.match.version;
                this.#known = heard.match;
                this.#enter("open");
                this.hooks.welcome(
                    { ...heard.match, you: heard.you },
                    heard.events,
                    heard.watching,
                );
                this.#pending.forEach((command) => this.#post(command));
                // From the first moment on, whoever is attentive is missed when falling silent.
                if (this.means.attentive()) this.#ask();
                else this.#pingLater();
                break;
            case "changed":
                if (!this.#known) break;
                this.#version = heard.match.version;
                this.#known = changed(this.#known, heard.match, heard.events);
                this.hooks.update(this.#known, heard.events);
                break;
            case "presence":
                this.#known &&= present(this.#known, heard.connected);
                this.hooks.presence(heard.connected, heard.watching);
                break;
            case "done":
                this.#answered(heard.id, null);
                break;
            case "refused":
                this.#answered(heard.id, heard.error);
                break;
            case "pong":
                this.hooks.pong(heard.time);
                break;
            case "bye":
                // The close that follows says whether to come back.
                break;
        }
    }

    #answered(id: string | null, fault: Fault | null): void {
        const command = this.#pending.find((each) => each.id === id);
        if (!command) return;
        // Nothing was decided about the command; it stays and is sent again.
        if (fault && PASSING.has(fault.code)) {
            this.means.setTimeout(() => this.#again(command), 1_000);
            return;
        }
        this.#pending = this.#pending.filter((each) => each !== command);
        this.#keep();
        if (!this.#pending.length) this.#clearPatience();
        this.hooks.answered(command, fault);
    }

    #again(command: CommandRequest): void {
        if (this.#isUp && this.#pending.includes(command)) this.#post(command);
    }

    #post(command: CommandRequest): void {
        this.#say({ type: "command", ...command });
    }

    #lost(): void {
        this.#drop();
        this.#failures += 1;
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
        this.#enter("waiting");
        this.#retry = this.means.setTimeout(
            () => this.#connect(),
            wait * (0.7 + 0.6 * this.means.random()),
        );
        // A connection that could never be made may be to a match that is not there.
        if (this.#failures > 1 || !this.#known) void this.#verify();
    }

    async #verify(): Promise<void> {
        if (await this.hooks.exists()) return;
        this.stop();
        this.#enter("gone");
    }

    #pingLater(): void {
        this.means.clearTimeout(this.#ping);
        const wait = PING_EVERY[this.means.attentive() ? "attentive" : "idle"];
        this.#ping = this.means.setTimeout(() => this.#ask(), wait);
    }

    /** Ask whether the server is there. Whoever is attentive promises to ask again soon. */
    #ask(): void {
        if (!this.#isUp) return;
        const again = this.means.attentive() ? { again: 2 * PING_EVERY.attentive } : {};
        this.#say({ type: "ping", ...again });
        this.#pingLater();
    }

    #say(message: ClientMessage): void {
        // Before sending, because a local socket answers within `send`.
        this.#expect();
        this.#wire?.send(JSON.stringify(message));
    }

    /** From now on something must be heard soon; what is asked again changes nothing in that. */
    #expect(): void {
        if (this.#patience !== null) return;
        this.#silence = this.means.setTimeout(() => this.doubt(), SILENCE);
        this.#patience = this.means.setTimeout(() => this.#lost(), PATIENCE);
    }

    #clearPatience(): void {
        this.means.clearTimeout(this.#silence);
        this.means.clearTimeout(this.#patience);
        this.#silence = this.#patience = null;
    }

    #clear(): void {
        for (const timer of [this.#retry, this.#ping]) this.means.clearTimeout(timer);
        this.#clearPatience();
    }

    #drop(): void {
        const wire = this.#wire;
        this.#wire = null;
        this.#clear();
        if (!wire) return;
        wire.onmessage = wire.onclose = null;
        wire.close();
    }

    #enter(state: Link): void {
        this.#state = state;
        this.hooks.link(state);
    }

    #kept(): CommandRequest[] {
        try {
            return JSON.parse(this.means.storage.getItem(this.#drawer) ?? "[]") as CommandRequest[];
        } catch {
            return [];
        }
    }

    #keep(): void {
        try {
            if (this.#pending.length)
                this.means.storage.setItem(this.#drawer, JSON.stringify(this.#pending));
            else this.means.storage.removeItem(this.#drawer);
        } catch {
            // A browser without storage only loses what is unanswered when the page is reloaded.
        }
    }
}
