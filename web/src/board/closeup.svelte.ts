// Boards whose spaces are too small for a finger: they come closer first, or ask before a move.

import { distance, type Geometry } from "./geometry";
import type { Fingers, Point } from "./types";

/** Spaces that are this far apart, in pixels of the window, can be hit with a finger. */
const ROOMY = 40;
/** A close-up is at least and at most so much larger. */
const [LEAST, MOST] = [1.6, 3];

export interface Looking {
    readonly geometry: Geometry;
    readonly fingers: Fingers;
    /** How many pixels of the window a unit of the drawing has now. */
    readonly scale: () => number;
}

export class Closeup {
    /** The middle of what is shown larger; null for the whole board. */
    private middle = $state.raw<Point | null>(null);
    private by = $state(1);
    /** A move that waits for a yes. */
    asked = $state.raw<string | null>(null);
    /** Whether the last press was that of a finger on small spaces. */
    private finger = false;

    constructor(private readonly looking: () => Looking) {}

    /** How far apart neighbours are in the drawing. */
    private readonly gap = $derived.by(() => {
        const [first, ...others] = [...this.looking().geometry.at.values()];
        return first ? Math.min(...others.map((other) => distance(first, other))) : Infinity;
    });

    get close(): boolean {
        return this.middle !== null;
    }

    /** What of the drawing is seen. */
    readonly box = $derived.by(() => {
        const { box } = this.looking().geometry;
        if (!this.middle) return box;
        const [w, h] = [box.w / this.by, box.h / this.by];
        const within = (at: number, low: number, all: number, part: number) =>
            Math.max(low, Math.min(low + all - part, at - part / 2));
        return {
            x: within(this.middle.x, box.x, box.w, w),
            y: within(this.middle.y, box.y, box.h, h),
            w,
            h,
        };
    });

    /** A press on the board. Whether it only brings the board closer. */
    press(pointer: string): boolean {
        const { fingers, scale } = this.looking();
        const small = pointer === "touch" && this.gap * scale() < ROOMY;
        this.finger = small || (this.close && pointer === "touch");
        return small && fingers === "zoom" && !this.close;
    }

    come(at: Point): void {
        const { scale } = this.looking();
        this.by = Math.max(LEAST, Math.min(MOST, (1.1 * ROOMY) / (this.gap * scale())));
        this.middle = at;
    }

    leave(): void {
        this.middle = null;
    }

    /** Whether a move has to wait for a yes; it then does. */
    asks(move: string): boolean {
        if (this.looking().fingers !== "confirm" || !this.finger) return false;
        this.asked = move;
        return true;
    }
}
