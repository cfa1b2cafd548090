"""Exago with few tiles solved: the distance of every position, up to symmetry.

`shapes` lists what tiles can look like, `passes` says how positions are decided, `files` what is
kept; here is who does it. The heading of the folder tells the last pass that was begun. A pass that
is done a second time changes nothing, so a run that was stopped or killed goes on with that pass.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from fourfold.kernels.arrays import kept, need_numpy
from fourfold.tables.errors import TableError
from fourfold.tables.machine import check_disk, check_memory

from ..rules import Exago
from ..scope import check
from .files import (
    Summary,
    bytes_needed,
    mapped,
    read_heading,
    read_summary,
    remove_passing,
    summary_of,
    write_heading,
    write_shapes,
)
from .passes import DRAWN, LONGEST, Table, look, prepare, rules_of, workspace
from .shapes import Shapes, all_shapes

_CHUNK = 1 << 11

Stop = Callable[[], bool]


class Step(NamedTuple):
    """How far a run has come: shapes with `number` tiles, or pass `number`; `done` of `total`."""

    work: str
    number: int
    done: int
    total: int


def solve(
    folder: Path,
    game: Exago,
    *,
    progress: Callable[[Step], None] = lambda step: None,
    stop: Stop = lambda: False,
    threads: int | None = None,
) -> Summary | None:
    """Solve the game and leave its table in the folder; give nothing when it was stopped."""
    need_numpy()
    check(game)
    heading = read_heading(folder, game)
    if heading.get("finished"):
        return read_summary(heading)
    try:
        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            run = _Run(folder, game, pool, progress, stop)
            return run.solve(heading.get("pass", 0))
    except _Stopped:
        return None


class _Stopped(Exception):  # noqa: N818  # nothing went wrong
    """Somebody wants the run to end."""


class _Run:
    def __init__(
        self,
        folder: Path,
        game: Exago,
        pool: ThreadPoolExecutor,
        progress: Callable[[Step], None],
        stop: Stop,
    ) -> None:
        self.folder, self.game, self.pool = folder, game, pool
        self.progress, self.stop = progress, stop
        self.rules = rules = rules_of(game)
        self.workspace = kept(lambda: workspace(rules))

    def solve(self, begun: int) -> Summary:
        most = 2 * self.rules.tiles
        shapes = all_shapes(
            self.game, most, lambda count: self._heed(Step("shapes", count, count, most))
        )
        table = self._table(shapes, begun)
        if begun == 0:
            self._pass(0, shapes, table)
        self._decide(shapes, table, max(begun, 1))
        found = summary_of(self.folder, shapes, table, self.rules, self._start(shapes, table))
        write_heading(self.folder, self.game, finished=True, **found._asdict())
        remove_passing(self.folder)
        return found

    def _table(self, shapes: Shapes, begun: int) -> Table:
        if begun:
            return mapped(self.folder, shapes, self.rules, "r+")
        needed = bytes_needed(shapes, self.rules)
        check_memory(needed)
        check_disk(self.folder, needed)
        write_shapes(self.folder, shapes)
        return mapped(self.folder, shapes, self.rules, "w+")

    def _decide(self, shapes: Shapes, table: Table, number: int) -> None:
        idle = 0
        # Wins and losses take turns, so that two passes without anything new are the end.
        while idle < 2:
            if number > LONGEST:
                raise TableError("solve-too-long", longest=LONGEST)
            write_heading(self.folder, self.game, **{"pass": number})
            news = self._pass(number, shapes, table)
            idle = 0 if news else idle + 1
            number += 1

    def _pass(self, number: int, shapes: Shapes, table: Table) -> int:
        """Let threads share the shapes; give how many positions were decided, or prepared."""
        total = len(shapes.sets)

        def work(begin: int) -> int:
            end, own = min(begin + _CHUNK, total), self.workspace()
            if number == 0:
                return prepare(begin, end, shapes, table, self.rules, own)
            return look(begin, end, number, shapes, table, self.rules, own)

        found, begins = 0, range(0, total, _CHUNK)
        try:
            for begin, some in zip(begins, self.pool.map(work, begins), strict=True):
                found += some
                self._heed(Step("pass", number, begin, total))
        except BaseException:
            self.pool.shutdown(cancel_futures=True)
            raise
        return found

    def _heed(self, step: Step) -> None:
        self.progress(step)
        if self.stop():
            raise _Stopped

    def _start(self, shapes: Shapes, table: Table) -> int:
        """Give the distance from the start, one move before the first tile is in the centre."""
        centre = next(i for i, tiles in enumerate(shapes.sets.tolist()) if tiles == [1, 0])
        after = int(table.distances[centre * int(self.rules.counts[1])])
        return 0 if after == DRAWN else after + 1
