/** Where we are, and how to go elsewhere. */

import { shown, to } from "./address";
import { followed } from "./router";

class Place {
    path = $state(shown().path);
    query = $state(shown().query);
    /** Where somebody will probably go next, so that its page can be fetched before. */
    expected: string | null = $state(null);
    #arriving = false;
    #show = () => {};
    /** Resolves when the first page has its heading: what can wait begins then. */
    readonly shown = new Promise<void>((resolve) => (this.#show = resolve));

    constructor() {
        addEventListener("popstate", () => this.#arrive());
        document.addEventListener("click", (event) => {
            const url = followed(event, location);
            if (!url) return;
            event.preventDefault();
            this.go(url.pathname + url.search + url.hash);
        });
    }

    go(address: string, { replace = false } = {}): void {
        history[replace ? "replaceState" : "pushState"](null, "", to(address));
        this.#arrive();
        scrollTo(0, 0);
    }

    /** Attached to the heading of a page: it takes the focus after a walk, so that nobody is lost. */
    heading = (heading: HTMLElement): void => {
        this.#show();
        if (this.#arriving) heading.focus();
        this.#arriving = false;
    };

    #arrive(): void {
        const { path, query } = shown();
        const moved = this.path !== path;
        this.path = path;
        this.query = query;
        if (moved) this.#arriving = true;
    }
}

export const place = new Place();
