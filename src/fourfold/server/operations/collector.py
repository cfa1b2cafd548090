"""Python's garbage collector, at moments when nobody waits for an answer.

By itself it comes whenever enough has been made, and goes through much of what a full house keeps
in memory: half a second, in which everybody waits. Yet nearly all garbage here needs no collector,
so the rest may lie until it is quiet, or until it is too much.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

from fourfold.match_commands.events import Event

from ..ending import end
from ..live.matches import Live

LOOK = 5.0
"""Seconds between two looks; a time without events in between is quiet."""
LITTLE, MUCH = 20_000, 2_000_000
"""Things made and not gone since the last time: not worth a collection, or one at any moment."""


class GarbageCollector:
    """Lets Python's collector work at good moments, instead of its own."""

    def __init__(self, look: float = LOOK, little: int = LITTLE, much: int = MUCH) -> None:
        self._look, self._little, self._much = look, little, much
        self._is_quiet = True
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take over from the collector's own sense of time."""
        gc.collect()
        # What is there when the server starts stays to its end.
        gc.freeze()
        gc.disable()
        self._task = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Leave the collector to itself again."""
        if self._task:
            await end([self._task])
            gc.unfreeze()
            gc.enable()

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Take note that people play."""
        self._is_quiet = False

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            found = gc.get_count()[0]
            if found > (self._little if self._is_quiet else self._much):
                gc.collect()
            self._is_quiet = True
