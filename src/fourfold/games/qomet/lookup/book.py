"""The book of Qomet: how the win from the start goes on where the table of the package ends.

The table has every position with up to seven stars. With the eighth star on the board the win still
takes nine plies, which is too long for a search to find in a moment. So the book has the positions
of the win after eight and nine plies that the table lacks: every answer to every best turn, and
every best turn after that. From there on a search finds the rest in a fraction of a second.

A position is the canonical key of `kernels.ranks`, with its forbidden turn; beside it
stands its distance for the player to move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.tables import table_file as tables
from fourfold.tables.table_file import Heading

from ..kernels.ranks import canonical, position
from ..kernels.search import MISSING
from ..rules import Qomet
from .table import DATA, QometTable

PLIES = (8, 9)
"""After how many plies of the win the positions of the book stand on the board."""
CONTENT = "the win from the start"


class Book(NamedTuple):
    """Positions in ascending order of their keys, and their distances."""

    codes: NDArray[np.int64]
    distances: NDArray[np.uint8]

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance for the player to move: odd a win, even a loss; or MISSING."""
        code = canonical(own, other, forbidden)
        place = int(np.searchsorted(self.codes, code))
        if place == len(self.codes) or self.codes[place] != code:
            return MISSING
        return int(self.distances[place])

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """Have what is known of these positions at hand, as all of a book is."""


def path_of(game: Qomet) -> Path:
    """Give where the book of the package is for a game's options."""
    return DATA / f"qomet-book-corner-exit-{game.options['corner_exit']}.table"


@cache
def shipped(game: Qomet) -> Book | None:
    """Give the book of the package; None where there is none."""
    path = path_of(game)
    return read(path, game) if path.exists() else None


def read(path: Path, game: Qomet) -> Book:
    """Read a book, or raise TableError."""
    _, arrays = tables.read(path, _heading(game))
    return Book(**arrays)


def write(path: Path, game: Qomet, distances: Mapping[int, int]) -> None:
    """Write a book of these positions, or raise TableError."""
    codes = sorted(distances)
    found = np.array([distances[code] for code in codes], np.uint8)
    heading = _heading(game, positions=len(codes), plies=PLIES)
    tables.write(path, heading, {"codes": np.array(codes, np.int64), "distances": found})


def first_difference(book: Book, table: QometTable) -> tuple[int, int, int] | None:
    """Give a position of which a table says something else than the book; None if there is none."""
    for code, distance in zip(book.codes, book.distances, strict=True):
        found = position(int(code))
        if table.distance(*found) != distance:
            return found
    return None


def _heading(game: Qomet, **counts: Any) -> Heading:
    # Values leave repetition aside, so that the option makes no difference to a book.
    return Heading.of(Qomet({"corner_exit": game.options["corner_exit"]}), CONTENT, **counts)
