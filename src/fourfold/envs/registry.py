"""Finding how a game is played by numbers: the module of this room that is named like it."""

from __future__ import annotations

from typing import cast

from fourfold.rules import AnyGame
from fourfold.rules.registry import part_of

from .contract import Numbered


def numbered(game: AnyGame) -> Numbered:
    """Give the actions and planes that a game brings, or those for any game."""
    own: Numbered | None = part_of(game.name, "actions", Numbered)
    if own:
        return own
    from . import generic

    return cast("Numbered", generic)
