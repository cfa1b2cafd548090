"""The rules once more, compiled: bitboards, perft, random games, positions as numbers.

The module with the name of a game has, on the states of `fourfold.games`:

- `perft(game, state, depth)`, the number of sequences of that many moves;
- `playouts(game, state, count, seed, threads=1)`, the tally of random games;
- `bitboards(state)` and `state_of(…)`, from and to what its kernels work on.
"""
