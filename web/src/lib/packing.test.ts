// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LONGEST, pack, unpack } from "./packing";

describe("a text in a link", () => {
    const record = `[Game "exago"]\n[Seat1 "Zoë"]\n\n${"1. f6 f7 ".repeat(40)}`;

    it("comes out as it went in, shorter and in letters that addresses allow", async () => {
        const packed = await pack(record);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed.length).toBeLessThan(record.length);
        expect(await unpack(packed)).toBe(record);
    });

    it("may be as long as a game, and no longer, however short the link is", async () => {
        const longest = "1. f6 f7 ".repeat(LONGEST).slice(0, LONGEST);
        expect(await unpack(await pack(longest))).toBe(longest);
        await expect(unpack(await pack(`${longest}f`))).rejects.toThrow("too long");
        const bomb = await pack("f".repeat(100 * LONGEST));
        expect(bomb.length).toBeLessThan(LONGEST);
        await expect(unpack(bomb)).rejects.toThrow("too long");
    });

    it("that was damaged is refused", async () => {
        await expect(unpack("nonsense!")).rejects.toThrow();
        await expect(unpack("AAAA")).rejects.toThrow();
    });
});
