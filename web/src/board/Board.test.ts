import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fixtures, scene, wordsIn } from "../../tests/fixtures";
import Board from "./Board.svelte";
import PiecePicture from "./PiecePicture.svelte";
import type { BoardProps } from "./types";

afterEach(cleanup);

function show(game: string, name: string, more: Partial<BoardProps> = {}) {
    const { layout, view, legal, toMove, last, outcome } = scene(game, name);
    const heard = { onmove: vi.fn(), onrefused: vi.fn(), onpick: vi.fn(), onannounce: vi.fn() };
    const props: BoardProps = {
        layout,
        view,
        legal,
        toMove,
        last,
        outcome,
        words: wordsIn("en"),
        interactive: true,
        motion: "none",
        ...heard,
        ...more,
    };
    const { rerender } = render(Board, props);
    return { ...heard, rerender };
}

const space = (name: string) => {
    const found = document.querySelector<SVGElement>(`[data-space="${name}"]`);
    if (!found) throw new Error(`no space ${name}`);
    return found;
};
const label = (name: string) => space(name).getAttribute("aria-label");
const click = (name: string) => fireEvent.click(space(name));
const press = (name: string, key: string) => fireEvent.keyDown(space(name), { key });
const slot = (label: RegExp) => screen.getByRole("button", { name: label });

describe("clicks", () => {
    it("take a piece from the hand and put it on a space", async () => {
        const { onmove, onannounce } = show("quantik", "middle");
        await fireEvent.click(slot(/dark cylinder/));
        expect(slot(/dark cylinder/).getAttribute("aria-pressed")).toBe("true");
        expect(onannounce).toHaveBeenLastCalledWith("Selected: dark cylinder; 5 choices");
        expect(label("a3")).toBe("a3, empty, can be chosen");
        expect(label("d3")).toBe("d3, empty");
        await click("a3");
        expect(onmove).toHaveBeenCalledExactlyOnceWith("Ba3");
    });

    it("choose the space before the piece as well", async () => {
        const { onmove } = show("quantik", "middle");
        await click("a3");
        await fireEvent.click(slot(/dark cylinder/));
        expect(onmove).toHaveBeenCalledExactlyOnceWith("Ba3");
    });

    it("choose another space instead of the first, and refuse nothing", async () => {
        const { onmove, onrefused } = show("quantik", "middle");
        await click("d3");
        await click("a3");
        expect(space("a3").getAttribute("aria-selected")).toBe("true");
        await fireEvent.click(slot(/dark cylinder/));
        expect(onrefused).not.toHaveBeenCalled();
        expect(onmove).toHaveBeenCalledExactlyOnceWith("Ba3");
    });

    it("ask why when a target is not legal, and drop the selection", async () => {
        const { onmove, onrefused } = show("quantik", "middle");
        await fireEvent.click(slot(/dark cylinder/));
        await click("d3");
        expect(onrefused).toHaveBeenCalledExactlyOnceWith(["hand:B", "d3"]);
        expect(slot(/dark cylinder/).getAttribute("aria-pressed")).toBe("true");
        expect(onmove).not.toHaveBeenCalled();
    });

    it("place where the rules name only the space, and say why not elsewhere", async () => {
        const { onmove, onrefused } = show("exago", "middle");
        await click("a1");
        expect(onrefused).toHaveBeenCalledExactlyOnceWith(["a1"]);
        await click("d5");
        expect(onmove).toHaveBeenCalledExactlyOnceWith("d5");
    });

    it("move a star, or another one when somebody changes their mind", async () => {
        const { onmove } = show("qomet", "middle");
        await click("d7");
        await click("e5");
        expect(space("d7").getAttribute("aria-selected")).toBe("false");
        await click("e4");
        expect(onmove).toHaveBeenCalledExactlyOnceWith("e5-e4");
    });

    it("never place a piece when a selected one cannot go there", async () => {
        const { onmove, onrefused } = show("qomet", "middle");
        await click("d7");
        await click("f2");
        expect(onmove).not.toHaveBeenCalled();
        expect(onrefused).toHaveBeenCalledExactlyOnceWith(["d7", "f2"]);
    });

    it("take a star home through the hand", async () => {
        const { onmove } = show("qomet", "middle");
        await click("d7");
        await fireEvent.click(slot(/dark star/));
        expect(onmove).toHaveBeenCalledExactlyOnceWith("d7-x");
    });

    it("show the groups to choose from and take any of their tiles", async () => {
        const { onmove } = show("exago", "choice");
        await click("e5");
        await click("e6");
        expect(screen.getByText("Choose the group that stays.")).toBeTruthy();
        expect(label("g6")).toMatch(/group \d, can be chosen/);
        await click("g6");
        expect(onmove).toHaveBeenCalledExactlyOnceWith("e5-e6=f6");
    });

    it("offer pass as a button", async () => {
        const { onmove } = show("exago", "middle", { legal: [{ move: "pass", picks: ["pass"] }] });
        await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
        expect(onmove).toHaveBeenCalledExactlyOnceWith("pass");
    });

    it("do nothing when it is not the viewer's turn, a move is pending or the game is over", async () => {
        for (const more of [{ interactive: false }, { pending: true }]) {
            const { onmove, onpick } = show("qomet", "middle", more);
            await click("f2");
            await click("d7");
            expect(onmove).not.toHaveBeenCalled();
            expect(onpick).not.toHaveBeenCalled();
            cleanup();
        }
        const { onmove } = show("quantik", "line");
        await click("a3");
        expect(onmove).not.toHaveBeenCalled();
    });

    it("leave the other hand alone", async () => {
        const { onpick } = show("quantik", "middle");
        await fireEvent.click(slot(/light cone/));
        expect(onpick).not.toHaveBeenCalled();
    });
});

describe("keys", () => {
    it("go from space to space, one of them in the order of Tab", async () => {
        show("quantik", "middle");
        expect(document.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
        space("d4").focus();
        await press("d4", "ArrowDown");
        await tick();
        expect(document.activeElement).toBe(space("d3"));
        expect(space("d3").getAttribute("tabindex")).toBe("0");
        expect(document.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
    });

    it("play a whole move: letter for the piece, Enter on the space", async () => {
        const { onmove } = show("quantik", "middle");
        await press("a3", "b");
        await press("a3", "Enter");
        expect(onmove).toHaveBeenCalledExactlyOnceWith("Ba3");
    });

    it("lead on to where a stock chosen by its number can go", async () => {
        show("quantik", "middle");
        const taken = space("d4");
        taken.focus();
        await fireEvent.keyDown(taken, { key: "2" });
        await tick();
        expect(document.activeElement?.getAttribute("aria-label")).toMatch(/can be chosen/);
        // From a space where it can go, nobody is led away.
        await press("a3", "Escape");
        space("a3").focus();
        await press("a3", "2");
        await tick();
        expect(document.activeElement).toBe(space("a3"));
    });

    it("pick stocks by number", async () => {
        const { onpick } = show("quantik", "middle");
        await press("a3", "2");
        expect(onpick).toHaveBeenLastCalledWith(["hand:B"]);
    });

    it("clear the selection with Escape", async () => {
        const { onpick } = show("qomet", "middle");
        await press("d7", " ");
        expect(space("d7").getAttribute("aria-selected")).toBe("true");
        await press("d7", "Escape");
        expect(space("d7").getAttribute("aria-selected")).toBe("false");
        expect(onpick).toHaveBeenLastCalledWith([]);
    });

    it("lead from the hand to a space where the piece can go", async () => {
        show("quantik", "middle");
        await fireEvent.click(slot(/dark cylinder/), { detail: 0 });
        await tick();
        expect(document.activeElement?.getAttribute("aria-label")).toMatch(/can be chosen/);
    });

    it("leave other keys and shortcuts to the page", async () => {
        const { onpick } = show("quantik", "middle");
        const untouched = await fireEvent.keyDown(space("a3"), { key: "b", ctrlKey: true });
        expect(untouched).toBe(true);
        expect(onpick).not.toHaveBeenCalled();
    });
});

describe("a new position", () => {
    it("is announced once, drops the picks and keeps the focus", async () => {
        const { before, view, last, legal } = scene("qomet", "push");
        const { rerender, onannounce } = show("qomet", "push", { view: before!, last: null });
        space("c5").focus();
        await rerender({ view, last, legal });
        expect(onannounce).toHaveBeenCalledExactlyOnceWith(
            "Light pushes from c5 to d4; a dark star goes to e3",
        );
        expect(document.activeElement).toBe(space("c5"));
        expect(label("e3")).toMatch(/^e3, dark star/);
        expect(label("d4")).toMatch(/^d4, light star.*last move/);
        await rerender({ view: { ...view }, last: { ...last! } });
        expect(onannounce).toHaveBeenCalledTimes(1);
    });

    it("keeps a selection that still leads somewhere", async () => {
        const { view, legal } = scene("qomet", "middle");
        const { rerender } = show("qomet", "middle");
        await click("d7");
        await rerender({ view: { ...view }, legal: [...legal] });
        expect(space("d7").getAttribute("aria-selected")).toBe("true");
        await rerender({ legal: [] });
        expect(space("d7").getAttribute("aria-selected")).toBe("false");
    });

    it("keeps the focus when the board is turned", async () => {
        const { rerender } = show("qomet", "middle");
        space("a1").focus();
        await rerender({ flipped: true });
        await tick();
        expect(document.activeElement).toBe(space("a1"));
    });
});

describe("a pending move", () => {
    it("is shown as played until the answer comes", async () => {
        const { rerender, onmove } = show("qomet", "middle");
        const drawn = () => document.querySelectorAll(".actor").length;
        const standing = drawn();
        await click("f2");
        expect(onmove).toHaveBeenCalledWith("f2");
        await rerender({ pending: true });
        expect(drawn()).toBe(standing + 1);
        await rerender({ pending: false });
        expect(drawn()).toBe(standing);
    });

    it("stays when the same position is told once more, and goes when it is played", async () => {
        const { view, legal } = scene("qomet", "middle");
        const { rerender } = show("qomet", "middle", { unsent: true });
        const signs = () => document.querySelectorAll(".signs .unsent").length;
        await click("f2");
        await rerender({ pending: true });
        await rerender({ view: { ...view }, legal: [...legal] });
        expect(signs()).toBe(1);
        await rerender({ legal: legal.filter(({ move }) => move !== "f2") });
        expect(signs()).toBe(0);
    });
});

describe("what is drawn", () => {
    it.each([
        ["quantik", "middle"],
        ["qomet", "middle"],
        ["exago", "six"],
    ])("has a named space for every space and a piece for every piece of %s/%s", (game, name) => {
        const { layout, view } = scene(game, name);
        show(game, name);
        expect(screen.getAllByRole("gridcell")).toHaveLength(layout.spaces.length);
        expect(document.querySelectorAll(".actor")).toHaveLength(Object.keys(view.board).length);
        expect(document.querySelectorAll("[style*=':']:not(.actor)")).toHaveLength(0);
    });

    it("shows what moves are worth on hands and targets", async () => {
        const marks = { Ba3: { kind: "win", text: "W5", exact: true } } as const;
        show("quantik", "middle", { marks });
        expect(slot(/dark cylinder, 2 in hand, W5/)).toBeTruthy();
        await fireEvent.click(slot(/dark cylinder/));
        expect(label("a3")).toBe("a3, empty, can be chosen, W5");
    });

    it("reads the sign of a stock and what it means", () => {
        const mark = {
            kind: "loss",
            text: "L10",
            label: "loses in 10 moves",
            exact: true,
        } as const;
        show("quantik", "middle", { marks: { Ba3: mark } });
        const stock = slot(/dark cylinder, 2 in hand, loses in 10 moves, L10/);
        expect(stock.querySelector(".slot-worth")!.closest("[aria-hidden]")).toBeNull();
        expect(stock.textContent).toContain("L10");
    });

    it("does not show what placing is worth while a star is to be moved", async () => {
        const marks = {
            d6: { kind: "loss", text: "L2", exact: true },
            "d7-d6": { kind: "win", text: "W1", exact: true },
        } as const;
        show("qomet", "middle", { marks });
        expect(label("d6")).toMatch(/L2/);
        await click("d7");
        expect(label("d6")).toMatch(/W1/);
    });

    it("keeps the mark of the last move inside the frame of the win", () => {
        show("quantik", "line");
        const [came] = document.querySelectorAll<SVGPathElement>(".signs .came");
        const frames = [...document.querySelectorAll<SVGPathElement>(".signs .winning")];
        const box = (path: SVGPathElement) => {
            const points = path
                .getAttribute("d")!
                .match(/-?[\d.]+/g)!
                .map(Number);
            const xs = points.filter((_, index) => index % 2 === 0);
            return { left: Math.min(...xs), right: Math.max(...xs) };
        };
        const mark = box(came!);
        const around = frames.find(
            (frame) => box(frame).left < mark.left && mark.right < box(frame).right,
        );
        expect(around).toBeDefined();
        // Half of each stroke: 11 for the frame and 6 for the mark.
        expect(mark.left - box(around!).left).toBeGreaterThan(8.5);
    });

    it("highlights a space, and a stock in the hand of the player to move", () => {
        const { layout, toMove } = scene("quantik", "middle");
        const { pick } = layout.hands[toMove]![0]!;
        show("quantik", "middle", { highlights: [pick, "d3"] });
        expect(document.querySelectorAll(".signs .highlight")).toHaveLength(1);
        const marked = [...document.querySelectorAll(".slot.highlighted")];
        expect(marked).toHaveLength(1);
        expect(marked[0]!.closest("[data-hand]")!.getAttribute("data-hand")).toBe(`${toMove}`);
    });

    it("names the winning spaces", () => {
        show("quantik", "line");
        expect(label("a4")).toMatch(/part of the win/);
        expect(label("b3")).not.toMatch(/part of the win/);
    });
});

describe("a picture of a piece", () => {
    const { layout } = scene("quantik", "middle");

    it("speaks when it has a title", () => {
        render(PiecePicture, { layout, letter: "D", title: "light cone" });
        expect(screen.getByRole("img", { name: "light cone" })).toBeTruthy();
    });

    it("is silent beside words that say the same", () => {
        render(PiecePicture, { layout, letter: "D" });
        expect(screen.queryByRole("img")).toBeNull();
        expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    });
});

describe("any change", () => {
    /** Everything there is to show, of every game. */
    const sights = Object.values(fixtures).flatMap(({ scenes, game }) => [
        ...Object.values(scenes),
        ...game.plies.map(({ view, last }) => ({
            ...{ layout: game.layout, view, last, legal: [], toMove: 0, outcome: null },
        })),
    ]);

    /** Numbers from 0 to below a limit, the same in every run. */
    function dice(seed: number) {
        let state = seed;
        return (sides: number) => {
            state = (Math.imul(state, 1103515245) + 12345) >>> 0;
            return Math.floor((state / 2 ** 32) * sides);
        };
    }

    /** What can be read off a board: every space, what is said of it, every stock. */
    const read = (board: ParentNode) => ({
        spaces: [...board.querySelectorAll("[data-space]")].map((each) =>
            each.getAttribute("aria-label"),
        ),
        stocks: [...board.querySelectorAll("[data-hand] .slot")].map((each) =>
            each.getAttribute("aria-label"),
        ),
        box: board.querySelector(".ff-svg")!.getAttribute("viewBox"),
    });

    // Movements end when the test says so, so that changes can come in the middle of them.
    let arrivals: (() => void)[] = [];
    const arrive = async () => {
        for (const each of arrivals.splice(0)) each();
        await new Promise((done) => setTimeout(done));
        await tick();
    };
    beforeEach(() => {
        arrivals = [];
        SVGElement.prototype.animate = () => {
            let cancel = () => {};
            const finished = new Promise<void>((done, fail) => {
                arrivals.push(done);
                cancel = fail;
            });
            return { finished, cancel } as unknown as Animation;
        };
    });
    afterEach(() => Reflect.deleteProperty(SVGElement.prototype, "animate"));

    it.each([1, 2])("of layout and position leaves nothing behind (%i)", async (seed) => {
        const roll = dice(seed);
        const one = <T>(list: readonly T[]): T => list[roll(list.length)]!;
        const props = (): BoardProps => {
            const { layout, view, legal, toMove, last, outcome } = one(sights);
            return {
                ...{ layout, view, legal, toMove, last, outcome, words: wordsIn("en") },
                ...{ interactive: true, motion: "full", flipped: roll(2) === 0 },
                ...{ near: roll(layout.colours.length), rotation: 60 * roll(3) },
            };
        };
        const mounted = render(Board, props());
        for (let round = 0; round < 40; round++) {
            // Something is in somebody's fingers when the change comes.
            const things = [...mounted.container.querySelectorAll("[data-space], .slot")];
            await fireEvent.click(one(things));
            const next = props();
            await mounted.rerender(next);
            if (roll(2)) continue;
            await arrive();
            const fresh = render(Board, next);
            expect(read(mounted.container)).toEqual(read(fresh.container));
            fresh.unmount();
        }
    });
});
