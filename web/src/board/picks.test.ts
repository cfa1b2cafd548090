import { describe, expect, it } from "vitest";
import { scene } from "../../tests/fixtures";
import { bestMark, isSource, kinds, offer, spelled } from "./picks";
import type { Mark } from "./types";

function board(game: string, name: string) {
    const { layout, legal, toMove } = scene(game, name);
    return { legal, kind: kinds(layout, toMove) };
}

/** Every way to click through offers to a whole move. */
function reachable(game: string, name: string): Set<string> {
    const { legal, kind } = board(game, name);
    const found = new Set<string>();
    const go = (picked: string[]) => {
        const { next, move } = offer(legal, picked, kind);
        if (move !== null) found.add(move);
        for (const pick of next) go([...picked, pick]);
    };
    go([]);
    return found;
}

describe("offers", () => {
    it.each([
        ["quantik", "start"],
        ["quantik", "middle"],
        ["qomet", "start"],
        ["qomet", "middle"],
        ["exago", "start"],
        ["exago", "relocate"],
        ["exago", "choice"],
        ["exago", "six"],
    ])("lead to every legal move of %s/%s and to nothing else", (game, name) => {
        expect([...reachable(game, name)].sort()).toEqual(
            board(game, name).legal.map(({ move }) => move),
        );
    });

    it("ask for a third pick only if there is a choice", () => {
        const kind = () => "space" as const;
        const only = { move: "f6-g7=a3", picks: ["f6", "g7", "a3"] };
        const other = { move: "f6-g7=k9", picks: ["f6", "g7", "k9"] };
        const elsewhere = { move: "f6-b2=k9", picks: ["f6", "b2", "k9"] };
        expect(offer([only, elsewhere], ["f6", "g7"], kind).move).toBe("f6-g7=a3");
        expect(offer([only, elsewhere], ["f6"], kind).move).toBeNull();
        const both = offer([only, other], ["f6", "g7"], kind);
        expect([both.move, both.next.size]).toEqual([null, 2]);
    });

    it("are nothing when the game is over", () => {
        const { legal, kind } = board("quantik", "line");
        expect(offer(legal, [], kind)).toEqual({ next: new Set(), move: null });
    });

    it("ask for the group to keep only when there is a choice", () => {
        const { legal, kind } = board("exago", "choice");
        expect([...offer(legal, ["e5", "e6"], kind).next].sort()).toEqual(["c5", "f6"]);
        expect(offer(legal, ["e5", "e6", "f6"], kind).move).toBe("e5-e6=f6");
    });

    it("place from a hand that the rules do not name", () => {
        const { legal, kind } = board("qomet", "middle");
        const { next } = offer(legal, ["hand"], kind);
        expect(next.has("f2")).toBe(true);
        expect(next.has("d7")).toBe(false);
        expect(offer(legal, ["hand", "f2"], kind).move).toBe("f2");
        expect(spelled(legal, ["hand", "d7"], kind)).toEqual(["d7"]);
    });

    it("let a space be chosen before the piece that goes there", () => {
        const { legal, kind } = board("quantik", "middle");
        const { next } = offer(legal, ["c1"], kind);
        expect([...next].sort()).toEqual(
            legal.filter(({ picks }) => picks[1] === "c1").map(({ picks }) => picks[0]),
        );
        expect(next.size).toBeGreaterThan(1);
        const slot = [...next][0]!;
        expect(offer(legal, ["c1", slot], kind).move).toBe(`${slot.at(-1)}c1`);
    });

    it("send a star home through the hand", () => {
        const { legal, kind } = board("qomet", "middle");
        expect(offer(legal, ["d7", "hand"], kind).move).toBe("d7-x");
    });

    it("know pass as a word", () => {
        const { layout } = scene("exago", "start");
        const legal = [{ move: "pass", picks: ["pass"] }];
        const kind = kinds(layout, 0);
        expect(kind("pass")).toBe("word");
        expect(offer(legal, ["pass"], kind).move).toBe("pass");
        expect(isSource(legal, "hand", kind)).toBe(false);
    });
});

describe("sources", () => {
    it("are pieces that can move and stocks that can be placed from", () => {
        const { legal, kind } = board("qomet", "middle");
        expect(isSource(legal, "d7", kind)).toBe(true);
        expect(isSource(legal, "hand", kind)).toBe(true);
        expect(isSource(legal, "f2", kind)).toBe(false);
        expect(isSource(legal, "d3", kind)).toBe(false);
    });

    it("leave out a hand that is empty", () => {
        const { legal, kind } = board("exago", "relocate");
        expect(isSource(legal, "hand", kind)).toBe(false);
        expect(isSource(legal, "e5", kind)).toBe(true);
    });
});

describe("marks", () => {
    it("say the best that begins with the picks", () => {
        const { legal } = board("quantik", "middle");
        const mark = (kind: Mark["kind"], text: string): Mark => ({ kind, text, exact: true });
        const marks = { Ba3: mark("win", "W5"), Aa1: mark("draw", "D"), Bb2: mark("loss", "L2") };
        expect(bestMark(legal, marks, ["hand:B"])?.text).toBe("W5");
        expect(bestMark(legal, marks, ["hand:B", "b2"])?.text).toBe("L2");
        expect(bestMark(legal, marks, ["hand:D"])).toBeUndefined();
    });
});
