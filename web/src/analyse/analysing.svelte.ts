/** An analysis: a place in a game, what was tried from there, and what it is worth. */

import { to } from "../lib/address";
import { announcer } from "../lib/announce.svelte";
import type { Trouble } from "../lib/api";
import { place } from "../lib/place.svelte";
import { sentence } from "../lib/trouble";
import { words } from "../lib/words.svelte";
import { Drawn } from "./drawn.svelte";
import { addressOf, linesAt, queryOf, spotAt, type Lines, type Spot } from "../study/spot";
import { Study } from "../study/study.svelte";
import { Thinking } from "../study/thinking.svelte";
import { Tree, type Node } from "./tree.svelte";

const PAUSE = 900;
/** Longer links break in mails and messengers. */
const LONGEST_LINK = 4000;

export class Analysing {
    readonly study = new Study();
    readonly thinking = new Thinking();
    readonly drawn = new Drawn();
    tree = $state.raw(new Tree());
    /** Why there is nothing to show. */
    trouble: Trouble | null = $state.raw(null);
    /** What was just refused, and why. */
    notice = $state("");
    /** Whether the best moves are being played. */
    running = $state(false);
    #written: string | null = null;

    constructor(readonly game: string) {}

    /** The address leads somewhere, perhaps to where we are. */
    arrive(query: string): void {
        if (query !== this.#written) void this.#open(spotAt(this.game, query), linesAt(query));
    }

    leave(): void {
        this.running = false;
        void this.thinking.about(null);
    }

    tell(text: string): void {
        this.notice = text;
        announcer.say(text, true);
    }

    move = (move: string): Promise<void> => this.go(this.tree.here.grow(move));

    refused = async (picks: readonly string[]): Promise<void> => {
        try {
            this.tell((await this.study.why(picks)).message ?? "");
        } catch (error) {
            this.tell(sentence(error));
        }
    };

    go = async (node: Node): Promise<void> => {
        try {
            if (!(await this.#show({ ...this.study.spot!, moves: node.line }))) return;
            this.tree.here = node;
            this.#keep();
        } catch (error) {
            this.tell(sentence(error));
        }
    };

    /** Go to after so many moves of the line one is in. */
    step(to: number): void {
        this.running = false;
        const { line, root } = this.tree;
        void this.go(to <= 0 ? root : (line[Math.min(to, line.length) - 1] ?? root));
    }

    /** Forget the move that led here, with all that follows. */
    async prune(): Promise<void> {
        const gone = this.tree.here;
        if (!gone.parent) return;
        await this.go(gone.parent);
        this.tree.prune(gone);
        this.#keep();
    }

    /** Another position to start from: found in a text, or set up by hand. */
    start = async (spot: Spot, lines: Lines = []): Promise<void> => {
        if (spot.game !== this.game) return place.go(addressOf(spot, lines));
        try {
            await this.#begin(spot, lines);
        } catch (error) {
            this.tell(sentence(error));
        }
    };

    /** Play the best line on, one move after the other, until somebody stops it. */
    async run(): Promise<void> {
        this.running = !this.running;
        while (this.running && !this.study.shown?.outcome) {
            const best = (await this.thinking.first())?.moves[0];
            if (!best || !this.running) break;
            await this.move(best.move);
            await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
        this.running = false;
    }

    async #open(spot: Spot, lines: Lines): Promise<void> {
        this.trouble = null;
        try {
            const tried = branches() ?? lines;
            await words.need("study", "engine", this.game);
            await this.#begin(spot, tried);
        } catch (error) {
            this.trouble = error as Trouble;
            if (this.study.shown) this.tell(sentence(error));
        }
    }

    async #begin(spot: Spot, tried: Lines): Promise<void> {
        if (!(await this.#show(spot))) return;
        const tree = new Tree();
        for (const line of tried) tree.go(line);
        tree.go(spot.moves);
        this.tree = tree;
        this.#keep();
    }

    /**
     * The address of this analysis. If it would be too long with all branches, it is not complete
     * and has only the line one is in.
     */
    get link(): { address: string; complete: boolean } {
        const spot = this.study.spot!;
        const address = addressOf(spot, this.tree.lines);
        if (address.length <= LONGEST_LINK) return { address, complete: true };
        const line = addressOf(spot, [this.tree.line.map(({ move }) => move)]);
        return { address: line.length <= LONGEST_LINK ? line : addressOf(spot), complete: false };
    }

    /** Keep everything for when the page is loaded anew, also what the address does not hold. */
    #keep(): void {
        const { address } = this.link;
        this.#written = new URL(address, location.href).search;
        history.replaceState({ branches: this.tree.lines }, "", to(address));
        place.query = this.#written;
    }

    /**
     * Show a position. Return false if another one was requested meanwhile. Throw, changing
     * nothing, if it is invalid.
     */
    async #show(spot: Spot): Promise<boolean> {
        this.notice = "";
        this.drawn.clear();
        const { study, thinking } = this;
        const asked = study.show(spot);
        // The engine is asked at once, without waiting for the board.
        if (!study.spot || queryOf(study.spot) !== queryOf(spot)) void thinking.about(spot);
        try {
            return await asked;
        } catch (error) {
            void thinking.about(study.spot);
            throw error;
        }
    }
}

/** What was tried here before the page was left or loaded anew. */
function branches(): Lines | null {
    const kept = (history.state as { branches?: unknown } | null)?.branches;
    return Array.isArray(kept) ? (kept as string[][]) : null;
}
