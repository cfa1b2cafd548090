"""`fourfold perft`: how many sequences of legal moves there are."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.games import divide, load, perft

from ..arguments import whole_number, with_options

DEEPEST = 100
"""Deeper than anybody can wait for, and safely within Python's limit on nested calls."""


def count(
    spec: str, depth_text: str, options: Sequence[str], position: str | None, *, divided: bool
) -> None:
    """Print the number of sequences, on request after the share of each first move."""
    depth = whole_number("DEPTH", depth_text, 0, DEEPEST)
    game = load(with_options(spec, options))
    state = game.initial() if position is None else game.parse_position(position)
    if divided and depth > 0:
        shares = divide(game, state, depth)
        for move, share in shares.items():
            print(f"{move}: {share}")
        print(sum(shares.values()))
    else:
        print(perft(game, state, depth))
