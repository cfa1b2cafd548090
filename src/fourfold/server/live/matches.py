"""The matches in memory: loaded when asked for, changed only by events that are committed.

Two processes may judge commands for the same match at the same time. The numbers of the events
decide: who writes the next number first is right, the other looks again (optimistic locking).
Within a process there is one copy of a match for as long as anybody holds it, however many others
are asked for meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

from fourfold.match_commands.events import Draft, Event, numbered
from fourfold.match_commands.ids import is_id, new_id
from fourfold.match_commands.judging import has_led_to, judge, overdue, spared
from fourfold.match_commands.opening import rematched
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.state import Caller, Due
from fourfold.schemas.commands import Command
from fourfold.schemas.errors import ApiError

from ..aside import aside
from ..stopwatch import held_since
from ..storage import queries as store
from ..storage.database import Storage
from ..storage.direct import Database
from .latch import Latch
from .pulse import Pulse, now_ms
from .recent import Recent

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 2**26
"""What the matches weigh that are kept in memory although nobody holds them: about so many bytes.

These are some two thousand usual matches, or some two hundred with long records.
"""
ATTEMPTS = 8
_FEW = 40
"""So many events are replayed without letting anybody wait."""
LEASE = 10_000
"""Milliseconds after which another process takes on what an engine should have done."""
Further = Callable[[Database, str], None]
"""Writes what belongs to a change of the match with that id."""
Decide = Callable[[Replay, int], Sequence[Draft]]
Done = Callable[[int | Exception | None], None]
"""Takes the version that has what was asked for, or why there is none; None is somebody faster."""


@dataclass(eq=False)
class Live:
    """A match in memory. Whoever wants to change it holds the lock."""

    replay: Replay
    lock: Latch = field(default_factory=Latch)
    address: str | None = None
    """Where somebody acted from last, on whose account engines think."""


class Step(NamedTuple):
    """What is about to happen: a match as it will be, and how that is written down."""

    later: Replay
    events: Sequence[Event]
    append: store.Append
    next_match: Live | None = None


class Listener(Protocol):
    """Somebody who is told when a match has changed."""

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Take note of new events; `here` says that this process made them."""


class Matches:
    """All matches this process knows about."""

    def __init__(
        self,
        storage: Storage,
        alone: bool,
        now: Callable[[], int] = now_ms,
        most: int = MOST_IN_MEMORY,
    ) -> None:
        """Keep matches in a database; `alone` says that no other process writes to it."""
        self.storage, self.now, self.alone = storage, now, alone
        self.listeners: list[Listener] = []
        self.thinks_here = True
        self.check_room: Callable[[], None] = lambda: None
        """Refuses a new match when there is no room for one."""
        self.pulse: Pulse | None = None
        """Knows of the times in which nobody could play."""
        self.spend: Callable[[str, float], None] = lambda address, seconds: None
        """Notes how many seconds others have waited for what somebody at an address did."""
        self.is_attended: Callable[[Live], bool] = lambda live: True
        """Says whether somebody looks at a match; where only engines play, they wait for that."""
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every match that anybody holds: a request, a connection, an engine, or the list below."""
        self._recent: Recent[Live] = Recent(most, lambda live: live.replay.weight)
        """The matches asked for last."""
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # Finding them.

    def known(self, match_id: str) -> Live | None:
        """Give a match if it is in memory."""
        return self._live.get(match_id)

    async def get(self, match_id: str) -> Live:
        """Give a match, from memory or from the database."""
        live = self._live.get(match_id)
        if live is not None:
            return self._keep(live)
        if not is_id(match_id):
            raise ApiError("match-unknown", 404)
        loading = self._loading.get(match_id)
        if loading is None:
            loading = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await self._spared(await asyncio.shield(loading))

    def forget(self, ids: Collection[str]) -> None:
        """Let go of matches that have been deleted."""
        for match_id in ids:
            self._live.pop(match_id, None)
            self._recent.forget(match_id)

    async def _load(self, match_id: str) -> Live:
        events = await self.storage.read(lambda db: store.events_after(db, match_id, 0))
        if not events:
            raise ApiError("match-unknown", 404)
        return self._keep(Live(await _replayed(match_id, events)))

    def _keep(self, live: Live) -> Live:
        """Give the one copy of a match, and let it stay for a while when nobody holds it."""
        match_id = live.replay.id
        live = self._live.setdefault(match_id, live)
        self._recent.keep(match_id, live)
        return live

    async def spare_all(self) -> None:
        """Let an outage that is over cost nobody anything who plays in a match in memory."""
        for live in list(self._live.values()):
            # One that cannot be told of it now, or is deleted, keeps it from no other. Whoever acts
            # in it later is spared first.
            with suppress(ApiError):
                await self._spared(live)

    async def _spared(self, live: Live) -> Live:
        if self.pulse and spared(live.replay, self.pulse.outages):
            await self.act(live, lambda replay, now: [])
        return live

    async def fresh(self, match_id: str) -> Live:
        """Give a match as it is in the database, also when other processes have changed it."""
        live = await self.get(match_id)
        if not self.alone:
            async with live.lock:
                await self._catch_up(live)
        if self.pulse and live.replay.clock:
            # Who only looks sees the clocks as they were last known, if nothing can be written now.
            with suppress(ApiError):
                await self.pulse.find_out()
                await self._spared(live)
        return live

    async def catch_up(self, live: Live, version: int) -> None:
        """Load the events up to a version that another process has told of."""
        async with live.lock:
            if live.replay.version < version:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Load what has happened since, and say whether there is something; or that it is gone."""
        match_id, last = live.replay.id, live.replay.version - 1
        # The last event that is known comes along, unless another process has deleted the match.
        found = await self.storage.read(lambda db: store.events_after(db, match_id, last))
        if not found:
            self.forget([match_id])
            raise ApiError("match-unknown", 404)
        events = found[1:]
        if events:
            live.replay = live.replay.after(events)
            self._tell(live, events, here=False)
        return bool(events)

    # Changing them.

    async def create(
        self, drafts: Sequence[Draft], player: str, further: Further | None = None
    ) -> Live:
        """Make a new match, and write further things together with it."""
        self.check_room()
        events = numbered(drafts, 0, self.now(), player)
        live = Live(await _replayed(new_id(), events))
        replay = live.replay
        kept = store.kept(replay, self._due_written(live, replay))

        def write(db: Database) -> None:
            store.create(db, kept, replay.events)
            store.add_members(db, replay.id, {(player, player)}, replay.created)
            if further:
                further(db, replay.id)

        await self.storage.note(write)
        self._tell(self._keep(live), replay.events, here=True)
        return live

    async def command(self, live: Live, command: Command, caller: Caller) -> int:
        """Do what a player asks for, and give the version that has it."""

        def answer(replay: Replay) -> int | None:
            done = replay.answer_to(command.id)
            if done is None:
                return None
            if done.player != caller.player:
                raise ApiError("command-id-taken", 409, "id")
            if not has_led_to(command, replay, done):
                raise ApiError("command-id-used", 409, "id")
            return done.n

        def decide(replay: Replay, now: int) -> Sequence[Draft]:
            return [] if answer(replay) else judge(replay, command, caller)

        version = answer(live.replay)
        if version is None:
            await self.act(live, decide, caller.player, command.id)
            version = answer(live.replay)
        assert version is not None
        return version

    def command_now(self, live: Live, command: Command, caller: Caller, done: Done) -> bool:
        """Do what a player asks for on the shortest way, or say that it has to be another one.

        Nearly everything a server does is this: a move, by whoever is to move, in a match that
        nobody else changes at this moment. Nothing is waited for and nobody is woken. The move is
        judged when it comes, committed with all others of this turn of the event loop, and told to
        whoever listens when that is done. ApiError is raised as by `command`.
        """
        replay = live.replay
        if not self.storage.is_own or replay.answer_to(command.id):
            return False
        now = max(self.now(), replay.updated)
        if replay.clock and self._is_forced(replay, now):
            return False
        drafts = judge(replay, command, caller)
        if not live.lock.take():
            return False
        try:
            step = self._prepare(live, drafts, now, caller.player, command.id)
        except BaseException:
            live.lock.release()
            raise

        def written(is_first: bool, failure: Exception | None) -> None:
            start = perf_counter()
            try:
                if is_first:
                    self._settle(live, step)
            finally:
                live.lock.release()
            done(failure or (step.later.version if is_first else None))
            if live.address and (held := held_since(start)):
                self.spend(live.address, held)

        self.storage.submit(store.append_all, step.append, written)
        return True

    async def act(
        self,
        live: Live,
        decide: Decide,
        player: str | None = None,
        command_id: str | None = None,
        further: Further | None = None,
    ) -> None:
        """Let happen what `decide` says of the match as it stands; nothing if it says nothing.

        Further things are written together with it.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                now = max(self.now(), live.replay.updated)
                # What happens by itself goes before everything else.
                if forced := await self._forced(live.replay, now):
                    now = max(now, forced[-1].body.get("to", now))
                    await self._append(live, self._prepare(live, forced, now))
                    continue
                try:
                    drafts = decide(live.replay, now)
                except ApiError:
                    # What looks wrong may only be unheard of here.
                    if self.alone or not await self._catch_up(live):
                        raise
                    continue
                if not drafts:
                    return
                step = self._prepare(live, drafts, now, player, command_id, further)
                if await self._append(live, step):
                    return
        raise ApiError("match-busy", 503)

    async def _forced(self, replay: Replay, now: int) -> list[Draft]:
        """Give the outages that shall cost nobody time; if there are none, a flag that falls."""
        if self.pulse and replay.clock:
            await self.pulse.find_out()
            if drafts := spared(replay, self.pulse.outages):
                return drafts
        return overdue(replay, now)

    def _is_forced(self, replay: Replay, now: int) -> bool:
        """Say whether something happens by itself before anything else can, or may do so."""
        if self.pulse and not self.pulse.is_sound():
            return True
        outages = self.pulse.outages if self.pulse else ()
        return bool(spared(replay, outages) or overdue(replay, now))

    async def _append(self, live: Live, step: Step) -> bool:
        if not await self.storage.write_in(store.append_all, step.append):
            await self._catch_up(live)
            return False
        self._settle(live, step)
        return True

    def _prepare(
        self,
        live: Live,
        drafts: Sequence[Draft],
        now: int,
        player: str | None = None,
        command_id: str | None = None,
        further: Further | None = None,
    ) -> Step:
        replay = live.replay
        next_match: Live | None = None
        if drafts[-1].kind == "rematched":
            self.check_room()
            first = numbered(rematched(replay), 0, now, replay.creator)
            next_match = Live(Replay(drafts[-1].body["match"], first))
        events = numbered(drafts, replay.version, now, player, command_id)
        later = replay.after(events)
        kept = store.kept(later, self._due_written(live, later))
        belonging = None
        if further or next_match:
            belonging = partial(self._write_further, further, next_match, replay.id, now)
        return Step(later, events, store.Append(replay.id, events, kept, belonging), next_match)

    def _write_further(
        self,
        further: Further | None,
        next_match: Live | None,
        match_id: str,
        now: int,
        db: Database,
    ) -> None:
        """Write what belongs to a change, and the match that comes after this one."""
        if further:
            further(db, match_id)
        if next_match:
            new = next_match.replay
            store.create(db, store.kept(new, self._due_written(next_match, new)), new.events)
            store.add_members(db, new.id, store.members_of(db, match_id), now)

    def _settle(self, live: Live, step: Step) -> None:
        """Let happen in memory what is committed, and tell everybody."""
        if step.next_match:
            self._tell(self._keep(step.next_match), step.next_match.replay.events, here=True)
        live.replay = step.later
        self._tell(live, step.events, here=True)

    def _tell(self, live: Live, events: Sequence[Event], here: bool) -> None:
        for listener in self.listeners:
            try:
                listener.changed(live, events, here)
            except Exception:
                # It has happened all the same, and whoever asked for it waits for an answer.
                log.exception("what has happened could not be told")

    def sleeps(self, live: Live, replay: Replay | None = None) -> bool:
        """Say whether only engines play and nobody looks on, so that they need not think."""
        replay = replay or live.replay
        is_theirs = replay.due is not None and replay.due.kind != "flag"
        return is_theirs and not replay.playing_people and not self.is_attended(live)

    def _due_written(self, live: Live, replay: Replay) -> Due | None:
        """Give what is due as others shall see it: this process takes on its engines' moves."""
        due = replay.due
        if due is None or self.sleeps(live, replay):
            return None
        if due.kind != "flag" and self.thinks_here:
            return due._replace(at=due.at + LEASE)
        return due


async def _replayed(match_id: str, events: Sequence[Event]) -> Replay:
    """Give what has happened in a match; where that may be much, it is read beside the loop."""
    if len(events) > _FEW or events[0].body["record"]:
        return await aside(Replay, match_id, events)
    return Replay(match_id, events)
