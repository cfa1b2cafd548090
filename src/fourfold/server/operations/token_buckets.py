"""Counting what an address does: token buckets, which fill again as time passes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

MINUTE, DAY = 60.0, 86_400.0


class Bucket:
    """One bucket of tokens, full at first."""

    def __init__(self, size: float, per_second: float, clock: Callable[[], float]) -> None:
        self._size, self._per_second, self._clock = size, per_second, clock
        self._level, self._at = size, clock()

    def take(self, count: float = 1) -> int:
        """Take tokens, or give the seconds after which there are enough of them again."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._per_second)
        self._at = now
        # What is larger than the bucket may have all of it.
        missing = min(count, self._size) - self._level
        if missing > 0:
            return ceil(missing / self._per_second)
        self._level -= count
        return 0


class Buckets:
    """A bucket for each of the addresses seen last; one that is not known is full."""

    def __init__(
        self,
        count: int,
        seconds: float = MINUTE,
        *,
        size: int | None = None,
        most: int = 10_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Give so many tokens in so many seconds; 0 is no limit.

        As many may be taken all at once, unless a size says otherwise.
        """
        self.limit = count
        self._size, self._per_second = float(size or count), count / seconds
        self._most, self._clock = most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1) -> int:
        """Take tokens, or give the seconds after which there are enough of them again."""
        if not self.limit:
            return 0
        bucket = self._buckets.pop(address, None) or self.fresh()
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(count)

    def fresh(self) -> Bucket:
        """Give a full bucket that belongs to nobody."""
        return Bucket(self._size, self._per_second, self._clock)

    def __len__(self) -> int:
        return len(self._buckets)
