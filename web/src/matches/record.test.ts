import { describe, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import type { Summary } from "../payloads";
import { isFinished, levelsOf, madeBefore, ownSeat, seatsFor, usual } from "./record";

describe("a record", () => {
    const record =
        '[Game "exago"]\n[Seat1 "Ann"]\n[Seat2 "?"]\n[Seat3 "?"]\n[Result "unfinished"]\n';

    it("is known to be finished or not before it is sent", () => {
        expect(isFinished(record)).toBe(false);
        expect(isFinished(record.replace("unfinished", "seat 3 wins, line"))).toBe(true);
        expect(isFinished("no record at all")).toBe(false);
        expect(isFinished(record.replace("unfinished", "1-0"))).toBe(false);
    });

    it("says who sat where, and where its reader may sit", () => {
        expect(levelsOf(record)).toEqual([null, null, null]);
        expect(levelsOf(record.replace("Ann", "level10"))).toEqual([10, null, null]);
        expect(ownSeat([null, 3])).toBe(0);
        expect(ownSeat([10, null])).toBe(1);
        expect(ownSeat([1, 2])).toBe(0);
    });

    it("goes on with those who played it, unless others are chosen", () => {
        const seated = (...names: string[]) =>
            names.map((name, i) => `[Seat${i + 1} "${name}"]\n`).join("");
        const mixed = seated("level10", "Ann", 'Bob \\"B\\"', "level2");
        expect(usual(mixed)).toBe("beside");
        expect(seatsFor(mixed, null, "")).toEqual([
            { kind: "engine", level: 10 },
            { kind: "me" },
            { kind: "beside", name: 'Bob "B"' },
            { kind: "engine", level: 2 },
        ]);
        expect(seatsFor(mixed, "engine", "Zoë")).toEqual([
            { kind: "engine", level: 10 },
            { kind: "me", name: "Zoë" },
            { kind: "engine", level: 3 },
            { kind: "engine", level: 2 },
        ]);
        expect(seatsFor(mixed, "open", "").map(({ kind }) => kind)).toEqual([
            "open",
            "me",
            "open",
            "open",
        ]);

        const alone = seated("Ann", "level4");
        expect(usual(alone)).toBe("engine");
        expect(seatsFor(alone, null, "")).toEqual([{ kind: "me" }, { kind: "engine", level: 4 }]);
        // Whoever sits beside me is not the level that sat there.
        expect(seatsFor(alone, "beside", "")).toEqual([{ kind: "me" }, { kind: "beside" }]);
    });

    it("that was opened before is found again, and nothing else is taken for it", async () => {
        const won = (moves: string) =>
            `${record.replace("unfinished", "seat 3 wins, line")}\n${moves}\n`;
        const records: Record<string, string> = {
            played: won("1. f6 e6 f5"),
            other: won("1. f6 e6 g5"),
            opened: won("1. f6 e6 f5"),
        };
        const summary = (id: string, kind: string) =>
            ({
                id,
                game: "exago",
                status: "over",
                seats: [{ kind }, { kind }],
            }) as unknown as Summary;
        const matches = [
            summary("played", "person"),
            summary("other", "record"),
            { ...summary("running", "record"), status: "playing" as const },
            summary("opened", "record"),
        ];
        vi.spyOn(api, "mine").mockResolvedValue({ matches, before: null });
        vi.spyOn(api, "record").mockImplementation((id) => Promise.resolve(records[id]!));
        expect(await madeBefore(won("1. f6 e6\nf5").trim())).toBe("opened");
        expect(await madeBefore(won("1. f6 e6 h5"))).toBe(null);
        expect(await madeBefore(won("1. f6 e6 f5").replace("Ann", "Bob"))).toBe(null);
    });
});
