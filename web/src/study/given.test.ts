import { Blob } from "node:buffer";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pack } from "../lib/packing";
import * as ask from "./ask";
import { movesIn, recordFrom, recordOf, spotFrom } from "./given";
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

describe("a link with a whole game in it", () => {
    const record = '[Game "exago"]\n[Result "unfinished"]\n\n1. f6 e6';
    // That of jsdom cannot be read piece by piece.
    beforeEach(() => void vi.stubGlobal("Blob", Blob));
    const links = async () => {
        const game = await pack(`${record}\n`);
        return [
            `https://games.example.org/ff/#/open?game=${game}`,
            `http://localhost:4444/open?game=${game}`,
            `https://games.example.org/ff/?lang=de#/open?game=${game}`,
            `#/open?game=${game}`,
        ];
    };

    it("is read as the game", async () => {
        const read = vi.spyOn(ask, "readRecord").mockResolvedValue({
            game: "exago",
            options: {},
            start: null,
            moves: ["f6", "e6"],
        } as unknown as Awaited<ReturnType<typeof ask.readRecord>>);
        for (const link of await links()) {
            expect(await recordFrom(` ${link}\n`)).toBe(record);
            expect(await spotFrom(link)).toMatchObject({ game: "exago", moves: ["f6", "e6"] });
            expect(read).toHaveBeenLastCalledWith(record);
        }
    });

    it("that is broken leads nowhere", async () => {
        const [link] = await links();
        for (const broken of [link!.slice(0, -9), "https://x.org/#/open?game=%%%", "/open?"])
            await expect(recordFrom(broken)).rejects.toMatchObject({ code: "page" });
    });
});
