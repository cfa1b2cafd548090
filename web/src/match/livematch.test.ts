import { expect, it, vi } from "vitest";
import type { Match } from "../payloads";
import { LiveMatch } from "./livematch.svelte";

it("is played where the browser forbids to store anything", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
        throw new DOMException("", "SecurityError");
    });
    const live = new LiveMatch("m1", { events: () => undefined, refused: () => undefined });
    expect(live.asked).toEqual([]);
    live.set({ id: "m1", version: 1, ply: 0, time: 0 } as Match);
    live.ask("move", { move: "Aa1" });
    expect(live.asked).toMatchObject([{ kind: "move", move: "Aa1", ply: 0 }]);
});
