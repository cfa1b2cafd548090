import { beforeEach, expect, it, vi } from "vitest";
import type * as Solutions from "./solutions";

const STREAM = "/positions/qomet/stream?moves=a1";
const ONE = { seconds: 1 };
const TWO = { seconds: 2 };
const HERE = { seconds: 0 };

let knowsBetter: typeof Solutions.knowsBetter;
let serverFirst: typeof Solutions.serverFirst;

beforeEach(async () => {
    vi.resetModules();
    ({ knowsBetter, serverFirst } = await import("./solutions"));
});

const games = () => Promise.resolve(Response.json({ games: [{ name: "qomet", solution: true }] }));
const told = (...events: object[]) => {
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    return Promise.resolve(new Response(text));
};
const heard = async (answer: Response): Promise<unknown[]> =>
    [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!));
const first = (server: () => Promise<Response>) =>
    serverFirst(STREAM, {}, server, () => told(HERE));

it("asks a server about the games that it has a solution of", async () => {
    const server = vi.fn(games);
    expect(await knowsBetter(STREAM, {}, server)).toBe(true);
    expect(await knowsBetter("/positions/quantik/stream", {}, server)).toBe(false);
    const review = (game: string) => ({
        body: JSON.stringify({ record: `[Game "${game}"]\n[Options ""]\n` }),
    });
    expect(await knowsBetter("/review", review("qomet"), server)).toBe(true);
    expect(await knowsBetter("/review", review("exago"), server)).toBe(false);
    expect(await knowsBetter("/review", { body: '{"record":"?"}' }, server)).toBe(false);
    expect(server).toHaveBeenCalledTimes(1);
});

it.each([
    ["cannot be reached", () => Promise.reject(new TypeError())],
    [
        "is of an older version",
        () => Promise.resolve(Response.json({ games: [{ name: "qomet" }] })),
    ],
    ["is asked too much", () => Promise.resolve(Response.json({ error: {} }, { status: 429 }))],
])("asks nobody who %s", async (_, server) => {
    expect(await knowsBetter(STREAM, {}, server)).toBe(false);
});

it("hands on what the server tells", async () => {
    expect(await heard(await first(() => told(ONE, TWO)))).toEqual([ONE, TWO]);
    const refused = await first(() => Promise.resolve(new Response("?", { status: 422 })));
    expect(refused.status).toBe(422);
});

it.each([
    ["cannot be reached", () => Promise.reject(new TypeError())],
    ["has failed", () => Promise.resolve(new Response("?", { status: 502 }))],
    ["is asked too much", () => Promise.resolve(new Response("?", { status: 429 }))],
    ["is busy", () => told({ error: { code: "busy" } })],
])("is answered here when the server %s", async (_, server) => {
    expect(await heard(await first(server))).toEqual([HERE]);
});

it("is answered here from what the server could not tell any more", async () => {
    const busy = () => told(ONE, { error: { code: "busy" } });
    expect(await heard(await first(busy))).toEqual([ONE, HERE]);
});

it("is answered here when the server keeps silent", async () => {
    vi.useFakeTimers();
    const silent = (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) => signal!.addEventListener("abort", reject));
    const answer = serverFirst(STREAM, {}, silent, () => told(HERE));
    await vi.runAllTimersAsync();
    expect(await heard(await answer)).toEqual([HERE]);
});

it("is not asked any more when nobody listens", async () => {
    const stop = new AbortController();
    const here = vi.fn(() => told(HERE));
    const answer = serverFirst(
        STREAM,
        { signal: stop.signal },
        (_, { signal }) =>
            new Promise((_, reject) => signal!.addEventListener("abort", () => reject())),
        here,
    );
    stop.abort();
    await expect(answer).rejects.toThrow();
    expect(here).not.toHaveBeenCalled();
});
