/** Solving one puzzle: the solver's moves, the best answers to them, and what was wrong. */

import type { Analysis, Puzzle } from "../payloads";
import { judge } from "../study/ask";
import { after, spotOf } from "../study/spot";
import { Study } from "../study/study.svelte";

export type Result =
    /** The solver is to move. */
    | { kind: "open"; again: boolean }
    /** The answer is being looked for. */
    | { kind: "waiting" }
    | { kind: "solved" }
    /** The move is not the one, which is known before the answer that shows why. */
    | { kind: "wrong"; why: Refutation | null };

/** How the opponent answers, after which a win in time is no longer forced; without a reply, the
 * game is over and lost. */
export interface Refutation {
    readonly reply: string | null;
    readonly distance: number | null;
    readonly wins: boolean;
}

const PAUSE = 450;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class Solving {
    readonly study = new Study();
    result: Result = $state.raw({ kind: "open", again: false });
    solver = $state(0);
    #puzzle: Puzzle | null = null;
    /** Moves of the solver and answers that were right. */
    #line: string[] = [];
    /** Counts what was begun, so that a late answer to something else is not taken for one. */
    #attempt = 0;

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
        const mine = ++this.#attempt;
        const puzzle = this.#puzzle!;
        const left = puzzle.plies - this.#line.length - 1;
        // The first move is right or wrong whatever the answer; nobody has to wait to hear it.
        const first = this.#line.length === 0;
        const wrong = first && move !== puzzle.move;
        this.result = wrong ? { kind: "wrong", why: null } : { kind: "waiting" };
        await this.study.play(move);
        if (mine !== this.#attempt) return;
        const { outcome } = this.study.shown!;
        if (outcome) {
            const won = outcome.winner === this.solver;
            const why = { reply: null, distance: null, wins: true };
            this.result = won ? { kind: "solved" } : { kind: "wrong", why };
            return;
        }
        const found = await judge(after(this.#spot(), move), ({ exact }) => exact);
        if (mine !== this.#attempt) return;
        const right = first ? !wrong : isLost(found, left);
        const reply = found.moves[0]!;
        await pause();
        if (mine !== this.#attempt) return;
        await this.study.play(reply.move);
        if (mine !== this.#attempt) return;
        if (right) {
            this.#line = [...this.#line, move, reply.move];
            this.result = { kind: "open", again: true };
        } else {
            const wins = reply.exact && reply.value === "win";
            const why = { reply: reply.move, distance: reply.distance, wins };
            this.result = { kind: "wrong", why };
        }
    }

    #spot() {
        return spotOf(this.#puzzle!.spec, this.#puzzle!.position, this.#line);
    }

    async #back(): Promise<void> {
        this.#attempt++;
        await this.study.show(this.#spot());
    }
}

/** Whether the player to move has lost within so many plies. */
function isLost({ value, exact, distance }: Analysis, plies: number): boolean {
    return exact && value === "loss" && distance !== null && distance <= plies;
}
