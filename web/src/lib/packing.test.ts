// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packing";

describe("a text in a link", () => {
    const record = `[Game "exago"]\n[Seat1 "Zoë"]\n\n${"1. f6 f7 ".repeat(40)}`;

    it("comes out as it went in, shorter and in letters that addresses allow", async () => {
        const packed = await pack(record);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed.length).toBeLessThan(record.length);
        expect(await unpack(packed)).toBe(record);
    });

    it("that was damaged is refused", async () => {
        await expect(unpack("nonsense!")).rejects.toThrow();
        await expect(unpack("AAAA")).rejects.toThrow();
    });
});
