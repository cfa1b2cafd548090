"""What has happened in a match, as the frames in which listeners hear of it.

Nothing is worked out or written down twice: most of a message is the same for everybody, and a
move is always offered in the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fourfold.match_commands.events import Event
from fourfold.match_commands.once import once
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import change_told, match_told
from fourfold.match_commands.state import Caller, seats_told
from fourfold.rules import AnyGame
from fourfold.schemas.boards import legal_told
from fourfold.schemas.events import MatchEvent
from fourfold.schemas.matches import MatchChange, SharedMatch

from ..encoding import encoded_bytes, framed

_SEATED_AS_BEFORE = frozenset({"move", "outage"})
"""What changes nothing about who sits where."""
_MOST_MOVES = 2**15
"""Moves of one game whose words are kept."""


class News:
    """What has happened, as each of the listeners hears it."""

    def __init__(
        self,
        replay: Replay,
        events: Sequence[Event],
        now: int,
        connected: Callable[[], Collection[int]],
    ) -> None:
        self._replay, self._happened, self._now = replay, events, now
        self._connected = connected
        self.kinds = {event.kind for event in events}
        self._on_turn = replay.seats[replay.match.to_move].holder if replay.legal else None
        self._changes: dict[bool, bytes] = {}
        """The frame of a change for who is to move, and for all others."""

    def change_for(self, caller: Caller) -> bytes:
        """Give the frame for somebody who wants to hear only what is different now."""
        is_on_turn = self._on_turn in caller.holders
        found = self._changes.get(is_on_turn)
        if found is None:
            replay = self._replay
            legal = legal_encoded(replay.game, replay.legal) if is_on_turn else b"[]"
            found = framed(b'%b,"legal":%b}}' % (self._begun, legal))
            self._changes[is_on_turn] = found
        return found

    @once
    def update(self) -> bytes:
        """The frame for somebody who wants to hear all of the match."""
        update = {"type": "update", "events": self.events, "match": self.match}
        return framed(encoded_bytes(update))

    @once
    def events(self) -> list[MatchEvent]:
        """What happened, as everybody may know it."""
        return [event.public() for event in self._happened]

    @once
    def match(self) -> SharedMatch:
        """All of the match."""
        return match_told(self._replay, self._connected(), self._now)

    @once
    def _begun(self) -> bytes:
        """A change up to the legal moves, which come last."""
        match: MatchChange = change_told(self._replay, self._happened, self._now)
        if not self.kinds <= _SEATED_AS_BEFORE:
            match["seats"] = seats_told(self._replay.seats, self._connected())
        change = {"type": "changed", "events": self.events, "match": match}
        return encoded_bytes(change).removesuffix(b"}}")


def legal_encoded(game: AnyGame, legal: Mapping[str, Any]) -> bytes:
    """Give legal moves, which are given under their texts, as JSON."""
    words = _words(game)
    try:
        return b"[%b]" % b",".join(map(words.__getitem__, legal.values()))
    except KeyError:
        if len(words) > _MOST_MOVES:
            words.clear()
        told = legal_told(game, legal)
        words.update(zip(legal.values(), map(encoded_bytes, told), strict=True))
        return encoded_bytes(told)


@lru_cache(maxsize=64)
def _words(game: AnyGame) -> dict[Any, bytes]:
    """Give where the words for the moves of a game are kept."""
    return {}
