/** Help for the player to move: a good move, and what the next player is up to. */

import type { Arrow } from "../board/types";
import type { Analysis, JudgedMove } from "../payloads";
import { judge, look } from "../study/ask";
import { arrowOf } from "../study/marks";
import { after, type Spot } from "../study/spot";

/** Milliseconds that somebody who asks for help should wait at most. */
const PATIENCE = 1500;
/** So many moves that lose at once are looked at to see how. */
const SAMPLE = 3;
/** Within so many moves a win is near enough to be called a threat. */
const NEAR = 8;
/** So many threats are named; more would be a list and no warning. */
const FEW = 4;

export async function best(spot: Spot): Promise<JudgedMove | null> {
    const { moves } = await judge(spot, ({ exact }) => exact, PATIENCE);
    return moves[0] ?? null;
}

export interface Threat {
    readonly seat: number;
    readonly move: string;
    /** The moves of both sides until it has won; 1 is at once. */
    readonly distance: number;
    readonly arrows: readonly Arrow[];
}

/**
 * The moves with which the next player wins after most of what can be played now: at once, or else,
 * where most of it loses soon, with the same move as soon as can be.
 */
export async function threats(spot: Spot): Promise<Threat[]> {
    const isAtOnce = ({ exact, value, distance }: JudgedMove) =>
        exact && value === "loss" && distance === 2;
    const enough = ({ exact, moves }: Analysis) => exact || moves.some(isAtOnce);
    const { moves } = await judge(spot, enough, PATIENCE);
    const losing = moves.filter(
        ({ exact, value, distance }) => exact && value === "loss" && (distance ?? NEAR + 1) <= NEAR,
    );
    const atOnce = moves.filter(isAtOnce);
    const most = losing.length > moves.length / 2 ? losing : [];
    const sample = (atOnce.length ? atOnce : most).slice(-SAMPLE);
    const found = new Map<string, { threat: Threat; count: number }>();
    for (const { move } of sample) {
        const next = after(spot, move);
        const [{ legal, to_move }, answer] = await Promise.all([
            look(next),
            judge(next, ({ exact }) => exact, PATIENCE),
        ]);
        const soonest = answer.moves.find(({ exact, value }) => exact && value === "win")?.distance;
        if (soonest == null) continue;
        for (const reply of answer.moves)
            if (reply.exact && reply.value === "win" && reply.distance === soonest) {
                const arrows = arrowOf(legal, reply.move, "loss");
                const threat = { seat: to_move, move: reply.move, distance: soonest, arrows };
                const count = (found.get(reply.move)?.count ?? 0) + 1;
                found.set(reply.move, { threat, count });
            }
    }
    const counts = [...found.values()].toSorted((one, other) => other.count - one.count);
    // What wins only after one mistake or the other is no plan; what wins at once is meant anyhow.
    const needed = atOnce.length ? counts[0]?.count : sample.length;
    const meant = counts.filter(({ count }) => count === needed).map(({ threat }) => threat);
    const soonest = Math.min(...meant.map(({ distance }) => distance));
    return meant.filter(({ distance }) => distance === soonest).slice(0, FEW);
}
