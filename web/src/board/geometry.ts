// Where everything is drawn: a layout turned to the viewer, in units of the drawing.

import type { Point } from "./types";
import type { Cell, Label, Layout, Space } from "../payloads";

/** One step between neighbours, in units of the drawing. */
export const UNIT = 100;

export interface Geometry {
    readonly cell: Cell;
    readonly at: ReadonlyMap<string, Point>;
    /** The spaces row by row, as seen: the top row first, each from left to right. */
    readonly rows: readonly (readonly string[])[];
    /** The corners of a cell around its centre; none for points. */
    readonly corners: readonly Point[];
    /** The outline of the tray. */
    readonly hull: readonly Point[];
    /** The borders of the regions, as a path. */
    readonly borders: string;
    readonly lines: readonly (readonly Point[])[];
    readonly labels: readonly Label[];
    readonly box: {
        readonly x: number;
        readonly y: number;
        readonly w: number;
        readonly h: number;
    };
}

/** How far the tray reaches beyond the outline of its cells; the labels stand on it. */
export const RIM: Readonly<Record<Cell, number>> = { square: 40, point: 80, hexagon: 58 };
const LABEL_AT: Readonly<Record<Cell, number>> = { square: 0.705, point: 0.6, hexagon: 0.9 };

export function distance(a: Point, b: Point): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The geometry of a layout, turned clockwise by some degrees. */
export function arrange(layout: Layout, turn = 0): Geometry {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const place = ({ x, y }: Point): Point => ({
        x: round(UNIT * (x * cos + y * sin)),
        y: round(UNIT * (x * sin - y * cos)),
    });
    const at = new Map(layout.spaces.map((space) => [space.name, place(space)]));
    const corners = cellCorners(layout.cell).map(place);
    const edge = [...at.values()].flatMap((p) => (corners.length ? around(p, corners) : [p]));
    const rim = RIM[layout.cell];
    const xs = edge.map((p) => p.x);
    const ys = edge.map((p) => p.y);
    const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
    return {
        cell: layout.cell,
        at,
        rows: rowsOf(at),
        corners,
        hull: hull(edge),
        borders: layout.regions.map((region) => outline(region, at, corners)).join(""),
        lines: layout.lines.map((line) => line.map((name) => at.get(name)!)),
        labels: layout.labels.map((label) => ({
            text: label.text,
            ...place(drawnIn(label, layout.spaces, LABEL_AT[layout.cell])),
        })),
        box: { x: left, y: top, w: Math.max(...xs) + rim - left, h: Math.max(...ys) + rim - top },
    };
}

/** The space nearest to a point, if the point is within reach of it. */
export function nearest(at: ReadonlyMap<string, Point>, point: Point, reach = 58): string | null {
    let best: string | null = null;
    for (const [name, place] of at) {
        const far = distance(place, point);
        if (far <= reach) [best, reach] = [name, far];
    }
    return best;
}

/** The spaces that hang together with one of them, over steps of one unit. */
export function group(
    at: ReadonlyMap<string, Point>,
    taken: ReadonlySet<string>,
    from: string,
): string[] {
    const found = new Set([from]);
    for (const name of found)
        for (const other of taken)
            if (!found.has(other) && distance(at.get(name)!, at.get(other)!) < UNIT * 1.05)
                found.add(other);
    return [...found];
}

/** A ring around a space, drawn from a corner on if its cell has corners. */
export const ringAround = ({ x, y }: Point, corners: readonly Point[], by: number): string =>
    corners.length
        ? path(around({ x, y }, corners, by), true)
        : `M${x + 47 * by} ${y}a${47 * by} ${47 * by} 0 1 1-${94 * by} 0a${47 * by} ${47 * by} 0 1 1 ${94 * by} 0Z`;

export const path = (points: readonly Point[], closed = false): string =>
    `M${points.map((p) => `${p.x} ${p.y}`).join("L")}${closed ? "Z" : ""}`;

export const around = (centre: Point, corners: readonly Point[], by = 1): Point[] =>
    corners.map((corner) => ({
        x: round(centre.x + corner.x * by),
        y: round(centre.y + corner.y * by),
    }));

const round = (x: number) => Math.round(x * 100) / 100 || 0;

function cellCorners(cell: Cell): Point[] {
    if (cell === "point") return [];
    const [count, radius, first] = cell === "square" ? [4, Math.SQRT1_2, 45] : [6, 3 ** -0.5, 30];
    return Array.from({ length: count }, (_, i) => {
        const angle = ((first + (360 / count) * i) * Math.PI) / 180;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
}

/** Labels stand a whole step outside; they are drawn nearer to the board. */
function drawnIn(label: Point, spaces: readonly Space[], by: number): Point {
    const closest = spaces.reduce((a, b) => (distance(a, label) <= distance(b, label) ? a : b));
    // Where no space of the edge is next to the label, the edge itself is.
    const near = distance(closest, label) < 1.05 ? closest : within(label, spaces);
    return { x: near.x + (label.x - near.x) * by, y: near.y + (label.y - near.y) * by };
}

function within(point: Point, spaces: readonly Space[]): Point {
    const clamp = (x: number, all: number[]) =>
        Math.max(Math.min(...all), Math.min(Math.max(...all), x));
    return {
        x: clamp(
            point.x,
            spaces.map((space) => space.x),
        ),
        y: clamp(
            point.y,
            spaces.map((space) => space.y),
        ),
    };
}

function rowsOf(at: ReadonlyMap<string, Point>): string[][] {
    const rows = new Map<number, string[]>();
    for (const [name, { y }] of at) {
        const row = Math.round(y);
        rows.set(row, [...(rows.get(row) ?? []), name]);
    }
    return [...rows]
        .sort(([a], [b]) => a - b)
        .map(([, names]) => names.sort((a, b) => at.get(a)!.x - at.get(b)!.x));
}

/** The convex hull (monotone chain). */
function hull(points: readonly Point[]): Point[] {
    const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
    const half = (from: readonly Point[]) => {
        const chain: Point[] = [];
        for (const p of from) {
            while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, p)) chain.pop();
            chain.push(p);
        }
        return chain.slice(0, -1);
    };
    return [...half(sorted), ...half(sorted.reverse())];
}

const turnsLeft = (a: Point, b: Point, c: Point) =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1;

/** The outline of some cells together: the edges that only one of them has. */
export function outline(
    names: Iterable<string>,
    at: ReadonlyMap<string, Point>,
    corners: readonly Point[],
): string {
    const edges = new Map<string, Point[]>();
    for (const name of names) {
        const cell = around(at.get(name)!, corners);
        cell.forEach((a, i) => {
            const b = cell[(i + 1) % cell.length]!;
            const key = `${Math.round(a.x + b.x)} ${Math.round(a.y + b.y)}`;
            if (!edges.delete(key)) edges.set(key, [a, b]);
        });
    }
    return [...edges.values()].map((edge) => path(edge)).join("");
}
