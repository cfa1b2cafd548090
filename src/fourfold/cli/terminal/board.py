"""The board in the terminal: any game, drawn from its layout and from what stands on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len, set_cell_size
from rich.style import Style as Ink
from rich.text import Text

from fourfold.games.layout import Layout, View

from .drawing.base import Drawing
from .drawing.canvas import Style
from .drawing.hexagons import draw_hexagons
from .drawing.pieces import inscription_of, paint_of
from .drawing.points import draw_points
from .drawing.squares import draw_squares

__all__ = ["Style", "draw", "draw_hands"]

_DRAW_CELLS = {"square": draw_squares, "point": draw_points, "hexagon": draw_hexagons}
_WIDEST_NAME = 30


def draw(
    layout: Layout,
    view: View,
    *,
    style: Style,
    last: Collection[str] = (),
    shown: Collection[str] = (),
) -> Text:
    """Draw the board alone.

    `last` are the spaces of the last move, `shown` those that show why the game ended. They stand
    in round and in square brackets, which are seen without colour too.
    """
    drawing = Drawing(layout, view, style, last, shown)
    _DRAW_CELLS[layout.cell](drawing)
    return drawing.canvas.text()


def draw_hands(
    layout: Layout, view: View, names: Sequence[str], to_move: int | None, *, style: Style
) -> Text:
    """Draw one line a seat: a marker if it is to move, the player's name, the pieces in hand."""
    pieces = {piece.letter: piece for piece in layout.pieces}
    marker, times = ("►", "×") if style.unicode else (">", "x")
    gap, none = (" ", Ink(dim=True)) if style.colour else ("", None)
    lines = []
    for seat, name in enumerate(_fitted(names, style)):
        ink = paint_of(layout, seat).writing if style.colour else None
        line = Text(f"{marker if seat == to_move else ' '} ").append(f" {name} ", ink)
        for slot in layout.hands[seat]:
            count = view.hands[seat].get(slot.letter, 0)
            text = inscription_of(pieces[slot.letter], unicode=style.unicode).strip()
            line.append("  ").append(f" {text} ", ink if count else none)
            line.append(f"{gap}{times}{count}", None if count else none)
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _fitted(names: Sequence[str], style: Style) -> list[str]:
    """Make names equally wide, cut where they are too long."""
    dots = "…" if style.unicode else "..."
    width = min(max(map(cell_len, names)), _WIDEST_NAME)
    return [
        set_cell_size(name, width)
        if cell_len(name) <= width
        else set_cell_size(name, width - len(dots)) + dots
        for name in names
    ]
