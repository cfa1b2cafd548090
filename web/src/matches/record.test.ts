import { describe, expect, it } from "vitest";
import { isFinished, seatsOf } from "./record";

describe("a record", () => {
    const record =
        '[Game "exago"]\n[Seat1 "Ann"]\n[Seat2 "?"]\n[Seat3 "?"]\n[Result "unfinished"]\n';

    it("is known to be finished or not before it is sent", () => {
        expect(isFinished(record)).toBe(false);
        expect(isFinished(record.replace("unfinished", "seat 3 wins, line"))).toBe(true);
        expect(isFinished("no record at all")).toBe(false);
    });

    it("names its seats", () => {
        expect(seatsOf(record)).toBe(3);
    });
});
