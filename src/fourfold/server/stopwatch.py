"""How long the event loop is held by a piece of work, while others wait.

The clock is that on the wall: to ask for the time of the processor takes as long as a hundredth of
a move.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import perf_counter
from typing import Any, Generic, TypeVar

T = TypeVar("T")
BRIEF = 0.0005
"""Seconds up to which it is not worth counting what somebody says on a live connection."""


def held_since(start: float) -> float:
    """Give for how long others have waited since then by `perf_counter`; 0 if that was brief."""
    held = perf_counter() - start
    return held if held > BRIEF else 0.0


class Timed(Generic[T]):
    """Awaits something, and tells how long all stretches were in which nobody else could go on."""

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend

    def __await__(self) -> Generator[Any, Any, T]:
        steps, held = self._work.__await__(), 0.0
        given: Any = None
        go_on: Callable[[Any], Any] = steps.send
        try:
            while True:
                start = perf_counter()
                try:
                    awaited = go_on(given)
                except StopIteration as end:
                    found: T = end.value
                    return found
                finally:
                    # An error that holds this frame would be freed by the collector alone.
                    given = None
                    held += perf_counter() - start
                try:
                    given, go_on = (yield awaited), steps.send
                except BaseException as error:
                    given, go_on = error, steps.throw
        finally:
            self._spend(held)
