"""Finding brains: the module of this room that is named like the game, else plain search."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from fourfold.games import AnyGame

from . import generic
from .contract import Brain


def brain_for(game: AnyGame) -> Brain:
    """Give the brain for a game under its options."""
    name = f"{__package__}.{game.name}"
    module = import_module(name) if find_spec(name) else generic
    make: Callable[[AnyGame], Brain] = getattr(module, "brain", generic.brain)
    return make(game)
