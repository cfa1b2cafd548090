"""The board in the terminal: any game, drawn from its layout and from what stands on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len, set_cell_size
from rich.style import Style as Ink
from rich.text import Text

from fourfold.rules.layout import Layout, View

from .drawing import hexagons, points, squares
from .drawing.base import Drawing
from .drawing.canvas import Room, Style
from .drawing.pieces import inscription_of, paint_of

__all__ = ["Room", "Style", "draw", "draw_hands"]

_SIZES = {"square": squares.sizes, "point": points.sizes, "hexagon": hexagons.sizes}
_USUAL = Room(80, 30)
"""The room there is where nobody looks at it through a window."""
_WIDEST_NAME, _NARROWEST_NAME = 30, 4


def draw(
    layout: Layout,
    view: View,
    *,
    style: Style,
    last: Collection[str] = (),
    shown: Collection[str] = (),
    room: Room = _USUAL,
) -> Text:
    """Draw the board alone, as large as there is room for it.

    `last` are the spaces of the last move, `shown` those that show why the game ended. They stand
    in round and in square brackets, which are seen without colour too.
    """
    *larger, smallest = _SIZES[layout.cell](style)
    for size in (*larger, smallest):
        drawing = Drawing(layout, view, style, last, shown)
        size(drawing)
        if size is smallest or drawing.canvas.fits(room):
            return drawing.canvas.text()
    raise AssertionError("there is a smallest size")


def draw_hands(
    layout: Layout,
    view: View,
    names: Sequence[str],
    to_move: int | None,
    *,
    style: Style,
    width: int | None = None,
) -> Text:
    """Draw one line a seat: a marker if it is to move, the player's name, the pieces in hand.

    Where that is too wide for a window, blanks are left out, and then letters of names.
    """
    hands = _draw_hands(layout, view, _fitted(names, style), to_move, style, tight=False)
    if width is not None and _width(hands) > width:
        hands = _draw_hands(layout, view, _fitted(names, style), to_move, style, tight=True)
        left = max(map(cell_len, names)) - (_width(hands) - width)
        if _width(hands) > width:
            fitted = _fitted(names, style, max(_NARROWEST_NAME, left))
            hands = _draw_hands(layout, view, fitted, to_move, style, tight=True)
    return hands


def _width(lines: Text) -> int:
    return max(map(cell_len, lines.plain.split("\n")))


def _draw_hands(
    layout: Layout,
    view: View,
    names: Sequence[str],
    to_move: int | None,
    style: Style,
    *,
    tight: bool,
) -> Text:
    pieces = {piece.letter: piece for piece in layout.pieces}
    marker, times = ("►", "×") if style.unicode else (">", "x")
    gap, none = (" ", Ink(dim=True)) if style.colour else ("", None)
    between, around = ("", "") if tight else ("  ", " ")
    lines = []
    for seat, name in enumerate(names):
        ink = paint_of(layout, seat).writing if style.colour else None
        line = Text(f"{marker if seat == to_move else ' '}{around}").append(f" {name} ", ink)
        for slot in layout.hands[seat]:
            count = view.hands[seat].get(slot.letter, 0)
            text = inscription_of(pieces[slot.letter], unicode=style.unicode).strip()
            if tight:
                text, gap = text.replace(" ", ""), ""
            line.append(between).append(f" {text}{around}", ink if count else none)
            line.append(f"{gap}{times}{count}", None if count else none)
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _fitted(names: Sequence[str], style: Style, widest: int = _WIDEST_NAME) -> list[str]:
    """Make names equally wide, cut where they are too long."""
    dots = "…" if style.unicode else "..."
    width = min(max(map(cell_len, names)), widest)
    return [
        set_cell_size(name, width)
        if cell_len(name) <= width
        else set_cell_size(name, width - len(dots)) + dots
        for name in names
    ]
