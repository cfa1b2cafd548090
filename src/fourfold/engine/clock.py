"""Wall time that runs out, or is cut short by somebody who does not want to wait any more.

Beside the time, clocks count *nodes*, the positions that are searched: these may run out as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import inf
from time import monotonic


class TimeUpError(Exception):
    """There is no time left."""


@dataclass
class Nodes:
    """How many positions were searched, and how many may be."""

    most: float = inf
    done: int = 0
    depth: int = 0
    """How many plies ahead all moves of a position were looked at."""


_stopped: ContextVar[Callable[[], bool]] = ContextVar("_stopped", default=lambda: False)
_nodes: ContextVar[Nodes | None] = ContextVar("_nodes", default=None)


@contextmanager
def stoppable(stopped: Callable[[], bool]) -> Iterator[None]:
    """Let the time of all clocks that start in here run out as soon as `stopped` says so."""
    token = _stopped.set(stopped)
    try:
        yield
    finally:
        _stopped.reset(token)


@contextmanager
def counting(most: int | None) -> Iterator[Nodes]:
    """Count the nodes of all clocks that start in here; their time runs out after so many."""
    nodes = Nodes(inf if most is None else most)
    token = _nodes.set(nodes)
    try:
        yield nodes
    finally:
        _nodes.reset(token)


class Clock:
    """Runs for some seconds from now on, or for a share of the nodes that are left.

    However few the seconds are, it runs for the `least` nodes.
    """

    def __init__(self, seconds: float, share: float = 1.0, least: int = 0) -> None:
        self._end = monotonic() + seconds
        self._stopped = _stopped.get()
        self._nodes = _nodes.get() or Nodes()
        self._least = self._nodes.done + least
        self._last = self._nodes.done + share * (self._nodes.most - self._nodes.done)

    def is_up(self) -> bool:
        """Say whether the time has run out."""
        done = self._nodes.done
        is_late = done >= self._least and monotonic() >= self._end
        return is_late or done >= self._last or self._stopped()

    def left(self) -> float:
        """Give how many seconds are left."""
        return max(0.0, self._end - monotonic())

    def check(self) -> None:
        """Raise TimeUpError when the time has run out."""
        if self.is_up():
            raise TimeUpError

    def some(self, nodes: int) -> int:
        """Give how many nodes may be searched until the next look: so many, or those left."""
        return int(max(1, min(nodes, self._last - self._nodes.done)))

    def count(self, nodes: int) -> None:
        """Take note of nodes that were searched."""
        self._nodes.done += nodes

    def reach(self, plies: int) -> None:
        """Take note that all moves were looked at so many plies ahead."""
        self._nodes.depth = max(self._nodes.depth, plies)
