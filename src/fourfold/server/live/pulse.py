"""The time, from one place for all processes; and since when there was no playing.

While a server can be played on, it says so in the database every few seconds. Where that stops and
goes on later, players could not move: the time in between is an outage, and costs nobody anything.
It makes no difference whether the server was down, stood still, or could not reach the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import text

from fourfold.payloads.errors import ApiError
from fourfold.referee.clocks import DAY

from ..ending import end
from ..storage import queries as store
from ..storage.database import Storage

log = logging.getLogger(__name__)
EVERY = 5_000
"""Milliseconds between two beats."""
PATIENCE = 15_000
"""Milliseconds without a beat after which it counts as an outage."""
AT_START = 1_000
"""The same for a server that starts and knows that there is no other."""
_REMEMBERED = 40 * DAY
"""Longer than any clock runs for one move."""
_SET_EVERY = 60.0
"""Seconds after which the time is asked for again."""


def now_ms() -> int:
    """Give the time of this machine in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class SharedTime:
    """The time of the database, for processes on machines whose clocks differ."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ahead: float | None = None
        """Milliseconds that the database is ahead of the clock that only counts."""
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> int:
        """Give the time in milliseconds since the epoch."""
        return now_ms() if self._ahead is None else int(time.monotonic() * 1000 + self._ahead)

    async def start(self) -> None:
        """Set the clock, and go on doing so."""
        if not self._storage.is_sqlite:
            await self._set()
            self._task = asyncio.create_task(self._set_on())

    async def close(self) -> None:
        """Set it no longer."""
        if self._task:
            await end([self._task])

    async def _set(self) -> None:
        asked = time.monotonic()
        query = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        found = float(await self._storage.read(lambda db: db.execute(query).scalar_one()))
        # It was that late about in the middle between question and answer.
        self._ahead = found - 1000 * (asked + time.monotonic()) / 2

    async def _set_on(self) -> None:
        while True:
            await asyncio.sleep(_SET_EVERY)
            with suppress(ApiError):
                await self._set()


class Outage(NamedTuple):
    """A time in which nobody could play."""

    start: int
    end: int


class Pulse:
    """Says again and again that the server can be played on, and notices when it could not."""

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], int],
        noticed: Callable[[], Awaitable[None]],
    ) -> None:
        """Have somebody told when an outage is over."""
        self._storage, self._now, self._noticed = storage, now, noticed
        self.outages: tuple[Outage, ...] = ()
        self._last = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self, alone: bool) -> None:
        """Begin; who is alone knows that nobody could play before."""
        await self.beat(AT_START if alone else PATIENCE)
        self._task = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Say for the last time that all was well."""
        if self._task:
            await end([self._task])
            with suppress(ApiError):
                await self.beat()

    async def is_sound(self) -> bool:
        """Say whether all outages are known: none ends just now, before anybody has noticed."""
        known = self.outages
        if self._now() - self._last > PATIENCE:
            await self.beat()
        return self.outages == known

    async def beat(self, patience: int = PATIENCE) -> None:
        """Say that all is well, and find out about outages."""
        now = self._now()
        found = await self._storage.write(
            lambda db: store.beat(db, now, patience, now - _REMEMBERED)
        )
        self._last, self.outages = now, tuple(Outage(*times) for times in found)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY / 1000)
            known = self.outages
            try:
                await self.beat()
                if self.outages != known:
                    log.warning("nobody could play for a while; no clock ran in that time")
                    await self._noticed()
            except ApiError:
                log.warning("the database does not hear that the server is well")
