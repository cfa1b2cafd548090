import { Blob } from "node:buffer";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pack } from "../lib/packing";
import * as api from "../lib/api";
import { words } from "../lib/words.svelte";
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

describe("a list of more moves than a match can have", () => {
    it("is refused before anything is asked", async () => {
        const look = vi.spyOn(ask, "look");
        await words.need("study");
        await expect(spotFrom("Aa1 ".repeat(50_000))).rejects.toMatchObject({
            code: "too-long",
            message: "This is too long for a game. A game has at most 500 moves.",
        });
        expect(look).not.toHaveBeenCalled();
    });
});

describe("a record that the server would refuse", () => {
    /** Takes a few moves of Qomet, written small, and records with the tags of ours. */
    function serve(): void {
        vi.spyOn(ask, "look").mockImplementation(({ moves }) => {
            const wrong = moves.findIndex((move) => !["d4", "c4", "d3"].includes(move));
            if (wrong < 0)
                return Promise.resolve({ outcome: null, legal: [], to_move: 0 } as never);
            const code = "move-unreadable";
            return Promise.reject(new api.Trouble(code, "So not.", 422, `moves.${wrong}`));
        });
        vi.spyOn(ask, "readRecord").mockImplementation((record) => {
            const missing = /^\[Options "/m.test(record) ? null : "record-tag-missing";
            const strange = /^\[Event "/m.test(record) ? "record-tag-unknown" : missing;
            const code = /[A-Z]\d/.test(record.split("\n\n")[1]!) ? "record-move" : strange;
            if (code) return Promise.reject(new api.Trouble(code, "Line 1: no.", 422, "record"));
            return Promise.resolve({ game: "qomet", options: {}, start: null, moves: [] } as never);
        });
        const layout = { colours: ["light", "dark"] };
        const game = { name: "qomet", spec: "qomet", rules: 1, seats: 2, layout };
        vi.spyOn(api, "setUp").mockResolvedValue(game as never);
    }

    it("is completed, and what else it says is kept or left out", async () => {
        serve();
        const text =
            '[Event "Club"]\n[Game "Qomet"]\n[Date "2026.11.15"]\n[Seat1 "A \\"B\\""]\n' +
            '[Result "1-0"]\n\n1. D4 C4 {good} 2. D3 1-0\n';
        expect(await recordFrom(text)).toBe(
            '[Game "qomet"]\n[Options ""]\n[Rules "1"]\n[Seat1 "A \\"B\\""]\n[Seat2 "?"]\n' +
                '[Date "?"]\n[Result "unfinished"]\n\n1. d4 c4 2. d3\n',
        );
    });

    it("keeps how it ended away from the board", async () => {
        serve();
        const end = '[Resigned "seat 2 after 2"]\n[Result "seat 1 wins, resignation"]';
        const text = `[Game "qomet"]\n[Date "2026-11-15"]\n${end}\n\n1. d4 c4`;
        const record = await recordFrom(text);
        expect(record).toContain(end);
        expect(record).toContain('[Date "2026-11-15"]');
    });

    it("is refused as before where something else is wrong with it", async () => {
        serve();
        const head = '[Game "qomet"]\n[Options ""]\n[Rules "1"]\n';
        await expect(recordFrom(`${head}\n1. D4 Z9`)).rejects.toThrow("Line 1: no.");
        await words.need("study");
        await expect(recordFrom('[Game "qomet"]\n\n1. d4 z9')).rejects.toMatchObject({
            code: "move",
        });
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
