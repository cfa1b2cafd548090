import { describe, expect, it } from "vitest";
import { scene } from "../../tests/fixtures";
import { saysMover, written, type SetUp } from "./position";
import { Tree } from "./tree.svelte";

describe("a position text", () => {
    const cases: { game: string; start: string; setUp: SetUp; text: string }[] = [
        {
            game: "quantik",
            start: "..../..../..../....",
            setUp: {
                board: { a4: "A", c4: "b", d4: "C", a2: "d", d2: "B", d1: "a" },
                mover: 1,
            },
            text: "A.bC/..../d..B/...a",
        },
        {
            game: "qomet",
            start: ".../.../.../......./.../.../... L -",
            setUp: { board: { a7: "L", d4: "D", g1: "L" }, mover: 1 },
            text: "L../.../.../...D.../.../.../..L D -",
        },
        {
            game: "exago",
            start: "6/7/8/9/10/11/10/9/8/7/6 R R12,B12",
            setUp: { board: { f6: "R", f7: "B", k6: "B" }, mover: 0 },
            text: "B5/7/8/9/10/5RB4/10/9/8/7/6 R R11,B10",
        },
    ];

    it.each(cases)("of $game is written as its beginning is", ({ game, start, setUp, text }) => {
        const { layout, view } = scene(game, "start");
        expect(written(start, layout, view, setUp)).toBe(text);
        expect(written(start, layout, view, { board: {}, mover: 0 })).toBe(start);
        expect(saysMover(start)).toBe(game !== "quantik");
    });

    it("never takes more out of a hand than there is, so that the rules can say so", () => {
        const { layout, view } = scene("exago", "start");
        const board = Object.fromEntries(layout.spaces.slice(0, 13).map(({ name }) => [name, "R"]));
        const text = written("6/7/8/9/10/11/10/9/8/7/6 R R12,B12", layout, view, {
            board,
            mover: 0,
        });
        expect(text).toMatch(/^R{6}\/R{7}\/8.* R R0,B12$/);
    });
});

describe("a tree of moves", () => {
    it("keeps every branch that was tried", () => {
        const tree = new Tree();
        tree.go(["a", "b", "c"]);
        tree.go(["a", "x"]);
        expect(tree.here.line).toEqual(["a", "x"]);
        expect(tree.root.children[0]!.children.map(({ move }) => move)).toEqual(["b", "x"]);
        expect(tree.line.map(({ move }) => move)).toEqual(["a", "x"]);
        tree.go(["a"]);
        expect(tree.line.map(({ move }) => move)).toEqual(["a", "b", "c"]);
        expect(tree.go(["a", "b"]).children).toHaveLength(1);
    });

    it("forgets a branch, and whoever is in it goes back", () => {
        const tree = new Tree();
        tree.go(["a", "b", "c"]);
        tree.prune(tree.go(["a", "b"]));
        expect(tree.here.line).toEqual(["a"]);
        expect(tree.here.children).toEqual([]);
        tree.go(["a", "y"]);
        tree.prune(tree.root.grow("other"));
        expect(tree.here.line).toEqual(["a", "y"]);
    });
});
