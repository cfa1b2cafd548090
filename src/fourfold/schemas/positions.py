"""Positions, with everything a board needs to let somebody move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from fourfold.i18n import words
from fourfold.match import Match
from fourfold.rules import MoveError
from fourfold.rules.errors import quoted

from .analyses import Analysis
from .boards import (
    Last,
    LegalMove,
    Outcome,
    View,
    last_told,
    legal_told,
    outcome_told,
    view_told,
)

_ABOUT_WRITING = ("move-unreadable", "no-choice-of-groups", "space-unknown")
"""Errors that say how a move is written."""


class Position(TypedDict):
    """A position with everything a board needs."""

    game: str
    spec: str
    """Name and options in one text: exago?players=3."""
    position: str
    to_move: int
    view: View
    legal: Sequence[LegalMove]
    outcome: Outcome | None
    last: Last | None
    analysis: Analysis | None


class Why(TypedDict):
    """Whether picks make up a legal move, and why not."""

    legal: bool
    code: NotRequired[str]
    message: NotRequired[str]


def position_told(match: Match, analysis: Analysis | None = None) -> Position:
    """Tell the position that a match has come to."""
    game, state = match.game, match.state
    last = last_told(game, match.states[-2], match.moves[-1]) if match.moves else None
    return {
        "game": game.name,
        "spec": game.spec,
        "position": match.position,
        "to_move": match.to_move,
        "view": view_told(game.view(state)),
        "legal": legal_told(game, {} if match.outcome else game.legal_texts(state)),
        "outcome": outcome_told(match.outcome),
        "last": last,
        "analysis": analysis,
    }


def why_told(match: Match, picks: Sequence[str], language: str) -> Why:
    """Tell in some language why picks make up no legal move, unless they do."""
    game = match.game
    if not match.outcome and game.offer(match.state, picks).move is not None:
        return {"legal": True}
    text = game.spelled(picks)
    error = MoveError("game-over", move=quoted(text))
    if not match.outcome:
        error = game.refusal(match.state, text)
    told = words(language).error(_pointed(error, match, picks))
    return {"legal": False, "code": error.code, "message": told}


def _pointed(error: MoveError, match: Match, picks: Sequence[str]) -> MoveError:
    """Give an error as somebody is told it who points at a board, and has nothing to write."""
    if error.code == "game-over":
        return MoveError("picks-over")
    if error.code == "choose-group":
        return MoveError("picks-group")
    if error.code not in _ABOUT_WRITING:
        return error
    if picks[-1] in match.game.view(match.state).board:
        return MoveError("space-taken", space=picks[-1])
    return MoveError("picks-no-turn")
