"""Finding what is measured of each game: the module of this room that is named like it."""

from __future__ import annotations

from fourfold.games.registry import brought, simplest_first

from .contract import Measured


def measured() -> dict[str, Measured]:
    """Give what is measured of each game, by its name."""
    found = {name: brought(__package__, name, Measured) for name in simplest_first()}
    return {name: own for name, own in found.items() if own}
