"""Judgements in order: how proved values and guesses compare."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from .contract import Judged

PLY = 1e-4
"""What a ply sooner or later is worth, far less than the gap between a proof and any guess."""
BOLDEST = 0.9
"""No guess is further from 0 than this."""


def proved(move: str, value: Literal["win", "loss", "draw"], distance: int | None) -> Judged:
    """Give the judgement of a move whose value is known."""
    away = 1 - (distance or 0) * PLY
    return Judged(move, value, distance, True, {"win": away, "loss": -away, "draw": 0.0}[value])


def guessed(move: str, score: float) -> Judged:
    """Give the judgement of a move of which nothing is proved."""
    return Judged(move, "unknown", None, False, max(-BOLDEST, min(BOLDEST, score)))


def best_first(judged: Iterable[Judged]) -> list[Judged]:
    """Sort by score; equally good moves in the order of their texts."""
    return sorted(judged, key=lambda each: (-each.score, each.move))
