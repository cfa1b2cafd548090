"""What the host of a virtual machine takes away from it.

Where the cores are shared with strangers, a process that could run may have to wait for one. The
system counts that time ("steal"); a server can do nothing about it, so it is told apart.
"""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left
from pathlib import Path
from time import perf_counter

_LOOK = 0.1
"""Seconds between two looks."""
_LITTLE = 0.015
"""Seconds of all cores together that may be taken between two looks: systems count hundredths."""
_AFTER = 0.5
"""Seconds in which a server may still have to catch up."""


class HostWatch:
    """Notes when the host took a core away, while it is entered."""

    def __init__(self) -> None:
        self._taken: list[float] = []
        """The moments at which it was noticed."""
        self._total, self._begin, self._end = 0.0, 0.0, 0.0

    async def __aenter__(self) -> HostWatch:
        """Begin to watch."""
        self._begin = perf_counter()
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop watching."""
        self._task.cancel()
        self._end = perf_counter()

    @property
    def share(self) -> float:
        """How much of all cores was taken away, between 0 and 1."""
        return self._total / (self._end - self._begin) / (os.cpu_count() or 1)

    def was_calm(self, begin: float, end: float) -> bool:
        """Tell whether nothing was taken between two moments, nor shortly before."""
        first = bisect_left(self._taken, begin - _AFTER)
        return first == len(self._taken) or self._taken[first] > end + _LOOK

    async def _watch(self) -> None:
        before = taken_away()
        while True:
            await asyncio.sleep(_LOOK)
            now = taken_away()
            self.note(now - before)
            before = now

    def note(self, seconds: float) -> None:
        """Take note of what was taken since the last look."""
        self._total += seconds
        if seconds > _LITTLE:
            self._taken.append(perf_counter())


def taken_away() -> float:
    """Give the seconds that the host has taken away from all cores so far, where that is told."""
    try:
        cores = Path("/proc/stat").read_text(encoding="ascii").partition("\n")[0].split()
    except OSError:
        return 0.0
    return int(cores[8]) / os.sysconf("SC_CLK_TCK")
