"""The facts a match is made of, beside the moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from fourfold.schemas.matches import Left, SeatKind
from fourfold.schemas.matches import Seat as SeatTold

REPLACEMENT = 5
"""The level of the engine that moves for a seat whose player has left."""


@dataclass(frozen=True)
class Seat:
    """Who sits somewhere."""

    kind: SeatKind
    name: str | None = None
    level: int | None = None
    """The strength of an engine of ours; those of others have a name instead."""
    holder: str | None = None
    """The player who may move here."""
    left: Left | None = None
    engine: int | str | None = None
    """The engine that moves here, if one does: the level of ours, the name of another."""


class Caller(NamedTuple):
    """Who asks: a player, and the players whose seats this one holds."""

    player: str | None
    holders: frozenset[str]


class Takeback(NamedTuple):
    """A wish to go back to where `to_ply` moves had been played."""

    seat: int
    to_ply: int
    accepted: tuple[int, ...] = ()


class Due(NamedTuple):
    """What the server must do by itself, and when."""

    at: int
    kind: Literal["flag", "engine", "draw"]


def seats_told(seats: Sequence[Seat], connected: Collection[int]) -> list[SeatTold]:
    """Give who sits where, and who of them is there."""
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "connected": seat.kind == "engine" or i in connected,
            "left": seat.left,
            "engine_plays": seat.engine is not None,
        }
        for i, seat in enumerate(seats)
    ]
