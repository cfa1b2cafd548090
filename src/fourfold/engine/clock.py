"""Wall time that runs out, or is cut short by somebody who does not want to wait any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic


class TimeUpError(Exception):
    """There is no time left."""


_stopped: ContextVar[Callable[[], bool]] = ContextVar("_stopped", default=lambda: False)


@contextmanager
def stoppable(stopped: Callable[[], bool]) -> Iterator[None]:
    """Let the time of all clocks that start in here run out as soon as `stopped` says so."""
    token = _stopped.set(stopped)
    try:
        yield
    finally:
        _stopped.reset(token)


class Clock:
    """Runs for some seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds
        self._stopped = _stopped.get()

    def is_up(self) -> bool:
        """Say whether the time has run out."""
        return monotonic() >= self._end or self._stopped()

    def check(self) -> None:
        """Raise TimeUpError when the time has run out."""
        if self.is_up():
            raise TimeUpError
