/** The game of the peer: a move is a number, and nothing follows from it. */
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
};
