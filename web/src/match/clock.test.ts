import { describe, expect, it } from "vitest";
import { left, ServerTime, written } from "./clock";

describe("the server's time", () => {
    it("follows the quickest message", () => {
        let tick = 0;
        const time = new ServerTime(() => tick);
        time.heard(1_000_000 - 80);
        expect(time.now()).toBe(999_920);
        tick = 500;
        time.heard(1_000_500 - 5);
        expect(time.now()).toBe(1_000_495);
    });

    it("never runs backwards, however slow messages get", () => {
        let tick = 0;
        const time = new ServerTime(() => tick);
        let shown = 0;
        for (const latency of [50, 900, 10, 1500, 30, 700]) {
            tick += 250;
            time.heard(5_000_000 + tick - latency);
            expect(time.now()).toBeGreaterThanOrEqual(shown);
            shown = time.now();
        }
    });

    it("is set anew when a clock was put right", () => {
        let tick = 0;
        const time = new ServerTime(() => tick);
        time.heard(9_000_000);
        tick = 100;
        time.heard(8_000_000);
        expect(time.now()).toBe(8_000_000);
    });
});

describe("a clock", () => {
    const clocks = { remaining: [60_000, 45_000], running: 0, at: 1_000 };

    it("runs only for the seat to move", () => {
        expect(left(clocks, 0, 11_000)).toBe(50_000);
        expect(left(clocks, 1, 11_000)).toBe(45_000);
    });

    it("never shows less than nothing, nor more than there was", () => {
        expect(left(clocks, 0, 1_000_000)).toBe(0);
        expect(left(clocks, 0, 0)).toBe(60_000);
    });

    it("is written for people", () => {
        expect(written(3 * 86_400_000 + 4 * 3_600_000, "en")).toBe("3d 4h");
        expect(written(3_723_000, "en")).toBe("1:02:03");
        expect(written(245_000, "en")).toBe("4:05");
        expect(written(10_000, "en")).toBe("0:10");
        expect(written(9_440, "en")).toBe("9.4");
        expect(written(9_440, "fr")).toBe("9,4");
        expect(written(0, "en")).toBe("0.0");
    });
});
