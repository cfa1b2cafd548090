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
        self._fill()
        # What is larger than the bucket may have all of it.
        missing = min(count, self._size) - self._level
        if missing > 0:
            return ceil(missing / self._per_second)
        self._level -= count
        return 0

    def spend(self, count: float) -> None:
        """Take tokens for what is done already, even if there are not enough of them."""
        self._fill()
        self._level -= count

    def wait(self) -> int:
        """Give the seconds after which there are tokens again, or 0 if there are some."""
        self._fill()
        return 0 if self._level > 0 else ceil(-self._level / self._per_second) + 1

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._per_second)
        self._at = now


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
        return self._of(address).take(count) if self.limit else 0

    def spend(self, address: str, count: float) -> None:
        """Take tokens for what is done already, even if there are not enough of them."""
        if self.limit:
            self._of(address).spend(count)

    def wait(self, address: str) -> int:
        """Give the seconds after which there are tokens again, or 0 if there are some."""
        return self._of(address).wait() if self.limit else 0

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or self.fresh()
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket

    def fresh(self) -> Bucket:
        """Give a full bucket that belongs to nobody."""
        return Bucket(self._size, self._per_second, self._clock)

    def __len__(self) -> int:
        return len(self._buckets)
