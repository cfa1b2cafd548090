/** A board to try things on: a place in a game as the rules see it. */

import * as api from "../lib/api";
import { opener } from "../lib/moves";
import type { Position, SetUpGame, Why } from "../payloads";
import { look, why } from "./ask";
import { after, type Spot } from "./spot";

export class Study {
    scene: SetUpGame | null = $state.raw(null);
    shown: Position | null = $state.raw(null);
    spot: Spot | null = $state.raw(null);
    /** A move was made and its position is not there yet. */
    pending = $state(false);
    #asked = 0;

    /** Show a place, unless another one is asked for meanwhile. A place that is none throws, and
     * what was shown stays. */
    async show(spot: Spot): Promise<boolean> {
        const mine = ++this.#asked;
        const [scene, shown] = await Promise.all([
            api.setUp(spot.game, { ...spot.options }),
            look(spot),
        ]);
        if (mine !== this.#asked) return false;
        this.scene = scene;
        this.shown = shown;
        this.spot = spot;
        return true;
    }

    async play(...moves: string[]): Promise<boolean> {
        if (!this.spot) return false;
        this.pending = true;
        try {
            return await this.show(after(this.spot, ...moves));
        } finally {
            this.pending = false;
        }
    }

    why(picks: readonly string[]): Promise<Why> {
        return why(this.spot!, picks);
    }

    /** The seat that moved first. */
    get opener(): number {
        if (!this.shown || !this.scene) return 0;
        return opener(this.shown, this.spot?.moves.length ?? 0, this.scene.seats);
    }

    /** The colour of a seat, by default of the one to move. */
    colour(seat = this.shown?.to_move ?? 0): string {
        return this.scene?.layout.colours[seat] ?? "";
    }
}
