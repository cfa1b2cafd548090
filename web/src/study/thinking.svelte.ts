/** What is known of one position at a time, better and better while one looks at it. */

import { sentence } from "../lib/trouble";
import type { Analysis } from "../payloads";
import { deepen } from "./ask";
import type { Spot } from "./spot";

export class Thinking {
    analysis: Analysis | null = $state.raw(null);
    /** Why there is no analysis. */
    trouble = $state("");
    /** More may become known. */
    deepening = $state(false);
    #stop: AbortController | null = null;

    /** Turn to another position, or to none. */
    async about(spot: Spot | null): Promise<void> {
        this.#stop?.abort();
        this.analysis = null;
        this.trouble = "";
        this.deepening = spot !== null;
        if (!spot) return;
        const stop = (this.#stop = new AbortController());
        try {
            for await (const found of deepen(spot, stop.signal)) {
                if (stop !== this.#stop) return;
                this.analysis = found;
            }
        } catch (error) {
            if (stop === this.#stop) this.trouble = sentence(error);
        }
        if (stop === this.#stop) this.deepening = false;
    }

    /** Wait until something is known of the position it was turned to. */
    async first(): Promise<Analysis | null> {
        while (!this.analysis && this.deepening)
            await new Promise((resolve) => setTimeout(resolve, 30));
        return this.analysis;
    }
}
