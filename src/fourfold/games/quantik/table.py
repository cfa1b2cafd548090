"""The table of Quantik: distances of classes of positions, ply by ply.

The codes of the classes at ply 7 are the array `codes-07`, their distances `distances-07`;
`kernels.classes` explains these numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from fourfold.tables import table_file as tables
from fourfold.tables.table_file import Heading

from .kernels.classes import Codes, Distances
from .rules import Quantik, State

GAME = Quantik()
TABLE = "quantik.table"
"""The file name of the table."""
OPENING = 7
"""The last ply of the table in the package; later positions are searched."""


class Ply(NamedTuple):
    """What there is at one ply."""

    classes: int
    """Classes of symmetric positions without a complete line."""
    positions: int
    """The positions in them."""
    line_classes: int
    """Classes of positions in which the last move has completed a line."""
    line_positions: int
    distances: list[int]
    """How many of the classes without a line have distance 0 (nothing can be placed), 1, 2 …"""


class Table(NamedTuple):
    """A table: what there is at every ply of the game, and the arrays of some plies."""

    plies: list[Ply]
    codes: list[Codes]
    distances: list[Distances]


def read(path: Path, start: State | None = None) -> Table:
    """Read a table, or raise TableError."""
    heading, arrays = tables.read(path, heading_of("distances", start or GAME.initial()))
    return Table(
        [Ply(**ply) for ply in heading.counts["plies"]],
        [array for name, array in arrays.items() if name.startswith("codes")],
        [array for name, array in arrays.items() if name.startswith("distances")],
    )


def shorten(table: Path, path: Path, last: int = OPENING) -> None:
    """Write a table that has the arrays of a table up to a ply."""
    heading, arrays = tables.read(table, heading_of("distances", GAME.initial()))
    kept = {name: array for name, array in arrays.items() if int(name[-2:]) <= last}
    tables.write(path, heading, kept)


def heading_of(content: str, start: State, **counts: Any) -> Heading:
    """Return the heading of a file with what a run found from a start."""
    if start != GAME.initial():
        content = f"{content} from {GAME.position_text(start)}"
    return Heading.of(GAME, content, **counts)
