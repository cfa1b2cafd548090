"""The rules once more, compiled: bitboards, perft, random games, positions as numbers.

The package with the name of a game has what `contract` says, and `bitboards` and `state_of`, from
and to what its kernels work on.
"""
