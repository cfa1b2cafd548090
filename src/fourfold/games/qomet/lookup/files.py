"""Solutions of Qomet as they lie on the disk: what was solved, its numbering, and three arrays.

The three arrays of the table lie in a folder as they are, one byte a position, with a heading
beside them that says what they are and how far the passes have come.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from fourfold.kernels.arrays import np
from fourfold.rules.errors import quoted
from fourfold.tables.errors import TableError
from fourfold.tables.table_file import write_whole

from ..kernels.rules import Rules, rules_of
from ..rules import STARS, Qomet
from .entries import LONGEST, OPEN, UNUSED, Table
from .numbers import Space, space_of
from .whole import HEADING

CONTENT = "distances"
_PART = 1 << 26


class Problem(NamedTuple):
    """What is to be solved: the game, with a number of stars a side.

    Games that are smaller still have only `most` stars on the board, of both sides together: a
    star is placed only while there are fewer.
    """

    game: Qomet
    stars: int = STARS
    most: int | None = None
    only: int | None = None
    """An excerpt has of the solution only the positions with so many stars on the board."""
    valued: tuple[int, int] | None = None
    """Values tell only who wins, with so many stars on the board at least and at most."""

    @property
    def numbered(self) -> int | None:
        """Up to how many stars on the board positions are numbered, if not all of them are."""
        return self.valued[1] if self.valued else self.only or self.most

    @property
    def content(self) -> str:
        """What a heading says of the content."""
        if self.valued:
            return "values with {} to {} stars".format(*self.valued)
        return CONTENT if self.only is None else f"{CONTENT} with {self.only} stars"

    @property
    def rules(self) -> Rules:
        """The rules for the kernels."""
        return rules_of(self.game, self.stars)


class Slice(NamedTuple):
    """What there is with so many stars of the mover and of the opponent."""

    own: int
    other: int
    wins: int
    losses: int
    draws: int
    over: int
    """Indices that are not used: the game is over, or a symmetric position stands for them."""
    pushes: int
    """Positions in which forbidding a turn makes a difference."""
    longest: int


class Summary(NamedTuple):
    """What a finished run has found."""

    slices: list[Slice]
    passes: int
    """The last pass in which something was decided."""
    checksum: str


def slices_of(space: Space) -> Iterator[tuple[int, int, int, int]]:
    """Give the numbers of stars of each slice, its first index, and the one after its last."""
    for number in range(space.sides**2):
        own, other = divmod(number, space.sides)
        yield own, other, int(space.starts[number]), int(space.starts[number + 1])


def read_heading(folder: Path, problem: Problem) -> dict[str, Any]:
    """Read what a folder says of itself, or raise TableError if it holds something else."""
    path = folder / HEADING
    if not path.exists():
        return {}
    try:
        return parse_heading(path.read_bytes(), str(path), problem)
    except OSError as error:
        raise TableError("table-unreadable", file=str(path), reason=str(error.strerror)) from None


def parse_heading(line: bytes, name: str, problem: Problem) -> dict[str, Any]:
    """Read the heading of a solution of this problem, or raise TableError."""
    expected = named(problem)
    try:
        heading: dict[str, Any] = json.loads(line)
        found = {key: heading[key] for key in expected}
    except (ValueError, KeyError, TypeError, RecursionError):
        raise TableError("table-damaged", file=name) from None
    if found != expected:
        raise TableError(
            "table-other",
            file=name,
            found=quoted(" ".join(map(str, found.values()))),
            expected=" ".join(map(str, expected.values())),
        )
    return heading


def write_heading(folder: Path, heading: Mapping[str, Any]) -> None:
    """Write what a folder says of itself, or raise TableError."""
    write_whole(folder / HEADING, json.dumps(heading).encode())


def read_summary(folder: Path, problem: Problem) -> Summary:
    """Read what a finished run has found."""
    heading = read_heading(folder, problem)
    slices = [Slice(*each) for each in heading["slices"]]
    return Summary(slices, heading["passes"], heading["checksum"])


def open_table(folder: Path, problem: Problem) -> tuple[Table, Space]:
    """Give the finished table of a folder, memory-mapped, or raise TableError."""
    heading = read_heading(folder, problem)
    if not heading.get("finished"):
        raise TableError("table-missing", file=str(folder / HEADING))
    space = space_of(problem.stars, problem.most)
    total = int(space.starts[-1])
    for name in Table._fields:
        path = _file(folder, name)
        size = path.stat().st_size if path.exists() else 0
        if size != total:
            raise TableError("table-truncated", file=str(path), found=size, expected=total)
    # Copy on write: kernels take such arrays like any others, and the files stay as they are.
    return mapped(folder, total, "c"), space


def create_table(folder: Path, total: int) -> Table:
    """Give a table of so many numbers in a folder, memory-mapped, with nothing in it."""
    return mapped(folder, total, "w+")


def checksum(table: Table) -> str:
    """Give the SHA-256 of the three arrays, one after the other."""
    digest = sha256()
    for array in table:
        for first in range(0, len(array), _PART):
            digest.update(array[first : first + _PART].tobytes())
    return digest.hexdigest()


def count(table: Table, own: int, other: int, first: int, last: int) -> Slice:
    """Count what a slice has."""
    bytes_, pushes = np.zeros(256, np.int64), 0
    for start in range(first, last, _PART):
        end = min(start + _PART, last)
        bytes_ += np.bincount(table.main[start:end], minlength=256)
        pushes += int(np.count_nonzero(table.push[start:end] != 255))
    decided = bytes_[: LONGEST + 1]
    longest = int(max(np.flatnonzero(decided), default=0))
    return Slice(
        own,
        other,
        wins=int(decided[1::2].sum()),
        losses=int(decided[2::2].sum()),
        draws=int(bytes_[OPEN]),
        over=int(bytes_[UNUSED]),
        pushes=pushes,
        longest=longest,
    )


def last_pass(slices: list[Slice], table: Table) -> int:
    """Give the last pass in which something was decided."""
    return max(int(table.less.max()), *(each.longest for each in slices))


def named(problem: Problem) -> dict[str, Any]:
    """Give what a heading says of the problem."""
    game = problem.game
    return {
        "game": game.name,
        "corner_exit": game.options["corner_exit"],
        "rules": game.rules_version,
        "content": problem.content,
        "stars": problem.stars,
        **({} if problem.most is None else {"most": problem.most}),
    }


def mapped(folder: Path, total: int, mode: Any) -> Table:
    """Give the arrays of a folder, memory-mapped."""
    shape = (total,)
    return Table(*(np.memmap(_file(folder, n), np.uint8, mode, shape=shape) for n in Table._fields))


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.bytes"
