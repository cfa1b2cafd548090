"""Who listens: every socket of this process, what it is sent, and who is seen to be there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol
from weakref import WeakKeyDictionary

from fourfold.match_commands.events import Event
from fourfold.match_commands.snapshots import match_told
from fourfold.match_commands.state import Caller
from fourfold.schemas.events import MatchEvent
from fourfold.schemas.live import ServerMessage, Welcome
from fourfold.schemas.matches import SharedMatch

from ..encoding import encoded_bytes, framed
from .audience import Audience, Bye, Elsewhere, Socket
from .matches import Live, Matches
from .news import News

_GRACE = 5
"""Seconds in which everybody should have gone when the server leaves."""
_PAUSE, _PAUSE_FOR_EACH = 0.1, 0.002
"""Seconds between two messages about who is there, and more of them for each who hears it."""
SILENCE = 2.0
"""Seconds after which somebody who should have been heard of is taken for away."""
RESTART = 1012
GONE = 4404


class Neighbours(Protocol):
    """The other processes, as far as who is there, and who may stay, is concerned."""

    def here(self, match_id: str, holders: Collection[str], watching: int) -> None:
        """Tell the others who is connected to this process."""

    async def elsewhere(self, match_id: str) -> Elsewhere:
        """Say which holders are connected to other processes, and how many watch there."""

    def expelled(self, players: Collection[str], match_id: str | None) -> None:
        """Tell the others who holds other seats now, in a match or in all."""

    def dismissed(self, ids: Collection[str]) -> None:
        """Tell the others which matches are no more."""


class Hub:
    """All sockets of this process."""

    def __init__(self, matches: Matches, neighbours: Neighbours) -> None:
        self._matches, self._neighbours = matches, neighbours
        self._audiences: WeakKeyDictionary[Live, Audience] = WeakKeyDictionary()
        self._listened_to: set[Live] = set()
        self.arrived: Callable[[Live], None] = lambda live: None
        """Told when somebody begins to listen to a match."""
        self.connection_changed: Callable[[Live, Caller], None] = lambda live, caller: None
        """Called with the caller of a connection when it begins and when it ends."""
        self.leaving = asyncio.Event()
        """Set when the server is about to go."""

    @property
    def closing(self) -> bool:
        """Whether the server is about to go."""
        return self.leaving.is_set()

    @property
    def listened_to(self) -> list[Live]:
        """The matches that somebody listens to here."""
        return list(self._listened_to)

    def is_heard(self, live: Live) -> bool:
        """Say whether somebody listens to a match here."""
        return live in self._listened_to

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Tell everybody who listens what has happened; it is written down once for all."""
        sockets = self._audience(live).sockets
        if not sockets:
            return
        news = News(live.replay, events, self._matches.now(), lambda: self.connected(live))
        if "started" in news.kinds:
            # Lots were drawn: everybody is told first where they sit now.
            for socket in sockets:
                self._welcome(live, socket, news.match, news.events)
        for socket in sockets:
            wants_changes = socket.wants_changes
            socket.send(news.change_for(socket.caller) if wants_changes else news.update)

    def flush(self, live: Live) -> None:
        """Let go out what was said, so that those who hear it can answer while others are told."""
        for socket in self._audience(live).sockets:
            socket.flush()

    def join(self, live: Live, socket: Socket, after: int) -> None:
        """Let a socket listen, beginning with everything it needs to know."""
        self._audience(live).sockets.add(socket)
        self._listened_to.add(live)
        told = match_told(live.replay, self.connected(live), self._matches.now())
        news = [event.public() for event in live.replay.events[after:]]
        self._welcome(live, socket, told, news)
        self.presence_changed(live)
        self.arrived(live)
        self.connection_changed(live, socket.caller)

    def _welcome(
        self, live: Live, socket: Socket, told: SharedMatch, news: list[MatchEvent]
    ) -> None:
        you = live.replay.held_by(socket.caller.holders)
        welcome: Welcome = {
            "type": "welcome",
            "you": you,
            "match": {**told, "you": you},
            "events": news,
            "watching": self.watching(live),
        }
        socket.send(framed(encoded_bytes(welcome)))

    async def look_elsewhere(self, live: Live) -> bool:
        """Find out who is connected to other processes, and say whether that is news."""
        found = await self._neighbours.elsewhere(live.replay.id)
        audience = self._audience(live)
        news = found != audience.elsewhere
        audience.elsewhere = found
        return news

    def expect(self, live: Live, socket: Socket, seconds: float) -> None:
        """Take somebody for away who is not heard of again in that time, and a little more."""
        if socket in self._audience(live).sockets:
            if socket.expected:
                socket.expected.cancel()
            later = asyncio.get_running_loop().call_later
            socket.expected = later(seconds + SILENCE, self._fell_silent, live, socket)

    def _fell_silent(self, live: Live, socket: Socket) -> None:
        socket.expected, socket.is_silent = None, True
        self.presence_changed(live)

    def heard(self, live: Live, socket: Socket) -> None:
        """Note that somebody is there."""
        if socket.expected:
            socket.expected.cancel()
            socket.expected = None
        if socket.is_silent:
            socket.is_silent = False
            self.presence_changed(live)

    def leave(self, live: Live, socket: Socket) -> None:
        """Let a socket listen no longer."""
        sockets = self._audience(live).sockets
        sockets.discard(socket)
        if not sockets:
            self._listened_to.discard(live)
        if socket.expected:
            socket.expected.cancel()
        self.presence_changed(live)
        self.connection_changed(live, socket.caller)

    def presence_changed(self, live: Live) -> None:
        """Tell everybody, here and elsewhere, who is there now."""
        self._audience(live).is_changed = True
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Tell those who listen here who is there now; the more they are, the less often."""
        audience, loop = self._audience(live), asyncio.get_running_loop()
        if audience.timer is None:
            wait = audience.quiet_until - loop.time()
            audience.timer = loop.call_later(max(0.0, wait), self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        audience = self._audience(live)
        pause = _PAUSE + _PAUSE_FOR_EACH * len(audience.sockets)
        audience.timer = None
        audience.quiet_until = asyncio.get_running_loop().time() + pause
        if audience.is_changed:
            audience.is_changed = False
            self._neighbours.here(live.replay.id, *self._here(live))
        if audience.sockets:
            there = self.connected(live)
            seats = live.replay.seats
            flags = [seat.kind == "engine" or i in there for i, seat in enumerate(seats)]
            watching = self.watching(live)
            self._send(live, {"type": "presence", "connected": flags, "watching": watching})

    def connected(self, live: Live) -> list[int]:
        """Give the seats whose holders are connected, here or elsewhere."""
        return live.replay.held_by(self._here(live)[0] | self._audience(live).elsewhere[0])

    def here(self, live: Live) -> frozenset[str]:
        """Return the holders who are connected to this process."""
        return self._here(live)[0]

    def watching(self, live: Live) -> int:
        """Say how many watch who hold no seat."""
        return self._here(live)[1] + self._audience(live).elsewhere[1]

    def _audience(self, live: Live) -> Audience:
        found = self._audiences.get(live)
        if found is None:
            found = self._audiences[live] = Audience()
        return found

    def _here(self, live: Live) -> Elsewhere:
        seated = {seat.holder for seat in live.replay.seats if seat.holder}
        holders: set[str] = set()
        watching = 0
        for socket in self._audience(live).sockets:
            if socket.is_silent:
                continue
            holders |= socket.caller.holders
            watching += seated.isdisjoint(socket.caller.holders)
        return frozenset(holders), watching

    def _send(self, live: Live, message: ServerMessage) -> None:
        frame = framed(encoded_bytes(message))
        for socket in self._audience(live).sockets:
            socket.send(frame)

    def seated(self, live: Live) -> set[tuple[str, str]]:
        """Give everybody connected here who holds seats, with the holder whose seats these are."""
        holders = {seat.holder for seat in live.replay.seats}
        return {
            (caller.player, holder)
            for caller in (socket.caller for socket in self._audience(live).sockets)
            if caller.player is not None
            for holder in caller.holders & holders
        }

    def expel(self, players: Collection[str], match_id: str | None = None) -> None:
        """Send those away, here and elsewhere, who hold other seats now than when they came.

        They may come back. Without a match they hold others in all of them.
        """
        if players:
            self.expel_here(players, match_id)
            self._neighbours.expelled(players, match_id)

    def expel_here(self, players: Collection[str], match_id: str | None) -> None:
        """Send those away from this process who hold other seats now."""
        for live in self.listened_to:
            if match_id in (None, live.replay.id):
                for socket in self._audience(live).sockets:
                    if socket.caller.player in players:
                        socket.end(Bye(RESTART, "rights"))

    def dismiss(self, ids: Collection[str]) -> None:
        """Let go of matches that are no more, and send everybody away, here and elsewhere."""
        if ids:
            self.dismiss_here(ids)
            self._neighbours.dismissed(ids)

    def dismiss_here(self, ids: Collection[str]) -> None:
        """Let go of matches that are no more, and send everybody away from this process."""
        self._matches.forget(ids)
        # Who listens holds a match also when it was let go of before.
        for live in self.listened_to:
            if live.replay.id in ids:
                for socket in self._audience(live).sockets:
                    socket.end(Bye(GONE, "gone"))

    async def close(self) -> None:
        """Send everybody away: the server restarts, and they may come back."""
        self.leaving.set()
        for live in self.listened_to:
            for socket in self._audience(live).sockets:
                socket.end(Bye(RESTART, "restart"))
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                while self.listened_to:
                    await asyncio.sleep(0.02)
