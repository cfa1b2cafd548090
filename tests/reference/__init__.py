"""Slow, literal readings of the rule pages: the truth the real implementation is tested against.

Nothing here may import from ``fourfold``: two programs check each other only while apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, Self

from . import exago, qomet, quantik


class Game(Protocol):
    """What every reference game offers: a game in progress from the start position."""

    def legal(self) -> list[str]:
        """Every legal turn, sorted as plain strings; empty when the game is over."""

    def position(self) -> str:
        """The position text of formats.md."""

    def to_move(self) -> int:
        """The seat whose turn it is, or would be in a finished game."""

    def outcome(self) -> tuple[int | None, str] | None:
        """The winner's seat (None for a draw) and the reason; None while the game goes on."""

    def after(self) -> Mapping[str, Self]:
        """Every legal turn with the game after it."""


REFERENCES: Mapping[str, Callable[[Mapping[str, int | str]], Game]] = {
    "quantik": quantik.Reference,
    "qomet": qomet.Reference,
    "exago": exago.Reference,
}


def perft(name: str, options: Mapping[str, int | str], depth: int) -> int:
    """How many move sequences of this length the start position has."""
    return sequences(REFERENCES[name](options), depth)


def sequences(game: Game, depth: int) -> int:
    """How many move sequences of this length the game has from here."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    return sum(sequences(later, depth - 1) for later in game.after().values())
