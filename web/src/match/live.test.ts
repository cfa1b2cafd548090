import { beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Hooks, type Link, type Means, type Wire } from "./live";
import type { CommandRequest, Fault, Match } from "../payloads";

class FakeWire implements Wire {
    onmessage: Wire["onmessage"] = null;
    onclose: Wire["onclose"] = null;
    sent: Record<string, unknown>[] = [];
    closed = false;

    constructor(readonly after: number | null) {}

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close(): void {
        this.closed = true;
    }
    say(message: unknown): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    welcome(version = 1): void {
        const match = { version, moves: [], seats: [] };
        this.say({ type: "welcome", you: [0], match, events: [], watching: 0 });
    }
    break(): void {
        this.onclose?.({ code: 1006 });
    }
    get commands(): unknown[] {
        return this.sent.filter((each) => each.type === "command").map((each) => each.id);
    }
}

function memory(): Means["storage"] {
    const drawer = new Map<string, string>();
    return {
        getItem: (key) => drawer.get(key) ?? null,
        setItem: (key, value) => void drawer.set(key, value),
        removeItem: (key) => void drawer.delete(key),
    };
}

const move = (id: string, ply = 0): CommandRequest => ({ id, ply, kind: "move", move: "d4" });

let wires: FakeWire[];
let links: Link[];
let answers: [string, Fault | null][];
let exists: boolean;
let attentive: boolean;
let storage: Means["storage"];
let versions: number[];

function connection(): Live {
    const hooks: Hooks = {
        link: (state) => links.push(state),
        welcome: (match: Match) => versions.push(match.version),
        update: (match) => versions.push(match.version),
        presence: () => undefined,
        answered: (command, fault) => answers.push([command.id, fault]),
        pong: () => undefined,
        exists: () => Promise.resolve(exists),
    };
    return new Live("m1", hooks, {
        open: (after) => {
            const wire = new FakeWire(after);
            wires.push(wire);
            return wire;
        },
        storage,
        setTimeout: (what, ms) => setTimeout(what, ms),
        clearTimeout: (timer) => clearTimeout(timer as number),
        random: () => 0.5,
        attentive: () => attentive,
    });
}

const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
    vi.useFakeTimers();
    [wires, links, answers, versions] = [[], [], [], []];
    exists = true;
    attentive = false;
    storage = memory();
});

describe("commands", () => {
    it("are sent at once when the connection stands, and forgotten when answered", () => {
        const live = connection();
        live.start();
        wire().welcome();
        live.send(move("a"));
        expect(wire().commands).toEqual(["a"]);
        wire().say({ type: "done", id: "a", version: 2 });
        expect(answers).toEqual([["a", null]]);
        expect(live.pending).toEqual([]);
    });

    it("wait for a connection that is down and are sent in order when it is back", () => {
        const live = connection();
        live.start();
        live.send(move("a"));
        live.send(move("b", 1));
        expect(wire().sent).toEqual([]);
        wire().welcome();
        expect(wire().commands).toEqual(["a", "b"]);
    });

    it("are sent again under the same id after a loss, until answered", () => {
        const live = connection();
        live.start();
        wire().welcome();
        live.send(move("a"));
        wire().break();
        vi.advanceTimersByTime(1_000);
        expect(wires).toHaveLength(2);
        wire().welcome(2);
        expect(wire().commands).toEqual(["a"]);
        wire().say({ type: "done", id: "a", version: 2 });
        wire().break();
        vi.advanceTimersByTime(2_000);
        wire().welcome(2);
        expect(wire().commands).toEqual([]);
    });

    it("survive a reload", () => {
        const before = connection();
        before.start();
        before.send(move("a"));
        before.stop();
        const after = connection();
        after.start();
        wire().welcome();
        expect(wire().commands).toEqual(["a"]);
    });

    it("that are refused are dropped and reported with the reason", () => {
        const live = connection();
        live.start();
        wire().welcome();
        live.send(move("a"));
        const error = { code: "stale", message: "…", field: null };
        wire().say({ type: "refused", id: "a", error });
        expect(answers).toEqual([["a", error]]);
        expect(live.pending).toEqual([]);
    });

    it("that the server could not look at are sent again", () => {
        const live = connection();
        live.start();
        wire().welcome();
        live.send(move("a"));
        const error = { code: "storage-unavailable", message: "", field: null };
        wire().say({ type: "refused", id: "a", error });
        expect(answers).toEqual([]);
        vi.advanceTimersByTime(1_500);
        expect(wire().commands).toEqual(["a", "a"]);
    });

    it("that stay unanswered make a silent connection be replaced", () => {
        const live = connection();
        live.start();
        wire().welcome();
        const silent = wire();
        live.send(move("a"));
        vi.advanceTimersByTime(10_000);
        expect(silent.closed).toBe(true);
        wire().welcome();
        expect(wire().commands).toEqual(["a"]);
    });
});

describe("the connection", () => {
    it("asks only for what happened since", () => {
        const live = connection();
        live.start(7);
        expect(wire().after).toBe(7);
        wire().welcome(9);
        wire().say({ type: "changed", events: [], match: { version: 12 } });
        wire().break();
        vi.advanceTimersByTime(1_000);
        expect(wire().after).toBe(12);
        expect(versions).toEqual([9, 12]);
    });

    it("waits longer after each failure, but never more than some seconds", () => {
        connection().start();
        const waits: number[] = [];
        for (let failure = 0; failure < 10; failure += 1) {
            const count = wires.length;
            wire().break();
            let waited = 0;
            while (wires.length === count) {
                vi.advanceTimersByTime(100);
                waited += 100;
            }
            waits.push(waited);
        }
        expect(waits[0]).toBeLessThan(1_000);
        expect(waits[3]).toBeGreaterThan(waits[0]! * 4);
        expect(Math.max(...waits)).toBeLessThan(20_000);
    });

    it("says what it is doing", () => {
        connection().start();
        wire().welcome();
        wire().break();
        vi.advanceTimersByTime(1_000);
        wire().welcome();
        expect(links).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
    });

    it("comes back at once when the network does", () => {
        const live = connection();
        live.start();
        wire().break();
        live.nudge();
        expect(wires).toHaveLength(2);
    });

    it("notices silence by asking now and then", () => {
        connection().start();
        wire().welcome();
        const silent = wire();
        vi.advanceTimersByTime(20_500);
        expect(silent.sent).toEqual([{ type: "ping" }]);
        vi.advanceTimersByTime(8_500);
        expect(silent.closed).toBe(true);
        expect(links.at(-1)).not.toBe("open");
    });

    it("is said to be silent within three seconds while somebody waits, and open again", () => {
        attentive = true;
        const live = connection();
        live.start();
        wire().welcome();
        expect(wire().sent).toEqual([{ type: "ping", again: 2_000 }]);
        for (let second = 0; second < 10; second += 1) {
            vi.advanceTimersByTime(1_000);
            wire().say({ type: "pong", time: 0 });
        }
        expect(links).toEqual(["connecting", "open"]);
        // It promises to be heard of again before anybody has to wonder.
        expect(wire().sent.at(-1)).toEqual({ type: "ping", again: 2_000 });
        vi.advanceTimersByTime(3_000);
        expect(links.at(-1)).toBe("silent");
        live.send(move("a"));
        expect(wire().commands).toEqual(["a"]);
        wire().say({ type: "pong", time: 0 });
        expect(links.at(-1)).toBe("open");
        vi.advanceTimersByTime(10_000);
        expect(wires.length).toBeGreaterThan(1);
    });

    it("is doubted as soon as the device knows that it has no network", () => {
        const live = connection();
        live.start();
        wire().welcome();
        live.doubt();
        expect(links.at(-1)).toBe("silent");
        live.nudge();
        wire().say({ type: "pong", time: 0 });
        expect(links.at(-1)).toBe("open");
        expect(wires).toHaveLength(1);
    });

    it("stays while its questions are answered", () => {
        connection().start();
        wire().welcome();
        for (let minute = 0; minute < 10; minute += 1) {
            vi.advanceTimersByTime(20_000);
            wire().say({ type: "pong", time: 0 });
        }
        expect(wires).toHaveLength(1);
    });

    // Python in the page answers a ping before `send` returns.
    it.each([
        ["a player waits in a running match", true],
        ["the tab is hidden or the match is over", false],
    ])("stays open with a local socket while %s", (_, waits) => {
        attentive = waits;
        const live = connection();
        live.start();
        const local = wire();
        local.send = (text) => {
            if (text.includes("ping")) local.say({ type: "pong", time: 0 });
        };
        local.welcome();
        live.nudge();
        vi.advanceTimersByTime(120_000);
        expect(links).toEqual(["connecting", "open"]);
        expect(wires).toHaveLength(1);
    });

    it("gives up when the match is gone, or was never there", async () => {
        const live = connection();
        live.start();
        wire().welcome();
        exists = false;
        wire().break();
        await vi.advanceTimersByTimeAsync(1_000);
        wire().break();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(links.at(-1)).toBe("gone");
        expect(wires).toHaveLength(2);
        connection().start();
        wire().break();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(links.at(-1)).toBe("gone");
        expect(wires).toHaveLength(3);
    });

    it("ignores a wire that was already replaced", () => {
        const live = connection();
        live.start();
        const old = wire();
        const late = old.onmessage;
        old.break();
        live.nudge();
        late?.({
            data: JSON.stringify({
                type: "welcome",
                you: [],
                match: { version: 99 },
                events: [],
                watching: 0,
            }),
        });
        expect(versions).toEqual([]);
    });
});
