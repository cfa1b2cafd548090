import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Python from "../here/python";
import { lost } from "../lib/api";
import { words } from "../lib/words.svelte";
import Offline from "./Offline.svelte";

// Pages that were built without Python.
vi.mock("../here/python", async (original) => ({
    ...(await original<typeof Python>()),
    isBuilt: false,
    isPossible: () => false,
}));

beforeEach(() => words.speak("en"));
afterEach(cleanup);

it("says that this server does not offer offline play", async () => {
    const { container } = render(Offline);
    const said = "This server does not offer offline play";
    await vi.waitFor(() => expect(container.textContent).toContain(said), { timeout: 60_000 });
    expect(container.querySelector("button")).toBeNull();
});

it("does not blame the browser when the pages have no Python", async () => {
    const { NotBuilt } = await import("../here/python");
    const { code } = lost(new NotBuilt());
    expect(code).toBe("unbuilt");
    expect(words.has(`web-problem-${code}-next`)).toBe(true);
});
