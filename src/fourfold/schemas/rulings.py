"""What `fourfold rules` answers to a line of JSON, and how lines are refused."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from fourfold.match import Match


class RuledOutcome(TypedDict):
    """How a game ended; without a winner it is a draw."""

    winner: int | None
    reason: str


class Ruling(TypedDict):
    """What the rules say of a position."""

    position: str
    to_move: int
    legal: Sequence[str]
    outcome: RuledOutcome | None


class LineFault(TypedDict):
    """What is wrong with a line."""

    code: str
    message: str
    index: int | None
    """Which of its moves."""


class LineRefusal(TypedDict):
    """The answer to a line that is refused."""

    error: LineFault


def ruling_told(match: Match) -> Ruling:
    """Tell what the rules say of the position of a match."""
    outcome = match.outcome
    return {
        "position": match.position,
        "to_move": match.to_move,
        "legal": match.legal,
        "outcome": outcome and {"winner": outcome.winner, "reason": outcome.reason},
    }
