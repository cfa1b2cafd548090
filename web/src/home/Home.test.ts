import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { words } from "../lib/words.svelte";
import type { ListedGame, Summary } from "../payloads";
import Home from "./Home.svelte";

beforeEach(() => words.speak("en"));
afterEach(cleanup);

it("shows the games when the words for the matches do not come", async () => {
    vi.spyOn(api, "games").mockResolvedValue([] as ListedGame[]);
    vi.spyOn(api, "mine").mockResolvedValue({
        matches: [{ status: "playing" } as Summary],
        before: null,
    });
    vi.spyOn(words, "need").mockImplementation((...files) =>
        files.includes("engine") ? Promise.reject(new api.Trouble("unloaded")) : Promise.resolve(),
    );
    render(Home);
    const part = words.say("web-home-analyse");
    expect(await screen.findByText(part, {}, { timeout: 60_000 })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
});
