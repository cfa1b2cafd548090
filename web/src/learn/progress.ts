/** How far somebody has come in a lesson, kept on this device only. */

import { recall, remember } from "../lib/drawer";

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Steps of the lesson that are done. */
export function stepsDone(game: string): number {
    try {
        const kept = JSON.parse(recall(`learn:${game}`) ?? "{}") as { steps?: unknown } | null;
        return isCount(kept?.steps) ? kept.steps : 0;
    } catch {
        return 0;
    }
}

export function keepSteps(game: string, steps: number): void {
    remember(`learn:${game}`, JSON.stringify({ steps: Math.max(stepsDone(game), steps) }));
}
