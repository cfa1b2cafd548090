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
 * The moves with which the next player wins at once after most of what can be played now, or else,
 * where all of it loses soon, the move that wins soonest against it.
 */
export async function threats(spot: Spot): Promise<Threat[]> {
    const isAtOnce = ({ exact, value, distance }: JudgedMove) =>
        exact && value === "loss" && distance === 2;
    const isMost = (some: readonly JudgedMove[], { moves }: Analysis) =>
        some.length > moves.length / 2;
    const losingAtOnce = ({ moves }: Analysis) => moves.filter(isAtOnce);
    const analysis = await judge(
        spot,
        (now) => now.exact || isMost(losingAtOnce(now), now),
        PATIENCE,
    );
    const { moves } = analysis;
    const losing = moves.filter(
        ({ exact, value, distance }) => exact && value === "loss" && (distance ?? NEAR + 1) <= NEAR,
    );
    // What wins only after few of one's own moves is their mistake, and nothing that threatens.
    const atOnce = isMost(losingAtOnce(analysis), analysis);
    const sure = losing.length === moves.length ? losing : [];
    const sample = (atOnce ? losingAtOnce(analysis) : sure).slice(-SAMPLE);
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
    // Of two ways to win at once each can be stopped; a plan for later works against everything.
    const needed = atOnce ? counts[0]?.count : sample.length;
    const meant = counts.filter(({ count }) => count === needed).map(({ threat }) => threat);
    const soonest = Math.min(...meant.map(({ distance }) => distance));
    return meant.filter(({ distance }) => distance === soonest).slice(0, FEW);
}
