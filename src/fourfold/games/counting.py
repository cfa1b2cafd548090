"""Counting move sequences: the classic check that move generation is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .contract import Game, M, S

Count = Callable[[Any, Any, int], int]
"""A way to count the sequences of some length from a state of a game."""


def perft(game: Game[S, M], state: S, depth: int) -> int:
    """Count the sequences of exactly `depth` legal moves from a state."""
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.after(state, move), depth - 1) for move in moves)


def divide(game: Game[S, M], state: S, depth: int, count: Count = perft) -> dict[str, int]:
    """Count the same for each first move, for a depth of at least 1."""
    return {
        text: count(game, game.after(state, move), depth - 1)
        for text, move in game.legal_texts(state).items()
    }
