import { beforeEach, describe, expect, it } from "vitest";
import { answered, tidings } from "./tidings";
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
