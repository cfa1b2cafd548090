"""The live connection: what the server says, and what a client says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from .commands import CommandRequest
from .errors import Fault
from .events import MatchEvent
from .matches import Match, MatchChange, SharedMatch

Farewell = Literal["restart", "rights", "rate", "gone"]


class Welcome(TypedDict):
    """Comes first, and again when the match starts, because lots are drawn then."""

    type: Literal["welcome"]
    you: Sequence[int]
    """Your seats."""
    match: Match
    """All of it."""
    events: Sequence[MatchEvent]
    """Those after `?after=N`, or all."""
    watching: int
    """How many listen without a seat."""


class Update(TypedDict):
    """Comes whenever something has happened, and is the same for everybody."""

    type: Literal["update"]
    events: Sequence[MatchEvent]
    match: SharedMatch
    """All of it, without `you`."""


class Changed(TypedDict):
    """Comes instead of an update to whoever has asked for `?updates=changes`."""

    type: Literal["changed"]
    events: Sequence[MatchEvent]
    match: MatchChange
    """What is different: always `version`, `ply`, `time` and `legal`, which only whoever is to move
    gets. Moves that were added stand in the events; `moves` comes only when some were taken
    back."""


class Presence(TypedDict):
    """Comes when somebody comes or goes."""

    type: Literal["presence"]
    connected: Sequence[bool]
    """For each seat."""
    watching: int


class Done(TypedDict):
    """Comes when a command is committed, after the update."""

    type: Literal["done"]
    id: str
    version: int


class Refused(TypedDict):
    """Comes when a command or message is not accepted."""

    type: Literal["refused"]
    id: str | None
    error: Fault


class Pong(TypedDict):
    """Comes after a `ping`."""

    type: Literal["pong"]
    time: int


class Bye(TypedDict):
    """Comes before the server closes."""

    type: Literal["bye"]
    reason: Farewell
    """`restart` (then close code 1012), `rights` (1012: you hold other seats now), `rate` (1008),
    `gone` (4404: the match was deleted)."""


ServerMessage = Welcome | Update | Changed | Presence | Done | Refused | Pong | Bye


class CommandMessage(CommandRequest):
    """A command, as over HTTP."""

    type: Literal["command"]


class Ping(TypedDict):
    """A question whether the server is still there, and what time it is."""

    type: Literal["ping"]
    again: NotRequired[int | None]
    """After how many milliseconds you ask again at the latest, from 100 to 60000. When nothing is
    heard from you for two seconds more, the others are told that you are away, until something is.
    Without it nobody waits for you."""


ClientMessage = CommandMessage | Ping
