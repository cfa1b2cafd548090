"""What the server does by itself: it lets flags fall and moves for the engines.

Everything due stands in the database, so nothing is forgotten when a process dies. The process
that knows of something first does it at the right moment; the others look now and then for what
was left undone. Doing it twice is impossible, because events have numbers.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from fourfold.engine.levels import LEVELS, STRONGEST
from fourfold.engine.ugi import PlayerError
from fourfold.match_commands.draws import Seen, is_content
from fourfold.match_commands.events import Draft, Event
from fourfold.match_commands.judging import draw_wanted, failed, move
from fourfold.match_commands.questions import DRAW_SECONDS
from fourfold.match_commands.replay import Replay
from fourfold.schemas.analyses import Analysis
from fourfold.schemas.errors import ApiError

from ..ending import end
from ..storage import queries as store
from ..thinking.thinkers import Busy
from .guests import Guests
from .matches import LEASE, Decide, Live, Matches

log = logging.getLogger(__name__)
SWEEP = 5.0
MOST_AT_ONCE = 1000
_PAUSE = 2_000
"""Milliseconds before a question is asked again that nobody had time for."""


class Thinking(Protocol):
    """Whoever thinks for our engines."""

    async def choose(
        self,
        spec: str,
        position: str,
        level: int,
        seed: int,
        *,
        met: tuple[str, ...] = (),
        asker: str = "",
    ) -> str:
        """Choose a move, on somebody's account, after positions that the game has seen."""

    async def analyse(
        self,
        spec: str,
        position: str,
        seconds: float,
        *,
        depth: int | None = None,
        asker: str = "",
    ) -> Analysis:
        """Judge a position, as far ahead as that, on somebody's account."""


class Timekeeper:
    """Does what is due."""

    def __init__(
        self,
        matches: Matches,
        thinkers: Thinking | None,
        guests: Guests | None = None,
        tick: float = 0.5,
    ) -> None:
        """Look at the clock every `tick` seconds at least, should it have been put forward."""
        self._matches, self._thinkers, self._tick = matches, thinkers, tick
        self._guests = guests or Guests()
        self._due: list[tuple[int, str]] = []
        self._sooner = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def start(self) -> None:
        """Begin with what was left undone."""
        self._spawn(self._keep_time())
        self._spawn(self._sweep_on())

    async def close(self) -> None:
        """Stop; what engines were thinking about is left to others."""
        unfinished = list(self._thoughts)
        await end(self._tasks)
        for match_id in unfinished:
            await self._postpone(match_id, self._matches.now())

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Note what is due now in a match."""
        due, match_id = live.replay.due, live.replay.id
        thought = self._thoughts.get(match_id)
        if thought and (due is None or due.kind == "flag" or thought[0] != live.replay.ply):
            thought[1].cancel()
            del self._thoughts[match_id]
        if due and due.kind == "flag":
            # What is further away is found in the database when its time comes near.
            if due.at <= self._matches.now() + _horizon():
                self._note(due.at, match_id)
        elif due and here and not self._matches.sleeps(live):
            self._start_thinking(live)
        elif due and events:
            self.attended(live)

    def attended(self, live: Live) -> None:
        """Let engines that are among themselves play on while somebody looks at them."""
        due = live.replay.due
        is_idle = due is not None and due.kind != "flag" and live.replay.id not in self._thoughts
        if is_idle and not live.replay.playing_people and self._matches.is_attended(live):
            self._spawn(self._wake(live))

    def _note(self, at: int, match_id: str) -> None:
        heapq.heappush(self._due, (at, match_id))
        self._sooner.set()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep_time(self) -> None:
        while True:
            now = self._matches.now()
            while self._due and self._due[0][0] <= now:
                self._spawn(self._do(heapq.heappop(self._due)[1]))
            wait = self._tick
            if self._due:
                wait = min(wait, max(0.0, (self._due[0][0] - now) / 1000) + 0.001)
            self._sooner.clear()
            try:
                await asyncio.wait_for(self._sooner.wait(), wait)
            except TimeoutError:
                continue

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except ApiError:
                log.warning("what is due could not be looked up")
            except Exception:
                log.exception("what is due could not be looked up")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Find what is due, also in matches this process knows nothing of."""
        until = self._matches.now() + _horizon()
        kinds = ("flag", "engine", "draw") if self._thinkers else ("flag",)
        rows = await self._matches.storage.read(
            lambda db: store.due_before(db, until, kinds, MOST_AT_ONCE)
        )
        for match_id, at in rows:
            self._note(at, match_id)

    async def _do(self, match_id: str) -> None:
        """Do what is due in a match, if it still is."""
        try:
            live = await self._matches.fresh(match_id)
            due = live.replay.due
            if due is None:
                return
            if due.kind == "flag":
                # Whoever acts lets the flag fall first.
                await self._matches.act(live, lambda replay, now: [])
            elif self._matches.sleeps(live):
                version = live.replay.version
                await self._matches.storage.write(lambda db: store.sleep_due(db, match_id, version))
            elif match_id not in self._thoughts and await self._claim(live):
                self._start_thinking(live)
        except ApiError as error:
            if not _is_gone(error):
                log.warning("what is due was not done: %s", error.code)
        except Exception:
            log.exception("what is due was not done")

    async def _wake(self, live: Live) -> None:
        match_id, version, due = live.replay.id, live.replay.version, live.replay.due
        until = self._matches.now() + LEASE
        if due is None or self._thinkers is None:
            return
        try:
            is_ours = await self._matches.storage.write(
                lambda db: store.wake_due(db, match_id, version, due.kind, until)
            )
        except ApiError:
            log.warning("a match of engines could not go on")
            return
        if is_ours:
            self._start_thinking(live)

    async def _claim(self, live: Live) -> bool:
        now, match_id, version = self._matches.now(), live.replay.id, live.replay.version
        return self._thinkers is not None and await self._matches.storage.write(
            lambda db: store.claim_due(db, match_id, version, now, now + LEASE)
        )

    async def _postpone(self, match_id: str, at: int) -> None:
        live = self._matches.known(match_id)
        if live:
            version = live.replay.version
            try:
                await self._matches.storage.write(
                    lambda db: store.postpone_due(db, match_id, version, at)
                )
            except ApiError:
                log.warning("what is due could not be put off")

    def _start_thinking(self, live: Live) -> None:
        if self._thinkers is not None and live.replay.id not in self._thoughts:
            task = self._spawn(self._think(live, self._thinkers))
            self._thoughts[live.replay.id] = live.replay.ply, task

    async def _think(self, live: Live, thinkers: Thinking) -> None:
        match_id, task = live.replay.id, asyncio.current_task()
        asker = live.address or match_id
        asks_draw = live.replay.engine_to_ask is not None and bool(live.replay.draw_offers)
        try:
            if asks_draw:
                decide = await _answer_to_draw(live.replay, thinkers, asker)
            elif isinstance(live.replay.seats[live.replay.match.to_move].engine, str):
                decide = await _move_of_guest(live.replay, self._guests, asker)
            else:
                decide = await _chosen_move(live.replay, thinkers, asker)
            self._forget(match_id, task)
            await self._matches.act(live, decide)
        except Exception as error:
            if _is_gone(error):
                return
            if not isinstance(error, Busy):
                log.warning("an engine could not move: %r", error)
            at = self._matches.now() + _PAUSE
            await self._postpone(match_id, at)
            self._note(at, match_id)
        else:
            # What was asked may have been overtaken by something else that is due.
            self.changed(live, (), here=True)
        finally:
            self._forget(match_id, task)

    def _forget(self, match_id: str, task: asyncio.Task[None] | None) -> None:
        if match_id in self._thoughts and self._thoughts[match_id][1] is task:
            del self._thoughts[match_id]


def _horizon() -> int:
    """Give how many milliseconds ahead is soon: longer than from one sweep to the next."""
    return int(2000 * SWEEP)


def _is_gone(error: Exception) -> bool:
    """Say whether a match was deleted meanwhile, in which then nothing is left to be done."""
    return isinstance(error, ApiError) and error.code == "match-unknown"


async def _chosen_move(replay: Replay, thinkers: Thinking, asker: str) -> Decide:
    seat, ply = replay.match.to_move, replay.ply
    level = replay.seats[seat].engine
    assert isinstance(level, int)
    position, seed = replay.match.position, secrets.randbits(32)
    text = await thinkers.choose(
        replay.game.spec, position, level, seed, met=replay.met, asker=asker
    )

    def decide(replay: Replay, now: int) -> list[Draft]:
        as_asked = replay.status == "playing" and replay.ply == ply
        return move(replay, seat, text) if as_asked else []

    return decide


async def _move_of_guest(replay: Replay, guests: Guests, asker: str) -> Decide:
    seat, ply = replay.match.to_move, replay.ply
    name = replay.seats[seat].engine
    assert isinstance(name, str)
    text, failure = "", None
    try:
        text = await guests.choose((replay.id, seat), name, replay.match, asker=asker)
    except PlayerError as error:
        log.warning("an engine has lost its game: %s", error)
        failure = error

    def decide(replay: Replay, now: int) -> list[Draft]:
        as_asked = replay.status == "playing" and replay.ply == ply
        if not as_asked or replay.seats[seat].engine != name:
            return []
        return failed(replay, seat, failure) if failure else move(replay, seat, text)

    return decide


async def _answer_to_draw(replay: Replay, thinkers: Thinking, asker: str) -> Decide:
    seat, ply = replay.engine_to_ask, replay.ply
    assert seat is not None
    level = replay.seats[seat].engine
    # Engines of others cannot be asked, so the strongest level answers in their place.
    depth = LEVELS[level if isinstance(level, int) else STRONGEST].depth
    found = await thinkers.analyse(
        replay.game.spec, replay.match.position, DRAW_SECONDS, depth=depth, asker=asker
    )
    seen = Seen(found, depth, replay.match.to_move == seat, len(replay.seats))
    accepts = is_content(seen, ply)

    def decide(replay: Replay, now: int) -> list[Draft]:
        as_asked = replay.ply == ply and replay.draw_offers and replay.engine_to_ask == seat
        if replay.status != "playing" or not as_asked:
            return []
        return draw_wanted(replay, seat) if accepts else [Draft("draw-declined", seat)]

    return decide
