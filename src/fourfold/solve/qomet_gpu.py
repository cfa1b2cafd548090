"""The passes over Qomet on an NVIDIA GPU.

The functions of `qomet_passes` are compiled as they are. Threads of a GPU work in step, so that a
thread with nothing to do waits for its neighbours: what there is to do is collected first, and then
done by threads that all have work.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from fourfold.fast.qomet import Rules

from .cuda import cuda
from .qomet_passes import Space, Table, announce, is_due, is_news, prepare, treat

AT_ONCE = 1 << 28
"""How many positions are looked through before the work found in them is done."""
THREADS = 128
EACH = 32
"""How many positions a thread looks through at a time."""


@cuda.jit  # type: ignore[untyped-decorator]
def _prepare(total: int, table: Table, space: Space, counts: Any) -> None:
    found = 0
    for index in range(cuda.grid(1), total, cuda.gridsize(1)):
        found += prepare(index, table, space)
    if found:
        cuda.atomic.add(counts, 0, found)


@cuda.jit  # type: ignore[untyped-decorator]
def _collect(
    first: int, last: int, number: int, news: bool, table: Table, work: Any, counts: Any
) -> None:
    """Write down where there is something to announce, or to treat."""
    of_block = cuda.shared.array(2, np.int64)
    base = first + cuda.blockIdx.x * cuda.blockDim.x * EACH + cuda.threadIdx.x
    bits, mine = 0, 0
    for i in range(EACH):
        index = base + i * cuda.blockDim.x
        if index < last and (
            is_news(index, number, table) if news else is_due(index, number, table)
        ):
            bits |= 1 << i
            mine += 1
    if cuda.threadIdx.x == 0:
        of_block[0] = 0
    cuda.syncthreads()
    place = cuda.atomic.add(of_block, 0, mine) if mine else 0
    cuda.syncthreads()
    if cuda.threadIdx.x == 0 and of_block[0]:
        of_block[1] = cuda.atomic.add(counts, 0, of_block[0])
    cuda.syncthreads()
    place += of_block[1]
    for i in range(EACH):
        if bits >> i & 1:
            work[place] = base + i * cuda.blockDim.x
            place += 1


@cuda.jit  # type: ignore[untyped-decorator]
def _announce(work: Any, counts: Any, table: Table, space: Space, rules: Rules) -> None:
    for i in range(cuda.grid(1), counts[0], cuda.gridsize(1)):
        announce(work[i], table, space, rules)


@cuda.jit  # type: ignore[untyped-decorator]
def _treat(work: Any, counts: Any, number: int, table: Table, space: Space, rules: Rules) -> None:
    decided = 0
    for i in range(cuda.grid(1), counts[0], cuda.gridsize(1)):
        decided += treat(work[i], number, table, space, rules)
    if decided:
        cuda.atomic.add(counts, 1, decided)


def free_memory() -> int:
    """Give how many bytes are free on the GPU; if there is none, raise an error of the driver's."""
    free, _ = cuda.current_context().get_memory_info()
    return int(free)


def memory_for(space: Space) -> int:
    """Give how many bytes the passes take on the GPU."""
    total = int(space.starts[-1])
    numbering = sum(part.nbytes for part in space if isinstance(part, np.ndarray))
    work = min(AT_ONCE, total) * np.dtype(np.int64).itemsize
    return len(Table._fields) * total + work + numbering


class Passes:
    """The table on the GPU, and what is done with it."""

    def __init__(self, space: Space, rules: Rules) -> None:
        self.total = int(space.starts[-1])
        self.rules = rules
        parts: list[Any] = [
            cuda.to_device(part) if isinstance(part, np.ndarray) else part for part in space
        ]
        self.space = Space(*parts)
        self.table = Table(*(cuda.device_array(self.total, np.uint8) for _ in Table._fields))
        self._work = cuda.device_array(min(AT_ONCE, self.total), np.int64)
        self._counts = cuda.to_device(np.zeros(2, np.int64))
        self._blocks = 16 * cuda.get_current_device().MULTIPROCESSOR_COUNT

    def prepare(self) -> int:
        """Set all bytes before the first pass; give how many positions there are."""
        self._reset()
        _prepare[self._blocks, THREADS](self.total, self.table, self.space, self._counts)
        return int(self._counts.copy_to_host()[0])

    def announce(self, number: int) -> None:
        """Mark what leads to something decided in the pass before this one."""
        for _ in self._chunks(number, news=True):
            _announce[self._blocks, THREADS](
                self._work, self._counts, self.table, self.space, self.rules
            )

    def treat(self, number: int) -> int:
        """Decide what can be decided in a pass; give how much that was."""
        decided = 0
        for _ in self._chunks(number, news=False):
            _treat[self._blocks, THREADS](
                self._work, self._counts, number, self.table, self.space, self.rules
            )
            decided += int(self._counts.copy_to_host()[1])
        return decided

    def put(self, table: Table) -> None:
        """Take the bytes of a table over."""
        for here, there, part in self._parts(table):
            here[part].copy_to_device(np.ascontiguousarray(there[part]))

    def get(self, table: Table) -> None:
        """Write all bytes into a table."""
        for here, there, part in self._parts(table):
            there[part] = here[part].copy_to_host()

    def _parts(self, table: Table) -> Iterator[tuple[Any, Any, slice]]:
        for here, there in zip(self.table, table, strict=True):
            for first in range(0, self.total, AT_ONCE):
                yield here, there, slice(first, min(first + AT_ONCE, self.total))

    def _chunks(self, number: int, *, news: bool) -> Any:
        for first in range(0, self.total, AT_ONCE):
            last = min(first + AT_ONCE, self.total)
            blocks = -(-(last - first) // (THREADS * EACH))
            self._reset()
            _collect[blocks, THREADS](
                first, last, number, news, self.table, self._work, self._counts
            )
            yield first

    def _reset(self) -> None:
        self._counts.copy_to_device(np.zeros(2, np.int64))
