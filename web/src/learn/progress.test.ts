import { describe, expect, it } from "vitest";
import { keepSteps, stepsDone } from "./progress";

describe("progress", () => {
    it("is kept for each game, and never goes back", () => {
        keepSteps("quantik", 5);
        keepSteps("quantik", 2);
        expect(stepsDone("quantik")).toBe(5);
        expect(stepsDone("qomet")).toBe(0);
    });

    it.each(["nonsense", "[]", '{"steps":-1}', "null"])(
        "survives what it cannot read: %s",
        (kept) => {
            localStorage.setItem("fourfold:learn:quantik", kept);
            expect(stepsDone("quantik")).toBe(0);
        },
    );
});
