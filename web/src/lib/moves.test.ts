import { describe, expect, it } from "vitest";
import type { Last } from "../payloads";
import { namer, opener, rowOf } from "./moves";
import { words } from "./words.svelte";

const last = (seat: number): Last => ({ move: "", seat, journeys: [] });

describe("the number of a move", () => {
    it("is that of its row, with one move of each player", () => {
        expect([0, 1, 2, 8, 9].map((index) => rowOf(index, 2))).toEqual([1, 1, 2, 5, 5]);
        expect([0, 2, 3, 11].map((index) => rowOf(index, 3))).toEqual([1, 1, 2, 4]);
        expect([5, 6].map((index) => rowOf(index, 6))).toEqual([1, 2]);
    });
});

describe("who moved first", () => {
    it("follows from who moved last", () => {
        expect(opener({ last: last(0), to_move: 1 }, 1, 2)).toBe(0);
        expect(opener({ last: last(0), to_move: 0 }, 2, 2)).toBe(1);
        expect(opener({ last: last(1), to_move: 2 }, 6, 3)).toBe(2);
    });

    it("is who is to move before the first move", () => {
        expect(opener({ last: null, to_move: 2 }, 0, 3)).toBe(2);
        // The last move of a game that began somewhere else does not count.
        expect(opener({ last: last(0), to_move: 1 }, 0, 2)).toBe(1);
    });
});

it("names a move by its row and its player", async () => {
    await words.speak("en");
    const name = namer(["Ann", "Bob", "Cleo"], 1);
    expect(name(0, "d4")).toBe("Move 1: Bob played d4");
    expect(name(2, "d5")).toBe("Move 1: Ann played d5");
    expect(name(4, "e5")).toBe("Move 2: Cleo played e5");
});
