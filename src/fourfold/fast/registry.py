"""Finding kernels: the package of this room that is named like the game."""

from __future__ import annotations

from fourfold.games import AnyGame, registered
from fourfold.games.registry import brought

from .contract import Kernels


def kernels_for(game: AnyGame) -> Kernels | None:
    """Give the kernels of a game; None for a game that has its plain rules alone."""
    found: Kernels | None = brought(__package__, game.name, Kernels)
    return found


def with_kernels() -> list[str]:
    """Name the games that have kernels."""
    return [name for name in registered() if brought(__package__, name, Kernels)]
