// The board in words: for screen readers, for announcements, for people who like to read.

import { arrange } from "./geometry";
import type { Words } from "./types";
import type { Journey, Last, Layout, View } from "../payloads";

/** "light cone" */
export function pieceName(layout: Layout, letter: string, words: Words): string {
    const { shape, seat } = pieceOf(layout, letter);
    return words(`board-piece-${shape}`, { colour: layout.colours[seat]! });
}

export interface SpaceState {
    readonly letter?: string | undefined;
    readonly selected?: boolean;
    readonly target?: boolean;
    readonly last?: boolean;
    readonly winning?: boolean;
    /** The number of the group this space belongs to while one is chosen. */
    readonly group?: number | undefined;
    readonly mark?: string | undefined;
}

/** "b2, light cone, last move" */
export function spaceName(layout: Layout, space: string, state: SpaceState, words: Words): string {
    const parts = [
        space,
        state.letter === undefined ? words("board-empty") : pieceName(layout, state.letter, words),
        state.selected && words("board-selected"),
        state.group !== undefined && words("board-group", { number: state.group }),
        state.target && words("board-target"),
        state.last && words("board-last"),
        state.winning && words("board-winning"),
        state.mark,
    ];
    return listed(
        parts.filter((part) => typeof part === "string"),
        words,
    );
}

/** Things side by side, with the language's own comma between them. */
export function listed(parts: readonly string[], words: Words): string {
    return parts.reduce((first, second) => words("two-items", { first, second }));
}

/** "c2 light cone" */
export function placeName(layout: Layout, space: string, letter: string, words: Words): string {
    return words("board-space-holds", { space, piece: pieceName(layout, letter, words) });
}

/** "light cone, 2 in hand" */
export function slotName(layout: Layout, letter: string, count: number, words: Words): string {
    return words("board-slot", { piece: pieceName(layout, letter, words), count });
}

/** The position to be read: a line for each row, empty spaces in runs, then the hands. */
export function boardAsText(layout: Layout, view: View, words: Words): string[] {
    const rows = arrange(layout).rows.map((row) => {
        const parts: string[] = [];
        for (let i = 0; i < row.length; i++) {
            const letter = view.board[row[i]!];
            if (letter !== undefined) {
                parts.push(placeName(layout, row[i]!, letter, words));
                continue;
            }
            const first = i;
            while (i + 1 < row.length && view.board[row[i + 1]!] === undefined) i++;
            parts.push(
                first === i
                    ? words("board-space-empty", { space: row[i]! })
                    : words("board-empty-run", { first: row[first]!, last: row[i]! }),
            );
        }
        return listed(parts, words);
    });
    const hands = layout.hands.map((slots, seat) => {
        const stock = slots
            .map(({ letter }) => ({ letter, count: view.hands[seat]?.[letter] ?? 0 }))
            .filter(({ count }) => count > 0)
            .map(({ letter, count }) =>
                words("board-stock", { piece: pieceName(layout, letter, words), count }),
            );
        const colour = { seat: layout.colours[seat]! };
        if (!stock.length) return words("board-hand-empty", colour);
        return words("board-hand-holds", { ...colour, stock: listed(stock, words) });
    });
    return [...rows, ...hands];
}

/** "Dark pushes from d4 to d5; a light star leaves the board" */
export function describeMove(layout: Layout, last: Last, words: Words): string {
    const seat = layout.colours[last.seat]!;
    const [main, ...others] = inOrder(layout, last);
    if (!main) return words("board-move-pass", { seat });
    const { start, end } = main;
    const { shape } = pieceOf(layout, main.letter);
    const pushed = others.find((journey) => journey.start === end && end !== null);
    const home = others.filter((journey) => journey !== pushed && journey.end === null);
    let said: string;
    if (start === null) said = words(`board-place-${shape}`, { seat, space: end! });
    else if (end === null) said = words(`board-back-${shape}`, { seat, space: start });
    else said = words(pushed ? "board-move-push" : "board-move-step", { seat, start, end });
    const then: string[] = [];
    if (pushed) {
        const { shape, seat } = pieceOf(layout, pushed.letter);
        const colour = layout.colours[seat]!;
        then.push(
            pushed.end === null
                ? words(`board-off-${shape}`, { colour })
                : words(`board-to-${shape}`, { colour, space: pushed.end }),
        );
    }
    if (home.length) then.push(words("board-then-home", { count: home.length }));
    return then.reduce((before, after) => words("board-then", { before, after }), said);
}

/** The journey of the mover's own piece first: on the board if it ends there. */
function inOrder(layout: Layout, last: Last): Journey[] {
    const own = (j: Journey) => pieceOf(layout, j.letter).seat === last.seat;
    const main =
        last.journeys.find((journey) => own(journey) && journey.end !== null) ??
        last.journeys.find(own) ??
        last.journeys[0];
    return main ? [main, ...last.journeys.filter((journey) => journey !== main)] : [];
}

export function pieceOf(layout: Layout, letter: string) {
    return layout.pieces.find((piece) => piece.letter === letter)!;
}
