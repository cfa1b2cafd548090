/** Arrows and rings that somebody draws on a board with the right mouse button. */

import type { Arrow } from "../board/types";

const RIGHT = 2;

export class Drawn {
    arrows: readonly Arrow[] = $state.raw([]);

    clear(): void {
        this.arrows = [];
    }

    /** Attached to what is around a board. */
    readonly listen = (around: HTMLElement): (() => void) => {
        let from: string | null = null;
        const down = (event: PointerEvent) => {
            if (event.button === RIGHT) from = spaceAt(event);
        };
        const up = (event: PointerEvent) => {
            const to = spaceAt(event);
            if (event.button === RIGHT && from !== null && to !== null)
                this.#toggle({ start: from === to ? null : from, end: to, kind: "draw" });
            if (event.button === RIGHT) from = null;
        };
        const menu = (event: Event) => event.preventDefault();
        around.addEventListener("pointerdown", down);
        around.addEventListener("pointerup", up);
        around.addEventListener("contextmenu", menu);
        return () => {
            around.removeEventListener("pointerdown", down);
            around.removeEventListener("pointerup", up);
            around.removeEventListener("contextmenu", menu);
        };
    };

    /** The same arrow again takes it away. */
    #toggle(arrow: Arrow): void {
        const others = this.arrows.filter(
            ({ start, end }) => start !== arrow.start || end !== arrow.end,
        );
        this.arrows = others.length < this.arrows.length ? others : [...others, arrow];
    }
}

function spaceAt({ clientX, clientY }: PointerEvent): string | null {
    const under = document.elementFromPoint(clientX, clientY);
    return under?.closest<SVGElement>("[data-space]")?.dataset.space ?? null;
}
