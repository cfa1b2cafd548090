"""Tables of Qomet at hand. Kernels are loaded when they are needed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from operator import eq
from pathlib import Path
from typing import Any, TypeVar

from fourfold.tables.contract import Kept, Sentence, Tell
from fourfold.tables.errors import TableError

from .lookup.whole import (
    SOLUTION,
    games,
    is_packed,
    kept_name,
    kept_solution,
    solution_folder,
    solution_is_packed,
)
from .rules import STARS, Qomet

T = TypeVar("T")
Found = tuple[Path, Sentence]
"""A file that is sound, and what it knows."""

_UNPACKED = 256
"""Of so many blocks that come with their checksums one is unpacked, too: all would take minutes."""


def tables() -> Iterator[Kept | TableError]:
    """Give tables and books of the package, and whole solutions of this machine."""
    from fourfold.tables.keeping import whole

    for game in games():
        for look in (_few, _win, _crowded, _values):
            try:
                if found := look(game):
                    yield whole(*found)
            except TableError as error:
                yield error
    seen = {os.environ.get(SOLUTION)} | {kept_solution(game) for game in games()}
    for given in sorted(filter(None, seen)):
        try:
            yield _whole_solution(given)
        except TableError as error:
            yield error


def _setting(game: Qomet) -> dict[str, str]:
    return {"corner_exit": str(game.options["corner_exit"])}


def _few(game: Qomet) -> Found:
    """Tell of the table with few stars, read from its beginning to its checksum."""
    from .lookup import table

    table.read(table.path_of(game), game)
    few = Sentence("tables-qomet-few", {"stars": table.MOST, **_setting(game)})
    return table.path_of(game), few


def _win(game: Qomet) -> Found:
    """Tell of the book, likewise."""
    from .lookup import book

    count = len(book.read(book.path_of(game), game).codes)
    win = Sentence("tables-qomet-win", {"count": count, **_setting(game)})
    return book.path_of(game), win


def _crowded(game: Qomet) -> Found | None:
    """Tell of the excerpt, if there is one. Its blocks are not unpacked, but have checksums."""
    from .lookup import table

    if not table.crowded_path(game).exists():
        return None
    table.crowded(game).check()
    many = Sentence("tables-qomet-crowded", {"stars": table.CROWDED, **_setting(game)})
    return table.crowded_path(game), many


def _values(game: Qomet) -> Found | None:
    """Tell of the values, likewise."""
    from .lookup import table

    if not table.values_path(game).exists():
        return None
    table.values(game).check()
    least, most = table.VALUED[str(game.options["corner_exit"])]
    told = Sentence("tables-qomet-values", {"least": least, "most": most, **_setting(game)})
    return table.values_path(game), told


def _whole_solution(given: str) -> Kept:
    """Tell of a whole solution, whichever of the two it is: too large to be read for that."""
    from .lookup.files import Problem, open_table, read_heading
    from .lookup.table import packed_solution

    def told(game: Qomet) -> Kept:
        knows = Sentence("tables-qomet-all", _setting(game))
        if solution_is_packed(given):
            packed = packed_solution(given, game)
            checksum = packed.heading.get("checksum") or packed.digest
            return Kept(given, knows, packed.source.size, str(checksum), game.spec)
        folder = solution_folder(given)
        table, _ = open_table(folder, Problem(game))
        heading = read_heading(folder, Problem(game))
        return Kept(given, knows, 3 * len(table.main), heading["checksum"], game.spec)

    return _of_either(told)


def _of_either(told: Callable[[Qomet], T]) -> T:
    """Try one setting after the other: a file says itself which one it is for."""
    others = []
    for game in games():
        try:
            return told(game)
        except TableError as error:
            if error.code != "table-other":
                raise
            others.append(error)
    raise max(others, key=_likeness)


def _likeness(other: TableError) -> int:
    """Count what a file that is for neither has in common with what was looked for."""
    found, expected = (str(other.details[key]).split() for key in ("found", "expected"))
    return sum(map(eq, found, expected))


def pack(game: Any, folder: Path, file: Path, extras: Mapping[str, int], tell: Tell) -> None:
    """Pack the solution of a folder into a file, or raise TableError."""
    from .lookup import packed
    from .lookup.files import Problem

    doing = Sentence("solve-packing", {"file": file.name})
    problem = Problem(game, extras.get("stars", STARS))
    packed.pack(folder, problem, file, lambda done, total: tell(doing, done, total))


def recognise(file: Path, tell: Tell) -> str | None:
    """Give the name under which a packed solution is looked for, having looked at all of it."""
    from .lookup.files import Problem
    from .lookup.packed import Packed

    if not is_packed(file):
        return None
    packed = _of_either(lambda game: Packed(file, Problem(game)))
    doing = Sentence("tables-checking", {"file": file.name})
    for number in range(packed.blocks):
        if number % _UNPACKED:
            packed.bytes_of([number])
        else:
            packed.block(number)
        tell(doing, number + 1, packed.blocks)
    return kept_name(packed.problem.game)
