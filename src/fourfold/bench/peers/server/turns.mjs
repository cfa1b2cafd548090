/** Moves of a match, as many as our client plays in one of Qomet. */
const LENGTH = 63;

/** The game of the peer: a move is a number, and nothing follows from it but the end. */
export const turns = {
    name: "turns",
    setup: () => ({ moves: 0, last: null }),
    moves: {
        play: ({ G }, value) => {
            G.moves += 1;
            G.last = value;
        },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.moves === LENGTH ? { draw: true } : undefined),
};
