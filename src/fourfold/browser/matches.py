"""Matches that are played in this browser alone: against levels, or around one table.

A match is what its events say, here as on the server, and the same referee judges what happens in
it. Whatever changes a match gives a `Turn`: what the page has to write down before anybody hears of
it, what listeners are told then, and what is due next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fourfold.match import write_record
from fourfold.match_commands.events import Draft, Event, numbered
from fourfold.match_commands.ids import new_id
from fourfold.match_commands.judging import draw_wanted, has_led_to, judge, move, overdue
from fourfold.match_commands.opening import match_of, opened, rematched
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import change_told, match_told, plies_told
from fourfold.match_commands.state import Caller, seats_told
from fourfold.schemas.boards import legal_told, outcome_told, view_told
from fourfold.schemas.commands import Command, read_command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.live import Changed, Welcome
from fourfold.schemas.matches import Match, Summary
from fourfold.schemas.turns import Due, Turn, Written

HERE = "here"
"""The player: whoever sits at this browser."""
_CALLER = Caller(HERE, frozenset([HERE]))
FORMAT = 1
"""Of what is written down."""


class Matches:
    """The matches that this page has asked for."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._replays: dict[str, Replay] = {}

    # Finding them.

    def knows(self, match_id: str) -> bool:
        """Say whether a match is at hand, or has to be read first."""
        return match_id in self._replays

    def read(self, match_id: str, events: Sequence[Sequence[Any]]) -> None:
        """Take a match as it was written down; whatever is wrong with it raises."""
        replay = Replay(match_id, [Event(*event) for event in events])
        # Whoever can be told about is whole.
        match_told(replay, (), self._now())
        self._replays[match_id] = replay

    def adopt(self, match_id: str, told: Sequence[Mapping[str, Any]], ahead: int) -> Written:
        """Return a match of the server as it is written down here; anything wrong with it raises.

        `told` are its events as the server tells them to everyone, so who holds the seats is
        missing: it is the player here. `ahead` is how many milliseconds the clock of this device is
        ahead of the server's. Times are moved by that, so that running clocks keep their time.
        """
        self.read(match_id, [_adopted(event, ahead) for event in told])
        written = self.written(match_id)
        # It is played here only once the server has let go of it.
        self.forget(match_id)
        return written

    def written(self, match_id: str) -> Written:
        """Give all that is written down of a match."""
        return self._written(self._replay(match_id), 0)

    def forget(self, match_id: str) -> None:
        """Forget a match that was written down otherwise meanwhile, or was removed."""
        self._replays.pop(match_id, None)

    def _replay(self, match_id: str) -> Replay:
        if match_id not in self._replays:
            raise ApiError("match-unknown", 404)
        return self._replays[match_id]

    def shown(self, match_id: str) -> Match:
        """Tell everything about a match."""
        replay = self._replay(match_id)
        told = match_told(replay, range(len(replay.seats)), self._now())
        return {**told, "you": replay.held_by([HERE])}

    def plies(self, match_id: str) -> object:
        """Tell every position of a match."""
        return {"plies": plies_told(self._replay(match_id))}

    def events(self, match_id: str, after: int) -> object:
        """Tell what happened in a match."""
        replay = self._replay(match_id)
        return {
            "events": [event.public() for event in replay.events[after:]],
            "version": replay.version,
        }

    def record(self, match_id: str) -> str:
        """Give a match as text."""
        return write_record(self._replay(match_id).match)

    def welcome(self, match_id: str, after: int | None = None) -> Welcome:
        """Tell a listener who comes what there is."""
        match, replay = self.shown(match_id), self._replay(match_id)
        return {
            "type": "welcome",
            "you": match["you"],
            "match": match,
            "events": [event.public() for event in replay.events[after or 0 :]],
            "watching": 0,
        }

    # Changing them.

    def make(self, body: Any) -> Turn:
        """Make a match."""
        if any(seat.get("kind") == "open" for seat in body.get("seats") or ()):
            raise ApiError("needs-server", 422, "seats")
        drafts = opened(body, match_of(body), HERE, None)
        replay = self._begin(new_id(), drafts)
        return self._turn([self._written(replay, 0)], replay, (), self.shown(replay.id))

    def command(self, match_id: str, body: Mapping[str, Any]) -> Turn:
        """Do what a player asks for; the same id again gives the same answer again."""
        command, replay = read_command(body), self._replay(match_id)
        done = self._done(replay, command)
        if done is not None:
            return self._turn((), replay, (), {"version": done})
        before = replay.version
        fallen = overdue(replay, self._at(replay))
        if fallen:
            replay = self._append(replay, fallen)
        try:
            drafts = judge(replay, command, _CALLER)
        except ApiError:
            if not fallen:
                raise
            drafts = []
        if drafts:
            replay = self._append(replay, drafts, command.id)
        return self._changed(replay, before, {"version": replay.version})

    def moved(self, match_id: str, ply: int, text: str) -> Turn:
        """Let the engine play that was due."""
        replay = self._replay(match_id)
        due, before = replay.due, replay.version
        if replay.ply == ply and due is not None and due.kind == "engine":
            replay = self._append(replay, move(replay, replay.match.to_move, text))
        return self._changed(replay, before)

    def drawn(self, match_id: str, ply: int, accepts: bool) -> Turn:
        """Let the engine answer that was offered a draw."""
        replay = self._replay(match_id)
        seat, before = replay.engine_to_ask, replay.version
        if replay.ply == ply and replay.draw_offers and seat is not None:
            answer = draw_wanted(replay, seat) if accepts else [Draft("draw-declined", seat)]
            replay = self._append(replay, answer)
        return self._changed(replay, before)

    def flagged(self, match_id: str) -> Turn:
        """Let a flag fall whose time has come."""
        replay = self._replay(match_id)
        before, fallen = replay.version, overdue(replay, self._at(replay))
        return self._changed(self._append(replay, fallen) if fallen else replay, before)

    def due(self, match_id: str) -> Turn:
        """Say what is due in a match that somebody has come back to."""
        replay = self._replay(match_id)
        return self._turn((), replay, ())

    def _at(self, replay: Replay) -> int:
        return max(self._now(), replay.updated)

    def _begin(self, match_id: str, drafts: Sequence[Draft]) -> Replay:
        replay = Replay(match_id, numbered(drafts, 0, self._now(), HERE))
        self._replays[match_id] = replay
        return replay

    def _append(
        self, replay: Replay, drafts: Sequence[Draft], command: str | None = None
    ) -> Replay:
        player = HERE if command else None
        events = numbered(drafts, replay.version, self._at(replay), player, command)
        later = self._replays[replay.id] = replay.after(events)
        return later

    def _done(self, replay: Replay, command: Command) -> int | None:
        event = replay.answer_to(command.id)
        if event is None:
            return None
        if not has_led_to(command, replay, event):
            raise ApiError("command-id-used", 409, "id")
        return event.n

    def _changed(self, replay: Replay, before: int, answer: object = None) -> Turn:
        events = replay.events[before:]
        write = [self._written(replay, before)] if events else []
        if events and events[-1].kind == "rematched":
            following = self._begin(events[-1].body["match"], rematched(replay))
            write.append(self._written(following, 0))
        return self._turn(write, replay, events, answer)

    def _turn(
        self,
        write: Sequence[Written],
        replay: Replay,
        events: Sequence[Event],
        answer: object = None,
    ) -> Turn:
        tell: list[Changed | Welcome] = [self._change(replay, events)] if events else []
        return {"write": write, "tell": tell, "answer": answer, "due": _due(replay)}

    def _written(self, replay: Replay, before: int) -> Written:
        return {
            "id": replay.id,
            "format": FORMAT,
            "before": before,
            "events": [list(event) for event in replay.events[before:]],
            "summary": _summary(replay),
            "shown": self.shown(replay.id),
        }

    def _change(self, replay: Replay, events: Sequence[Event]) -> Changed:
        change = change_told(replay, events, self._now())
        mine = replay.held_by([HERE])
        change["legal"] = (
            legal_told(replay.game, replay.legal) if replay.match.to_move in mine else []
        )
        change["seats"] = seats_told(replay.seats, range(len(replay.seats)))
        return {"type": "changed", "events": [e.public() for e in events], "match": change}


def _adopted(told: Mapping[str, Any], ahead: int) -> Event:
    body = {key: value for key, value in told.items() if key not in ("n", "at", "kind", "seat")}
    if told["kind"] == "created":
        is_ours = [seat["kind"] == "person" for seat in body["seats"]]
        body["holders"] = [HERE if ours else None for ours in is_ours]
    elif told["kind"] == "outage":
        body = {key: at + ahead for key, at in body.items()}
    player = HERE if told["n"] == 1 else None
    return Event(told["n"], told["at"] + ahead, told["kind"], told["seat"], body, None, player)


def _due(replay: Replay) -> Due | None:
    due = replay.due
    if due is None:
        return None
    if due.kind == "flag":
        return {"kind": "flag", "at": due.at}
    seat = replay.engine_to_ask if due.kind == "draw" else replay.match.to_move
    assert seat is not None
    level = replay.seats[seat].engine
    return {
        "kind": due.kind,
        "spec": replay.game.spec,
        "position": replay.match.position,
        "ply": replay.ply,
        "seat": seat,
        "level": level if isinstance(level, int) else 1,
        "met": replay.met,
    }


def _summary(replay: Replay) -> Summary:
    match = replay.match
    return {
        "id": replay.id,
        "spec": replay.game.spec,
        "game": replay.game.name,
        "status": replay.status,
        "created": replay.created,
        "updated": replay.updated,
        "you": replay.held_by([HERE]),
        "seats": seats_told(replay.seats, range(len(replay.seats))),
        "clock": replay.clock_setting,
        "ply": replay.ply,
        "to_move": match.to_move,
        "outcome": outcome_told(match.outcome),
        "view": view_told(replay.game.view(match.state)),
        # Nobody puts anything away here.
        "kept": True,
    }
