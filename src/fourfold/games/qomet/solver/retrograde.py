"""Qomet solved: the distance of every position, with any turn forbidden in it.

`passes` says how, `files` what is kept; here is who does it, on which machine. The
heading of the folder tells the last pass that was begun. A pass that is done a second time changes
nothing, so a run that was stopped or killed goes on with that pass. On a processor the arrays are
used where they lie, on the disk; a GPU has them in its own memory and leaves them in the folder
when it stops.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from fourfold.kernels.arrays import need_numpy
from fourfold.rules.errors import quoted
from fourfold.tables.errors import TableError
from fourfold.tables.machine import check_disk, check_memory, gigabytes

from ..kernels.rules import Rules
from ..lookup.entries import LONGEST, Table
from ..lookup.files import (
    Problem,
    Summary,
    checksum,
    count,
    create_table,
    last_pass,
    mapped,
    named,
    read_heading,
    read_summary,
    slices_of,
    write_heading,
)
from ..lookup.numbers import Space, space_of
from . import passes as passes
from .passes import marks_everything

_CHUNK = 1 << 18

Stop = Callable[[], bool]


class Step(NamedTuple):
    """How far a run has come: pass `number`, `done` of `total` positions looked through."""

    number: int
    done: int
    total: int


class Passes(Protocol):
    """Who does the passes."""

    table: Table

    def prepare(self) -> int: ...

    def mark_all(self) -> int: ...

    def announce(self, number: int) -> int: ...

    def treat(self, number: int) -> int: ...


class Processor:
    """The passes on the processor, by threads that share the positions."""

    def __init__(
        self,
        table: Table,
        space: Space,
        rules: Rules,
        threads: int,
        each: Callable[[int], None] = lambda done: None,
    ) -> None:
        self.table, self.space, self.rules = table, space, rules
        self._pool = ThreadPoolExecutor(threads)
        self._each = each

    def prepare(self) -> int:
        """Set all bytes before the first pass; give how many positions there are."""
        return self._all(lambda f, t: passes.prepare_all(f, t, self.table, self.space))

    def mark_all(self) -> int:
        """Mark everything that is open; give how much that is."""
        return self._all(lambda f, t: passes.mark_all(f, t, self.table))

    def announce(self, number: int) -> int:
        """Mark what leads to something decided in the pass before; give how much is decided."""
        return self._all(
            lambda f, t: passes.announce_all(f, t, number, self.table, self.space, self.rules)
        )

    def treat(self, number: int) -> int:
        """Decide what can be decided of what is marked; give how much that was."""
        return self._all(
            lambda f, t: passes.treat_all(f, t, number, self.table, self.space, self.rules)
        )

    def _all(self, work: Callable[[int, int], int]) -> int:
        total = len(self.table.main)
        bounds = [(first, min(first + _CHUNK, total)) for first in range(0, total, _CHUNK)]
        found = 0
        try:
            for (_, last), some in zip(
                bounds, self._pool.map(lambda bound: work(*bound), bounds), strict=True
            ):
                found += some
                self._each(last)
        except BaseException:
            self._pool.shutdown(cancel_futures=True)
            raise
        return found


def solve(
    folder: Path,
    problem: Problem,
    *,
    gpu: bool = False,
    progress: Callable[[Step], None] = lambda step: None,
    stop: Stop = lambda: False,
    threads: int | None = None,
) -> Summary | None:
    """Solve the problem and leave its table in the folder; give nothing when it was stopped."""
    need_numpy()
    run = _Run(folder, problem, gpu, progress, stop, threads or os.cpu_count() or 1)
    return run.solve()


class _Stopped(Exception):  # noqa: N818  # nothing went wrong
    """Somebody wants the run to end."""


class _Run:
    def __init__(
        self,
        folder: Path,
        problem: Problem,
        gpu: bool,
        progress: Callable[[Step], None],
        stop: Stop,
        threads: int,
    ) -> None:
        self.folder, self.problem, self.gpu = folder, problem, gpu
        self.progress, self.stop, self.threads = progress, stop, threads
        self.space = space_of(problem.stars, problem.most)
        self.total = int(self.space.starts[-1])
        self.number = 0

    def solve(self) -> Summary | None:
        heading = read_heading(self.folder, self.problem)
        if heading.get("finished"):
            return read_summary(self.folder, self.problem)
        # What is missing is said before anything is written.
        make_worker = _gpu_passes(self.space) if self.gpu else None
        self._check_room()
        begun = int(heading.get("pass", 0))
        try:
            table = self._do_passes(begun, make_worker)
        except _Stopped:
            return None
        slices = [count(table, *bounds) for bounds in slices_of(self.space)]
        found = Summary(slices, last_pass(slices, table), checksum(table))
        self._write(finished=True, **found._asdict())
        return found

    def _do_passes(self, begun: int, make_worker: Any) -> Table:
        table = self._table(begun)
        work = self._worker(table, begun, make_worker)
        self.number = max(begun, 1)
        if begun == 0:
            self.number = 0
            work.prepare()
            self.number = 1
        try:
            self._decide(work)
        finally:
            if self.gpu:
                self._fetch(work, table)
                self._write()
        return table

    def _decide(self, work: Passes) -> None:
        idle, news, left = 0, 0, self.total
        # Wins and losses take turns, so that two passes without anything new are the end.
        while idle < 2:
            if self.number > LONGEST:
                raise TableError("solve-too-long", longest=LONGEST)
            if not self.gpu:
                self._write()
            self._heed(0)
            decided = 0
            if marks_everything(self.number, news, left):
                left = work.mark_all()
            else:
                decided = work.announce(self.number)
            news = decided + work.treat(self.number)
            left -= news
            idle = 0 if news else idle + 1
            self.number += 1

    def _heed(self, done: int) -> None:
        self.progress(Step(self.number, done, self.total))
        if self.stop():
            raise _Stopped

    def _worker(self, table: Table, begun: int, make_worker: Any) -> Passes:
        if make_worker is None:
            return Processor(table, self.space, self.problem.rules, self.threads, self._heed)
        worker: Any = make_worker(self.space, self.problem.rules)
        if begun:
            worker.put(table)
        return worker  # type: ignore[no-any-return]

    def _table(self, begun: int) -> Table:
        if begun:
            return mapped(self.folder, self.total, "r+")
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write()
        return create_table(self.folder, self.total)

    def _fetch(self, work: Any, table: Table) -> None:
        work.get(table)
        for array in table:
            array.flush()  # type: ignore[attr-defined]

    def _check_room(self) -> None:
        if not self.gpu:
            check_memory(3 * self.total)
        check_disk(self.folder, 3 * self.total)

    def _write(self, **facts: Any) -> None:
        write_heading(self.folder, {**named(self.problem), "pass": self.number, **facts})


def _gpu_passes(space: Space) -> Any:
    try:
        from . import gpu as qomet_gpu

        free = qomet_gpu.free_memory()
    except Exception as error:
        # Drivers and libraries fail in many ways; whatever it is, there is no GPU to use.
        raise TableError("qomet-no-gpu", reason=quoted(str(error))) from None
    needed = qomet_gpu.memory_for(space)
    if free < needed:
        raise TableError("qomet-gpu-memory", needed=gigabytes(needed), found=gigabytes(free))
    return qomet_gpu.Passes
