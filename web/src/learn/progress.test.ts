import { beforeEach, describe, expect, it } from "vitest";
import { keepSolved, keepSteps, progress } from "./progress";

beforeEach(() => localStorage.clear());

describe("progress", () => {
    it("is kept for each game, and never goes back", () => {
        keepSteps("quantik", 5);
        keepSteps("quantik", 2);
        keepSolved("quantik", 3);
        keepSolved("quantik", 3);
        expect(progress("quantik")).toEqual({ steps: 5, solved: [3] });
        expect(progress("qomet")).toEqual({ steps: 0, solved: [] });
    });

    it.each(["nonsense", "[]", '{"steps":-1,"solved":["x",null,2]}', "null"])(
        "survives what it cannot read: %s",
        (kept) => {
            localStorage.setItem("fourfold:learn:quantik", kept);
            const { steps, solved } = progress("quantik");
            expect(steps).toBe(0);
            expect(solved.every(Number.isInteger)).toBe(true);
        },
    );
});
