import { describe, expect, it } from "vitest";
import { movesIn, recordOf } from "./given";
import type { SetUpGame } from "../payloads";

describe("a list of moves", () => {
    it("is read with numbers or without, however they stand", () => {
        const moves = ["f6", "e6", "f5-g6=a3", "pass"];
        for (const text of [
            "f6 e6 f5-g6=a3 pass",
            "1. f6 e6 2. f5-g6=a3 pass",
            "1.f6 e6\n2.f5-g6=a3 pass",
            "1) f6, e6; 2) f5-g6=a3, pass",
            "1 f6 e6 2 f5-g6=a3 pass",
        ])
            expect(movesIn(text)).toEqual(moves);
    });

    it("is written as a record", () => {
        const game = { name: "exago", spec: "exago?players=3", rules: 1, seats: 3 } as SetUpGame;
        const spot = {
            game: "exago",
            options: {},
            position: null,
            moves: ["f6", "e6", "f5", "e5"],
        };
        expect(recordOf(spot, game, null)).toBe(
            '[Game "exago"]\n[Options "players=3"]\n[Rules "1"]\n[Seat1 "?"]\n[Seat2 "?"]\n' +
                '[Seat3 "?"]\n[Date "?"]\n[Result "unfinished"]\n\n1. f6 e6 f5 2. e5\n',
        );
        const won = { winner: 1, reason: "line", spaces: [] };
        expect(recordOf(spot, game, won)).toContain('[Result "seat 2 wins, line"]');
    });
});
