// Where the arrow keys lead on each geometry.

import { distance, type Geometry } from "./geometry";
import type { Point } from "./types";
import type { Layout } from "../payloads";

export type Key = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

const WAYS: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

export const isKey = (key: string): key is Key => key in WAYS || key === "Home" || key === "End";

/** The keys of one board. It remembers the column in which somebody goes up or down, so that
 * rows shifted by half a space do not lead astray. */
export class Keys {
    private readonly joined = new Map<string, Set<string>>();
    private column: number | null = null;

    constructor(
        private readonly geometry: Geometry,
        layout: Layout,
    ) {
        for (const line of layout.lines)
            line.forEach((name, i) => {
                const ends = this.joined.get(name) ?? new Set<string>();
                for (const near of [line[i - 1], line[i + 1]])
                    if (near !== undefined) ends.add(near);
                this.joined.set(name, ends);
            });
    }

    /** The space that a key leads to; the same one at the edge. */
    lead(from: string, key: Key): string {
        const { rows } = this.geometry;
        const row = rows.findIndex((names) => names.includes(from));
        const names = rows[row]!;
        if (key === "ArrowUp" || key === "ArrowDown") {
            if (this.joined.size) return this.alongLine(from, WAYS[key]!);
            this.column ??= this.geometry.at.get(from)!.x;
            return this.inColumn(rows[row + WAYS[key]!.y]) ?? from;
        }
        this.column = null;
        if (key === "Home") return names[0]!;
        if (key === "End") return names.at(-1)!;
        if (this.joined.size) return this.alongLine(from, WAYS[key]!);
        return names[names.indexOf(from) + WAYS[key]!.x] ?? from;
    }

    /** Forgets the column: somebody came here by another way. */
    rest(): void {
        this.column = null;
    }

    private inColumn(row: readonly string[] | undefined): string | undefined {
        const off = (name: string) => Math.abs(this.geometry.at.get(name)!.x - this.column!);
        return row?.reduce((a, b) => (off(a) < off(b) ? a : b));
    }

    private alongLine(from: string, way: Point): string {
        const here = this.geometry.at.get(from)!;
        let [best, most] = [from, 0.75];
        for (const name of this.joined.get(from) ?? []) {
            const there = this.geometry.at.get(name)!;
            const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
            const straight = along / distance(here, there);
            if (straight > most) [best, most] = [name, straight];
        }
        return best;
    }
}
