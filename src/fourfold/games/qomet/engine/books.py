"""A whole solution that may fail: in a damaged file, or at the end of a bad line."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from math import inf
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING

from fourfold.engine.clock import Clock
from fourfold.engine.tables import complain
from fourfold.tables.errors import TableError

from ..kernels.search import MISSING

if TYPE_CHECKING:
    from .thought import Source

REST = 60.0
"""After how many seconds it is tried again to open what could not be opened."""
_LOOK = 0.01
"""How often it is looked whether something has come, in seconds."""

_patience: ContextVar[float] = ContextVar("_patience", default=inf)


@contextmanager
def waiting(seconds: float) -> Iterator[None]:
    """Let nobody in here wait longer for what is far away."""
    token = _patience.set(seconds)
    try:
        yield
    finally:
        _patience.reset(token)


class Careful:
    """Gives what a source has. What goes wrong is said, and then nothing is known.

    What is far away is fetched by another thread. Whoever has no more time to wait for it does
    without; it goes on coming, for the next one who asks.
    """

    def __init__(
        self,
        opened: Callable[[], Source],
        clock: Callable[[], float] = time.monotonic,
        *,
        address: str | None = None,
    ) -> None:
        """Take what opens a source, and the address of one that is far away."""
        self._opened, self._clock = opened, clock
        self._late: TableError | None = None
        """What is said when it does not come in time."""
        if address:
            self._late = TableError("table-unreachable", file=address, reason="timed out")
            str(self._late)  # Words are loaded now, and not when there is no time.
        self._source: Source | None = None
        self._again = 0.0
        self._has_come = Event()
        self._has_come.set()
        self._is_given_up = False
        """Whether somebody has waited in vain for what is coming: nobody waits for it again."""

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """Have what is known of these positions at hand, if it comes in time."""
        clock, wished = Clock(_patience.get()), list(positions)
        if not self._is_there(clock):
            return
        self._has_come.clear()
        self._is_given_up = False
        if self._late and (errands := _errands()):
            errands.put(lambda: self._fetch(wished))
            self._is_there(clock)
        else:
            self._fetch(wished)

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance of a position, or MISSING."""
        if self._source is None or not self._has_come.is_set():
            return MISSING
        try:
            return self._source.distance(own, other, forbidden)
        except TableError as error:
            complain(error)
            return MISSING

    def _is_there(self, clock: Clock) -> bool:
        """Wait for what is coming, if anything is, and say whether it is there."""
        while not self._has_come.is_set():
            if self._is_given_up:
                return False
            if clock.is_up():
                self._give_up()
                return False
            self._has_come.wait(_LOOK)
        return True

    def _give_up(self) -> None:
        """Do without what is coming, and say so if it was waited for."""
        if self._late and _patience.get():
            self._is_given_up = True
            complain(self._late)

    def _fetch(self, positions: Iterable[tuple[int, int]]) -> None:
        try:
            if self._source is None and self._clock() >= self._again:
                self._again = self._clock() + REST
                self._source = self._opened()
            if self._source is not None:
                self._source.need(positions)
        except TableError as error:
            complain(error)
        finally:
            self._has_come.set()


@cache
def _errands() -> SimpleQueue[Callable[[], None]] | None:
    """Give where to put what another thread is to do; None where there cannot be one.

    It is always the same thread, for it keeps the lines to servers open.
    """
    errands = SimpleQueue[Callable[[], None]]()

    def run() -> None:
        while True:
            errands.get()()

    try:
        Thread(target=run, daemon=True).start()
    except RuntimeError:  # A browser has no threads.
        return None
    return errands
