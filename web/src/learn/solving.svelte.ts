/** Solving one puzzle: the solver's moves, the answers to them, and what was wrong.
 *
 * Every way to the goal comes with the puzzle, so what is right and wrong is known at once. Only why
 * a move is wrong has to be asked for.
 */

import type { Puzzle } from "../payloads";
import { judge } from "../study/ask";
import { after, spotOf } from "../study/spot";
import { Study } from "../study/study.svelte";

export type Result =
    /** The solver is to move. */
    | { kind: "open"; again: boolean }
    /** The answer to a right move is on its way. */
    | { kind: "waiting" }
    | { kind: "solved" }
    /** Not the move. The answer that shows it follows, unless there is no need of one. */
    | { kind: "wrong"; refutation: Refutation | null };

export interface Refutation {
    readonly reply: string;
    readonly distance: number | null;
    /** Whether the reply forces a win. */
    readonly wins: boolean;
}

const PAUSE = 450;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class Solving {
    readonly study = new Study();
    result: Result = $state.raw({ kind: "open", again: false });
    solver = $state(0);
    #puzzle: Puzzle | null = null;
    /** Moves of the solver that were right, and the answers to them. */
    #line: string[] = $state.raw([]);
    /** Counts up with everything the solver does: whatever comes later than that is too late. */
    #turn = 0;

    async begin(puzzle: Puzzle): Promise<void> {
        this.#turn++;
        this.#puzzle = puzzle;
        this.#line = [];
        await this.#back();
        this.solver = this.study.shown!.to_move;
        this.result = { kind: "open", again: false };
    }

    /** Back to before the move that was wrong. */
    async again(): Promise<void> {
        this.#turn++;
        await this.#back();
        this.result = { kind: "open", again: this.#line.length > 0 };
    }

    /** A right move in this turn. */
    get solution(): string {
        return this.#ways(this.#line)[0]![this.#line.length]!;
    }

    /** Whether only winning at once is left to do. */
    get atOnce(): boolean {
        const { goal, plies } = this.#puzzle!;
        return goal === "win" && plies - this.#line.length === 1;
    }

    async play(move: string): Promise<void> {
        const turn = ++this.#turn;
        const played = [...this.#line, move];
        const way = this.#ways(played)[0];
        if (!way) return this.#refute(turn, move);
        if (way.length === played.length) {
            this.result = { kind: "solved" };
            await this.study.play(move);
            return;
        }
        this.result = { kind: "waiting" };
        const reply = way[played.length]!;
        await this.study.play(move);
        await pause();
        if (turn !== this.#turn) return;
        await this.study.play(reply);
        if (turn !== this.#turn) return;
        this.#line = [...played, reply];
        this.result = { kind: "open", again: true };
    }

    /** Say at once that a move is wrong, and show why when that is known. */
    async #refute(turn: number, move: string): Promise<void> {
        this.result = { kind: "wrong", refutation: null };
        await this.study.play(move);
        if (turn !== this.#turn || this.atOnce || this.study.shown!.outcome) return;
        const found = await judge(after(this.#spot(), move), ({ exact }) => exact);
        await pause();
        const best = found.moves[0];
        if (turn !== this.#turn || !best) return;
        await this.study.play(best.move);
        if (turn !== this.#turn) return;
        const wins = best.exact && best.value === "win";
        const refutation = { reply: best.move, distance: best.distance, wins };
        this.result = { kind: "wrong", refutation };
    }

    /** The ways to the goal that begin like this. */
    #ways(begun: readonly string[]): string[][] {
        return this.#puzzle!.lines.map((line) => line.split(" ")).filter((line) =>
            begun.every((move, ply) => line[ply] === move),
        );
    }

    #spot() {
        return spotOf(this.#puzzle!.spec, this.#puzzle!.position, this.#line);
    }

    async #back(): Promise<void> {
        await this.study.show(this.#spot());
    }
}
