"""Counting what an address does: a bucket of tokens that fills again as time passes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic


class Buckets:
    """A bucket for each of the addresses seen last; one that is not known is full."""

    def __init__(
        self, per_minute: int, most: int = 10_000, clock: Callable[[], float] = monotonic
    ) -> None:
        """With 0 a minute nothing is counted. A minute's worth may come all at once."""
        self._size, self._per_second = float(per_minute), per_minute / 60
        self._most, self._clock = most, clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> int:
        """Take a token, or give the seconds after which there is one again."""
        if not self._size:
            return 0
        now = self._clock()
        level, at = self._levels.pop(address, (self._size, now))
        level = min(self._size, level + (now - at) * self._per_second)
        has_one = level >= 1
        self._levels[address] = level - has_one, now
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return 0 if has_one else ceil((1 - level) / self._per_second)

    def __len__(self) -> int:
        return len(self._levels)
