"""Counting move sequences: the classic check that move generation is right."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex, cast

from .contract import Game, M, S, check_game
from .errors import OptionError, quoted

DEEPEST = 100
"""Longer sequences are not counted."""

Count = Callable[[Any, Any, int], int]
"""A way to count the sequences of some length from a state of a game."""


def perft(game: Game[S, M], state: S, depth: int) -> int:
    """Count the sequences of exactly `depth` legal moves from a state, or raise GameError."""
    return _count(game, state, _checked(game, state, depth, 0))


def _checked(game: object, state: object, depth: object, low: int) -> int:
    """Give a depth, from this one on, to which moves of a game can be counted from a state."""
    check_game(game, state)
    try:
        whole = index(cast("SupportsIndex", depth))
    except TypeError:
        whole = -1
    if not low <= whole <= DEEPEST:
        raise OptionError("depth", found=quoted(str(depth)), low=low, high=DEEPEST)
    return whole


def _count(game: Game[S, M], state: S, depth: int) -> int:
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(_count(game, game.after(state, move), depth - 1) for move in moves)


def divide(game: Game[S, M], state: S, depth: int, count: Count = perft) -> dict[str, int]:
    """Count the same for each first move, for a depth of at least 1, or raise GameError."""
    left = _checked(game, state, depth, 1) - 1
    return {
        text: count(game, game.after(state, move), left)
        for text, move in game.legal_texts(state).items()
    }
