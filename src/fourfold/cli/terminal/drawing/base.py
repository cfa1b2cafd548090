"""What all kinds of boards have in common when they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import floor

from rich.style import Style as Ink

from fourfold.rules.layout import Label, Layout, Piece, Space, View

from .canvas import Canvas, Place, Style
from .pieces import Paint, paint_of

LAST, SHOWN = "last", "shown"
_BRACKETS = {LAST: ("(", ")"), SHOWN: ("[", "]")}

# A ground of middle brightness: light and dark pieces stand out from it, and it stands out from
# a black terminal as from a white one.
_WOOD = Ink(bgcolor="#b57f4b")
MARKED_WOOD = {LAST: Ink(bgcolor="#d9b48a"), SHOWN: Ink(bgcolor="#4e9e3a")}
CARVED = Ink(color="#2e2013")
FAINT = Ink(color="#8a5d31")
LETTERED = Ink(color="#24170f")


def is_solid(style: Style) -> bool:
    """Say whether pieces can be shapes of blocks in colour; else they are single characters."""
    return style.colour and style.unicode


class Drawing:
    """A board on its way onto a canvas."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        style: Style,
        last: Collection[str],
        shown: Collection[str],
    ) -> None:
        self.layout = layout
        self.style = style
        self.canvas = Canvas(style)
        self._pieces = {piece.letter: piece for piece in layout.pieces}
        self._board = view.board
        self._last, self._shown = frozenset(last), frozenset(shown)
        self.solid = is_solid(style)

    def piece(self, space: Space) -> Piece | None:
        """Give what stands on a space."""
        letter = self._board.get(space.name)
        return self._pieces[letter] if letter else None

    def paint(self, piece: Piece) -> Paint:
        """Give the paint of a piece."""
        return paint_of(self.layout, piece.seat)

    def mark(self, space: Space) -> str | None:
        """Say how a space is marked. What shows why the game ended is more than the last move."""
        if space.name in self._shown:
            return SHOWN
        return LAST if space.name in self._last else None

    def bracket(self, place: Place, mark: str | None, reach: int, ink: Ink) -> None:
        """Put the brackets of a mark around a place, so many columns away from it."""
        if mark:
            row, col = place
            opening, closing = _BRACKETS[mark]
            self.canvas.put(row, col - reach, opening, ink)
            self.canvas.put(row, col + reach, closing, ink)

    def finish_wooden(self, across: int, down: int, *, above: int) -> None:
        """Write the labels close to the board and lay wood under all of it."""
        top, left, bottom, right = self.canvas.bounds()
        for label in self.layout.labels:
            row, col = place(label, across, down)
            row = min(max(row, top - 1), bottom + 1)
            col = min(max(col, left - 2), right + 2)
            self.canvas.put_centred(row, col, label.text, LETTERED)
        self.canvas.lay_under(_WOOD, above=above, beside=2)


Size = Callable[[Drawing], None]
"""Draws a board in one of the sizes that there are."""


def place(at: Space | Label, across: float, down: float) -> Place:
    """Give the row and column of coordinates, with so many columns and rows to a unit."""
    return floor(0.5 - at.y * down), floor(0.5 + at.x * across)
