import { beforeEach, describe, expect, it } from "vitest";
import { ending } from "./endings";
import { tidings } from "./tidings";
import type { Layout, Match, MatchEvent, Seat } from "../payloads";
import { words } from "../lib/words.svelte";

const seat = (kind: Seat["kind"], more: Partial<Seat> = {}): Seat => ({
    ...{ kind, name: null, level: null, connected: true, left: null, engine_plays: false },
    ...more,
});

const match = (reason: string, ...seats: Seat[]) =>
    ({
        ...{ game: "quantik", status: "over", you: [0], seats },
        offers: { draw: [], takeback: null, rematch: [] },
        outcome: { winner: 0, reason, spaces: [] },
    }) as unknown as Match;

const layout = { colours: ["black", "white"] } as unknown as Layout;

beforeEach(() => words.speak("en"));

describe("an engine that cannot go on", () => {
    const star = seat("engine", { name: "Star", left: "failed" });
    const over = match("resignation", seat("person"), star);

    it("has lost for a reason of its own", () => {
        expect(ending(over, layout.colours)).toEqual({
            headline: "You win!",
            why: "How it ended: the engine could not go on.",
            where: "",
            mood: "won",
        });
    });

    it("is told by its name, with what it did", () => {
        const failed = (reason: string, note = ""): MatchEvent[] => [
            { n: 4, at: 0, kind: "failed", seat: 1, reason, note },
        ];
        const told = (events: MatchEvent[]) => tidings(events, over, layout, over)[0];
        expect(told(failed("engine-illegal", "Zz9"))).toBe(
            "Star cannot go on: it played Zz9, which is not allowed.",
        );
        expect(told(failed("engine-late", "go"))).toBe(
            "Star cannot go on: it did not answer in time.",
        );
        expect(told(failed("engine-option", "Hash"))).toBe(
            "Star cannot go on: its program does not work as it should.",
        );
    });

    it("is no person who gave up", () => {
        const given = match("resignation", seat("person"), seat("person", { left: "resigned" }));
        expect(ending(given, layout.colours)?.why).toContain("by resignation");
    });
});
