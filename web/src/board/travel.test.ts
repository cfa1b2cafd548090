import { describe, expect, it } from "vitest";
import { fixtures, scene } from "../../tests/fixtures";
import { arrange } from "./geometry";
import { plan, sounds, tokensOf, type Token } from "./travel";

const boardOf = (tokens: readonly Token[]) =>
    Object.fromEntries(tokens.map(({ space, letter }) => [space, letter]));

/** The plan of a scene's last move, its trips under the space they start from. */
function lastMove(game: string, name: string) {
    const { layout, before, view, last } = scene(game, name);
    const tokens = tokensOf(before!.board);
    const found = plan(tokens, view.board, last!.journeys, arrange(layout).at);
    return { ...found, from: new Map(found.trips.map((trip) => [trip.start, trip])), tokens };
}

describe("plans", () => {
    it.each(["quantik", "qomet", "exago"])("carry out a whole game of %s", (game) => {
        const { layout, plies } = fixtures[game]!.game;
        const { at } = arrange(layout);
        let tokens: readonly Token[] = [];
        let trips = 0;
        for (const { view, last } of plies) {
            const next = plan(tokens, view.board, last.journeys, at);
            expect(boardOf(next.tokens)).toEqual(view.board);
            expect(next.trips).toHaveLength(last.journeys.length);
            expect(new Set(next.tokens.map(({ id }) => id)).size).toBe(next.tokens.length);
            tokens = next.tokens;
            trips += next.trips.length;
        }
        expect(trips).toBeGreaterThan(10);
    });

    it("keep the identity of a piece that moves, and draw it on top", () => {
        const { tokens, trips, from } = lastMove("qomet", "push");
        expect(from.get("c5")).toMatchObject({ end: "d4", manner: "hit", delay: 0 });
        expect(tokens.map(({ id }) => id)).toContain(trips[0]!.id);
    });

    it("let a pushed star wait until it is hit", () => {
        const { from } = lastMove("qomet", "push");
        const [hit, pushed] = [from.get("c5")!, from.get("d4")!];
        expect(pushed).toMatchObject({ end: "e3", manner: "pushed" });
        expect(pushed.delay).toBeGreaterThan(0);
        expect(pushed.delay).toBeLessThan(hit.duration);
    });

    it("push a star off the board along its line", () => {
        const off = lastMove("qomet", "push-off").from.get("g7")!;
        expect(off).toMatchObject({ end: null, manner: "off" });
        expect(off.way!.x).toBeCloseTo(Math.SQRT1_2);
        expect(off.way!.y).toBeCloseTo(-Math.SQRT1_2);
    });

    it("take a withdrawn star home", () => {
        const { trips, tokens } = lastMove("qomet", "withdraw");
        expect(trips).toEqual([
            expect.objectContaining({ start: "a1", end: null, manner: "home" }),
        ]);
        expect(tokens.some(({ space }) => space === "a1")).toBe(true);
    });

    it("send cut-off tiles home one after the other, and only then put the lifted one down", () => {
        const { trips, from } = lastMove("exago", "cut");
        const home = trips.filter(({ manner }) => manner === "home");
        expect(home.map(({ start }) => start)).toEqual(["b2", "b3", "b4"]);
        expect(new Set(home.map(({ delay }) => delay)).size).toBe(3);
        const lifted = from.get("c3")!;
        expect(lifted.manner).toBe("slide");
        expect(lifted.delay).toBeGreaterThan(home[0]!.delay);
    });

    it("place from the hand", () => {
        const { trips } = lastMove("quantik", "middle");
        expect(trips).toEqual([
            expect.objectContaining({ start: null, end: "d4", manner: "place" }),
        ]);
    });

    it("go back without being told how, as for a move taken back", () => {
        const { layout, before, view } = scene("qomet", "push");
        const { at } = arrange(layout);
        const back = plan(tokensOf(view.board), before!.board, [], at);
        expect(boardOf(back.tokens)).toEqual(before!.board);
        expect(back.trips.map(({ start, end }) => `${start}-${end}`).sort()).toEqual([
            "d4-c5",
            "e3-d4",
        ]);
    });

    it("do not trust journeys that lead elsewhere", () => {
        const { layout, view, last } = scene("qomet", "push");
        const { at } = arrange(layout);
        const found = plan([], view.board, last!.journeys, at);
        expect(boardOf(found.tokens)).toEqual(view.board);
        expect(new Set(found.trips.map(({ manner }) => manner))).toEqual(new Set(["appear"]));
    });

    it("do nothing when nothing changes", () => {
        const { layout, view, last } = scene("exago", "six");
        const tokens = tokensOf(view.board);
        const found = plan(tokens, view.board, last!.journeys, arrange(layout).at);
        expect(found.trips).toEqual([]);
        expect(found.tokens).toEqual(tokens);
    });

    it("jump to a board of another layout", () => {
        const old = tokensOf(scene("exago", "middle").view.board);
        const { layout, view } = scene("quantik", "middle");
        const found = plan(old, view.board, [], arrange(layout).at);
        expect(boardOf(found.tokens)).toEqual(view.board);
    });
});

describe("sounds", () => {
    it("are heard when a push hits and when a piece arrives", () => {
        const { trips } = lastMove("qomet", "push");
        const [hit, pushed] = trips;
        expect(sounds(trips)).toEqual([
            { kind: "slide", at: hit!.delay + hit!.duration },
            { kind: "push", at: pushed!.delay },
        ]);
    });
});
