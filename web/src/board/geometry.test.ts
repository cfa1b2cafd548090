import { describe, expect, it } from "vitest";
import { scene } from "../../tests/fixtures";
import { arrange, group, nearest } from "./geometry";
import { Keys, type Key } from "./keys";
import { seating } from "./seating";

const layoutOf = (game: string) => scene(game, "start").layout;

function walk(game: string, from: string, keys: Key[], turn = 0): string[] {
    const layout = layoutOf(game);
    const lead = new Keys(arrange(layout, turn), layout);
    const way: string[] = [];
    for (const key of keys) way.push((from = lead.lead(from, key)));
    return way;
}

describe("geometry", () => {
    it("draws ranks from the bottom upwards, and turned by half the other way round", () => {
        const layout = layoutOf("quantik");
        expect(arrange(layout).rows[0]).toEqual(["a4", "b4", "c4", "d4"]);
        expect(arrange(layout, 180).rows[0]).toEqual(["d1", "c1", "b1", "a1"]);
        expect(arrange(layout, 90).rows[0]).toEqual(["a1", "a2", "a3", "a4"]);
    });

    it.each(["quantik", "qomet", "exago"])("keeps all of %s inside the picture", (game) => {
        const { at, labels, box } = arrange(layoutOf(game));
        for (const { x, y } of [...at.values(), ...labels]) {
            expect(x).toBeGreaterThan(box.x);
            expect(x).toBeLessThan(box.x + box.w);
            expect(y).toBeGreaterThan(box.y);
            expect(y).toBeLessThan(box.y + box.h);
        }
    });

    it("puts each coordinate of Qomet in line with its file or rank", () => {
        const { at, labels } = arrange(layoutOf("qomet"));
        for (const { text, x, y } of labels) {
            if (/[a-g]/.test(text)) expect(x).toBe([...at].find(([n]) => n[0] === text)![1].x);
            else expect(y).toBe([...at].find(([n]) => n[1] === text)![1].y);
        }
    });

    it("borders the four regions of Quantik, each with eight edges", () => {
        expect(arrange(layoutOf("quantik")).borders.match(/M/g)).toHaveLength(32);
    });

    it("finds the space under a finger, and none beside the board", () => {
        const { at } = arrange(layoutOf("exago"));
        const { x, y } = at.get("f6")!;
        expect(nearest(at, { x: x + 30, y: y - 20 })).toBe("f6");
        expect(nearest(at, { x: x + 70, y })).toBe("f7");
        expect(nearest(at, { x: x + 2000, y })).toBeNull();
    });

    it("finds what hangs together", () => {
        const { layout, view } = scene("exago", "choice");
        const taken = new Set(Object.keys(view.board));
        const { at } = arrange(layout);
        expect(group(at, taken, "e5")).toHaveLength(taken.size);
        taken.delete("e5");
        expect(group(at, taken, "f6").sort()).not.toContain("c5");
    });
});

describe("arrow keys", () => {
    it("go straight on a square grid and stop at the edge", () => {
        expect(walk("quantik", "b2", ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"])).toEqual([
            "b3",
            "c3",
            "c2",
            "b2",
        ]);
        expect(walk("quantik", "a1", ["ArrowLeft", "ArrowDown"])).toEqual(["a1", "a1"]);
    });

    it("follow what is seen when the board is turned", () => {
        expect(walk("quantik", "b2", ["ArrowUp", "ArrowRight"], 180)).toEqual(["b1", "a1"]);
    });

    it("follow the lines of Qomet", () => {
        expect(walk("qomet", "a1", ["ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp"])).toEqual([
            "d1",
            "d2",
            "d3",
            "d4",
        ]);
        expect(walk("qomet", "a1", ["ArrowUp", "ArrowRight", "ArrowDown"])).toEqual([
            "a4",
            "b4",
            "b2",
        ]);
        expect(walk("qomet", "a7", ["ArrowUp", "ArrowLeft"])).toEqual(["a7", "a7"]);
    });

    it("stay in a row of hexagons sideways, and in a column up and down", () => {
        expect(walk("exago", "f6", ["ArrowRight", "ArrowLeft", "ArrowLeft"])).toEqual([
            "f7",
            "f6",
            "f5",
        ]);
        expect(walk("exago", "f6", ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"])).toEqual([
            "g7",
            "h7",
            "i8",
            "j8",
        ]);
    });

    it("go to the ends of a row", () => {
        expect(walk("exago", "f6", ["Home", "End"])).toEqual(["f1", "f11"]);
        expect(walk("qomet", "d4", ["Home", "End"])).toEqual(["a4", "g4"]);
    });

    it.each(["quantik", "qomet", "exago"])("reach every space of %s from every other", (game) => {
        const layout = layoutOf(game);
        const keys: Key[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
        const start = layout.spaces[0]!.name;
        const found = new Set([start]);
        for (const from of found)
            for (const key of keys) found.add(new Keys(arrange(layout), layout).lead(from, key));
        expect(found.size).toBe(layout.spaces.length);
    });
});

describe("seating", () => {
    it("puts opponents across the board and turns with the viewer", () => {
        expect(seating(2, 0)).toEqual({ above: [1], below: [0] });
        expect(seating(2, 1)).toEqual({ above: [0], below: [1] });
    });

    it("goes clockwise from the viewer, the next one on the left", () => {
        expect(seating(3, 0)).toEqual({ above: [1, 2], below: [0] });
        expect(seating(5, 0)).toEqual({ above: [2, 3, 4], below: [1, 0] });
        expect(seating(6, 4)).toEqual({ above: [0, 1, 2], below: [5, 4, 3] });
    });
});
