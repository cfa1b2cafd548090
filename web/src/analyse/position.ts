/** Position texts made from what stands on a board. Whether there can be such a position, the rules
 * say; this only knows how it is written. */

import type { Layout, View } from "../payloads";

export interface SetUp {
    /** Letters on spaces. */
    readonly board: Readonly<Record<string, string>>;
    /** The seat to move, where the text says it. */
    readonly mover: number;
}

/** Whether the text of a position says who is to move. */
export const saysMover = (start: string): boolean => start.includes(" ");

/** Write a position in the way of the text of the beginning of a game. */
export function written(start: string, layout: Layout, first: View, setUp: SetUp): string {
    const [shape = "", ...fields] = start.split(" ");
    const counted = /\d/.test(shape);
    const text = rows(layout)
        .map((row) => row.map((name) => setUp.board[name] ?? "."))
        .map((row) => (counted ? runs(row) : row.join("")))
        .join("/");
    // A colour stands for its seat by the letter of its pieces.
    const seatLetter = (seat: number) => layout.pieces.find((piece) => piece.seat === seat)!.letter;
    const said = fields.map((field, index) => {
        if (index === 0) return seatLetter(setUp.mover);
        return /\d/.test(field) ? hands(layout, first, setUp, seatLetter) : field;
    });
    return [text, ...said].join(" ");
}

/** The rows from top to bottom, each from left to right. */
function rows(layout: Layout): string[][] {
    const heights = [...new Set(layout.spaces.map(({ y }) => y))].sort((a, b) => b - a);
    return heights.map((height) =>
        layout.spaces
            .filter(({ y }) => y === height)
            .toSorted((one, other) => one.x - other.x)
            .map(({ name }) => name),
    );
}

const runs = (row: string[]): string => row.join("").replace(/\.+/g, (run) => `${run.length}`);

/** What is not on the board is in the hands. */
function hands(
    layout: Layout,
    first: View,
    { board }: SetUp,
    seatLetter: (seat: number) => string,
): string {
    const standing = Object.values(board);
    return layout.colours
        .map((_, seat) => {
            const letter = seatLetter(seat);
            const all = first.hands[seat]?.[letter] ?? 0;
            const placed = standing.filter((each) => each === letter).length;
            return `${letter}${Math.max(0, all - placed)}`;
        })
        .join(",");
}
