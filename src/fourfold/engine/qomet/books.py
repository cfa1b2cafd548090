"""A whole solution that may fail: in a damaged file, or at the end of a bad line."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from fourfold.fast.qomet.search import MISSING
from fourfold.solve.errors import TableError

from ..tables import complain

if TYPE_CHECKING:
    from .thought import Source

REST = 60.0
"""After how many seconds it is tried again to open what could not be opened."""


class Careful:
    """Gives what a source has. What goes wrong is said, and then nothing is known."""

    def __init__(
        self, opened: Callable[[], Source], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._opened, self._clock = opened, clock
        self._source: Source | None = None
        self._again = 0.0

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """Have what is known of these positions at hand."""
        try:
            if source := self._at_hand():
                source.need(positions)
        except TableError as error:
            complain(error)

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance of a position, or MISSING."""
        try:
            source = self._at_hand()
            return MISSING if source is None else source.distance(own, other, forbidden)
        except TableError as error:
            complain(error)
            return MISSING

    def _at_hand(self) -> Source | None:
        if self._source is None and self._clock() >= self._again:
            self._again = self._clock() + REST
            self._source = self._opened()
        return self._source
