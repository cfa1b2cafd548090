"""Events: what happened in a match, one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from .matches import Clock, SeatedPlayer

Order = Literal["drawn", "given"]


class Happened(TypedDict):
    """What every event says."""

    n: int
    """Events are numbered from 1 without gaps."""
    at: int
    seat: int | None


class Created(Happened):
    """The match was made."""

    kind: Literal["created"]
    spec: str
    rules: int
    position: str | None
    record: str | None
    seats: Sequence[SeatedPlayer]
    order: Order
    public: bool
    private: NotRequired[bool]
    """Left out in matches of earlier releases, which are not."""
    takebacks: bool
    help: bool
    clock: Clock | None
    before: NotRequired[str]
    """The match that this one is the rematch of."""


class Joined(Happened):
    """Somebody has taken an open seat; `seat` is the place in the order of creation."""

    kind: Literal["joined"]
    name: str | None


class NameRemoved(Happened):
    """A player has deleted their account. Their name is gone, from earlier events too."""

    kind: Literal["name-removed"]


class Started(Happened):
    """All seats are taken. From here on they are in turn order.

    A new `welcome` has told you which are yours.
    """

    kind: Literal["started"]
    order: Sequence[int]
    """Which seat of the creation sits where."""


class Moved(Happened):
    """A move was played."""

    kind: Literal["move"]
    move: str


class Gone(Happened):
    """A seat gave up, or its time ran out."""

    kind: Literal["resigned", "time"]


class Failed(Happened):
    """An engine could not go on."""

    kind: Literal["failed"]
    reason: str
    """As in [the engine protocol](engine-protocol.md#other-engines-as-players), or
    `engine-unknown`."""
    note: str
    """Such as the illegal move."""


class Replaced(Happened):
    """An engine takes the seat of somebody who has left."""

    kind: Literal["replaced"]
    level: int


class DrawTalk(Happened):
    """Somebody wants a draw, does not want it, or all want it."""

    kind: Literal["draw-offered", "draw-declined", "draw-agreed"]


_Span = TypedDict("_Span", {"from": int, "to": int})


class Outage(Happened, _Span):
    """Nobody could play in that time, so no clock ran."""

    kind: Literal["outage"]


class TooLong(Happened):
    """After 500 moves the match is drawn."""

    kind: Literal["length"]


class TakebackAsked(Happened):
    """Somebody wants to take back, or it is taken back."""

    kind: Literal["takeback-asked", "taken-back"]
    to_ply: int
    """How many moves are left then."""


class TakebackAnswered(Happened):
    """One of several people agrees to a takeback, or one does not."""

    kind: Literal["takeback-accepted", "takeback-declined"]


class RematchWanted(Happened):
    """Somebody wants to play again."""

    kind: Literal["rematch-wanted"]


class Rematched(Happened):
    """All want to play again."""

    kind: Literal["rematched"]
    match: str
    """The id of the new match."""


class Aborted(Happened):
    """The match was called off."""

    kind: Literal["aborted"]


MatchEvent = (
    Created
    | Joined
    | NameRemoved
    | Started
    | Moved
    | Gone
    | Failed
    | Replaced
    | DrawTalk
    | Outage
    | TooLong
    | TakebackAsked
    | TakebackAnswered
    | RematchWanted
    | Rematched
    | Aborted
)


class Events(TypedDict):
    """What happened after some event, and the number of the last one."""

    events: Sequence[MatchEvent]
    version: int
