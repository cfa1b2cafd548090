import type { Snippet } from "svelte";

// What the server says about a board and a position, and what an app says to the board.

export type Cell = "square" | "point" | "hexagon";

export interface Point {
    readonly x: number;
    readonly y: number;
}

export interface Space extends Point {
    readonly name: string;
}

export interface Label extends Point {
    readonly text: string;
}

export interface Piece {
    readonly letter: string;
    readonly shape: string;
    readonly seat: number;
}

export interface Slot {
    readonly pick: string;
    readonly letter: string;
}

export interface Layout {
    readonly cell: Cell;
    readonly spaces: readonly Space[];
    readonly lines: readonly (readonly string[])[];
    readonly regions: readonly (readonly string[])[];
    readonly labels: readonly Label[];
    readonly colours: readonly string[];
    readonly pieces: readonly Piece[];
    readonly hands: readonly (readonly Slot[])[];
}

export interface View {
    readonly board: Readonly<Record<string, string>>;
    readonly hands: readonly Readonly<Record<string, number>>[];
}

export interface Legal {
    readonly move: string;
    readonly picks: readonly string[];
}

export interface Journey {
    readonly letter: string;
    readonly start: string | null;
    readonly end: string | null;
}

export interface Last {
    readonly move: string;
    readonly seat: number;
    readonly journeys: readonly Journey[];
}

export interface Outcome {
    readonly winner: number | null;
    readonly reason: string;
    readonly spaces: readonly string[];
}

export type Worth = "win" | "loss" | "draw" | "unknown";

/** What a move or a space is worth; `text` is short: W5, L2, D. */
export interface Mark {
    readonly kind: Worth;
    readonly text: string;
    readonly exact: boolean;
    /** What is read out; the text if nothing else is given. */
    readonly label?: string;
}

/** An arrow of an analysis. Without a start, it is a ring around the end. */
export interface Arrow {
    readonly start: string | null;
    readonly end: string;
    readonly kind?: Worth;
}

/** Something that can be heard, `at` milliseconds from now. */
export interface BoardEvent {
    readonly kind: "pick" | "back" | "place" | "slide" | "push" | "home" | "end";
    readonly at: number;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
    layout: Layout;
    view: View;
    legal: readonly Legal[];
    toMove: number;
    words: Words;
    last?: Last | null;
    outcome?: Outcome | null;
    /** Whether the viewer may move for the seat whose turn it is. */
    interactive?: boolean;
    /** A move was sent and not yet answered: it is shown as played, and nothing can be picked. */
    pending?: boolean;
    flipped?: boolean;
    /** Degrees clockwise: quarter turns for squares and points, sixths for hexagons. */
    rotation?: number;
    /** The seat whose hand lies below the board. */
    near?: number;
    /** Left out, it is what the person's system asks for. */
    motion?: "full" | "none";
    /** Whether faint dots show where a piece could be placed before anything is picked. */
    hints?: boolean;
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
