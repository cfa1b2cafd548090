"""A match as its events say it is (event sourcing): its seats, its moves, what is offered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from fourfold.kernels.registry import load_quick
from fourfold.match import Match, read_record
from fourfold.match.borrowed import borrowed
from fourfold.match.match import UNNAMED
from fourfold.rules import AnyGame
from fourfold.rules.layout import View
from fourfold.schemas.boards import Last, last_told
from fourfold.schemas.events import Order
from fourfold.schemas.matches import Clock as ClockSetting
from fourfold.schemas.matches import Left, Status
from fourfold.schemas.matches import Seat as SeatTold

from .clocks import Clock
from .events import Event, without_names_of
from .once import once
from .state import REPLACEMENT, Due, Seat, Takeback, seats_told

_REMEMBERED = 60
"""How many positions an engine is told that the game has seen."""
_MOST_GAMES = 16
"""Games with different options that matches share."""
_OWN_BYTES, _PLY_BYTES, _EVENT_BYTES, _LEGAL_BYTES = 6000, 500, 600, 160
"""What a match takes in memory, and what more for each position, event and legal move of it."""


class Replay:
    """The state that follows from the events. It changes only by further events."""

    def __init__(self, match_id: str, events: Iterable[Event]) -> None:
        self.id = match_id
        self._log = _Log([])
        self.version = 0
        """The number of the last event."""
        self.updated = 0
        """When that was."""
        for event in events:
            self.apply(event)
        if self.version:
            # What was borrowed to go through all this is given back.
            self.match.game = _rules(self.game.spec)

    # What is known.

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self._log.events[: self.version]

    @property
    def first(self) -> Event:
        """What happened first: the match was made."""
        return self._log.events[0]

    def answer_to(self, command_id: str) -> Event | None:
        """Give the event that answers a command, if it has been done."""
        found = self._log.answers.get(command_id)
        # A match that comes from this one may know more already.
        return found if found and found.n <= self.version else None

    @property
    def times(self) -> list[int | None]:
        """When each of the moves was played, as far as that was here."""
        times: list[int | None] = [None] * self._recorded
        for event in self.events:
            if event.kind == "move":
                times.append(event.at)
            elif event.kind == "taken-back":
                del times[event.body["to_ply"] :]
        return times

    def ply_after(self, version: int) -> int:
        """Say how many moves had been played after an event."""
        ply = self._recorded
        for event in self._log.events[:version]:
            if event.kind == "move":
                ply += 1
            elif event.kind == "taken-back":
                ply = event.body["to_ply"]
        return ply

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory; legal moves count once they are worked out."""
        legal = len(self.__dict__.get("legal", ()))
        weight = _OWN_BYTES + self.ply * _PLY_BYTES + self.version * _EVENT_BYTES
        return weight + legal * _LEGAL_BYTES

    @property
    def created(self) -> int:
        return self.first.at

    @property
    def creator(self) -> str | None:
        return self.first.player

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self.match.ply

    @property
    def plies_here(self) -> int:
        """How many of them were played in this match and not brought along."""
        return self.ply - self.brought

    def _find_status(self) -> Status:
        if self.aborted:
            return "aborted"
        if self.match.outcome:
            return "over"
        return "playing" if self.started else "waiting"

    @property
    def people(self) -> list[int]:
        """The seats of people, those who have left among them."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def playing_people(self) -> list[int]:
        """The seats of people who have a say in what happens."""
        return [i for i in self.people if not self.seats[i].left]

    @property
    def playing_engines(self) -> list[int]:
        """The seats of engines that have a say, too."""
        return [i for i, s in enumerate(self.seats) if s.kind == "engine" and not s.left]

    def is_visible_to(self, holders: Collection[str]) -> bool:
        """Return whether some players may look at the match."""
        return not self.private or self.creator in holders or bool(self.held_by(holders))

    def held_by(self, holders: Iterable[str]) -> list[int]:
        """Give the seats that some players hold."""
        return [i for i, seat in enumerate(self.seats) if seat.holder and seat.holder in holders]

    @once
    def seated(self) -> tuple[Sequence[SeatTold], Sequence[str | None]]:
        """Who sits where, whether they are there or not, and who may move for them."""
        return seats_told(self.seats, ()), [seat.holder for seat in self.seats]

    @once
    def legal(self) -> dict[str, Any]:
        """The legal moves under their texts; none unless people play."""
        return self.game.legal_texts(self.match.state) if self.status == "playing" else {}

    @once
    def last(self) -> Last | None:
        """The last move and how its pieces went."""
        if not self.ply:
            return None
        before, text = self.match.state_at(self.ply - 1), self.match.move_at(self.ply)
        if self._made is None or self._before is None:
            return last_told(self.game, before, text, self._made)
        return last_told(self.game, before, text, self._made, (self._before, self.view))

    @once
    def view(self) -> View:
        """What stands where."""
        return self.game.view(self.match.state)

    @once
    def position(self) -> str:
        """The position as it stands."""
        return self.match.position

    @property
    def met(self) -> tuple[str, ...]:
        """The positions that an engine is told the game has seen: the last ones."""
        return tuple(map(self.game.position_text, self.match.states[-_REMEMBERED:]))

    @once
    def due(self) -> Due | None:
        """What the server has to do next."""
        if self.status != "playing":
            return None
        if self.draw_offers and self._engines_to_ask():
            return Due(self.updated, "draw")
        if self.seats[self.match.to_move].engine is not None:
            return Due(self.updated, "engine")
        flag = self.clock.flag_at if self.clock else None
        return None if flag is None else Due(flag, "flag")

    def _engines_to_ask(self) -> list[int]:
        """Give the engines that still have to say something to a draw all people want."""
        if not set(self.playing_people) <= self.draw_offers:
            return []
        return [i for i in self.playing_engines if i not in self.draw_offers]

    @property
    def engine_to_ask(self) -> int | None:
        """The engine that has to answer a draw offer next."""
        return next(iter(self._engines_to_ask()), None)

    # What happens.

    def after(self, events: Iterable[Event]) -> Replay:
        """Give the state after some more events, and leave this one as it is.

        This takes no longer the longer a match is: what has happened before belongs to both.
        """
        later = Replay.__new__(Replay)
        later.__dict__.update(self.__dict__)
        if self.clock:
            later.clock = self.clock.copy()
        for event in events:
            later.apply(event)
        return later

    def apply(self, event: Event) -> None:
        """Let an event happen."""
        if len(self._log.events) != self.version:
            # Something else was to happen here, and has not; or another match has gone that way.
            self._log = _Log(self.events)
        self._log.add(event)
        self.version += 1
        self.updated = event.at
        getattr(self, _HANDLERS[event.kind])(event)
        for stale in _FOLLOWING:
            self.__dict__.pop(stale, None)

    def _on_created(self, event: Event) -> None:
        body = event.body
        self.public, self.takebacks, self.help = body["public"], body["takebacks"], body["help"]
        self.private: bool = body.get("private", False)
        self.order: Order = body["order"]
        self.clock_setting: ClockSetting | None = body["clock"]
        day = datetime.fromtimestamp(event.at / 1000, UTC).date()
        if body["record"]:
            self.match = read_record(body["record"], load=load_quick)
        else:
            self.match = Match(
                borrowed(body["spec"], load_quick), position=body["position"], day=day
            )
        self.start = self.match.start
        self.brought = self._recorded = self.ply
        self._made: Any = None
        self._before: View | None = None
        """The last move and what stood where before it, if that need not be found out."""
        holders = body["holders"]
        self._seat_all(
            Seat(**seat, holder=holders[i], engine=_engine(**seat))
            for i, seat in enumerate(body["seats"])
        )
        self.started = self.aborted = False
        self.clock = Clock(self.clock_setting, len(self.seats)) if self.clock_setting else None
        self.draw_offers: frozenset[int] = frozenset()
        self.takeback: Takeback | None = None
        self.rematch_wanted: frozenset[int] = frozenset()
        self.rematch: str | None = None
        self.status = self._find_status()
        if self.match.outcome:
            self._leave_marks()

    def _on_joined(self, event: Event) -> None:
        assert event.seat is not None
        self._seat(event.seat, Seat("person", event.body["name"], holder=event.player))

    def _on_name_removed(self, event: Event) -> None:
        assert event.seat is not None
        seat = self.seats[event.seat]
        self._seat(event.seat, replace(seat, name=None))
        if self.started:
            self._own_match().players = tuple(map(_written, self.seats))
        # The stored events have changed in the same way, and are not loaded again.
        self._log = _Log(without_names_of(each, seat.holder) for each in self.events)

    def _on_started(self, event: Event) -> None:
        self._seat_all(self.seats[i] for i in event.body["order"])
        self._own_match().players = tuple(_written(seat) for seat in self.seats)
        self.started = True
        self._leave_marks()
        self._turn(event.at)

    def _own_match(self) -> Match:
        """Give the match to change it: nobody else has this one."""
        self.match = self.match.copy()
        return self.match

    def _leave_marks(self) -> None:
        """Show at the seats who gave up in the record that the match came with."""
        for seat in self.match.resigned:
            left: Left = "time" if seat in self.match.overtime else "resigned"
            self._seat(seat, replace(self.seats[seat], left=left, engine=REPLACEMENT))

    def _seat(self, number: int, seat: Seat) -> None:
        self._seat_all(seat if i == number else other for i, other in enumerate(self.seats))

    def _seat_all(self, seats: Iterable[Seat]) -> None:
        self.seats = list(seats)
        self.__dict__.pop("seated", None)

    def _on_move(self, event: Event) -> None:
        seat, text = self.match.to_move, event.body["move"]
        # Where the legal moves were listed already, it need not be looked for a second time.
        known = self.__dict__
        self._made, self._before = known.get("legal", {}).get(text), known.get("view")
        self.match = self.match.after(text, self._made)
        if self.seats[seat].engine is None:
            self.takeback = None
            # Who plays on does not want the draw.
            if seat not in self.draw_offers:
                self.draw_offers = frozenset()
        if self.clock:
            self.clock.moved(seat, event.at)
        self._turn(event.at)

    def _on_resigned(self, event: Event) -> None:
        assert event.seat is not None
        self._own_match().resign(event.seat)
        self._leave(event.seat, "resigned", event.at)

    def _on_time(self, event: Event) -> None:
        assert event.seat is not None
        self._own_match().lose_on_time(event.seat)
        self._leave(event.seat, "time", event.at)

    def _on_failed(self, event: Event) -> None:
        assert event.seat is not None
        self._own_match().resign(event.seat)
        self._leave(event.seat, "failed", event.at)

    def _leave(self, seat: int, why: Left, at: int) -> None:
        self._seat(seat, replace(self.seats[seat], left=why))
        self.draw_offers -= {seat}
        if self.takeback and self.takeback.seat == seat:
            self.takeback = None
        self._turn(at)

    def _on_replaced(self, event: Event) -> None:
        assert event.seat is not None
        self._seat(event.seat, replace(self.seats[event.seat], engine=event.body["level"]))
        self._turn(event.at)

    def _on_outage(self, event: Event) -> None:
        if self.clock:
            self.clock.spare(event.body["from"], event.body["to"])

    def _on_draw_offered(self, event: Event) -> None:
        self.draw_offers = self.draw_offers.union(self._speaking(event.seat))

    def _on_draw_declined(self, event: Event) -> None:
        self.draw_offers = frozenset()

    def _on_draw_agreed(self, event: Event) -> None:
        self._own_match().agree_draw()
        self._turn(event.at)

    def _on_length(self, event: Event) -> None:
        self._own_match().call_draw("length")
        self._turn(event.at)

    def _on_takeback_asked(self, event: Event) -> None:
        assert event.seat is not None
        self.takeback = Takeback(event.seat, event.body["to_ply"])

    def _on_takeback_accepted(self, event: Event) -> None:
        assert self.takeback is not None
        accepted = {*self.takeback.accepted, *self._speaking(event.seat)}
        self.takeback = self.takeback._replace(accepted=tuple(sorted(accepted)))

    def _on_takeback_declined(self, event: Event) -> None:
        self.takeback = None

    def _on_taken_back(self, event: Event) -> None:
        to_ply = event.body["to_ply"]
        self._made = self._before = None
        self._own_match().takeback(self.ply - to_ply)
        self.brought = min(self.brought, to_ply)
        self.takeback = None
        self.draw_offers = self.rematch_wanted = frozenset()
        self._turn(event.at)

    def _on_rematch_wanted(self, event: Event) -> None:
        self.rematch_wanted = self.rematch_wanted.union(self._speaking(event.seat))

    def _on_rematched(self, event: Event) -> None:
        self.rematch = event.body["match"]

    def _on_aborted(self, event: Event) -> None:
        self.aborted = True
        self._turn(event.at)

    def _speaking(self, seat: int | None) -> Sequence[int]:
        """Give the seats a word holds for: who holds several speaks for all of them."""
        assert seat is not None
        holder = self.seats[seat].holder
        return self.held_by([holder]) if holder else [seat]

    def _turn(self, at: int) -> None:
        """Note how the match stands, and let the right clock run; those of engines never do."""
        self.status = self._find_status()
        if self.status != "playing":
            self.draw_offers = frozenset()
            self.takeback = None
        if self.clock:
            seat = self.match.to_move
            timed = self.status == "playing" and self.seats[seat].engine is None
            timed = timed and not self.seats[seat].left
            timed = timed and self.ply >= self.clock.free_moves
            if not timed or self.clock.running != seat:
                self.clock.turn(seat if timed else None, at)


@lru_cache(_MOST_GAMES)
def _rules(spec: str) -> AnyGame:
    """Give one game for all matches with these rules.

    A game remembers every move that it has met. If each match had one of its own, that would be
    most of what it takes in memory.
    """
    return load_quick(spec)


class _Log:
    """Events in order, and those among them that answer commands, under the ids of the commands.

    A match and those that come from it share one. Each knows up to which event it is its own.
    """

    def __init__(self, events: Iterable[Event]) -> None:
        self.events: list[Event] = []
        self.answers: dict[str, Event] = {}
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        self.events.append(event)
        if event.command_id is not None:
            self.answers[event.command_id] = event


_FOLLOWING = ("legal", "last", "view", "position", "due")
"""What is worked out from the rest when somebody asks for it."""
_HANDLERS = {
    name.removeprefix("_on_").replace("_", "-"): name
    for name in vars(Replay)
    if name.startswith("_on_")
}
"""What lets each kind of event happen."""


def _engine(kind: str, name: str | None, level: int | None) -> int | str | None:
    """Give the engine that moves for a seat from the start on."""
    return (level or name) if kind == "engine" else None


def _written(seat: Seat) -> str:
    """Give the name of a seat as records have it."""
    return f"level{seat.level}" if seat.level else seat.name or UNNAMED
