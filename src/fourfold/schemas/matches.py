"""Matches: everything about one, one in a list, and one from its start on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Required

from typing_extensions import TypedDict

from .boards import Last, LegalMove, Outcome, View

SeatKind = Literal["person", "engine", "open", "record"]
Left = Literal["resigned", "time", "failed"]
Status = Literal["waiting", "playing", "over", "aborted"]


class SeatedPlayer(TypedDict):
    """Who sat down somewhere when the match was made."""

    kind: SeatKind
    """`record` in an archived match."""
    name: str | None
    level: int | None
    """Of an engine, unless it has a name instead."""


class Seat(SeatedPlayer):
    """Who sits somewhere."""

    connected: bool
    """Somebody looks at the match from here; engines always do."""
    left: Left | None
    """`failed` is an engine that could not go on."""
    engine_plays: bool
    """An engine moves for this seat now."""


class IncrementClock(TypedDict):
    """Time for the whole match, and more for each move."""

    kind: Literal["increment"]
    base: int
    """Seconds."""
    increment: int
    """Seconds a move."""


class DaysClock(TypedDict):
    """Some days for each move."""

    kind: Literal["days"]
    days: int


Clock = IncrementClock | DaysClock


class Clocks(TypedDict):
    """Milliseconds left for each seat."""

    remaining: Sequence[int]
    running: int | None
    """The seat whose clock runs."""
    at: int
    """When it was so."""


class Takeback(TypedDict):
    """A request to take back."""

    seat: int
    """Who asks."""
    to_ply: int
    """How many moves would be left."""
    accepted: Sequence[int]
    """The seats that have agreed so far."""


class Offers(TypedDict):
    """What is offered and not yet answered."""

    draw: Sequence[int]
    """The seats that want a draw."""
    takeback: Takeback | None
    rematch: Sequence[int]
    """The seats that want to play again."""


class SharedMatch(TypedDict):
    """Everything about a match but who asks: the same for everybody."""

    id: str
    game: str
    spec: str
    """Name and options in one text: exago?players=3."""
    options: Mapping[str, str]
    rules: int
    """The version of the rules."""
    status: Status
    """`waiting` is for somebody to join."""
    public: bool
    """Listed for everybody."""
    private: bool
    """Only its players can look at it."""
    takebacks: bool
    """Moves may be taken back, if all agree."""
    help: bool
    """People may be shown what moves are worth."""
    clock: Clock | None
    """As it was asked for."""
    created: int
    """When it was made."""
    seats: Sequence[Seat]
    """In the order of creation while waiting, in turn order from the start on."""
    version: int
    """The number of the last event."""
    ply: int
    """How many moves have been played."""
    start: str
    """The position it started from."""
    position: str
    to_move: int
    """The seat whose turn it is."""
    view: View
    legal: Sequence[LegalMove]
    """None unless the match is being played."""
    moves: Sequence[str]
    """Those that were played."""
    last: Last | None
    """The last move, and how its pieces went."""
    outcome: Outcome | None
    offers: Offers
    clocks: Clocks | None
    rematch: str | None
    """The id of the next match, when there is one."""
    time: int
    """The clock of the server."""


class MatchChange(TypedDict, total=False):
    """What can be different in a match after something has happened."""

    status: Status
    seats: Sequence[Seat]
    version: Required[int]
    ply: Required[int]
    position: str
    to_move: int
    view: View
    legal: Sequence[LegalMove]
    """Only for whoever is to move; for others, and when nobody is, there are none."""
    moves: Sequence[str]
    """Left out where moves were only added: they stand in the events."""
    last: Last | None
    outcome: Outcome | None
    offers: Offers
    clocks: Clocks | None
    rematch: str | None
    time: Required[int]


class Match(SharedMatch):
    """Everything about a match."""

    you: Sequence[int]
    """The seats you hold."""


class Summary(TypedDict):
    """A match in a list."""

    id: str
    spec: str
    game: str
    status: Status
    seats: Sequence[Seat]
    clock: Clock | None
    ply: int
    to_move: int
    created: int
    updated: int
    outcome: Outcome | None
    you: Sequence[int]
    """The seats you hold."""
    view: View | None
    """The board as it stands, where that is known."""
    kept: bool
    """Whether you keep it beyond the time after which finished ones go."""


class Summaries(TypedDict):
    """Matches, and where the list goes on."""

    matches: Sequence[Summary]
    before: str | None
    """The cursor for the next page, if any."""


class Step(Last):
    """A move on the way."""

    at: int | None
    """When it was played; not known of moves from a record."""


class Ply(TypedDict):
    """A position on the way."""

    position: str
    view: View
    to_move: int
    last: Step | None
    outcome: Outcome | None


class Plies(TypedDict):
    """A match from its start on."""

    plies: Sequence[Ply]


class Key(TypedDict):
    """A secret for another device of the same person."""

    key: str


class Committed(TypedDict):
    """The number of the event that a command led to."""

    version: int
