import { describe, expect, it } from "vitest";
import type { MatchEvent, SharedMatch } from "../payloads";
import { changed, present } from "./changes";

const before = {
    version: 3,
    ply: 1,
    time: 10,
    moves: ["Aa1"],
    to_move: 1,
    legal: [],
    seats: [{ connected: true }, { connected: false }],
} as unknown as SharedMatch;
const happened = { n: 4, at: 0, seat: 1 };
const played: MatchEvent = { ...happened, kind: "move", move: "Bb2" };
const takenBack: MatchEvent = { ...happened, kind: "taken-back", to_ply: 0 };

describe("a match that has changed", () => {
    it("has the moves that were added, and everything else as it was", () => {
        const change = { version: 4, ply: 2, time: 20, to_move: 0 };
        const after = changed(before, change, [played]);
        expect(after).toEqual({ ...before, ...change, moves: ["Aa1", "Bb2"] });
        expect(before.moves).toEqual(["Aa1"]);
    });

    it("has the moves that are told where some were taken back", () => {
        const change = { version: 4, ply: 0, time: 20, moves: [] };
        expect(changed(before, change, [takenBack]).moves).toEqual([]);
    });

    it("knows who is there", () => {
        expect(present(before, [false, true]).seats.map((seat) => seat.connected)).toEqual([
            false,
            true,
        ]);
    });
});
