"""Exact answers about Qomet positions with few stars on the board, from the table in the package.

The table has every position with up to seven stars, of both sides together, under both settings of
`corner_exit`. It is read once, in a twentieth of a second, and then lies in memory as the solver
left it: see `passes` for what its bytes mean. In the file, `push` and `less` have only what
they say of the one position in fifty where a forbidden turn makes a difference; `places` has the
indices of these positions.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fourfold.kernels.arrays import NDArray, need_numpy, np
from fourfold.tables import table_file as tables
from fourfold.tables.errors import TableError
from fourfold.tables.remote import at_address
from fourfold.tables.sources import is_address
from fourfold.tables.table_file import Heading

from ..kernels.ranks import classes
from ..kernels.rules import NONE
from ..kernels.search import Known
from ..rules import STARS, Qomet
from .entries import Bytes, Table
from .files import Problem, Slice, Summary, open_table, read_summary, slices_of
from .numbers import Space, space_of
from .packed import Packed
from .reading import distance_in
from .values import ValueTable
from .whole import SOLUTION, solution_folder, solution_is_packed

MOST = 7
"""How many stars there are on the board at most in the table of the package."""
CROWDED = MOST + 1
"""How many stars there are on the board in the excerpt of the package: too many positions for the
memory, and few enough for the disk.
"""
VALUED = {"on": (CROWDED, CROWDED + 1), "off": (CROWDED, CROWDED)}
"""With how many stars at least and at most the package tells who wins, by the setting: what fits
into ten megabytes.
"""
DATA = Path(__file__).parents[1] / "tables"
CONTENT = f"distances with up to {MOST} stars, pushes apart"


class QometTable:
    """Distances of positions with up to `most` stars on the board."""

    def __init__(self, table: Table, space: Space, most: int) -> None:
        self.table, self.space, self.most = table, space, most

    def has(self, own: int, other: int) -> bool:
        """Say whether the table has a position, which must not be over."""
        return own.bit_count() + other.bit_count() <= self.most

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance for the player to move: odd a win, even a loss, 0 a draw."""
        return distance_in(own, other, forbidden, *self.table, self.space)

    def for_searches(self) -> Known:
        """Give the table as searches take it."""
        return Known(*self.table, self.space.starts, classes(), self.most)


def path_of(game: Qomet) -> Path:
    """Give where the table of the package is for a game's options."""
    return DATA / f"qomet-corner-exit-{game.options['corner_exit']}.table"


@cache
def shipped(game: Qomet) -> QometTable | None:
    """Give the table of the package; None where there is none."""
    path = path_of(game)
    return read(path, game) if path.exists() else None


def crowded_path(game: Qomet) -> Path:
    """Give where the package has the positions with CROWDED stars."""
    return DATA / f"qomet-crowded-corner-exit-{game.options['corner_exit']}.packed"


def crowded(game: Qomet) -> Packed:
    """Give the positions with CROWDED stars, which are unpacked block by block, or TableError."""
    return Packed(crowded_path(game), Problem(game, only=CROWDED))


def values_path(game: Qomet) -> Path:
    """Give where the package has who wins, and not how soon."""
    return DATA / f"qomet-values-corner-exit-{game.options['corner_exit']}.packed"


def valued(game: Qomet) -> Problem:
    """Give what the package tells of who wins."""
    return Problem(game, valued=VALUED[str(game.options["corner_exit"])])


def values(game: Qomet) -> ValueTable:
    """Give who wins with more stars than the tables have, block by block, or TableError."""
    return ValueTable(values_path(game), valued(game))


def best_table(game: Qomet) -> QometTable | None:
    """Give the whole solution if SOLUTION names its folder, else the table of the package."""
    given = os.environ.get(SOLUTION)
    if not given or solution_is_packed(given):
        return shipped(game)
    folder = solution_folder(given)
    _check_numpy(given)
    return QometTable(*open_table(folder, Problem(game)), 2 * STARS)


def packed_solution(given: str, game: Qomet) -> Packed:
    """Open a packed solution in a file or at an address, or raise TableError."""
    return Packed(at_address(given) if is_address(given) else Path(given), Problem(game))


def first_packed(given: Sequence[str], game: Qomet) -> Packed:
    """Open the first of these that is a solution of this game, or raise TableError."""
    for each in given[:-1]:
        try:
            return packed_solution(each, game)
        except TableError as error:
            if error.code != "table-other":
                raise
    return packed_solution(given[-1], game)


def _check_numpy(given: str) -> None:
    """Raise TableError where the arrays of a whole solution cannot be read."""
    try:
        need_numpy()
    except ModuleNotFoundError:
        raise TableError("table-numpy", file=given) from None


def read(path: Path, game: Qomet) -> QometTable:
    """Read a table that was made by `shorten`, or raise TableError."""
    _, arrays = tables.read(path, _heading(game))
    try:
        table = _spread(**arrays)
    except (TypeError, ValueError, IndexError):
        raise TableError("table-damaged", file=str(path)) from None
    return QometTable(table, space_of(STARS, MOST), MOST)


def shorten(folder: Path, game: Qomet, path: Path) -> None:
    """Write the table of the package from the whole one."""
    whole, space = open_table(folder, Problem(game))
    summary = read_summary(folder, Problem(game))
    few = [(f, t) for own, other, f, t in slices_of(space) if own + other <= MOST]
    table = Table(*(np.concatenate([array[f:t] for f, t in few]) for array in whole))
    tables.write(path, _heading(game, **summary._asdict()), _gathered(table))


def _gathered(table: Table) -> dict[str, tables.Array]:
    places = np.flatnonzero(table.push != NONE)
    main, push, less = table
    return {"main": main, "places": places, "push": push[places], "less": less[places]}


def _spread(main: Bytes, places: NDArray[np.int64], push: Bytes, less: Bytes) -> Table:
    table = Table(main, np.full(len(main), NONE, np.uint8), np.zeros(len(main), np.uint8))
    table.push[places] = push
    table.less[places] = less
    return table


def summary_of(path: Path, game: Qomet) -> Summary:
    """Give what the heading of a table says of the whole solution, or raise TableError."""
    heading, _ = tables.read(path, _heading(game))
    counts = heading.counts
    slices = [Slice(*each) for each in counts["slices"]]
    return Summary(slices, counts["passes"], counts["checksum"])


def _heading(game: Qomet, **counts: Any) -> Heading:
    # Values leave repetition aside, so that the option makes no difference to a table.
    options = {"corner_exit": game.options["corner_exit"]}
    return Heading.of(Qomet(options), CONTENT, **counts)
