"""Boards of points with lines between them."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from .base import CARVED, LETTERED, MARKED_WOOD, Drawing, Size, place
from .canvas import Style
from .pieces import symbol_of

_ACROSS = 4
"""Columns to a unit: characters are about twice as high as wide."""


def sizes(style: Style) -> list[Size]:
    """Give the sizes in which points can be drawn, the largest first."""
    return [partial(_draw, down=down, above=above) for down, above in ((2, 1), (2, 0), (1, 0))]


def _draw(drawing: Drawing, down: int, above: int) -> None:
    """Draw the lines, and on them the points with their pieces.

    There are so many rows to a unit, and so many empty ones above.
    """
    canvas = drawing.canvas
    places = {space.name: place(space, _ACROSS, down) for space in drawing.layout.spaces}
    for row, col in places.values():
        # Room for pieces, so that a board does not grow when one comes to its edge.
        canvas.put_centred(row, col, "     ")
    for path in drawing.layout.lines:
        for start, end in pairwise(path):
            (row, col), (other_row, other_col) = places[start], places[end]
            straight = row == other_row or col == other_col
            stroke = canvas.line if straight else canvas.slant
            stroke(places[start], places[end], CARVED)
    for space in drawing.layout.spaces:
        row, col = places[space.name]
        piece, mark = drawing.piece(space), drawing.mark(space)
        if mark:
            canvas.tint(row, col, 5, MARKED_WOOD[mark])
        if piece:
            ink = drawing.paint(piece).writing
            symbol = symbol_of(piece, unicode=drawing.style.unicode)
            canvas.put_centred(row, col, f" {symbol} ", ink)
        else:
            ink = LETTERED
            canvas.put(row, col, "•" if drawing.style.unicode else "+", CARVED)
        drawing.bracket((row, col), mark, 1, ink)
    drawing.finish_wooden(_ACROSS, down, above=above)
