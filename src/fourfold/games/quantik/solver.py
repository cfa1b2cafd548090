"""Quantik solved: the distance of every position that can occur, up to symmetry.

Forwards, ply by ply, all classes of positions without a complete line are found; backwards, the
distance of each from those one ply later (retrograde analysis). Every ply is a file in the work
folder, so a run that was stopped or killed goes on where it was. At the end there is one table of
all plies, and the files of the plies are gone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fourfold.kernels.arrays import NDArray, need_numpy, np
from fourfold.tables import table_file as tables

from .kernels import classes as classes
from .kernels import rules as rules
from .kernels.classes import MOST_MOVES, Codes, Distances
from .rules import State
from .table import GAME, TABLE, Ply, heading_of, read

WORKS = ("classes", "distances")
"""What a run finds, in this order."""

_CHUNK = 1 << 16

T = TypeVar("T")
N = TypeVar("N", bound=np.generic)
Counts = Mapping[str, Any]
Stop = Callable[[], bool]


class Step(NamedTuple):
    """How far a run has come: `done` of `total` classes of one ply in one pass."""

    work: str
    """One of `WORKS`."""
    ply: int
    done: int
    total: int


def solve(
    folder: Path,
    progress: Callable[[Step], None] = lambda step: None,
    stop: Stop = lambda: False,
    start: State | None = None,
    threads: int | None = None,
) -> list[Ply] | None:
    """Solve the game, or what can follow `start`, and leave the table in the folder.

    `progress` hears of every step, and `stop` is asked before each whether to stop. Then there is
    no summary, and the next call with the same folder goes on.
    """
    need_numpy()
    pool = ThreadPoolExecutor(threads or os.cpu_count())
    run = _Run(folder, start or GAME.initial(), pool, progress, stop)
    try:
        return run.solve()
    except _Stopped:
        return None
    finally:
        pool.shutdown(cancel_futures=True)


class _Stopped(Exception):  # noqa: N818  # nothing went wrong
    """Somebody wants the run to end."""


class _Run:
    def __init__(
        self,
        folder: Path,
        start: State,
        pool: ThreadPoolExecutor,
        progress: Callable[[Step], None],
        stop: Stop,
    ) -> None:
        self.folder = folder
        self.start = start
        self.first = sum(cell != "." for cell in start.cells)
        self.pool = pool
        self.progress = progress
        self.stop = stop
        self.forms = classes.forms()

    def solve(self) -> list[Ply]:
        table = self.folder / TABLE
        if not table.exists():
            self._make(table)
        plies = read(table, self.start).plies
        for work in WORKS:
            for part in self.folder.glob(f"{work}-[0-9][0-9].part"):
                part.unlink()
        return plies

    def _make(self, table: Path) -> None:
        counts, codes = self._all_classes()
        distances = self._all_distances(codes)
        plies = []
        arrays: dict[str, tables.Array] = {}
        for i, found in enumerate(distances):
            plies.append(counts[i]._replace(distances=np.bincount(found).tolist())._asdict())
            arrays[f"codes-{self.first + i:02}"] = codes[i]
            arrays[f"distances-{self.first + i:02}"] = found
        tables.write(table, heading_of("distances", self.start, plies=plies), arrays)

    # Forwards.

    def _all_classes(self) -> tuple[list[Ply], list[Codes]]:
        own, other = rules.bitboards(self.start)
        start = np.array([classes.canonical(own, other, self.forms)])
        counts, found = [self._count(start, start[:0])], [start]
        while counts[-1].classes:
            count, codes = self._later(self.first + len(found), found[-1])
            if not any(count[:4]):
                break
            counts.append(count)
            found.append(codes)
        return counts, found

    def _later(self, ply: int, codes: Codes) -> tuple[Ply, Codes]:
        """Find the classes at a ply from those one ply before, and count them."""

        def make() -> tuple[Counts, Codes]:
            parts = self._in_chunks("classes", ply, codes, self._successors)
            going_on, lines = (_distinct(np.concatenate(part)) for part in zip(*parts, strict=True))
            return self._count(going_on, lines)._asdict(), going_on

        counts, found = self._kept("classes", ply, make)
        return Ply(**counts), found

    def _count(self, codes: Codes, lines: Codes) -> Ply:
        positions = [classes.count_positions(each, self.forms) for each in (codes, lines)]
        return Ply(len(codes), positions[0], len(lines), positions[1], [])

    def _successors(self, codes: Codes) -> tuple[Codes, Codes]:
        going_on, lines = (np.empty(MOST_MOVES * len(codes), np.int64) for _ in range(2))
        others, ended = classes.successors(codes, self.forms, going_on, lines)
        return _distinct(going_on[:others]), _distinct(lines[:ended])

    # Backwards.

    def _all_distances(self, codes: list[Codes]) -> list[Distances]:
        found: list[Distances] = []
        later, known = np.empty(0, np.int64), np.empty(0, np.uint8)
        for ply, some in reversed(list(enumerate(codes, self.first))):
            known = self._distances(ply, some, later, known)
            later = some
            found.insert(0, known)
        return found

    def _distances(self, ply: int, codes: Codes, later: Codes, known: Distances) -> Distances:
        def work(chunk: Codes) -> Distances:
            found = np.empty(len(chunk), np.uint8)
            classes.fill_distances(chunk, self.forms, later, known, found)
            return found

        def make() -> tuple[Counts, Distances]:
            found = np.concatenate([known[:0], *self._in_chunks("distances", ply, codes, work)])
            assert classes.MISSING not in found, f"a class after ply {ply} was not found"
            return {}, found

        _, found = self._kept("distances", ply, make)
        return found

    # Both.

    def _in_chunks(
        self, work: str, ply: int, codes: Codes, function: Callable[[Codes], T]
    ) -> list[T]:
        """Work on some classes at a time, in threads, and report in between."""
        chunks = [codes[i : i + _CHUNK] for i in range(0, len(codes), _CHUNK)]
        coming = self.pool.map(function, chunks)
        results: list[T] = []
        done = 0
        for chunk in chunks:
            if self.stop():
                raise _Stopped
            results.append(next(coming))
            done += len(chunk)
            self.progress(Step(work, ply, done, len(codes)))
        return results

    def _kept(
        self, work: str, ply: int, make: Callable[[], tuple[Counts, NDArray[N]]]
    ) -> tuple[Counts, NDArray[N]]:
        """Read what was found about a ply in an earlier run, or find it and write it down."""
        path = self.folder / f"{work}-{ply:02}.part"
        content = f"{work} of ply {ply}"
        if path.exists():
            heading, arrays = tables.read(path, heading_of(content, self.start))
            return heading.counts, arrays["found"]
        counts, found = make()
        tables.write(path, heading_of(content, self.start, **counts), {"found": found})
        return counts, found


def _distinct(codes: Codes) -> Codes:
    """Sort codes and leave out the repeated ones (ten times faster than `np.unique`)."""
    codes = np.sort(codes)
    fresh = np.ones(len(codes), np.bool_)
    np.not_equal(codes[1:], codes[:-1], out=fresh[1:])
    return codes[fresh]
