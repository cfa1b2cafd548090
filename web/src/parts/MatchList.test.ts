import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import type { Summary } from "../payloads";
import MatchList from "./MatchList.svelte";

beforeEach(() => words.speak("en"));
afterEach(cleanup);

const person = (name: string | null) => ({ kind: "person", name, level: null });

/** What the list says of a finished match for three. */
function listed(you: number[], winner: number, names: (string | null)[]): string {
    const match = {
        id: "m1",
        game: "exago",
        spec: "exago",
        status: "over",
        seats: names.map(person),
        you,
        clock: null,
        view: null,
        outcome: { winner, reason: "line", spaces: [] },
        updated: 0,
    } as unknown as Summary;
    render(MatchList, { matches: [match] });
    const said = screen.getByRole("link").textContent;
    cleanup();
    return said;
}

it("speaks to the winner as to somebody, whoever else sat around the table", () => {
    const nobody = [null, null, null];
    expect(listed([1], 1, nobody)).toContain("You win!");
    expect(listed([0, 1, 2], 0, nobody)).toContain("You win!");
    expect(listed([0, 1, 2], 0, ["Ann", "Bob", "Cem"])).toContain("Ann wins");
    expect(listed([0, 1, 2], 1, nobody)).not.toMatch(/You wins?\b/);
    expect(listed([1], 0, ["Ann", null, null])).toContain("Ann wins");
});
