"""How long the event loop is held by a piece of work, while others wait.

Requests are measured in seconds of computing. To ask for these takes as long as a hundredth of a
move, and nearly all moves are brief. So those are held against the clock on the wall, and counted
only where they took long by that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import perf_counter, thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")
BRIEF = 0.0005
"""Seconds up to which it is not worth counting what somebody says."""


def held_since(start: float) -> float:
    """Give for how long others have waited since then by `perf_counter`; 0 if that was brief."""
    held = perf_counter() - start
    return held if held > BRIEF else 0.0


class Timed(Generic[T]):
    """Awaits something, and tells of every stretch in which nobody else could go on."""

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        given: Any = None
        go_on: Callable[[Any], Any] = steps.send
        while True:
            start = thread_time()
            try:
                awaited = go_on(given)
            except StopIteration as end:
                found: T = end.value
                return found
            finally:
                # What holds an error that holds this frame would be freed by the collector alone.
                given = None
                self._spend(thread_time() - start)
            try:
                given, go_on = (yield awaited), steps.send
            except BaseException as error:
                given, go_on = error, steps.throw
