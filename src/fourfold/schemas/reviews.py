"""Games looked at again: what each move was worth, what was better, and how well each played.

A game is looked at from its end, where the truth is known soonest: what is proved of a position
then also holds for the move that led there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from typing_extensions import TypedDict

from fourfold.engine.contract import Value
from fourfold.match import Match
from fourfold.match.match import UNNAMED

from .analyses import Analysis, JudgedMove
from .boards import Outcome, outcome_told
from .errors import Refusal

_WORTH: Mapping[Value, float] = {"win": 1.0, "draw": 0.0, "loss": -1.0}
_FAR = 1000
"""Further than any end whose distance is known."""
_TURNED: Mapping[Value, Value] = {"win": "loss", "draw": "draw", "loss": "win"}


class RecordRead(TypedDict):
    """What a record says."""

    game: str
    spec: str
    options: Mapping[str, str]
    players: Sequence[str | None]
    start: str
    moves: Sequence[str]
    outcome: Outcome | None


class ReviewStart(TypedDict):
    """The match that is looked at again."""

    match: RecordRead


class ReviewedMove(TypedDict):
    """A move that was played, and what is known of the position before it."""

    ply: int
    """How many moves had been played."""
    seat: int
    value: Value
    distance: int | None
    exact: bool
    score: float
    """Of the position, from -1 to 1, for who moved."""
    played: JudgedMove
    best: JudgedMove
    loss: float
    """How much of what could be had was given away, from 0 to 1."""
    sure: bool
    """Whether that is proved."""
    choice: bool
    """Whether some move was worth more than another."""


class Accuracy(TypedDict):
    """How well a seat played where there was a choice."""

    percent: float | None
    """How much it kept of what could be had; null where it had no choice."""
    exact: bool
    choices: int
    mistakes: int
    """Those that are proved."""


class ReviewEnd(TypedDict):
    """How well each seat played."""

    accuracy: Sequence[Accuracy]


ReviewEvent = ReviewStart | ReviewedMove | ReviewEnd | Refusal


def record_told(match: Match) -> RecordRead:
    """Tell what a record says."""
    return {
        "game": match.game.name,
        "spec": match.game.spec,
        "options": dict(match.game.options),
        "players": [None if name == UNNAMED else name for name in match.players],
        "start": match.start,
        "moves": match.moves,
        "outcome": outcome_told(match.outcome),
    }


def move_reviewed(
    match: Match, ply: int, analysis: Analysis, later: ReviewedMove | None
) -> ReviewedMove:
    """Judge the move after `ply` moves, knowing what is known of the position after it."""
    text, seats = match.moves[ply], match.game.seats
    moves = [
        _with_hindsight(each, later, seats) if each["move"] == text else each
        for each in analysis["moves"]
    ]
    played = next(move for move in moves if move["move"] == text)
    best = max(moves, key=lambda move: (_worth(move), -(move["distance"] or _FAR)))
    proved = all(move["exact"] for move in moves)
    value, distance, exact = analysis["value"], analysis["distance"], analysis["exact"]
    if not exact and best["exact"] and (best["value"] == "win" or proved):
        # That nothing wins sooner is known only when every move is.
        value, distance, exact = best["value"], best["distance"] if proved else None, True
    return {
        "ply": ply,
        "seat": match.game.to_move(match.states[ply]),
        "value": value,
        "distance": distance,
        "exact": exact,
        "score": _WORTH[value] if exact else _worth(best),
        "played": played,
        "best": best,
        "loss": round(max(0.0, _worth(best) - _worth(played)) / 2, 3),
        "sure": exact and played["exact"],
        "choice": len({_worth(move) for move in moves}) > 1,
    }


def accuracy_told(seen: Iterable[ReviewedMove], seat: int) -> Accuracy:
    """Tell how much of what could be had a seat has kept, in percent, where it had a choice."""
    chosen = [each for each in seen if each["seat"] == seat and each["choice"]]
    kept = [1 - each["loss"] for each in chosen]
    return {
        "percent": round(100 * sum(kept) / len(kept), 1) if kept else None,
        "exact": all(each["sure"] for each in chosen),
        "choices": len(chosen),
        "mistakes": sum(each["sure"] and each["loss"] > 0 for each in chosen),
    }


def _with_hindsight(move: JudgedMove, later: ReviewedMove | None, seats: int) -> JudgedMove:
    """Add to a move that is not proved what is proved of the position after it."""
    if move["exact"] or later is None or not later["exact"]:
        return move
    # Among three and more, only who wins is told by the value for another player.
    if seats > 2 and later["value"] != "win":
        return move
    value = _TURNED[later["value"]]
    distance = None if later["distance"] is None else later["distance"] + 1
    return {**move, "value": value, "distance": distance, "exact": True, "score": _WORTH[value]}


def _worth(move: JudgedMove) -> float:
    """Give what a move is worth, from -1 to 1: the truth where it is known, else as it looks."""
    return _WORTH[move["value"]] if move["exact"] else move["score"]
