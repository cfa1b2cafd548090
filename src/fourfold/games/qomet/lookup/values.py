"""Who wins in positions of Qomet with more stars than tables with distances have room for.

The file is one of `packed`. A block has one byte for each number: who wins, and whether that holds
only as long as no turn is forbidden. What the mover sees at once, and what is not used, has the
byte before it again.
"""

from __future__ import annotations

import lzma
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fourfold.kernels.arrays import NDArray, np
from fourfold.tables.errors import TableError

from ..kernels.patterns import can_win
from ..kernels.ranks import classes
from ..kernels.rules import NONE
from ..kernels.values import (
    DEPENDS,
    DRAWN,
    LOST,
    UNTOLD,
    WON,
    Values,
    fill,
    spoil,
    value_of,
)
from .entries import OPEN, UNUSED, Table
from .files import Problem, named, slices_of
from .numbers import Space, space_of
from .packed import BLOCK, Packed, write_blocks
from .reading import WON as AT_ONCE

_FILTERS: list[dict[str, Any]] = [
    {
        "id": lzma.FILTER_LZMA2,
        "preset": 9 | lzma.PRESET_EXTREME,
        "dict_size": 1 << 20,
        # A value is likely to be the one before: as many of its bits count as can be.
        "pb": 0,
        "lc": 4,
    }
]

Bytes = NDArray[np.uint8]


class ValueTable:
    """Values that are unpacked block by block, and stay in memory."""

    def __init__(self, path: Path, problem: Problem) -> None:
        """Open what was made by `write_values`, or raise TableError."""
        self._packed, self._rules = Packed(path, problem), problem.rules
        space, length = self._packed.space, self._packed.length
        least, most = problem.valued or (0, 0)
        self._codes = np.zeros(-(-self._packed.total // 2), np.uint8)
        self.values = Values(self._codes, space.starts, classes(), least, most, length)
        """For searches, which say what block they wait for."""

    def check(self) -> None:
        """Hold all blocks against their checksums, or raise TableError."""
        self._packed.check()

    def load(self, number: int) -> None:
        """Have a block at hand. If it is damaged, TableError is raised and it tells nothing."""
        first = number * self._packed.length
        last = min(first + self._packed.length, self._packed.total)
        try:
            data = self._packed.bytes_of([number])[0]
            raw = self._packed.unpacked(data, last - first, _FILTERS)
            if len(raw) != last - first:
                raise TableError("table-damaged", file=self._packed.source.name)
        except TableError:
            spoil(first, last, self._codes)
            raise
        fill(np.frombuffer(raw, np.uint8), first, self._codes)

    def wins_at_once(self, own: int, other: int, forbidden: int) -> bool:
        """Say whether the mover makes a square with this turn, which needs no block."""
        return bool(can_win(own, other, forbidden, self._rules))

    def value(self, own: int, other: int, forbidden: int) -> int:
        """Say who wins: DRAWN, WON or LOST for the mover, or UNTOLD. TableError may be raised."""
        if self.wins_at_once(own, other, forbidden):
            return WON
        while (value := value_of(own, other, forbidden, self.values, self._rules)) < UNTOLD:
            self.load(UNTOLD - 1 - value)
        return value


def write_values(
    table: Table, space: Space, problem: Problem, path: Path, *, block: int = BLOCK
) -> None:
    """Write who wins, from distances with at least as many stars, or raise TableError."""
    least, most = problem.valued or (0, 0)
    numbering = space_of(problem.stars, most)
    # Whatever has fewer stars is numbered, too. It is not told, and takes next to nothing.
    values = np.full(int(numbering.starts[-1]), DRAWN, np.uint8)
    for own, other, first, last in slices_of(numbering):
        if least <= own + other <= most:
            start = int(space.starts[own * space.sides + other])
            some = Table(*(np.asarray(part[start : start + last - first]) for part in table))
            values[first:last] = _values(some)
    starts = range(0, len(values), block)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        blocks = pool.map(lambda start: _packed(values[start : start + block]), starts)
        write_blocks(path, {**named(problem), "block": block}, blocks)


def _values(table: Table) -> Bytes:
    """Say who wins in some positions."""
    main, less = _winner(table.main), _winner(table.less)
    values = main + DEPENDS * ((table.push != NONE) & (main != less)).astype(np.uint8)
    told = (table.main != UNUSED) & (table.main != AT_ONCE)
    # Of each number the last one up to it that is told; before the first of them, any will do.
    found: Bytes = values[np.maximum.accumulate(np.where(told, np.arange(len(values)), 0))]
    return found


def _winner(distances: Bytes) -> Bytes:
    decided = np.where(distances % 2 == 1, WON, LOST)
    return np.where(distances == OPEN, DRAWN, decided).astype(np.uint8)


def _packed(values: Bytes) -> bytes:
    return lzma.compress(values.tobytes(), lzma.FORMAT_RAW, filters=_FILTERS)
