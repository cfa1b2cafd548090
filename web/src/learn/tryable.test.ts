import { describe, expect, it } from "vitest";
import { offering, TRY } from "./tryable";

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
