import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { scene } from "../../tests/fixtures";
import PiecePicture from "./PiecePicture.svelte";

afterEach(cleanup);

const { layout } = scene("quantik", "middle");

/** Draw a piece of a shape that no board knows. */
function draw(outline?: string): HTMLElement {
    const piece = { letter: "X", shape: "mark", seat: 0, ...(outline && { outline }) };
    return render(PiecePicture, { layout: { ...layout, pieces: [piece] }, letter: "X" }).container;
}

it("draws a piece as its game says", () => {
    const drawn = draw("M0-40L40 40H-40Z");
    expect(drawn.querySelector("path.body")?.getAttribute("d")).toBe("M0-40L40 40H-40Z");
    expect(drawn.querySelector(".letter")).toBeNull();
});

it("draws a disc with its letter where its game says nothing", () => {
    const drawn = draw();
    expect(drawn.querySelector("circle.body")).not.toBeNull();
    expect(drawn.querySelector(".letter")?.textContent).toBe("X");
});
