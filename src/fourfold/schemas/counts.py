"""Counts of move sequences, as programs get them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from fourfold.rules import AnyGame
from fourfold.rules.options import unlike_default


class CountedMoves(TypedDict):
    """How many sequences of legal moves there are from a position."""

    game: str
    options: Mapping[str, str]
    """Those that are not the usual ones."""
    position: str
    depth: int
    count: int
    moves: Mapping[str, int] | None
    """The share of each first move, where that was asked for."""


def count_told(
    game: AnyGame, state: Any, depth: int, count: int, shares: Mapping[str, int] | None
) -> CountedMoves:
    """Tell how many sequences there are, and about which position."""
    return {
        "game": game.name,
        "options": unlike_default(game.option_list, game.options),
        "position": game.position_text(state),
        "depth": depth,
        "count": count,
        "moves": shares,
    }
