"""Boards of squares."""

from __future__ import annotations

from rich.style import Style as Ink

from fourfold.rules.layout import Piece

from .base import (
    CARVED,
    FAINT,
    LAST,
    LETTERED,
    MARKED_WOOD,
    SHOWN,
    Drawing,
    Size,
    is_solid,
    place,
)
from .canvas import HEAVY, LIGHT, Place, Style
from .pieces import inscription_of, silhouette_of

_TALL_BRACKETS = {LAST: ("╭│╰", "╮│╯"), SHOWN: ("┏┃┗", "┓┃┛")}


def sizes(style: Style) -> list[Size]:
    """Give the sizes in which squares can be drawn, the largest first."""
    return [*([_draw_roomy] if is_solid(style) else []), _draw_small]


def _draw_roomy(drawing: Drawing) -> None:
    """Draw pieces as shapes."""
    _draw(drawing, 3, 9)


def _draw_small(drawing: Drawing) -> None:
    """Draw pieces as characters."""
    _draw(drawing, 1, 7)


def _draw(drawing: Drawing, height: int, width: int) -> None:
    """Draw squares side by side, with heavy borders around the regions."""
    roomy = height > 1
    across, down = width + 1, height + 1
    _draw_borders(drawing, across, down)
    for space in drawing.layout.spaces:
        row, col = place(space, across, down)
        piece, mark = drawing.piece(space), drawing.mark(space)
        if mark:
            for line in range(row - height // 2, row + height // 2 + 1):
                drawing.canvas.tint(line, col, width, MARKED_WOOD[mark])
        if piece and roomy:
            _draw_silhouette(drawing, (row, col), piece)
        elif piece:
            text = inscription_of(piece, unicode=drawing.style.unicode)
            drawing.canvas.put_centred(row, col, text, drawing.paint(piece).writing)
        elif drawing.style.colour:
            # Without colour, names would not be faint enough to stand among the pieces.
            drawing.canvas.put_centred(row, col, space.name, FAINT)
        if mark and roomy:
            for side, bracket in zip((-4, 4), _TALL_BRACKETS[mark], strict=True):
                for line, part in enumerate(bracket, row - 1):
                    drawing.canvas.put(line, col + side, part, LETTERED)
        else:
            drawing.bracket((row, col), mark, 2, LETTERED)
    drawing.finish_wooden(across, down, above=0)


def _draw_borders(drawing: Drawing, across: int, down: int) -> None:
    names = {(space.x, space.y): space.name for space in drawing.layout.spaces}
    regions = {
        name: {i for i, region in enumerate(drawing.layout.regions) if name in region}
        for name in names.values()
    }
    for space in drawing.layout.spaces:
        row, col = place(space, across, down)
        top, bottom = row - down // 2, row + down // 2
        left, right = col - across // 2, col + across // 2
        for x, y, start, end in (
            (0, 1, (top, left), (top, right)),
            (0, -1, (bottom, left), (bottom, right)),
            (-1, 0, (top, left), (bottom, left)),
            (1, 0, (top, right), (bottom, right)),
        ):
            neighbour = names.get((space.x + x, space.y + y), "")
            parted = regions[space.name] != regions.get(neighbour, set())
            drawing.canvas.line(start, end, CARVED, HEAVY if parted else LIGHT)


def _draw_silhouette(drawing: Drawing, at: Place, piece: Piece) -> None:
    row, col = at
    paint = drawing.paint(piece)
    for line, blocks in enumerate(silhouette_of(piece), row - 1):
        for across, block in enumerate(blocks, col - 3):
            if block == "█":
                # In many fonts full blocks leave gaps between them. Grounds do not.
                drawing.canvas.put(line, across, " ", Ink(bgcolor=paint.fill))
            elif block != " ":
                drawing.canvas.put(line, across, block, Ink(color=paint.fill))
    drawing.canvas.put(row, col, piece.letter, paint.writing)
