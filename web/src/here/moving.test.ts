import { expect, it, vi } from "vitest";
import { settle } from "./moving";
import type { Store } from "./store";

const refusal = (status: number, code: string) =>
    Response.json({ error: { code, message: "", field: null } }, { status });

async function settled(answer: Response) {
    const store = { settle: vi.fn() };
    await settle(store as unknown as Store, "x", 3, async () => answer);
    return store.settle.mock.calls;
}

it("lets the copy count when the server has deleted its own, or says that it has none", async () => {
    for (const answer of [
        new Response(null, { status: 204 }),
        refusal(401, "token-missing"),
        refusal(401, "token-unknown"),
        refusal(403, "not-your-match"),
        refusal(404, "match-unknown"),
    ])
        expect(await settled(answer)).toEqual([["x", 3, true]]);
});

it("drops the copy when something has happened on the server", async () => {
    expect(await settled(refusal(409, "stale"))).toEqual([["x", 3, false]]);
});

it("decides nothing on an answer that is not the server's", async () => {
    for (const answer of [
        new Response("<h1>Log in</h1>"),
        new Response("", { status: 401 }),
        new Response("<h1>Forbidden</h1>", { status: 403 }),
        new Response("null", { status: 404 }),
        Response.json({ error: "no such page" }, { status: 404 }),
        refusal(403, "origin"),
        refusal(503, "busy"),
    ])
        await expect(settled(answer)).rejects.toThrow(`${answer.status}`);
});
