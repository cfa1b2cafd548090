/** A game looked at again, move by move, as the server finds out. */

import { sentence } from "../lib/trouble";
import type { Accuracy, RecordRead, ReviewedMove } from "../payloads";
import { review } from "../study/ask";

/** From this on, something that is not proved counts as given away. */
const DOUBTFUL = 0.2;

export const isMistake = ({ sure, loss }: ReviewedMove): boolean =>
    sure ? loss > 0 : loss >= DOUBTFUL;

export interface Point {
    readonly ply: number;
    /** From -1, lost, to 1, won, for the one whose curve it is. */
    readonly score: number;
    readonly exact: boolean;
}

export class Reviewing {
    match: RecordRead | null = $state.raw(null);
    /** What is known of each move so far. */
    seen: readonly (ReviewedMove | undefined)[] = $state.raw([]);
    accuracy: readonly Accuracy[] | null = $state.raw(null);
    trouble = $state("");
    #stop: AbortController | null = null;

    async read(record: string): Promise<void> {
        this.stop();
        const stop = (this.#stop = new AbortController());
        this.trouble = "";
        try {
            for await (const told of review(record, stop.signal)) {
                if (stop !== this.#stop) return;
                if ("match" in told) this.#begin(told.match);
                else if ("accuracy" in told) this.accuracy = told.accuracy;
                else this.seen = this.seen.with(told.ply, told);
            }
        } catch (error) {
            if (stop === this.#stop) this.trouble = sentence(error);
        }
    }

    stop(): void {
        this.#stop?.abort();
        this.#stop = null;
    }

    #begin(match: RecordRead): void {
        this.match = match;
        this.seen = match.moves.map(() => undefined);
        this.accuracy = null;
    }

    readonly known = $derived(this.seen.filter((each) => each !== undefined));
    readonly mistakes = $derived(this.known.filter(isMistake));

    /** The mistake after which the winner never let go again. */
    readonly decisive = $derived.by(() => {
        const winner = this.match?.outcome?.winner ?? null;
        const last = this.mistakes.filter(({ sure }) => sure).at(-1);
        return winner !== null && last && last.seat !== winner ? last : null;
    });

    /** The curve of a seat: among two, one for both; among more, what each saw in its own turns. */
    curve(seat: number, seats: number): Point[] {
        const points = this.known
            .filter((each) => seats === 2 || each.seat === seat)
            .map(({ ply, seat: mover, score, exact }) => ({
                ply,
                score: mover === seat ? score : -score,
                exact,
            }));
        const { outcome, moves } = this.match!;
        if (!outcome) return points;
        const score = outcome.winner === null ? 0 : outcome.winner === seat ? 1 : -1;
        return [...points, { ply: moves.length, score, exact: true }];
    }
}
