/** Looking back in a match while it goes on or after it ended. */

import * as api from "../lib/api";
import { words } from "../lib/words.svelte";
import type { Match, Ply } from "../payloads";

export class Browsing {
    /** The number of moves played in what is shown; null follows the match. */
    ply: number | null = $state(null);
    /** The version of the match, and its moves, when somebody began to look back. */
    since = $state.raw({ version: 0, moves: 0 });
    #plies: readonly Ply[] = $state.raw([]);
    #version = -1;

    constructor(private readonly match: () => Match | null) {}

    get shown(): Ply | null {
        return this.ply === null ? null : (this.#plies[this.ply] ?? null);
    }

    async go(ply: number): Promise<void> {
        const match = this.match();
        if (!match) return;
        const last = match.moves.length;
        if (ply >= last) return this.follow();
        if (this.#version !== match.version) {
            this.#plies = await api.replay(match.id);
            this.#version = match.version;
        }
        if (this.ply === null) this.since = { version: match.version, moves: last };
        this.ply = Math.max(0, ply);
    }

    /** Go on or back by some moves. */
    step(by: number): Promise<void> {
        return this.go((this.ply ?? this.match()?.moves.length ?? 0) + by);
    }

    follow(): void {
        this.ply = null;
    }

    /** The keys that leaf through a match; whether this was one. */
    key(event: KeyboardEvent): boolean {
        if (event.altKey || event.ctrlKey || event.metaKey) return false;
        const steps: Record<string, number> = {
            ArrowLeft: -words.onward,
            ArrowRight: words.onward,
            ",": -1,
            ".": 1,
            Home: -Infinity,
            End: Infinity,
        };
        const by = steps[event.key];
        if (by === undefined) return false;
        void this.step(by);
        return true;
    }
}
