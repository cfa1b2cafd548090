// What a person is doing at the board: the picks made so far, a piece held by mouse or finger, the
// move sent off. Boards and hands share one of these.

import { group, nearest, type Geometry } from "./geometry";
import { isSource, kinds, offer, spelled, type Kind, type Offer } from "./picks";
import { pieceName, pieceOf, placeName } from "./text";
import type { BoardEvent, Point, Words } from "./types";
import type { Layout, LegalMove, View } from "../payloads";

export interface Inputs {
    readonly layout: Layout;
    readonly view: View;
    readonly legal: readonly LegalMove[];
    readonly toMove: number;
    readonly interactive: boolean;
    readonly pending: boolean;
    readonly geometry: Geometry;
    readonly words: Words;
    readonly onmove?: ((move: string) => void) | undefined;
    readonly onrefused?: ((picks: string[]) => void) | undefined;
    readonly onpick?: ((picks: string[]) => void) | undefined;
    readonly onevent?: ((event: BoardEvent) => void) | undefined;
    readonly onannounce?: ((text: string) => void) | undefined;
    /** Where on the board a point of the window is. */
    readonly locate: (x: number, y: number) => Point | null;
}

/** A piece in somebody's fingers: where it is from (a space, or else a hand), and where it was
 * put while that is not yet the position. */
export interface Held {
    readonly letter: string;
    readonly from: string | null;
    readonly to: string | null;
}

/** How long a move is shown as played when nobody says that it is pending. */
const GRACE = 250;
/** A press becomes a drag when it moves this many pixels. */
const SLACK = { mouse: 4, touch: 9 };

export class Play {
    picked = $state.raw<readonly string[]>([]);
    drag = $state.raw<(Point & { readonly over: string | null }) | null>(null);
    /** The space where something was just refused. */
    denied = $state.raw<string | null>(null);
    private sent = $state.raw<readonly string[] | null>(null);
    private press: { pick: string; x: number; y: number; slack: number; fresh: boolean } | null =
        null;
    private dragged = false;

    constructor(private readonly inputs: () => Inputs) {}

    readonly live = $derived.by(() => this.inputs().interactive && !this.inputs().pending);
    readonly kind: (pick: string) => Kind = $derived.by(() =>
        kinds(this.inputs().layout, this.inputs().toMove),
    );
    readonly offer: Offer = $derived.by(() =>
        offer(this.live ? this.inputs().legal : [], this.picked, this.kind),
    );
    /** Words such as `pass` that can be picked now. */
    readonly offeredWords = $derived.by(() =>
        [...this.offer.next].filter((pick) => this.kind(pick) === "word"),
    );
    readonly held: Held | null = $derived.by(() => this.holding());
    /** For each space of a group that can be chosen, the pick that chooses it. */
    readonly groups: ReadonlyMap<string, string> = $derived.by(() => this.groupsToChoose());

    /** A click on a space, a stock or a word, or the key that does the same. */
    choose(space: string): void {
        if (!this.live) return;
        const { legal } = this.inputs();
        const pick = this.groups.get(space) ?? space;
        if (this.offer.next.has(pick)) return this.take([...this.picked, pick]);
        if (this.picked.length === 1 && this.picked[0] === pick) return this.clear();
        if (isSource(legal, pick, this.kind)) return this.take([pick]);
        // A space that some piece of the hand could go to is chosen before the piece; another one
        // is chosen instead.
        const [first] = this.picked;
        const pointing = first === undefined || this.isBare(first);
        if (pointing && offer(legal, [pick], this.kind).next.size) return this.take([pick]);
        if (this.picked.length) return this.refuse([...this.picked, pick]);
        const placing = legal.some(
            (l) => l.picks.length === 1 && this.kind(l.picks[0]!) === "space",
        );
        if (placing && this.kind(pick) === "space") this.refuse([pick]);
    }

    clear(): void {
        if (!this.picked.length) return;
        this.picked = [];
        this.denied = null;
        this.inputs().onpick?.([]);
        this.inputs().onannounce?.(this.inputs().words("board-put-back"));
    }

    /** The position has changed, or what may be done in it: keeps only picks that still lead on,
     * and a move that is waited for as long as it can still be played. */
    refresh(): void {
        const { legal, pending } = this.inputs();
        const waits = pending && this.sent && offer(legal, this.sent, this.kind).move !== null;
        if (!waits) this.sent = null;
        this.denied = null;
        if (!this.picked.length || offer(legal, this.picked, this.kind).next.size) return;
        this.picked = [];
        this.letGo();
    }

    /** The move that was sent is no longer waited for. */
    answered(): void {
        this.sent = null;
    }

    /** The board is taken away. */
    leave(): void {
        this.sent = null;
        this.letGo();
    }

    /** Whether a pick is a space on which nothing stands. */
    private isBare(pick: string): boolean {
        return this.kind(pick) === "space" && this.inputs().view.board[pick] === undefined;
    }

    isSource(pick: string): boolean {
        return this.live && isSource(this.inputs().legal, pick, this.kind);
    }

    /** Whether a piece can be taken up by mouse or finger, be it only to learn why it may not go. */
    isLiftable(pick: string): boolean {
        if (!this.live) return false;
        const { layout, view, toMove } = this.inputs();
        if (this.kind(pick) === "slot")
            return (view.hands[toMove]?.[this.slotLetter(pick)] ?? 0) > 0;
        const letter = view.board[pick];
        return letter !== undefined && pieceOf(layout, letter).seat === toMove;
    }

    /** A mouse button or finger went down on something. */
    down(event: PointerEvent, pick: string): void {
        if (!this.live || !event.isPrimary || event.button !== 0) return;
        this.dragged = false;
        const goesOn = this.picked.length > 0 && this.offer.next.has(pick);
        const fresh = this.isSource(pick) && this.picked[0] !== pick && !goesOn;
        const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
        this.press = { pick, x: event.clientX, y: event.clientY, slack, fresh };
        if (fresh) this.take([pick]);
        addEventListener("pointermove", this.moved);
        addEventListener("pointerup", this.released);
        addEventListener("pointercancel", this.letGo);
    }

    /** Whether a click only ends what its press has done already. */
    swallows(): boolean {
        const done = this.dragged || this.press?.fresh === true;
        this.dragged = false;
        this.press = null;
        return done;
    }

    private readonly moved = (event: PointerEvent): void => {
        const { press } = this;
        if (!press) return;
        if (!this.drag) {
            if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < press.slack) return;
            if (!this.isLiftable(press.pick)) return this.letGo();
            this.dragged = true;
            if (this.picked[0] !== press.pick || this.picked.length > 1) this.picked = [press.pick];
        }
        const at = this.inputs().locate(event.clientX, event.clientY);
        if (at) this.drag = { ...at, over: nearest(this.inputs().geometry.at, at) };
    };

    private readonly released = (event: PointerEvent): void => {
        const dropped = this.drag;
        const press = this.press;
        this.letGo();
        // The click that follows still has to know what the press did.
        this.press = press;
        if (!dropped) return;
        const target = this.handAt(event) ?? dropped.over;
        if (target !== null && target !== this.picked[0]) {
            if (this.offer.next.has(target)) return this.take([...this.picked, target]);
            return this.refuse([...this.picked, target]);
        }
        this.inputs().onevent?.({ kind: "back", at: 0 });
        if (!this.offer.next.size) this.picked = [];
    };

    private readonly letGo = (): void => {
        this.drag = null;
        this.press = null;
        removeEventListener("pointermove", this.moved);
        removeEventListener("pointerup", this.released);
        removeEventListener("pointercancel", this.letGo);
    };

    /** The pick that means the mover's own hand, if the pointer is over it. */
    private handAt(event: PointerEvent): string | null {
        const { layout, toMove } = this.inputs();
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const hand = under?.closest<HTMLElement>("[data-hand]");
        if (hand?.dataset.hand !== String(toMove)) return null;
        const slots = layout.hands[toMove]!.map((slot) => slot.pick);
        return slots.find((pick) => this.offer.next.has(pick)) ?? this.picked[0] ?? null;
    }

    private take(picks: readonly string[]): void {
        this.denied = null;
        const { legal, view, words, onmove, onpick, onevent, onannounce } = this.inputs();
        const { next, move } = offer(legal, picks, this.kind);
        onpick?.(spelled(legal, picks, this.kind));
        if (move !== null) {
            this.sent = picks;
            this.picked = [];
            setTimeout(() => {
                if (this.sent === picks && !this.inputs().pending) this.sent = null;
            }, GRACE);
            onmove?.(move);
            return;
        }
        this.picked = picks;
        onevent?.({ kind: "pick", at: 0 });
        if (picks.length > 1) return onannounce?.(words("board-choose-group"));
        const first = picks[0]!;
        const letter = this.kind(first) === "slot" ? this.slotLetter(first) : view.board[first];
        onannounce?.(words("board-chosen", { what: this.named(first, letter), count: next.size }));
    }

    /** What was picked: a space, with the piece on it, or a piece of a hand. */
    private named(pick: string, letter: string | undefined): string {
        const { layout, words } = this.inputs();
        if (letter === undefined) return pick;
        if (this.kind(pick) === "slot") return pieceName(layout, letter, words);
        return placeName(layout, pick, letter, words);
    }

    private refuse(picks: readonly string[]): void {
        const { legal, onpick, onrefused, onevent } = this.inputs();
        // Only the last pick was no good: what was chosen before it stays chosen.
        const before = picks.slice(0, -1);
        this.picked = offer(legal, before, this.kind).next.size ? before : [];
        this.denied = picks.findLast((pick) => this.kind(pick) === "space") ?? null;
        onpick?.(spelled(legal, this.picked, this.kind));
        onevent?.({ kind: "back", at: 0 });
        onrefused?.(spelled(legal, picks, this.kind));
    }

    private slotLetter(pick: string): string {
        const { layout, toMove } = this.inputs();
        return layout.hands[toMove]!.find((slot) => slot.pick === pick)!.letter;
    }

    private holding(): Held | null {
        const { layout, view, toMove } = this.inputs();
        const shown = this.sent ?? this.picked;
        const slot = shown.find((pick) => this.kind(pick) === "slot");
        const spaces = shown.filter((pick) => this.kind(pick) === "space");
        const [first, second] = spaces;
        const standing = first === undefined ? undefined : view.board[first];
        if (first !== undefined && standing !== undefined)
            return { letter: standing, from: first, to: second ?? null };
        if (slot !== undefined)
            return { letter: this.slotLetter(slot), from: null, to: first ?? null };
        // A placing that names only the space.
        const [stock, ...more] = layout.hands[toMove] ?? [];
        if (!first || !stock || more.length || shown !== this.sent) return null;
        return { letter: stock.letter, from: null, to: first };
    }

    private groupsToChoose(): Map<string, string> {
        const found = new Map<string, string>();
        const { next } = this.offer;
        if (this.picked.length < 2 || [...next].some((pick) => this.kind(pick) !== "space"))
            return found;
        const { view, geometry } = this.inputs();
        const [start, end] = this.picked as [string, string];
        const taken = new Set(Object.keys(view.board));
        taken.delete(start);
        const gather = (spaces: ReadonlySet<string>) => {
            found.clear();
            for (const pick of next)
                for (const space of group(geometry.at, spaces, pick)) {
                    if (found.has(space)) return false;
                    found.set(space, pick);
                }
            return true;
        };
        // The piece put down is part of a group, unless it would join those to choose from.
        if (!gather(new Set([...taken, end]))) gather(taken);
        return found;
    }
}
