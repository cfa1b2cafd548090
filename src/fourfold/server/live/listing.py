"""Keeps public matches in the lists while their players are connected.

Each process stores the times until which the matches of its connections are listed. The database is
shared by all processes, so no process has to know who is connected to the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakKeyDictionary

from fourfold.match_commands.listing import keeps_listed, listed_for
from fourfold.match_commands.state import Caller
from fourfold.schemas.errors import ApiError

from ..ending import end
from ..storage import queries as store
from .hub import Hub
from .matches import Live, Matches

log = logging.getLogger(__name__)
WRITE_INTERVAL_S = 5.0
"""Seconds between two writes for waiting matches whose owners stay connected."""
_ROUNDS_PER_PLAYING_WRITE = 12
"""Rounds after which it is written for started matches, too."""


class Listing:
    """The public matches whose players are connected to this process."""

    def __init__(self, matches: Matches, hub: Hub) -> None:
        self._matches, self._hub = matches, hub
        self._beating: asyncio.Task[None] | None = None
        self._writing: set[asyncio.Task[None]] = set()
        self._written: WeakKeyDictionary[Live, int] = WeakKeyDictionary()

    def start(self) -> None:
        """Begin to write regularly."""
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Stop, after the times at which the last connections have ended are written."""
        if self._beating:
            await end([self._beating])
        await asyncio.gather(*self._writing)

    def connection_changed(self, live: Live, caller: Caller) -> None:
        """Note that a caller connects to a match, or that one of their connections ends."""
        if keeps_listed(live.replay, caller.holders):
            task = asyncio.create_task(self._extend([live]))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    def match_polled(self, live: Live, caller: Caller) -> None:
        """Note that a caller asks for a match by HTTP, which a program may do again and again."""
        if self._matches.now() - self._written.get(live, 0) >= 1000 * WRITE_INTERVAL_S:
            self.connection_changed(live, caller)

    async def _beat(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(WRITE_INTERVAL_S)
            rounds += 1
            await self._extend(
                [
                    live
                    for live in self._hub.listened_to
                    if (live.replay.status == "waiting" or rounds % _ROUNDS_PER_PLAYING_WRITE == 0)
                    and keeps_listed(live.replay, self._hub.here(live))
                ]
            )

    async def _extend(self, lives: Sequence[Live]) -> None:
        now = self._matches.now()
        times = {live.replay.id: now + listed_for(live.replay) for live in lives}
        self._written.update(dict.fromkeys(lives, now))
        try:
            if times:
                await self._matches.storage.note(lambda db: store.extend_listing(db, times))
        except ApiError:
            log.warning("the times until which matches are listed were not written")
        except Exception:
            log.exception("the times until which matches are listed were not written")
