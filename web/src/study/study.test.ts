import { describe, expect, it } from "vitest";
import type { Analysis, JudgedMove } from "../payloads";
import { arrowOf, isBestOpen, outstanding } from "./marks";
import { addressOf, after, linesAt, queryOf, spotAt, spotOf } from "./spot";

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

    it("keeps all branches in the address, in their order", () => {
        const lines = [["f6", "e6", "f5-g6=a3"], ["f6", "e6", "pass"], ["f6", "d4"], ["a1"]];
        const spot = spotOf("exago?players=3", null, ["f6", "e6"]);
        const { search } = new URL(addressOf(spot, lines), "http://here");
        expect(linesAt(search)).toEqual(lines);
        expect(spotAt("exago", search)).toEqual(spot);
    });

    it("has no branches in an old address, or where there is only the line to the place", () => {
        const spot = spotOf("quantik", null, ["Aa1", "Bb2"]);
        expect(addressOf(spot, [spot.moves])).toBe(addressOf(spot));
        expect(linesAt(new URL(addressOf(spot), "http://here").search)).toEqual([]);
    });

    it("survives branches that are damaged", () => {
        expect(linesAt("?branches=")).toEqual([[]]);
        expect(linesAt("?branches=x,a;9,b;;-1,c")).toEqual([["a"], ["a", "b"], [], ["c"]]);
    });

    it("leaves out what goes without saying", () => {
        expect(addressOf(spotOf("quantik"))).toBe("/analyse/quantik");
        expect(queryOf(after(spotOf("quantik"), "Aa1"))).toBe("moves=Aa1");
        expect(spotAt("quantik", "?lang=fr").options).toEqual({});
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

describe("moves that stand out", () => {
    const judged = (...scores: number[]) => ({
        moves: scores.map((score, i) => ({ move: `m${i}`, score }) as JudgedMove),
    });
    const found = (...scores: number[]) => outstanding(judged(...scores)).map(({ move }) => move);

    it("are better than all others, and few", () => {
        expect(found(0.9, 0.5, 0.1)).toEqual(["m0"]);
        expect(found(0.9, 0.9, 0.1)).toEqual(["m0", "m1"]);
    });

    it("are none where all are the same, or too many", () => {
        expect(found(0.9, 0.9)).toEqual([]);
        expect(found(0.9, 0.9, 0.9, 0.9, 0.1)).toEqual([]);
        expect(found()).toEqual([]);
    });
});

describe("the best move of a position that is known", () => {
    type Worth = [value: Analysis["value"], distance: number | null];
    const isOpen = ([value, distance]: Worth, best: Worth | null, exact = true) => {
        const moves = best ? [{ value: best[0], distance: best[1] } as JudgedMove] : [];
        return isBestOpen({ value, distance, exact, moves } as Analysis);
    };

    it("is open until a move is proved to do what is known", () => {
        expect(isOpen(["win", 17], ["win", null])).toBe(true);
        expect(isOpen(["win", 17], ["win", 31])).toBe(true);
        expect(isOpen(["win", null], ["unknown", null])).toBe(true);
        expect(isOpen(["win", 17], ["win", 17])).toBe(false);
        expect(isOpen(["draw", null], ["draw", null])).toBe(false);
    });

    it("is open as long as another may win sooner, or lose later", () => {
        expect(isOpen(["win", null], ["win", 9])).toBe(true);
        expect(isOpen(["win", null], ["win", null])).toBe(true);
        expect(isOpen(["loss", null], ["loss", 8])).toBe(true);
        expect(isOpen(["loss", 8], ["loss", 8])).toBe(false);
    });

    it("is no question where nothing is known, or the game is over", () => {
        expect(isOpen(["unknown", null], ["win", null], false)).toBe(false);
        expect(isOpen(["win", 0], null)).toBe(false);
    });
});
