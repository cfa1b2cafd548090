"""The passes over Qomet on an NVIDIA GPU.

The functions of `passes` are compiled as they are. Threads of a GPU work in step, so that a
thread with nothing to do waits for its neighbours: what there is to do is collected first, and then
done by threads that all have work.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from fourfold.kernels.bits import lowest, popcount
from fourfold.tables.cuda import cuda

from ..kernels.rules import Rules
from ..lookup.entries import UNUSED, Table
from ..lookup.numbers import Space
from .passes import (
    MARKED_LESS,
    MARKED_MAIN,
    announce,
    fill_open,
    places_of,
    prepare,
    treat,
)

AT_ONCE = 1 << 28
"""How many positions can be written down before something is done with them."""
THREADS = 128
BYTES = 8
"""How many positions there are in a word, which a thread reads at once."""
EACH = 8
"""How many words a thread looks through."""


@cuda.jit  # type: ignore[untyped-decorator]
def _prepare(total: int, table: Table, space: Space, counts: Any) -> None:
    found = 0
    for index in range(cuda.grid(1), total, cuda.gridsize(1)):
        found += prepare(index, table, space)
    if found:
        cuda.atomic.add(counts, 1, found)


@cuda.jit  # type: ignore[untyped-decorator]
def _mark_all(total: int, table: Table, counts: Any) -> None:
    found = 0
    for index in range(cuda.grid(1), total, cuda.gridsize(1)):
        found += fill_open(index, MARKED_MAIN, MARKED_LESS, table)
    if found:
        cuda.atomic.add(counts, 1, found)


@cuda.jit  # type: ignore[untyped-decorator]
def _collect(
    first: int, last: int, main: int, less: int, words: Table, work: Any, counts: Any
) -> None:
    """Write down where a position of these words has one of two bytes, while there is room."""
    of_block = cuda.shared.array(2, np.int64)
    base = first + cuda.blockIdx.x * cuda.blockDim.x * EACH + cuda.threadIdx.x
    mine = 0
    for i in range(EACH):
        at = base + i * cuda.blockDim.x
        if at < last:
            mine += popcount(places_of(main, words.main[at]) | places_of(less, words.less[at]))
    if cuda.threadIdx.x == 0:
        of_block[0] = 0
    cuda.syncthreads()
    place = cuda.atomic.add(of_block, 0, mine) if mine else 0
    cuda.syncthreads()
    if cuda.threadIdx.x == 0 and of_block[0]:
        of_block[1] = cuda.atomic.add(counts, 0, of_block[0])
    cuda.syncthreads()
    place += of_block[1]
    for i in range(EACH if mine else 0):
        at = base + i * cuda.blockDim.x
        places = 0
        if at < last:
            places = places_of(main, words.main[at]) | places_of(less, words.less[at])
        while places:
            if place < len(work):
                work[place] = at * BYTES + (lowest(places) >> 3)
            place += 1
            places &= places - 1


@cuda.jit  # type: ignore[untyped-decorator]
def _announce(
    work: Any, found: int, number: int, table: Table, space: Space, rules: Rules, counts: Any
) -> None:
    decided = 0
    for i in range(cuda.grid(1), found, cuda.gridsize(1)):
        decided += announce(work[i], number, table, space, rules)
    if decided:
        cuda.atomic.add(counts, 1, decided)


@cuda.jit  # type: ignore[untyped-decorator]
def _treat(
    work: Any, found: int, number: int, table: Table, space: Space, rules: Rules, counts: Any
) -> None:
    decided = 0
    for i in range(cuda.grid(1), found, cuda.gridsize(1)):
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
        length = -(-self.total // BYTES)
        words = [cuda.device_array(length, np.int64) for _ in Table._fields]
        # The last word may have more bytes than there are positions; so nothing is found in them.
        for part in words:
            part[length - 1 :].copy_to_device(np.full(BYTES, UNUSED, np.uint8).view(np.int64))
        self._words = Table(*words)
        self.table = Table(*(part.view(np.uint8)[: self.total] for part in words))
        self._work = cuda.device_array(min(AT_ONCE, self.total), np.int64)
        self._counts = cuda.to_device(np.zeros(2, np.int64))
        self._blocks = 16 * cuda.get_current_device().MULTIPROCESSOR_COUNT

    def prepare(self) -> int:
        """Set all bytes before the first pass; give how many positions there are."""
        self._reset()
        _prepare[self._blocks, THREADS](self.total, self.table, self.space, self._counts)
        return self._count(1)

    def mark_all(self) -> int:
        """Mark everything that is open; give how much that is."""
        self._reset()
        _mark_all[self._blocks, THREADS](self.total, self.table, self._counts)
        return self._count(1)

    def announce(self, number: int) -> int:
        """Mark what leads to something decided in the pass before; give how much is decided."""
        return self._do(_announce, number, number - 1, number - 1)

    def treat(self, number: int) -> int:
        """Decide what can be decided of what is marked; give how much that was."""
        return self._do(_treat, number, MARKED_MAIN, MARKED_LESS)

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

    def _do(self, what: Any, number: int, main: int, less: int) -> int:
        """Do something with all positions that have one of two bytes."""
        decided = 0
        for found in self._collected(main, less):
            what[self._blocks, THREADS](
                self._work, found, number, self.table, self.space, self.rules, self._counts
            )
            decided += self._count(1)
        return decided

    def _collected(self, main: int, less: int) -> Iterator[int]:
        """Collect positions with one of two bytes: all at once if there is room for them."""
        length = len(self._words.main)
        found = self._collect(0, length, main, less)
        if found <= len(self._work):
            if found:
                yield found
            return
        step = len(self._work) // BYTES
        for first in range(0, length, step):
            yield self._collect(first, min(first + step, length), main, less)

    def _collect(self, first: int, last: int, main: int, less: int) -> int:
        self._reset()
        blocks = -(-(last - first) // (THREADS * EACH))
        _collect[blocks, THREADS](first, last, main, less, self._words, self._work, self._counts)
        return self._count(0)

    def _count(self, which: int) -> int:
        return int(self._counts.copy_to_host()[which])

    def _reset(self) -> None:
        self._counts.copy_to_device(np.zeros(2, np.int64))
