/** One match on the screen: what the server last said of it, and what we have asked for. */

import * as api from "../lib/api";
import { listen } from "../lib/homes";
import { ServerTime } from "./clock";
import { Live, newId, type Link } from "./live";
import { heldAfter } from "../lib/people";
import { words } from "../lib/words.svelte";
import type {
    CommandKind,
    CommandRequest,
    Fault,
    Match,
    MatchEvent,
    SharedMatch,
} from "../payloads";

export interface Listener {
    events(events: readonly MatchEvent[], before: Match): void;
    refused(command: CommandRequest, fault: Fault): void;
}

export class LiveMatch {
    match: Match | null = $state.raw(null);
    trouble: api.Trouble | null = $state.raw(null);
    link: Link = $state("connecting");
    watching = $state(0);
    /** Commands that the server has not answered yet. */
    asked: readonly CommandRequest[] = $state.raw([]);
    readonly time = new ServerTime();
    readonly #live: Live;
    #opened = false;
    readonly #nudge = () => this.#live.nudge();
    readonly #doubt = () => this.#live.doubt();

    constructor(
        readonly id: string,
        private readonly listener: Listener,
    ) {
        this.#live = new Live(
            id,
            {
                link: (state) => (this.link = state),
                welcome: (match, events, watching) => {
                    this.watching = watching;
                    this.#take(match, events);
                },
                update: (match, events) => this.#hear(match, events),
                presence: (connected, watching) => this.#present(connected, watching),
                answered: (command, fault) => {
                    this.asked = [...this.#live.pending];
                    if (fault) listener.refused(command, fault);
                },
                pong: (time) => this.time.heard(time),
                exists: () => this.#exists(),
            },
            {
                open: (after) => listen(id, after, words.language),
                // Asked for each time: some browsers refuse even that, and it is survived there.
                get storage() {
                    return sessionStorage;
                },
                setTimeout: (what, ms) => setTimeout(what, ms),
                clearTimeout: (timer) => clearTimeout(timer as number),
                random: Math.random,
                attentive: () =>
                    document.visibilityState === "visible" && this.match?.status === "playing",
            },
        );
        this.asked = [...this.#live.pending];
    }

    /** Come in, or try again to: the welcome brings the match. */
    open(): void {
        if (this.#opened) return this.#live.nudge();
        this.#opened = true;
        this.#live.start();
        addEventListener("online", this.#nudge);
        addEventListener("offline", this.#doubt);
        document.addEventListener("visibilitychange", this.#nudge);
    }

    close(): void {
        this.#live.stop();
        removeEventListener("online", this.#nudge);
        removeEventListener("offline", this.#doubt);
        document.removeEventListener("visibilitychange", this.#nudge);
    }

    /** Take a match that was asked for, unless something newer is known. */
    set(match: Match): void {
        this.time.heard(match.time);
        this.trouble = null;
        if (match.version >= (this.match?.version ?? 0)) this.match = match;
    }

    /** After another seat was taken: the same match with other rights, so everything anew. */
    reconnect(match: Match): void {
        this.match = match;
        this.#live.restart();
    }

    ask(kind: CommandKind, more: Partial<CommandRequest> = {}): void {
        if (!this.match) return;
        this.#live.send({ id: newId(), ply: this.match.ply, kind, ...more });
        this.asked = [...this.#live.pending];
    }

    /** An update is the same for everybody, so it does not say which seats are ours. */
    #hear(match: SharedMatch, events: readonly MatchEvent[]): void {
        const held = this.match?.you ?? [];
        this.#take({ ...match, you: heldAfter(held, this.#fresh(events)) }, events);
        // Perhaps it was us who sat down, in another tab.
        if (!held.length && events.some(({ kind }) => kind === "joined")) void this.#exists();
    }

    #take(match: Match, events: readonly MatchEvent[]): void {
        const before = this.match;
        if (before && match.version < before.version) return;
        const fresh = this.#fresh(events);
        this.time.heard(match.time);
        this.trouble = null;
        this.match = match;
        // Whoever has just come sees what is, and need not be told how it came about.
        if (before && fresh.length) this.listener.events(fresh, before);
    }

    /** The events that are not known yet. */
    #fresh(events: readonly MatchEvent[]): MatchEvent[] {
        return events.filter(({ n }) => n > (this.match?.version ?? 0));
    }

    #present(connected: readonly boolean[], watching: number): void {
        this.watching = watching;
        if (!this.match) return;
        const seats = this.match.seats.map((seat, index) => ({
            ...seat,
            connected: connected[index] ?? seat.connected,
        }));
        this.match = { ...this.match, seats };
    }

    async #exists(): Promise<boolean> {
        try {
            this.set(await api.match(this.id));
        } catch (error) {
            const trouble = error as api.Trouble;
            const gone = trouble.status === 404;
            if (gone || !this.match) this.trouble = trouble;
            return !gone;
        }
        return true;
    }
}
