"""Keeping up with other processes: what the bus tells, and looking where it may have failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection

from fourfold.schemas.errors import ApiError

from ..ending import end
from ..storage import queries as store
from .bus import Bus, Message
from .hub import Hub
from .matches import Live, Matches

log = logging.getLogger(__name__)
LOOK = 2.0
"""Seconds between looks at the versions while the bus is not sure."""
_SELDOM = 10
"""Rounds after which something is asked for that is most likely known."""
_AT_ONCE = 500


class Cluster:
    """The ear of a process."""

    def __init__(self, matches: Matches, hub: Hub, bus: Bus) -> None:
        self._matches, self._hub, self._bus = matches, hub, bus
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen and to look."""
        await self._bus.start(self.heard)
        if not self._matches.alone:
            self._spawn(self._look_on())
            self._spawn(self._ask_on())

    async def close(self) -> None:
        """Listen no longer."""
        await end(self._tasks)
        await self._bus.close()

    async def heard(self, message: Message) -> None:
        """Take a message of another process to heart."""
        if message.get("missed"):
            self._spawn(self.look())
            return
        if ids := message.get("dismissed"):
            self._hub.dismiss_here(ids)
            return
        if players := message.get("expelled"):
            self._hub.expel_here(players, message.get("match"))
            return
        live = self._matches.known(str(message.get("match")))
        if live is None:
            return
        if isinstance(version := message.get("version"), int):
            if live.replay.version < version:
                self._spawn(self._matches.catch_up(live, version))
        elif self._hub.is_heard(live):
            self._spawn(self.ask_presence(live))

    async def ask_presence(self, live: Live) -> None:
        """Find out who is connected to other processes."""
        if await self._hub.look_elsewhere(live):
            self._hub.tell_presence(live)

    async def look(self) -> None:
        """Load what has happened elsewhere in matches that somebody listens to here.

        Who holds seats no longer is sent away, and so is everybody whose match is gone.
        """
        listened_to = {live.replay.id: live for live in self._hub.listened_to}
        ids = list(listened_to)
        for i in range(0, len(ids), _AT_ONCE):
            some = ids[i : i + _AT_ONCE]
            # Whoever holds a seat by now is among those that are read after this.
            seated = {match_id: self._hub.seated(listened_to[match_id]) for match_id in some}
            found, members = await self._matches.storage.read(partial(_looked_up, ids=some))
            if gone := set(some) - found.keys():
                # Another process has deleted them, and nobody here was told.
                self._hub.dismiss_here(gone)
            for match_id in found:
                if strangers := seated[match_id] - members[match_id]:
                    self._hub.expel_here({player for player, _ in strangers}, match_id)
            for match_id, version in found.items():
                await self._matches.catch_up(listened_to[match_id], version)

    async def _look_on(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(LOOK)
            rounds += 1
            # Now and then also when the bus is sure: it drops messages under pressure.
            if not self._bus.sure or rounds % _SELDOM == 0:
                try:
                    await self.look()
                except ApiError:
                    log.warning("the versions of matches could not be looked up")
                except Exception:
                    log.exception("the versions of matches could not be looked up")

    async def _ask_on(self) -> None:
        """Ask again and again who is elsewhere; however long that takes, moves do not wait."""
        while True:
            await asyncio.sleep(_SELDOM * LOOK)
            for live in self._hub.listened_to:
                await self.ask_presence(live)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("news of other processes could not be loaded: %r", error)


def _looked_up(
    db: Connection, ids: Collection[str]
) -> tuple[dict[str, int], dict[str, set[tuple[str, str]]]]:
    """Give the versions of some matches, and who holds whose seats there."""
    return store.versions(db, ids), store.members_in(db, ids)
