import { describe, expect, it } from "vitest";
import { scene } from "../../tests/fixtures";
import { offering, TRY } from "../learn/tryable";
import { arrowOf } from "./marks";
import { saysMover, written, type SetUp } from "./position";
import { addressOf, after, queryOf, spotAt, spotOf } from "./spot";
import { Tree } from "./tree.svelte";

describe("a place in a game", () => {
    it("is an address, and the address is the place", () => {
        const spot = spotOf("exago?size=4&players=3", "4/5/6/7/6/5/4 R R6,B6,Y6", [
            "d4",
            "d5-c3=a1",
        ]);
        const url = new URL(addressOf(spot), "http://here");
        expect(url.pathname).toBe("/analyse/exago");
        expect(spotAt("exago", url.search)).toEqual(spot);
    });

    it("leaves out what goes without saying", () => {
        expect(addressOf(spotOf("quantik"))).toBe("/analyse/quantik");
        expect(queryOf(after(spotOf("quantik"), "Aa1"))).toBe("moves=Aa1");
        expect(spotAt("quantik", "?lang=fr").options).toEqual({});
    });
});

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

describe("something forbidden", () => {
    const legal = [
        { move: "Ba1", picks: ["hand:B", "a1"] },
        { move: "c1-c2", picks: ["c1", "c2"] },
        { move: "d1", picks: ["d1"] },
    ];

    it("can be tried on the board as it is when the first pick can be made", () => {
        expect(offering(legal, ["hand:B", "a4"])).toBe(legal);
        expect(offering(legal, ["b2"])).toBe(legal);
    });

    it("is offered when the board would not let one begin, or end where one began", () => {
        for (const picks of [
            ["hand:A", "d2"],
            ["e4", "d5"],
            ["c1", "c1"],
        ])
            expect(offering(legal, picks)).toEqual([...legal, { move: TRY, picks }]);
    });
});

describe("an arrow", () => {
    const legal = [
        { move: "Ba1", picks: ["hand:B", "a1"] },
        { move: "a1-x", picks: ["a1", "hand"] },
        { move: "f6-g7=a3", picks: ["f6", "g7", "a3"] },
        { move: "pass", picks: ["pass"] },
    ];

    it("leads from space to space, or is a ring where there is only one", () => {
        expect(arrowOf(legal, "Ba1", "win")).toEqual([{ start: null, end: "a1", kind: "win" }]);
        expect(arrowOf(legal, "a1-x")).toEqual([{ start: null, end: "a1" }]);
        expect(arrowOf(legal, "f6-g7=a3")).toEqual([{ start: "f6", end: "g7" }]);
        expect(arrowOf(legal, "nothing")).toEqual([]);
    });
});
