"""`fourfold perft`: how many sequences of legal moves there are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from fourfold.kernels.registry import are_ready, kernels_for
from fourfold.match import Position
from fourfold.rules import AnyGame, divide, perft
from fourfold.rules.counting import Count
from fourfold.schemas.counts import count_told

from ..arguments import with_options


def count(
    spec: str,
    depth: int,
    options: Sequence[str],
    position: str | None,
    *,
    divided: bool,
    as_json: bool,
) -> None:
    """Print the number of sequences, on request after the share of each first move."""
    at = Position(with_options(spec, options), position)
    game, state = at.game, at.state
    shares = divide(game, state, depth, _way(game)) if divided and depth > 0 else None
    total = _way(game)(game, state, depth) if shares is None else sum(shares.values())
    if as_json:
        print(json.dumps(count_told(game, state, depth, total, shares)))
        return
    for move, share in (shares or {}).items():
        print(f"{move}: {share}")
    print(total)


def _way(game: AnyGame) -> Count:
    """Give the fastest way to count: kernels where there are any, else the plain rules."""
    kernels = kernels_for(game) if are_ready() else None
    return kernels.perft if kernels else perft
