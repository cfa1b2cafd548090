"""Qomet solved: the distance of every position, with any turn forbidden in it.

`qomet_passes` says how; here is who does it, on which machine, and what is kept. The three arrays
of the table lie in the work folder as they are, one byte a position, with a heading beside them
that tells the last pass that was begun. A pass that is done a second time changes nothing, so a run
that was stopped or killed goes on with that pass. On a processor the arrays are used where they
lie, on the disk; a GPU has them in its own memory and leaves them in the folder when it stops.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.jit import kernel
from fourfold.fast.qomet import Rules, rules_of
from fourfold.fast.qomet_ranks import (
    CHOICES,
    CLASSES_BEFORE,
    SETS_BEFORE,
    classes,
    image,
    slice_size,
)
from fourfold.games.errors import quoted
from fourfold.games.qomet import STARS, Qomet

from . import qomet_passes as passes
from .errors import TableError
from .qomet_passes import EVERYTHING, LONGEST, OPEN, UNUSED, Space, Table
from .tables import write_whole

HEADING = "heading.json"
CONTENT = "distances"
_CHUNK = 1 << 18
_PART = 1 << 26

Stop = Callable[[], bool]


class Problem(NamedTuple):
    """What is to be solved: the game, with a number of stars a side."""

    game: Qomet
    stars: int = STARS

    @property
    def rules(self) -> Rules:
        """The rules for the kernels."""
        return rules_of(self.game, self.stars)


class Step(NamedTuple):
    """How far a run has come: pass `number`, `done` of `total` positions looked through."""

    number: int
    done: int
    total: int


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


class Passes(Protocol):
    """Who does the passes."""

    table: Table

    def prepare(self) -> int: ...

    def announce(self, number: int) -> None: ...

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

    def announce(self, number: int) -> None:
        """Mark what leads to something decided in the pass before this one."""
        self._all(
            lambda f, t: passes.announce_all(f, t, number, self.table, self.space, self.rules)
        )

    def treat(self, number: int) -> int:
        """Decide what can be decided in a pass; give how much that was."""
        return self._all(
            lambda f, t: passes.treat_all(f, t, number, self.table, self.space, self.rules)
        )

    def _all(self, work: Callable[[int, int], int]) -> int:
        total = len(self.table.main)
        bounds = [(first, min(first + _CHUNK, total)) for first in range(0, total, _CHUNK)]
        count = 0
        try:
            for (_, last), found in zip(
                bounds, self._pool.map(lambda bound: work(*bound), bounds), strict=True
            ):
                count += found
                self._each(last)
        except BaseException:
            self._pool.shutdown(cancel_futures=True)
            raise
        return count


@kernel
def _find_symmetric(sets: NDArray[np.int32], symmetric: NDArray[np.bool_]) -> None:
    for i, points in enumerate(sets):
        same = 0
        for symmetry in range(1, 8):
            same += image(points, symmetry) == points
        symmetric[i] = same > 0


def space_of(stars: int, most: int | None = None) -> Space:
    """Give the numbering of the positions with up to so many stars a side, and so many in all."""
    starts, total = [], 0
    for own in range(stars + 1):
        for other in range(stars + 1):
            starts.append(total)
            if most is None or own + other <= most:
                total += slice_size(own, other)
    found = classes()
    symmetric = np.empty(len(found.smallest), np.bool_)
    _find_symmetric(found.smallest, symmetric)
    return Space(
        found.of_set,
        found.symmetry,
        found.smallest,
        symmetric,
        SETS_BEFORE,
        CLASSES_BEFORE,
        CHOICES,
        np.array([*starts, total]),
        stars + 1,
    )


def slices_of(space: Space) -> Iterator[tuple[int, int, int, int]]:
    """Give the numbers of stars of each slice, its first index, and the one after its last."""
    for number in range(space.sides**2):
        own, other = divmod(number, space.sides)
        yield own, other, int(space.starts[number]), int(space.starts[number + 1])


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
        self.space = space_of(problem.stars)
        self.total = int(self.space.starts[-1])
        self.number = 0

    def solve(self) -> Summary | None:
        heading = read_heading(self.folder, self.problem)
        if heading.get("finished"):
            return read_summary(self.folder, self.problem)
        # What is missing is said before anything is written.
        make_worker = _gpu_passes() if self.gpu else None
        self._check_room()
        begun = int(heading.get("pass", 0))
        try:
            table = self._do_passes(begun, make_worker)
        except _Stopped:
            return None
        slices = [_count(table, *bounds) for bounds in slices_of(self.space)]
        found = Summary(slices, self.number - 3, checksum(table))
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
        idle = 0
        # Wins and losses take turns, so that two passes without anything new are the end.
        while idle < 2:
            if self.number > LONGEST:
                raise TableError("qomet-too-long", longest=LONGEST)
            if not self.gpu:
                self._write()
            self._heed(0)
            if self.number > EVERYTHING:
                work.announce(self.number)
            idle = 0 if work.treat(self.number) else idle + 1
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
        mode = "r+" if begun else "w+"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not begun:
            self._write()
        return _mapped(self.folder, self.total, mode)

    def _fetch(self, work: Any, table: Table) -> None:
        work.get(table)
        for array in table:
            array.flush()  # type: ignore[attr-defined]

    def _check_room(self) -> None:
        memory = _memory()
        if not self.gpu and memory is not None and memory < 3 * self.total:
            raise TableError(
                "qomet-memory", needed=_gigabytes(3 * self.total), found=_gigabytes(memory)
            )
        have = shutil.disk_usage(_existing(self.folder)).free
        kept = sum(file.stat().st_size for file in self.folder.glob("*.bytes"))
        if have + kept < 3 * self.total:
            raise TableError(
                "qomet-disk",
                folder=str(self.folder),
                needed=_gigabytes(3 * self.total),
                found=_gigabytes(have + kept),
            )

    def _write(self, **facts: Any) -> None:
        heading = {**_named(self.problem), "pass": self.number, **facts}
        write_whole(self.folder / HEADING, json.dumps(heading).encode())


def _gpu_passes() -> Any:
    try:
        from .qomet_gpu import Passes as OnGpu
        from .qomet_gpu import check_gpu

        check_gpu()
    except Exception as error:
        # Drivers and libraries fail in many ways; whatever it is, there is no GPU to use.
        raise TableError("qomet-no-gpu", reason=quoted(str(error))) from None
    return OnGpu


def read_heading(folder: Path, problem: Problem) -> dict[str, Any]:
    """Read what a folder says of itself, or raise TableError if it holds something else."""
    path = folder / HEADING
    if not path.exists():
        return {}
    try:
        heading: dict[str, Any] = json.loads(path.read_bytes())
        named = {key: heading[key] for key in _named(problem)}
    except (ValueError, KeyError, TypeError):
        raise TableError("table-damaged", file=str(path)) from None
    except OSError as error:
        raise TableError("table-unreadable", file=str(path), reason=str(error.strerror)) from None
    if named != _named(problem):
        raise TableError(
            "table-other",
            file=str(path),
            found=" ".join(map(str, named.values())),
            expected=" ".join(map(str, _named(problem).values())),
        )
    return heading


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
    space = space_of(problem.stars)
    total = int(space.starts[-1])
    for name in Table._fields:
        path = _file(folder, name)
        size = path.stat().st_size if path.exists() else 0
        if size != total:
            raise TableError("table-truncated", file=str(path), found=size, expected=total)
    # Copy on write: kernels take such arrays like any others, and the files stay as they are.
    return _mapped(folder, total, "c"), space


def checksum(table: Table) -> str:
    """Give the SHA-256 of the three arrays, one after the other."""
    digest = sha256()
    for array in table:
        for first in range(0, len(array), _PART):
            digest.update(array[first : first + _PART].tobytes())
    return digest.hexdigest()


def _count(table: Table, own: int, other: int, first: int, last: int) -> Slice:
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


def _named(problem: Problem) -> dict[str, Any]:
    game = problem.game
    return {
        "game": game.name,
        "corner_exit": game.options["corner_exit"],
        "rules": game.rules_version,
        "content": CONTENT,
        "stars": problem.stars,
    }


def _mapped(folder: Path, total: int, mode: Any) -> Table:
    shape = (total,)
    return Table(*(np.memmap(_file(folder, n), np.uint8, mode, shape=shape) for n in Table._fields))


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.bytes"


def _existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.absolute().parents) if path.exists())


def _memory() -> int | None:
    """Give how much memory this machine has, if it says."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def _gigabytes(count: int) -> str:
    return f"{count / 1e9:.1f}"
