"""How long the event loop is held by a piece of work, while others wait."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


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
