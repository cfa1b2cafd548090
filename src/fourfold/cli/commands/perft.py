"""`fourfold perft`: how many sequences of legal moves there are."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.games import divide, load, perft

from ..arguments import with_options


def count(
    spec: str, depth: int, options: Sequence[str], position: str | None, *, divided: bool
) -> None:
    """Print the number of sequences, on request after the share of each first move."""
    game = load(with_options(spec, options))
    state = game.initial() if position is None else game.parse_position(position)
    if divided and depth > 0:
        shares = divide(game, state, depth)
        for move, share in shares.items():
            print(f"{move}: {share}")
        print(sum(shares.values()))
    else:
        print(perft(game, state, depth))
