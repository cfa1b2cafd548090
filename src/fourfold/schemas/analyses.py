"""Analyses: what a position and each of its moves is worth, alike in every door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from fourfold.engine.analysis import Analysis as Found
from fourfold.engine.contract import Value
from fourfold.rules import AnyGame
from fourfold.rules.options import unlike_default

from .errors import Refusal

_DIGITS = 3
"""Of a score, which is no more than a guess."""


class JudgedMove(TypedDict):
    """What is known of a move, for the player who makes it."""

    move: str
    value: Value
    distance: int | None
    """Plies to the end, where that is known."""
    exact: bool
    """Whether it is proved."""
    score: float
    """From -1 to 1: how good it looks, where it is not proved."""


class Analysis(TypedDict):
    """What is known of a position, for the player to move, and its moves, best first."""

    value: Value
    distance: int | None
    exact: bool
    moves: Sequence[JudgedMove]
    share: NotRequired[float]
    """Where nothing is proved and it was counted: of the points, what whoever was to move got in
    strong play in positions that look like this. In a draw, all share the point."""


class AnalysedPosition(Analysis):
    """An analysis that says by itself what it is about."""

    game: str
    options: Mapping[str, str]
    """Those that are not the usual ones."""
    position: str
    to_move: int


class AnalysisRound(TypedDict):
    """What is known after some seconds of thinking."""

    analysis: Analysis
    seconds: float


AnalysisEvent = AnalysisRound | Refusal


def analysis_told(found: Found) -> Analysis:
    """Tell what was found out about a position."""
    told: Analysis = {
        "value": found.value,
        "distance": found.distance,
        "exact": found.exact,
        "moves": [
            {
                "move": each.move,
                "value": each.value,
                "distance": each.distance,
                "exact": each.exact,
                "score": round(each.score, _DIGITS),
            }
            for each in found.moves
        ],
    }
    if found.share is not None:
        told["share"] = round(found.share, _DIGITS)
    return told


def position_analysed(game: AnyGame, state: Any, found: Found) -> AnalysedPosition:
    """Tell what was found out, and about which position."""
    return {
        "game": game.name,
        "options": unlike_default(game.option_list, game.options),
        "position": game.position_text(state),
        "to_move": game.to_move(state),
        **analysis_told(found),
    }


def is_proved(analysis: Analysis) -> bool:
    """Say whether nothing can be added to an analysis."""
    return analysis["exact"] and all(
        move["exact"] and (move["value"] == "draw" or move["distance"] is not None)
        for move in analysis["moves"]
    )
