"""What was asked for last stays in memory, as much of it as is not too heavy together.

What things weigh changes while they are used: a match grows, and its legal moves are worked out
when somebody wants to see them. So all of them are put on the scales again now and then, and not
each when it comes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")
EVERY = 1.0
"""Seconds between two times that everything is weighed: to weigh a thousand matches takes one
millisecond."""


class Recent(Generic[T]):
    """Things under their names, the latest of which stay."""

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        """Let things stay that weigh no more than `most` together, and the latest in any case."""
        self._most, self._weigh = most, weigh
        self._things: OrderedDict[str, T] = OrderedDict()
        self._weighed = 0.0

    def __len__(self) -> int:
        return len(self._things)

    def keep(self, name: str, thing: T) -> None:
        """Let something stay for a while; it is the latest now."""
        self._things[name] = thing
        self._things.move_to_end(name)
        if monotonic() >= self._weighed + EVERY:
            self._lighten()
            self._weighed = monotonic()

    def forget(self, name: str) -> None:
        """Let something stay no longer."""
        self._things.pop(name, None)

    def _lighten(self) -> None:
        """Let go of what was asked for longest ago, until the rest is not too heavy."""
        weight = sum(map(self._weigh, self._things.values()))
        while weight > self._most and len(self._things) > 1:
            weight -= self._weigh(self._things.popitem(last=False)[1])
