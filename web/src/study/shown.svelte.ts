/** Whether the analysis shows values on its board; it stays as it was chosen. */

import { recall, remember } from "../lib/drawer";

const KEY = "values:analysis";

class Shown {
    #values = $state(recall(KEY) !== "off");

    get values(): boolean {
        return this.#values;
    }

    set values(on: boolean) {
        this.#values = on;
        remember(KEY, on ? "on" : "off");
    }
}

export const shown = new Shown();
