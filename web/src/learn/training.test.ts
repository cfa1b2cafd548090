import { describe, expect, it } from "vitest";
import { keepDay, solvedToday, streak, today } from "../lib/streak";
import type { Puzzle } from "../payloads";
import {
    after,
    countSolved,
    isDue,
    keep,
    next,
    ofTheDay,
    training,
    triesUntilRated,
} from "./training";

const puzzle = (id: string, rating: number): Puzzle => ({
    id,
    rating,
    spec: "quantik",
    position: "",
    goal: "win",
    theme: "win-in-one",
    plies: 1,
    choices: 6,
    move: "Aa1",
    lines: ["Aa1"],
});
const PUZZLES = [puzzle("c1", 700), puzzle("a2", 1000), puzzle("b3", 1900)];
const [EASY, MIDDLE, HARD] = PUZZLES as [Puzzle, Puzzle, Puzzle];

describe("a rating", () => {
    it("rises with what is solved, the harder the more, and falls with what is not", () => {
        const start = training("quantik");
        const rise = (each: Puzzle) => after(start, each, true, 0).rating - start.rating;
        expect(rise(EASY)).toBeGreaterThan(0);
        expect(rise(HARD)).toBeGreaterThan(rise(EASY));
        expect(after(start, EASY, false, 0).rating).toBeLessThan(start.rating);
    });

    it("moves less the more is known, and a second try changes nothing", () => {
        const start = training("quantik");
        const once = after(start, MIDDLE, false, 0);
        expect(after(once, MIDDLE, true, 1)).toMatchObject({ rating: once.rating, tries: 1 });
        const known = { ...start, tries: 50 };
        expect(after(known, MIDDLE, true, 0).rating).toBeLessThan(
            after(start, MIDDLE, true, 0).rating,
        );
    });

    it("is not shown before ten puzzles", () => {
        let now = training("quantik");
        expect(triesUntilRated(now)).toBe(10);
        for (let at = 0; at < 10; at++) now = after(now, puzzle(`p${at}`, 900), at > 4, 0);
        expect(triesUntilRated(now)).toBe(0);
        expect(triesUntilRated({ ...now, tries: 200 })).toBe(0);
    });

    it("does not move with a hint, and the puzzle counts as solved", () => {
        const start = training("quantik");
        const now = after(start, MIDDLE, true, 0, true);
        expect(now).toMatchObject({ rating: start.rating, tries: 0 });
        expect(countSolved(PUZZLES, now)).toBe(1);
        expect(isDue(now.met.a2, 10_000)).toBe(false);
        const wrong = after(start, MIDDLE, false, 0, true);
        expect(wrong).toMatchObject({ rating: start.rating, tries: 0 });
        expect(isDue(wrong.met.a2, 2)).toBe(true);
    });

    it("picks what fits", () => {
        const pick = (rating: number) =>
            next(PUZZLES, { rating, tries: 9, met: {} }, 0, () => 0)!.id;
        expect([pick(780), pick(1080), pick(2500)]).toEqual(["c1", "a2", "b3"]);
    });
});

describe("a mistake", () => {
    it("comes back after some days, then later, and at last never", () => {
        let now = after(training("quantik"), MIDDLE, false, 100);
        const due = () => now.met.a2!.due;
        expect(isDue(now.met.a2, 101)).toBe(false);
        expect(next(PUZZLES, now, 102)!.id).toBe("a2");
        now = after(now, MIDDLE, true, 102);
        expect(due()).toBe(109);
        now = after(now, MIDDLE, true, 109);
        expect(due()).toBe(130);
        now = after(now, MIDDLE, true, 130);
        expect(isDue(now.met.a2, 10_000)).toBe(false);
        expect(now.met.a2!.solved).toBe(true);
    });

    it("comes back as often as before when it took a hint to put it right", () => {
        let now = after(training("quantik"), MIDDLE, false, 100);
        now = after(now, MIDDLE, true, 102, true);
        expect(now.met.a2).toEqual({ solved: true, left: 3, due: 104 });
    });

    it("starts over when it happens again", () => {
        let now = after(training("quantik"), MIDDLE, false, 100);
        now = after(now, MIDDLE, true, 102);
        now = after(now, MIDDLE, false, 109);
        expect(now.met.a2).toEqual({ solved: true, left: 3, due: 111 });
    });
});

describe("what is kept", () => {
    it("is there again, for each game", () => {
        const now = after(after(training("quantik"), EASY, true, 7), HARD, false, 7);
        keep("quantik", now);
        expect(training("quantik")).toEqual(now);
        expect(training("qomet").tries).toBe(0);
        expect(countSolved(PUZZLES, now)).toBe(1);
    });

    it.each(["nonsense", "[]", "null", '{"rating":-1}', '{"rating":9,"tries":1,"met":{"x":[1]}}'])(
        "survives what it cannot read: %s",
        (kept) => {
            localStorage.setItem("fourfold:puzzles:quantik", kept);
            expect(training("quantik").met).toEqual({});
        },
    );

    it.each([
        '{"met":{"a2":[1,0,0]}}',
        '{"rating":"x","tries":3,"met":{"a2":[1,0,0],"b3":7,"c1":null}}',
    ])("keeps what can be read: %s", (kept) => {
        localStorage.setItem("fourfold:puzzles:quantik", kept);
        expect(training("quantik")).toEqual({
            rating: 1000,
            tries: 0,
            met: { a2: { solved: true, left: 0, due: 0 } },
        });
    });

    it("never makes a puzzle due on no day", () => {
        const kept = '{"rating":900,"tries":3,"met":{"a2":[0,9,5]}}';
        localStorage.setItem("fourfold:puzzles:quantik", kept);
        expect(after(training("quantik"), MIDDLE, true, 10).met.a2!.due).toBe(17);
    });

    it("ends when all is solved", () => {
        const all = PUZZLES.reduce((now, each) => after(now, each, true, 1), training("quantik"));
        expect(next(PUZZLES, all, 1000)).toBeNull();
    });
});

describe("the puzzle of the day", () => {
    it("is the same whatever the order, another one each day, and each has its day", () => {
        const days = [0, 1, 2].map((day) => ofTheDay(PUZZLES, day)!.id);
        expect(new Set(days).size).toBe(3);
        expect(days).toEqual([0, 1, 2].map((day) => ofTheDay([...PUZZLES].reverse(), day)!.id));
        expect(ofTheDay(PUZZLES, 3)!.id).toBe(days[0]);
        expect(ofTheDay([], 3)).toBeNull();
    });

    it("changes at midnight on this device", () => {
        const late = new Date(2026, 10, 16, 23, 59, 59);
        const early = new Date(2026, 10, 17, 0, 0, 1);
        expect(today(early)).toBe(today(late) + 1);
        expect(today(new Date(2026, 10, 16, 0, 0, 0))).toBe(today(late));
    });

    it("makes a row of days, which a missed day ends", () => {
        keepDay(10, "quantik");
        keepDay(10, "quantik");
        keepDay(10, "qomet");
        expect([streak(10), streak(11), solvedToday(10)]).toEqual([1, 1, ["quantik", "qomet"]]);
        keepDay(11, "exago");
        expect([streak(11), streak(13), solvedToday(12)]).toEqual([2, 0, []]);
        keepDay(14, "exago");
        expect(streak(14)).toBe(1);
    });
});
