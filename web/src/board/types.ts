import type { Snippet } from "svelte";
import type { Last, Layout, LegalMove, Outcome, Value, View } from "../payloads";

// What an app says to the board, beside what the server says about positions.

export interface Point {
    readonly x: number;
    readonly y: number;
}

/** What a move or a space is worth; `text` is short: W5, L2, D. */
export interface Mark {
    readonly kind: Value;
    readonly text: string;
    readonly exact: boolean;
    /** What is read out; the text if nothing else is given. */
    readonly label?: string;
}

/** An arrow of an analysis. Without a start, it is a ring around the end. */
export interface Arrow {
    readonly start: string | null;
    readonly end: string;
    readonly kind?: Value;
}

/** Something that can be heard, `at` milliseconds from now. */
export interface BoardEvent {
    readonly kind: "pick" | "back" | "place" | "slide" | "push" | "home" | "end";
    readonly at: number;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

/** What a finger does on spaces that are too small for it: it comes closer first, it plays after a
 * question, or it plays at once. */
export type Fingers = "zoom" | "confirm" | "plain";

export interface BoardProps {
    layout: Layout;
    view: View;
    legal: readonly LegalMove[];
    toMove: number;
    words: Words;
    last?: Last | null;
    outcome?: Outcome | null;
    /** Whether the viewer may move for the seat whose turn it is. */
    interactive?: boolean;
    /** A move was sent and not yet answered: it is shown as played, and nothing can be picked. */
    pending?: boolean;
    /** The pending move has not reached anybody yet, and is shown so. */
    unsent?: boolean;
    flipped?: boolean;
    /** Degrees clockwise: quarter turns for squares and points, sixths for hexagons. */
    rotation?: number;
    /** The seat whose hand lies below the board. */
    near?: number;
    /** Left out, it is what the person's system asks for. */
    motion?: "full" | "none";
    /** Whether faint dots show where a piece could be placed before anything is picked. */
    hints?: boolean;
    fingers?: Fingers;
    marks?: Readonly<Record<string, Mark>>;
    arrows?: readonly Arrow[];
    highlights?: readonly string[];
    label?: string;
    /** What else stands beside a seat's hand: a name, a clock. */
    plate?: Snippet<[number]>;
    /** Words that must not be missed, as why a move is refused: they lie on the drawing, in sight. */
    note?: Snippet | undefined;
    onmove?: (move: string) => void;
    onrefused?: (picks: string[]) => void;
    onpick?: (picks: string[]) => void;
    onevent?: (event: BoardEvent) => void;
    onannounce?: (text: string) => void;
}
