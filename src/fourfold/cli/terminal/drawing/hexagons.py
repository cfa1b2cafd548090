"""Boards of hexagons that stand on a corner, in rows shifted by half a space."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from math import dist, floor, sqrt

from rich.style import Style as Ink

from fourfold.rules.layout import Label, Layout, Space

from .base import SHOWN, Drawing, Size, is_solid, place
from .canvas import Place, Style

_DOWN = 4 / sqrt(3)
"""Lines to a unit: two for each row of spaces."""

# Three colours are enough for all neighbours to differ, so that the board needs no lines.
_SLATES = ("#383d45", "#434953", "#4e555f")
_SHADES = (1.0, 0.93, 0.86)
_ENGRAVED = Ink(color="#7f8a9a")
_EIGHTHS = " ▁▂▃▄▅▆▇█"

_BOLD, _DIM = Ink(bold=True), Ink(dim=True)


def sizes(style: Style) -> list[Size]:
    """Give the sizes in which hexagons can be drawn, the largest first."""
    whole = (3, 2) if is_solid(style) else (2,)
    return [*(partial(_draw, half=half) for half in whole), _draw_small]


def _draw_small(drawing: Drawing) -> None:
    """Draw each space as a character, and each row of them as a line."""
    for space in drawing.layout.spaces:
        at = place(space, 2, _DOWN / 2)
        if piece := drawing.piece(space):
            drawing.canvas.tint(*at, 1, Ink(bgcolor=drawing.paint(piece).fill))
        _inscribe(drawing, space, at, 1, on_board=False)
    _draw_labels(drawing, drawing.layout.labels, 2, _DOWN / 2)


def _draw(drawing: Drawing, half: int) -> None:
    """Draw hexagons: filled where there are colours and blocks, else with lines around them."""
    places = {space: place(space, 2 * half, _DOWN) for space in drawing.layout.spaces}
    fills = {at: _fill(drawing, space) for space, at in places.items()}
    for space, at in places.items():
        if drawing.solid:
            _draw_filled(drawing, at, half, fills)
        else:
            _draw_lined(drawing, at, fills[at] if drawing.piece(space) else None)
        _inscribe(drawing, space, at, half - 1, on_board=drawing.solid)
    labels = *drawing.layout.labels, *_far_labels(drawing.layout)
    _draw_labels(drawing, labels, 2 * half, _DOWN)


def _fill(drawing: Drawing, space: Space) -> str:
    piece = drawing.piece(space)
    # To each of the six neighbours this changes by 1 or 2, give or take a multiple of 3.
    shade = floor(space.x - sqrt(3) * space.y + 0.25) % 3
    if piece is None:
        return _SLATES[shade]
    fill = drawing.paint(piece).fill
    parts = (int(fill[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part * _SHADES[shade]):02x}" for part in parts)


def _draw_filled(drawing: Drawing, at: Place, half: int, fills: Mapping[Place, str]) -> None:
    """Fill a hexagon. The characters on its edges have the colours of both neighbours."""
    (row, col), fill, canvas = at, fills[at], drawing.canvas
    canvas.put_centred(row, col, " " * (2 * half - 1), Ink(bgcolor=fill))
    for tip in (row - 1, row + 1):
        canvas.put(tip, col, " ", Ink(bgcolor=fill))
    canvas.put(row, col + half, "▌", Ink(color=fill, bgcolor=fills.get((row, col + 2 * half))))
    if (row, col - 2 * half) not in fills:
        canvas.put(row, col - half, "▐", Ink(color=fill))
    for side in (-1, 1):
        above = fills.get((row - 2, col + side * half))
        below = fills.get((row + 2, col + side * half))
        for away in range(1, half):
            height = round(8 * (half - away) / half)
            edge = col + side * away
            canvas.put(row - 1, edge, _EIGHTHS[height], Ink(color=fill, bgcolor=above))
            if below is None:
                # Blocks fill a character from below only; from above it takes the reverse.
                canvas.put(row + 1, edge, _EIGHTHS[8 - height], Ink(color=fill, reverse=True))


def _draw_lined(drawing: Drawing, at: Place, fill: str | None) -> None:
    (row, col), canvas = at, drawing.canvas
    rising, falling, upright = ("╱", "╲", "│") if drawing.style.unicode else ("/", "\\", "|")
    for line, left, right, reach in (
        (row - 1, rising, falling, 1),
        (row, upright, upright, 2),
        (row + 1, falling, rising, 1),
    ):
        canvas.put(line, col - reach, left, _DIM)
        canvas.put(line, col + reach, right, _DIM)
    if fill:
        canvas.tint(row, col, 3, Ink(bgcolor=fill))


def _inscribe(drawing: Drawing, space: Space, at: Place, reach: int, *, on_board: bool) -> None:
    """Write what is on a space; on a board of solid colour also its name, where it is empty."""
    (row, col), canvas = at, drawing.canvas
    piece, mark = drawing.piece(space), drawing.mark(space)
    if piece:
        paint = drawing.paint(piece)
        ink = paint.reversed_writing if mark == SHOWN else paint.pen
        canvas.tint(row, col, 2 * reach + 1, ink)
        canvas.put(row, col, piece.letter, ink)
        drawing.bracket(at, mark, reach, ink)
    elif on_board and not mark:
        canvas.put_centred(row, col, space.name, _ENGRAVED)
    else:
        canvas.put(row, col, "·" if drawing.style.unicode else ".", _DIM)
        white = Ink(color="#ffffff", bold=True)
        drawing.bracket(at, mark, reach, white if on_board else _BOLD)


def _draw_labels(drawing: Drawing, labels: Iterable[Label], across: int, down: float) -> None:
    layout, canvas = drawing.layout, drawing.canvas
    rising, falling = ("╱", "╲") if drawing.style.unicode else ("/", "\\")
    for label in labels:
        row, col = place(label, across, down)
        canvas.put_centred(row, col, label.text, _BOLD)
        for space in _named_after(label, layout)[:1]:
            # A stroke leads from the label of a slanted column into that column.
            right, up = space.x - label.x, space.y - label.y
            if min(abs(right), abs(up)) > 0.1:
                stroke = rising if (right > 0) == (up > 0) else falling
                start = col - (len(label.text) - 1) // 2
                beside = start + len(label.text) if right > 0 else start - 1
                canvas.put(row, beside, stroke, _DIM)


def _far_labels(layout: Layout) -> Iterator[Label]:
    """Repeat labels at the other end of the spaces named after them, where there is room."""
    taken = [(space.x, space.y) for space in layout.spaces]
    taken += [(label.x, label.y) for label in layout.labels]
    for label in layout.labels:
        if named := _named_after(label, layout):
            near, far = named[0], named[-1]
            beyond = far.x + near.x - label.x, far.y + near.y - label.y
            if all(dist(beyond, other) > 0.9 for other in taken):
                yield Label(label.text, *beyond)


def _named_after(label: Label, layout: Layout) -> list[Space]:
    """Give the spaces whose names have a label as their letters or number, nearest first."""
    named = [space for space in layout.spaces if label.text in re.findall(r"\d+|\D+", space.name)]
    return sorted(named, key=lambda space: dist((space.x, space.y), (label.x, label.y)))
