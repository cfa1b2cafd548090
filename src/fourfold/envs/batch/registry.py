"""Finding positions for batches: the module of this room that is named like the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from fourfold.games import AnyGame, registered

from .contract import Knowing, Positions
from .progress import Progress

Make = Callable[[AnyGame, Progress], Positions]


def positions_of(game: AnyGame, progress: Progress) -> Positions:
    """Give the positions of a batch of a game, all of them still to be set up."""
    return _make(game.name)(game, progress)


def knowing() -> list[str]:
    """Name the games whose exact values are known in batches."""
    return [name for name in registered() if issubclass(cast("type", _make(name)), Knowing)]


def _make(name: str) -> Make:
    return cast("Make", import_module(f"{__package__}.{name}").Positions)
