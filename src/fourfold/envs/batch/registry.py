"""Finding positions for batches: the module of this room that is named like the game."""

from __future__ import annotations

from fourfold.rules import AnyGame, registered
from fourfold.rules.registry import part_of

from .contract import Batched, Knowing, Positions
from .generic import PlainPositions


def positions_for(game: AnyGame) -> type[Positions]:
    """Give the kind of positions that a game brings, or those that any game can have."""
    return _kind(game.name)


def knowing() -> list[str]:
    """Name the games whose exact values are known in batches."""
    return [name for name in registered() if issubclass(_kind(name), Knowing)]


def _kind(name: str) -> type[Positions]:
    own: Batched | None = part_of(name, "batch", Batched)
    return own.Positions if own else PlainPositions
