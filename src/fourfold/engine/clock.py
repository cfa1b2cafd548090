"""Wall time that runs out."""

from __future__ import annotations

from time import monotonic


class TimeUpError(Exception):
    """There is no time left."""


class Clock:
    """Runs for some seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    def is_up(self) -> bool:
        """Say whether the time has run out."""
        return monotonic() >= self._end

    def check(self) -> None:
        """Raise TimeUpError when the time has run out."""
        if self.is_up():
            raise TimeUpError
