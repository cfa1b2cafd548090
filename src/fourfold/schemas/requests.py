"""The bodies of requests. Limits are notes beside the types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from fourfold.engine.levels import STRONGEST, WEAKEST
from fourfold.rules.seats import most_seats

from .bounds import Length, Within
from .events import Order

LONGEST_RECORD = 2**16
MOST_SEATS = most_seats()
Name = Annotated[str, Length(1, 60)]


class PlayerRequest(TypedDict):
    """Who wants to be known."""

    name: NotRequired[Name | None]
    cookie: NotRequired[bool]
    """Give the token as a cookie, for browsers."""


class NameRequest(TypedDict):
    """A name to be shown from now on."""

    name: Name | None


class SeatRequest(TypedDict):
    """Who is to sit somewhere: me, a person beside me, an engine, or whoever comes."""

    kind: Literal["me", "beside", "engine", "open"]
    """`beside` is somebody at the same screen, `open` whoever follows the link."""
    name: NotRequired[Name | None]
    """For `me` and `beside`."""
    level: NotRequired[Annotated[int, Within(WEAKEST, STRONGEST)] | None]
    """From 1 to 10, for engines of the server, which need it."""
    engine: NotRequired[Annotated[str, Length(1, 60)] | None]
    """Instead of a level: an engine by its name, as `GET /api/games` lists it."""


class ClockRequest(TypedDict):
    """Time for the whole match and more for each move, or some days for each move."""

    kind: Literal["increment", "days"]
    base: NotRequired[Annotated[int, Within(1, 86_400)] | None]
    """Seconds for the whole match, with `increment`, which needs both."""
    increment: NotRequired[Annotated[int, Within(0, 3_600)] | None]
    """More seconds for each move."""
    days: NotRequired[Annotated[int, Within(1, 30)] | None]
    """Days for each move, with `days`."""


class MatchRequest(TypedDict):
    """A match to be made. A record brings its own game, options, position and moves."""

    game: NotRequired[Annotated[str, Length(0, 40)] | None]
    """As `GET /api/games` lists them; needed unless there is a record."""
    options: NotRequired[Annotated[Mapping[str, str | int], Length(0, 20)]]
    """Likewise; those that are left out are as usual."""
    position: NotRequired[Annotated[str, Length(0, 1000)] | None]
    """Where to start, in [the format of positions](formats.md#positions)."""
    record: NotRequired[Annotated[str, Length(0, LONGEST_RECORD)] | None]
    """A [record](formats.md#records) of at most 500 moves to go on with; it brings its own game,
    options, position and moves. A finished one is archived, and needs no seats."""
    seats: NotRequired[Annotated[Sequence[SeatRequest], Length(0, MOST_SEATS)] | None]
    """One for each seat of the game."""
    order: NotRequired[Order]
    """Usually `drawn`: lots are drawn for the seats when the last one is taken. `given` keeps
    the order."""
    public: NotRequired[bool]
    """Usually not: then it is found only by its link. Otherwise it is listed for everybody."""
    pair: NotRequired[bool]
    """Join a waiting public match with the same settings if there is one. Default false."""
    private: NotRequired[bool]
    """Visible to its players only; others get 404. Needs no open seats and `public` false. Default
    false."""
    takebacks: NotRequired[bool]
    """Whether moves may be taken back, if all agree. Usually they may."""
    help: NotRequired[bool]
    """Whether people may be shown what moves are worth. Usually they may."""
    clock: NotRequired[ClockRequest | None]
    """Usually there is none."""


class JoinRequest(TypedDict):
    """A seat to be taken."""

    name: NotRequired[Name | None]
    seat: NotRequired[Annotated[int, Within(0, MOST_SEATS - 1)] | None]
    """By default the first open one."""


class ClaimRequest(TypedDict):
    """A key from another device of the same person."""

    key: Annotated[str, Length(1, 64)]


class KeepRequest(TypedDict):
    """Whether a match is to stay when it is over."""

    kept: bool


class RecordRequest(TypedDict):
    """A match as text."""

    record: Annotated[str, Length(0, LONGEST_RECORD)]
