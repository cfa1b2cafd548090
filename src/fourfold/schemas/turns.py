"""Turns: what Python in a page gives the page when something has happened in a match there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from .live import Changed, Welcome
from .matches import Match, Summary


class Written(TypedDict):
    """What is to be written down of a match: the events after those that are there."""

    id: str
    format: int
    before: int
    """How many events must be there already."""
    events: Sequence[Sequence[object]]
    summary: Summary
    shown: Match
    """The match as it is told, so that it can be shown before it is read again."""


class DueMove(TypedDict):
    """An engine has to move, or to answer the offer of a draw."""

    kind: Literal["engine", "draw"]
    spec: str
    position: str
    ply: int
    seat: int
    level: int
    met: Sequence[str]
    """Positions that the game has seen."""


class DueFlag(TypedDict):
    """Somebody's time will be over."""

    kind: Literal["flag"]
    at: int


Due = DueMove | DueFlag


class Turn(TypedDict):
    """What follows when something has happened."""

    write: Sequence[Written]
    tell: Sequence[Changed | Welcome]
    answer: object
    due: Due | None
