/** Whether values are shown on boards; it stays as it was chosen. */

import { recall, remember } from "../lib/drawer";

class Shown {
    #values: Record<string, boolean> = $state({});

    /** In analysis values are there to be seen; in a game one has to want them. */
    values(where: "analysis" | "game"): boolean {
        const kept = recall(`values:${where}`);
        return this.#values[where] ?? (kept === null ? where === "analysis" : kept === "on");
    }

    set(where: "analysis" | "game", on: boolean): void {
        this.#values[where] = on;
        remember(`values:${where}`, on ? "on" : "off");
    }
}

export const shown = new Shown();
