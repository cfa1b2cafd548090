"""Who makes the moves: people type them, computer players choose them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from fourfold.match import Match


class Player(Protocol):
    """A player who needs no keyboard."""

    def choose(self, match: Match) -> str:
        """Give the text of a legal move."""


class RandomPlayer:
    """Picks uniformly among the legal moves."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, match: Match) -> str:
        return self._rng.choice(match.legal)


RANDOM = "random"
COMPUTERS: Mapping[str, Callable[[Random], Player]] = {RANDOM: RandomPlayer}
"""Under the name that stands for such a player in `--players` and in game records."""


def read_names(text: str) -> list[str]:
    """Split `Ann, Bob, random` at the commas."""
    names = [name.strip() for name in text.split(",")]
    return [name.lower() if name.lower() in COMPUTERS else name for name in names]


def is_computer(name: str) -> bool:
    """Say whether a name stands for a computer player."""
    return name in COMPUTERS


def draw_seats(names: Sequence[str], rng: Random) -> list[str]:
    """Seat the players by lot."""
    return rng.sample(names, len(names))
