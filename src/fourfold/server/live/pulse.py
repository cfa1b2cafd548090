"""The time, from one place for all processes; and since when there was no playing.

While a server can be played on, it says so in the database every few seconds. Where that stops and
goes on later, players could not move: the time in between is an outage, and costs nobody anything.
It makes no difference whether the server was down, stood still, or could not reach the database.

A server that is alone looks at the clock more often than that, and again before each move that a
clock runs for: when it was stopped or its machine slept, nobody pays for that either.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import text

from fourfold.match_commands.clocks import DAY
from fourfold.schemas.errors import ApiError

from ..ending import end
from ..storage import queries as store
from ..storage.database import Storage
from .latch import Latch

log = logging.getLogger(__name__)


class Rhythm(NamedTuple):
    """How often a server says that it is well, and when it is missed."""

    every: int
    """Milliseconds between two beats."""
    patience: int
    """Milliseconds without a beat after which it counts as an outage."""


ALONE = Rhythm(5_000, 15_000)
"""Of a server that notices by itself when it stands still: the disk need not hear of it often."""
SHARED = Rhythm(1_000, 4_000)
"""Of servers that know only from each other's beats since when there was no playing."""
AT_START = 1_000
"""The same for a server that starts and knows that there is no other."""
STILL = 3_000
"""The same for one that runs alone, and has not come to look at the clock."""
TICK = 500
"""Milliseconds between two looks at the clock."""
_REMEMBERED = 40 * DAY
"""Longer than any clock runs for one move."""
_SET_EVERY = 60.0
"""Seconds after which the time is asked for again."""


def now_ms() -> int:
    """Give the time of this machine in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def _steady() -> float:
    """Give seconds by a clock that only counts; if there is one, also while the machine sleeps."""
    return time.clock_gettime(_WAKEFUL) if _WAKEFUL is not None else time.monotonic()


_WAKEFUL: int | None = getattr(time, "CLOCK_BOOTTIME", None)


class SharedTime:
    """The time of the database, for processes on machines whose clocks differ."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ahead: float | None = None
        """Milliseconds that the database is ahead of the clock that only counts."""
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> int:
        """Give the time in milliseconds since the epoch."""
        return now_ms() if self._ahead is None else int(_steady() * 1000 + self._ahead)

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
        asked = _steady()
        query = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        found = float(await self._storage.read(lambda db: db.execute(query).scalar_one()))
        # It was that late about in the middle between question and answer.
        self._ahead = found - 1000 * (asked + _steady()) / 2

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
        self._alone, self._rhythm = False, SHARED
        self._last = 0
        """When it was last said that all is well."""
        self.is_heard = True
        """Whether the database took it when it was last said."""
        self._looked = 0
        """When this process last looked at the clock."""
        self._stood_since: list[int] = []
        """Since when it has stood still, each time that is not written down yet."""
        self._beating = Latch()
        """One beat at a time, so that no outage is written down in two pieces."""
        self._task: asyncio.Task[None] | None = None

    async def start(self, alone: bool) -> None:
        """Begin; who is alone knows that nobody could play before, nor while it stands still."""
        self._alone, self._looked = alone, self._now()
        self._rhythm = ALONE if alone else SHARED
        await self.beat(AT_START if alone else None)
        self._task = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Say for the last time that all was well."""
        if self._task:
            await end([self._task])
            with suppress(ApiError):
                await self.beat()

    def is_sound(self) -> bool:
        """Look at the clock, and say whether all outages are known, also one that ends just now."""
        self._look()
        return not self._stood_since and self._looked - self._last <= self._rhythm.patience

    def _look(self) -> bool:
        """Look at the clock, and say whether this process has stood still until now."""
        before, self._looked = self._looked, self._now()
        has_stood = self._alone and self._looked - before > STILL
        if has_stood:
            self._stood_since.append(before)
        return has_stood

    async def find_out(self) -> None:
        """Let all outages be known; however many want to know at the same time, it is done once."""
        if not self.is_sound():
            async with self._beating:
                if not self.is_sound():
                    await self._beat()

    async def beat(self, patience: int | None = None) -> None:
        """Say that all is well, and find out about outages."""
        async with self._beating:
            await self._beat(patience)

    async def _beat(self, patience: int | None = None) -> None:
        self._look()
        patience = self._rhythm.patience if patience is None else patience
        now, stood = self._looked, tuple(self._stood_since)
        found = await self._storage.write(
            lambda db: store.beat(db, now, patience, now - _REMEMBERED, min(stood, default=None))
        )
        # It may have stood still again while this was written.
        del self._stood_since[: len(stood)]
        self._last, self.outages = now, tuple(Outage(*times) for times in found)
        self.is_heard = True

    async def _beat_on(self) -> None:
        told, ticks = self.outages, 0
        while True:
            await asyncio.sleep(TICK / 1000)
            ticks += 1
            try:
                if self._look() or ticks % (self._rhythm.every // TICK) == 0:
                    await self.beat()
                # Somebody who moved may have found out before.
                if self.outages != told:
                    told = self.outages
                    log.warning("nobody could play for a while; no clock ran in that time")
                    await self._noticed()
            except ApiError:
                self.is_heard = False
                log.warning("the database does not hear that the server is well")
