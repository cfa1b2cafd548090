import { describe, expect, it } from "vitest";
import { heldAfter } from "./people";
import { guest, plain, playersOption, resized, requestFor } from "./setup";
import type { ListedGame, MatchEvent } from "../payloads";

describe("a match to be made", () => {
    it("against a level needs nothing but the level", () => {
        const request = requestFor("quantik", plain(), [3], "");
        expect(request.seats).toEqual([{ kind: "me" }, { kind: "engine", level: 3 }]);
        expect(request).toMatchObject({
            game: "quantik",
            order: "drawn",
            public: false,
            clock: null,
        });
    });

    it("seats any mix of people and levels", () => {
        const request = requestFor("exago", plain(), ["beside", "open", 10], "Ann");
        expect(request.seats).toEqual([
            { kind: "me", name: "Ann" },
            { kind: "beside" },
            { kind: "open" },
            { kind: "engine", level: 10 },
        ]);
    });

    it("seats an engine by its name, whatever that is", () => {
        const names = ["Star", "engine:open", "Étoile 2"];
        const request = requestFor("exago", plain(), names.map(guest), "");
        expect(request.seats!.slice(1)).toEqual(
            names.map((engine) => ({ kind: "engine", engine })),
        );
    });

    it("lets the one begin who was chosen", () => {
        const first = requestFor("qomet", { ...plain(), begins: "me" }, [1], "");
        expect([first.order, first.seats![0]!.kind]).toEqual(["given", "me"]);
        const last = requestFor("qomet", { ...plain(), begins: "others" }, [1], "");
        expect([last.order, last.seats![1]!.kind]).toEqual(["given", "me"]);
    });

    it("has help where nobody else plays, and by link only if that was agreed", () => {
        expect(requestFor("qomet", plain(), [5], "").help).toBe(true);
        expect(requestFor("qomet", plain(), ["beside"], "").help).toBe(true);
        expect(requestFor("qomet", plain(), ["open"], "").help).toBe(false);
        expect(requestFor("qomet", { ...plain(), help: true }, ["open"], "").help).toBe(true);
        const both = { ...plain(), help: true, public: true };
        expect(requestFor("qomet", both, ["open"], "").help).toBe(false);
    });

    it("is public only where somebody can join, and then without help", () => {
        const open = { ...plain(), public: true };
        expect(requestFor("qomet", open, ["open"], "")).toMatchObject({
            public: true,
            help: false,
        });
        expect(requestFor("qomet", open, [5], "").public).toBe(false);
    });

    it("asks to be paired only where it is public", () => {
        const open = { ...plain(), public: true };
        expect(requestFor("qomet", open, ["open"], "").pair).toBe(true);
        expect(requestFor("qomet", open, [5], "").pair).toBe(false);
        expect(requestFor("qomet", plain(), ["open"], "").pair).toBe(false);
    });
});

describe("seats", () => {
    it("keep those who were there when their number changes", () => {
        expect(resized(["beside"], 3, 4)).toEqual(["beside", 4, 4]);
        expect(resized(["beside", 9], 1, 4)).toEqual(["beside"]);
    });

    it("follow the lots that are drawn when the match starts", () => {
        const started: MatchEvent = {
            n: 3,
            at: 0,
            kind: "started",
            seat: null,
            order: [2, 0, 1],
        };
        const joined: MatchEvent = { n: 2, at: 0, kind: "joined", seat: 1, name: null };
        expect(heldAfter([0], [started])).toEqual([1]);
        expect(heldAfter([1, 2], [started])).toEqual([0, 2]);
        expect(heldAfter([], [started])).toEqual([]);
        expect(heldAfter([0], [joined])).toEqual([0]);
    });

    it("can be counted only where the game has a choice", () => {
        const game = (low: number, high: number, key: string) =>
            ({ seats: { low, high }, options: [{ key }] }) as unknown as ListedGame;
        expect(playersOption(game(2, 6, "players"))).toBe("players");
        expect(playersOption(game(2, 2, "players"))).toBeNull();
        expect(playersOption(game(2, 6, "size"))).toBeNull();
    });
});
