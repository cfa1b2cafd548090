"""What the program has learned about Exago: one table for each number of players.

The file comes with the package and is made by `scripts/train_exago.py`. Where it is missing or
damaged, that is said, and what nobody had to learn counts.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fourfold.engine.tables import usable
from fourfold.kernels.arrays import np
from fourfold.rules import load
from fourfold.tables import table_file
from fourfold.tables.errors import TableError

from ..kernels.worth import COUNTS, PATTERNS, PHASES, PLACES, Weights, untaught

SHIPPED = Path(__file__).parents[1] / "tables" / "exago-worth.table"
LEARNED = (2, 3, 4)
"""The numbers of players for which something was learned; more play by what four have learned."""


def table_for(seats: int) -> Weights:
    """Give what patterns are worth in a game of so many players."""
    tables = _tables()
    return tables[min(seats, max(LEARNED))] if tables else untaught()


def is_learned() -> bool:
    """Say whether anything learned counts."""
    return _tables() is not None


@cache
def _tables() -> dict[int, Weights] | None:
    return usable(read)


def read() -> dict[int, Weights]:
    """Read the tables that come with the package, or raise TableError."""
    _, arrays = table_file.read(SHIPPED, _heading())
    rows, columns = PHASES * PLACES, PATTERNS * COUNTS
    if any(len(arrays.get(str(seats), ())) != rows * columns for seats in LEARNED):
        raise TableError("table-damaged", file=str(SHIPPED))
    tables = {seats: np.zeros((rows, columns), np.int64) for seats in LEARNED}
    for seats, table in tables.items():
        for row in range(rows):
            table[row] = arrays[str(seats)][row * columns : (row + 1) * columns]
    return tables


def write(tables: dict[int, Weights]) -> None:
    """Write tables into the package, or raise TableError."""
    arrays = {str(seats): table.ravel() for seats, table in tables.items()}
    table_file.write(SHIPPED, _heading(), arrays)


def _heading() -> table_file.Heading:
    return table_file.Heading.of(load("exago"), "worth")
