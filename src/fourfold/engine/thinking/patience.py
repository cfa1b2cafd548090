"""How long a worker is waited for that does not answer.

Time is counted in ticks of a second while somebody waits, and not read from a clock: whoever waits
may have been stopped for an hour, and the worker have answered long ago.
"""

from __future__ import annotations

from typing import NamedTuple

from .messages import Question, Said, Think

TICK = 1.0
"""Seconds. A worker that is busy says so as often."""


class Allowance(NamedTuple):
    """Ticks that pass before a worker counts as stuck."""

    starting: int = 60
    """Until it is heard for the first time."""
    silence: int = 6
    """Without a word, while it has a question."""
    loading: int = 300
    """For kernels and tables of a game, which may have to be made first."""
    grace: int = 10
    """Beyond the time of a question, and after the word to stop."""


class Patience:
    """Waits for a worker to be done with a question."""

    def __init__(self, question: Question, allowance: Allowance, *, is_new: bool) -> None:
        """A worker that is new has to start first."""
        self._allowed = allowance
        self._silent = 0
        self._most_silent = allowance.starting if is_new else allowance.silence
        self._left: float | None = allowance.loading
        """Ticks until the end of what it does now; None if that may take any time."""
        self._thinking: float | None = None
        self.is_thought = isinstance(question, Think)
        """Whether it was asked to think, and not only to get ready."""
        if isinstance(question, Think) and not question.endless:
            self._thinking = question.seconds + allowance.grace
        self._is_loaded = False
        self.was_heard = False
        """Whether the worker knows of the question."""
        self.is_over = False

    def hear(self, said: Said) -> None:
        """Note what the worker has said."""
        self._silent, self._most_silent, self.was_heard = 0, self._allowed.silence, True
        if said.event == "loaded":
            self._is_loaded, self._left = True, self._thinking

    def stop(self) -> None:
        """Note that the worker was told to stop."""
        self._thinking = self._allowed.grace
        if self._is_loaded:
            self._left = self._thinking

    def tick(self) -> bool:
        """Let a tick pass, and say whether the worker is still worth waiting for."""
        self._silent += 1
        if self._left is not None:
            self._left -= 1
        self.is_over = self._silent > self._most_silent or (self._left or 0) < 0
        return not self.is_over
