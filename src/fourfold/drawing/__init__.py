"""Pictures of any game, from its layout and what stands on it: text, SVG, and arrays of pixels.

>>> import fourfold
>>> from fourfold.drawing import text_of
>>> game = fourfold.load("quantik")
>>> print(text_of(game.layout(), game.view(game.play(game.initial(), "Bc2")), to_move=1))
  4   .   .   .   .
  3   .   .   .   .
  2   .   .   B   .
  1   .   .   .   .
      a   b   c   d
  light  Ax2 Bx1 Cx2 Dx2
> dark   ax2 bx2 cx2 dx2
"""

from .svg import svg_of
from .text import text_of

__all__ = ["svg_of", "text_of"]
