"""Actions and observations of Quantik.

There are 64 actions: the number of the shape (A to D) times 16, plus that of the space.
"""

from __future__ import annotations

from fourfold.envs.codes import Code
from fourfold.envs.planes import Sight

from .rules import SHAPES, SPACES, Quantik


def code(game: Quantik) -> Code:
    """Give the actions, each a placement."""
    return Code(shape + space for shape in SHAPES for space in SPACES)


def sight(game: Quantik) -> Sight:
    """Give the planes: pieces and hands."""
    return Sight(game)
