import { afterEach, expect, it, vi } from "vitest";
import type { Worry } from "../here/house";

const listeners = new Set<() => void>();
/** Ends the move of the match to this browser. */
let arrive: ((isHere: boolean) => void) | undefined;

vi.mock("../here/house", () => ({
    House: class {
        isReady = true;
        worry = (): Worry => "full";
        onWorry = (listener: () => void) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
        };
        socket = () => ({ close: () => undefined });
    },
    moveHere: () => new Promise<boolean>((resolve) => (arrive = resolve)),
}));

class Socket {
    static last: Socket;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
        Socket.last = this;
    }
    close(): void {}
}

afterEach(() => vi.doUnmock("../here/house"));

it("listens once to a match that moves here meanwhile, and stops", async () => {
    vi.stubGlobal("WebSocket", Socket);
    const { atHome, listen, onWorry } = await import("./homes");
    await atHome();
    listen("x", null, "en");
    await vi.waitFor(() => expect(Socket.last.onmessage).toBeTruthy());
    const match = { private: true, seats: [] };
    Socket.last.onmessage!({ data: JSON.stringify({ type: "welcome", match }) });
    const heard = vi.fn();
    const stop = onWorry("x", heard);
    await vi.waitFor(() => expect(arrive).toBeTruthy());
    arrive!(true);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
});
