"""Quantik for PettingZoo, `fourfold.envs.quantik.env()`, and by numbers.

There are 64 actions: the number of the shape (A to D) times 16, plus that of the space.
"""

from __future__ import annotations

from fourfold.games.quantik import SHAPES, SPACES, Quantik

from .codes import Code
from .door import Door
from .planes import Sight

_door = Door("quantik")
env, raw_env = _door.env, _door.raw_env


def code(game: Quantik) -> Code:
    """Give the actions, each a placement."""
    return Code(shape + space for shape in SHAPES for space in SPACES)


def sight(game: Quantik) -> Sight:
    """Give the planes: pieces and hands."""
    return Sight(game)
