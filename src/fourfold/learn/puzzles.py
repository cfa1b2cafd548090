"""Puzzles: positions with one right move, each proved, rated and sorted under a theme.

How they are found is told in `puzzling`; here they are read and written.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from typing import Literal, NamedTuple

from .data import place, read_list, row

FILE = "puzzles.json"

Goal = Literal["win", "hold"]
"""To win in so many plies, or to make the one move that does not lose within so many."""


class Puzzle(NamedTuple):
    """A position, what is to be done in it, and everything that does it."""

    id: str
    """The same for all positions that are one puzzle turned, reflected or renamed."""
    spec: str
    position: str
    goal: Goal
    theme: str
    plies: int
    """How long the win takes; to hold, how soon every other move loses at the latest."""
    choices: int
    """How many legal moves there are to choose from."""
    rating: int
    """Somebody with the same rating solves it every other time."""
    move: str
    """The one right move."""
    lines: tuple[str, ...]
    """Every way to the goal: moves in turn, with the best answer to each but the last."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles of a game, easy ones first; none for a game that has none."""
    where = place(FILE, game)
    return tuple(row(Puzzle, where, each) for each in read_list(FILE, game))


def written(found: Collection[Puzzle]) -> str:
    """Write puzzles down as they are kept, one a line, easy ones first."""
    lines = (json.dumps(each._asdict()) for each in sorted(found, key=difficulty))
    return "[\n  " + ",\n  ".join(lines) + "\n]\n" if found else "[]\n"


def difficulty(puzzle: Puzzle) -> tuple[int, int, str]:
    """Order puzzles by their ratings; where these are the same, the longer is the harder."""
    return puzzle.rating, puzzle.plies, puzzle.id
