/** How far somebody has come, kept on this device only. */

import { recall, remember } from "../lib/drawer";

export interface Progress {
    /** Steps of the lesson that are done. */
    readonly steps: number;
    /** Numbers of the puzzles that are solved, counted from 0. */
    readonly solved: readonly number[];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function progress(game: string): Progress {
    try {
        const kept = JSON.parse(recall(`learn:${game}`) ?? "{}") as Record<string, unknown>;
        return {
            steps: isCount(kept.steps) ? kept.steps : 0,
            solved: Array.isArray(kept.solved) ? kept.solved.filter(isCount) : [],
        };
    } catch {
        return { steps: 0, solved: [] };
    }
}

export function keepSteps(game: string, steps: number): void {
    const before = progress(game);
    keep(game, { ...before, steps: Math.max(before.steps, steps) });
}

export function keepSolved(game: string, puzzle: number): void {
    const before = progress(game);
    keep(game, { ...before, solved: [...new Set([...before.solved, puzzle])] });
}

function keep(game: string, next: Progress): void {
    remember(`learn:${game}`, JSON.stringify(next));
}
