"""Boards of points with lines between them."""

from __future__ import annotations

from itertools import pairwise

from .base import CARVED, LETTERED, MARKED_WOOD, Drawing, place
from .pieces import symbol_of

_ACROSS, _DOWN = 4, 2
"""Columns and rows to a unit: characters are about twice as high as wide."""


def draw_points(drawing: Drawing) -> None:
    """Draw the lines, and on them the points with their pieces."""
    canvas = drawing.canvas
    places = {space.name: place(space, _ACROSS, _DOWN) for space in drawing.layout.spaces}
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
    drawing.finish_wooden(_ACROSS, _DOWN, above=1)
