"""Finding brains: the module of this room that is named like the game, else plain search.

Brains of their own need kernels. Where there are none, or not yet, plain search answers.
"""

from __future__ import annotations

from fourfold.kernels.registry import are_ready
from fourfold.rules import AnyGame
from fourfold.rules.registry import part_of

from . import generic
from .contract import Brain, Thinking


def brain_for(game: AnyGame) -> Brain:
    """Give the brain for a game under its options."""
    own: Thinking | None = part_of(game.name, "engine", Thinking) if are_ready() else None
    return own.brain(game) if own else generic.brain(game)
