import { beforeEach, describe, expect, it } from "vitest";
import { answered, introduction, tidings } from "./tidings";
import type { Layout, Match, MatchEvent } from "../payloads";
import { words } from "../lib/words.svelte";

const layout = { colours: ["light", "dark"] } as unknown as Layout;
const seats = [
    { kind: "person", name: "Ann", level: null },
    { kind: "engine", name: null, level: 4 },
];
const match = (draw: number[], status = "playing") =>
    ({
        ...{ game: "qomet", status, you: [0], seats, to_move: 1, outcome: null },
        offers: { draw, takeback: null, rematch: [] },
    }) as unknown as Match;
const event = (kind: string, seat: number) => ({ n: 3, at: 0, kind, seat }) as MatchEvent;

beforeEach(async () => {
    await words.speak("en");
    await words.need("engine");
});

describe("the turn", () => {
    const before = { ...match([]), ply: 0, to_move: 0 } as Match;
    const told = (now: Partial<Match>, earlier: Partial<Match> = {}) =>
        tidings([event("move", 0)], { ...before, ...now }, layout, { ...before, ...earlier });

    it("is told after every move but before that of an engine", () => {
        expect(told({ ply: 2, to_move: 0 }, { ply: 1 })).toEqual(["Your turn"]);
        expect(told({ ply: 1, to_move: 1 })).toEqual([]);
        const people = [seats[0]!, { kind: "person", name: "Bob" }] as unknown as Match["seats"];
        expect(told({ ply: 1, to_move: 1, seats: people })).toEqual(["Bob to move"]);
        expect(told({ ply: 1, to_move: 1, seats: people, you: [] })).toEqual(["Bob to move"]);
    });

    it("is left to the introduction at the start", () => {
        expect(told({ ply: 1 }, { status: "waiting", ply: 0 })).toEqual([]);
    });
});

describe("the introduction", () => {
    const table = (you: number[], names: (string | null)[], last: Match["last"] = null) =>
        introduction(
            {
                ...match([]),
                you,
                last,
                to_move: 0,
                seats: names.map((name) => ({ kind: "person", name, level: null })),
            } as unknown as Match,
            layout,
        );

    it("names the colour of the reader and whose turn it is", () => {
        expect(table([0], ["Ann", "Bob"])).toEqual(["You play Light.", "Your turn"]);
        expect(table([1], ["Ann", "Bob"])).toEqual(["You play Dark.", "Ann to move"]);
    });

    it("names the colours of all at one table, unless that is what they are called", () => {
        expect(table([0, 1], ["Ann", "Bob"])[0]).toBe("Ann plays Light. Bob plays Dark.");
        expect(table([0, 1], ["Ann", null])[0]).toBe("Ann plays Light.");
        expect(table([0, 1], [null, null])).toEqual(["Light to move"]);
    });

    it("describes the last move of a match that has begun", () => {
        const last = { move: "pass", seat: 1, journeys: [] };
        expect(table([0], ["Ann", "Bob"], last)).toEqual([
            "You play Light.",
            "Dark passes",
            "Your turn",
        ]);
    });

    it("tells a visitor without a seat that they are watching", () => {
        expect(table([], ["Ann", "Bob"])).toEqual([
            "You are watching. All seats are taken.",
            "Ann to move",
        ]);
    });
});

describe("the result", () => {
    it("is told once, and not again with what follows it", () => {
        const over = {
            ...match([], "over"),
            outcome: { winner: 0, reason: "resignation", spaces: [] },
        } as Match;
        const ends = tidings([event("resigned", 1)], over, layout, match([]));
        expect(ends).toContain("You win!");
        const people = [seats[0]!, { kind: "person", name: "Bob" }] as unknown as Match["seats"];
        const wanted = [event("rematch-wanted", 1)];
        expect(tidings(wanted, { ...over, seats: people }, layout, over)).toEqual([
            "Bob wants to play again.",
        ]);
        // Against the computer a rematch starts at once.
        expect(tidings([event("rematch-wanted", 0)], over, layout, over)).toEqual([]);
    });
});

describe("an offer of a draw", () => {
    it("is told as one by whoever makes it first, and as a yes by whoever follows", () => {
        const told = (before: Match) =>
            tidings([event("draw-offered", 1)], match([0, 1]), layout, before);
        expect(told(match([]))[0]).toBe("Watchman offers a draw.");
        expect(told(match([0]))[0]).toBe("Watchman accepts the draw.");
    });

    it("that is declined is answered in words for the one who made it", () => {
        const no = event("draw-declined", 1);
        expect(answered([no], match([]), layout, match([0]))).toBe("Watchman declines the draw.");
        expect(answered([event("draw-declined", 0)], match([]), layout, match([1]))).toBe("");
    });

    it("lapses when the other plays on, and that is said too", () => {
        const move = event("move", 1);
        expect(answered([move], match([]), layout, match([0]))).toBe("Watchman declines the draw.");
        expect(answered([move], match([]), layout, match([]))).toBe("");
        expect(answered([move], match([], "over"), layout, match([0]))).toBe("");
    });
});
