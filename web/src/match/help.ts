/** Help for the player to move: a good move, and what the next player is up to. */

import type { Arrow } from "../board/types";
import type { JudgedMove } from "../payloads";
import { judge, look } from "../study/ask";
import { arrowOf } from "../study/marks";
import { after, type Spot } from "../study/spot";

/** Milliseconds that somebody who asks for help should wait at most. */
const PATIENCE = 1500;
/** So many moves that lose at once are looked at to see how. */
const SAMPLE = 3;

export async function best(spot: Spot): Promise<JudgedMove | null> {
    const { moves } = await judge(spot, ({ exact }) => exact, PATIENCE);
    return moves[0] ?? null;
}

export interface Threat {
    readonly seat: number;
    readonly move: string;
    readonly arrows: readonly Arrow[];
}

/** The moves with which the next player wins at once after most of what can be played now. */
export async function threats(spot: Spot): Promise<Threat[]> {
    const { moves } = await judge(spot, () => true, PATIENCE);
    const losing = moves.filter(({ exact, value, distance }) => {
        return exact && value === "loss" && distance === 2;
    });
    const found = new Map<string, { threat: Threat; count: number }>();
    const sample = losing.slice(-SAMPLE);
    for (const { move } of sample) {
        const next = after(spot, move);
        const [{ legal, to_move }, answer] = await Promise.all([
            look(next),
            judge(next, ({ exact }) => exact, PATIENCE),
        ]);
        for (const reply of answer.moves)
            if (reply.exact && reply.value === "win" && reply.distance === 1) {
                const arrows = arrowOf(legal, reply.move, "loss");
                const threat = { seat: to_move, move: reply.move, arrows };
                const count = (found.get(reply.move)?.count ?? 0) + 1;
                found.set(reply.move, { threat, count });
            }
    }
    const counts = [...found.values()].toSorted((one, other) => other.count - one.count);
    return counts.filter(({ count }) => count === counts[0]!.count).map(({ threat }) => threat);
}
