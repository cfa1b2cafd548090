"""The bodies of requests: what callers wish for. Limits are notes beside the types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired

from annotated_types import Ge, Le, Len, MaxLen
from typing_extensions import TypedDict

from fourfold.engine.levels import STRONGEST, WEAKEST

from .events import Order

LONGEST_RECORD = 2**16
Name = Annotated[str, Len(1, 60)]


class PlayerWish(TypedDict):
    """Who wants to be known."""

    name: NotRequired[Name | None]
    cookie: NotRequired[bool]
    """Give the token as a cookie, for browsers."""


class NameWish(TypedDict):
    """A name to be shown from now on."""

    name: Name | None


class SeatWish(TypedDict):
    """Who is to sit somewhere: me, a person beside me, an engine, or whoever comes."""

    kind: Literal["me", "beside", "engine", "open"]
    name: NotRequired[Name | None]
    """For me and beside."""
    level: NotRequired[Annotated[int, Ge(WEAKEST), Le(STRONGEST)] | None]
    """For engines of the server, which need it."""
    engine: NotRequired[Annotated[str, Len(1, 60)] | None]
    """Instead of a level: an engine by its name, as the list of games has it."""


class ClockWish(TypedDict):
    """Time for the whole match and more for each move, or some days for each move."""

    kind: Literal["increment", "days"]
    base: NotRequired[Annotated[int, Ge(1), Le(86_400)] | None]
    """Seconds."""
    increment: NotRequired[Annotated[int, Ge(0), Le(3_600)] | None]
    """Seconds a move."""
    days: NotRequired[Annotated[int, Ge(1), Le(30)] | None]
    """Days a move."""


class MatchWish(TypedDict):
    """A match to be made. A record brings its own game, options, position and moves."""

    game: NotRequired[Annotated[str, MaxLen(40)] | None]
    options: NotRequired[Annotated[Mapping[str, str | int], MaxLen(20)]]
    position: NotRequired[Annotated[str, MaxLen(1000)] | None]
    """Where to start; the usual start when left out."""
    record: NotRequired[Annotated[str, MaxLen(LONGEST_RECORD)] | None]
    seats: NotRequired[Annotated[Sequence[SeatWish], MaxLen(6)] | None]
    order: NotRequired[Order]
    """Lots are drawn for the seats unless their order is given."""
    public: NotRequired[bool]
    """Listed for everybody; others are found only by their link."""
    takebacks: NotRequired[bool]
    help: NotRequired[bool]
    clock: NotRequired[ClockWish | None]


class JoinWish(TypedDict):
    """A seat to be taken."""

    name: NotRequired[Name | None]
    seat: NotRequired[Annotated[int, Ge(0), Le(5)] | None]
    """By default the first open one."""


class ClaimWish(TypedDict):
    """A key from another device of the same person."""

    key: Annotated[str, Len(1, 64)]


class KeepWish(TypedDict):
    """Whether a match is to stay when it is over."""

    kept: bool


class RecordWish(TypedDict):
    """A match as text."""

    record: Annotated[str, MaxLen(LONGEST_RECORD)]
