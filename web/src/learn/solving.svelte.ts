/** Solving one puzzle: the solver's moves, the best answers to them, and what was wrong. */

import { judge, type Analysis, type Puzzle } from "../study/ask";
import { after, spotOf } from "../study/spot";
import { Study } from "../study/study.svelte";

export type Result =
    /** The solver is to move. */
    | { kind: "open"; again: boolean }
    /** The answer is being looked for. */
    | { kind: "waiting" }
    | { kind: "solved" }
    /** The opponent has an answer, after which a win in time is no longer forced. */
    | { kind: "wrong"; reply: string | null; distance: number | null; wins: boolean };

const PAUSE = 450;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class Solving {
    readonly study = new Study();
    result: Result = $state.raw({ kind: "open", again: false });
    solver = $state(0);
    #puzzle: Puzzle | null = null;
    /** Moves of the solver and answers that were right. */
    #line: string[] = [];

    async begin(puzzle: Puzzle): Promise<void> {
        this.#puzzle = puzzle;
        this.#line = [];
        await this.#back();
        this.solver = this.study.shown!.to_move;
        this.result = { kind: "open", again: false };
    }

    /** Back to before the move that was wrong. */
    async again(): Promise<void> {
        await this.#back();
        this.result = { kind: "open", again: this.#line.length > 0 };
    }

    /** The move that the puzzle is about, while it is not played. */
    get solution(): string | null {
        return this.#line.length ? null : this.#puzzle!.move;
    }

    async play(move: string): Promise<void> {
        const puzzle = this.#puzzle!;
        const left = puzzle.plies - this.#line.length - 1;
        this.result = { kind: "waiting" };
        await this.study.play(move);
        if (this.#puzzle !== puzzle) return;
        const { outcome } = this.study.shown!;
        if (outcome) {
            const won = outcome.winner === this.solver;
            this.result = won
                ? { kind: "solved" }
                : { kind: "wrong", reply: null, distance: null, wins: true };
            return;
        }
        const found = await judge(after(this.#spot(), move), ({ exact }) => exact);
        if (this.#puzzle !== puzzle) return;
        const right = this.#line.length ? isLost(found, left) : move === puzzle.move;
        const reply = found.moves[0]!;
        await pause();
        if (this.#puzzle !== puzzle) return;
        await this.study.play(reply.move);
        if (right) {
            this.#line = [...this.#line, move, reply.move];
            this.result = { kind: "open", again: true };
        } else {
            const wins = reply.exact && reply.value === "win";
            this.result = { kind: "wrong", reply: reply.move, distance: reply.distance, wins };
        }
    }

    #spot() {
        return spotOf(this.#puzzle!.spec, this.#puzzle!.position, this.#line);
    }

    async #back(): Promise<void> {
        await this.study.show(this.#spot());
    }
}

/** Whether the player to move has lost within so many plies. */
function isLost({ value, exact, distance }: Analysis, plies: number): boolean {
    return exact && value === "loss" && distance !== null && distance <= plies;
}
