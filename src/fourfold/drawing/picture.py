"""A board as a list of simple shapes: what SVG and pixels have in common.

One unit is the distance of neighbouring spaces; x grows to the right and y downwards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from fourfold.rules.layout import Layout, Piece, Space, View

from .paints import BOARD, FIELD, GROOVE, MARK, PAPER, PEN, Paint, blend, paint_of

Point = tuple[float, float]


class Disc(NamedTuple):
    """A filled circle, with a border if it has a width."""

    x: float
    y: float
    radius: float
    fill: str
    border: str = ""
    width: float = 0


class Polygon(NamedTuple):
    """A filled polygon, with a border if it has a width."""

    points: tuple[Point, ...]
    fill: str
    border: str = ""
    width: float = 0


class Writing(NamedTuple):
    """Some letters around a point."""

    x: float
    y: float
    text: str
    fill: str
    size: float


class Outline(NamedTuple):
    """An SVG path in a square from -50 to 50 around a point, where it has a size of its own.

    Its border is as wide as its numbers say.
    """

    x: float
    y: float
    size: float
    path: str
    fill: str
    border: str
    width: float

    @property
    def disc(self) -> Disc:
        """What stands for it where no paths are drawn."""
        size = self.size
        return Disc(self.x, self.y, 0.36 * size, self.fill, self.border, 0.04 * size)


Shape = Disc | Polygon | Writing | Outline


class Picture(NamedTuple):
    """A part of the plane, and the shapes in it, those in front last."""

    left: float
    top: float
    width: float
    height: float
    board: tuple[Shape, ...]
    """What is the same in all positions."""
    pieces: tuple[Shape, ...]


_MARGIN, _HAND, _SMALL = 0.9, 0.75, 0.55
"""Around the board; the height of a hand; how large its pieces are."""


def picture_of(
    layout: Layout, view: View, to_move: int | None = None, marked: Collection[str] = ()
) -> Picture:
    """Draw a position. `marked` are spaces to be pointed out, such as those of a line that won."""
    xs, ys = [space.x for space in layout.spaces], [-space.y for space in layout.spaces]
    labels = [(label.x, -label.y) for label in layout.labels]
    left = min(min(xs) - _MARGIN, min(x for x, _ in labels) - 0.5)
    right = max(max(xs) + _MARGIN, max(x for x, _ in labels) + 0.5)
    top = min(ys) - _MARGIN
    bottom = max(max(ys) + _MARGIN, max(y for _, y in labels) + 0.5)
    height = bottom - top + _HAND * len(layout.hands) + 0.25
    paper = _rectangle((left + right) / 2, top + height / 2, right - left, height, PAPER)
    hands = _hands(layout, view, to_move, left, right, bottom)
    pieces = (*_pieces(layout, view, marked), *hands)
    return Picture(left, top, right - left, height, (paper, *_board(layout)), pieces)


# The board.


def _board(layout: Layout) -> Iterator[Shape]:
    at = {space.name: (space.x, -space.y) for space in layout.spaces}
    if layout.cell == "square":
        for x, y in at.values():
            yield _rectangle(x, y, 1, 1, FIELD, GROOVE, 0.02)
        for region in layout.regions:
            xs, ys = [at[name][0] for name in region], [at[name][1] for name in region]
            width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
            x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
            yield from _frame(x, y, width, height)
    elif layout.cell == "hexagon":
        for x, y in at.values():
            yield _hexagon(x, y, 1, FIELD, GROOVE, 0.03)
    else:
        xs, ys = [x for x, _ in at.values()], [y for _, y in at.values()]
        x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        yield _rectangle(x, y, max(xs) - min(xs) + 1.2, max(ys) - min(ys) + 1.2, BOARD)
        for path in layout.lines:
            for start, end in pairwise(path):
                yield _stroke(at[start], at[end], 0.05, GROOVE)
        for x, y in at.values():
            yield Disc(x, y, 0.12, FIELD, GROOVE, 0.04)
    for label in layout.labels:
        yield Writing(label.x, -label.y, label.text, PEN, 0.4)


def _frame(x: float, y: float, width: float, height: float) -> Iterator[Polygon]:
    left, right, top, bottom = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    for start, end in pairwise(corners):
        yield _stroke(start, end, 0.07, GROOVE)


# Pieces.


def _pieces(layout: Layout, view: View, marked: Collection[str]) -> Iterator[Shape]:
    kinds = {piece.letter: piece for piece in layout.pieces}
    for space in layout.spaces:
        if letter := view.board.get(space.name):
            yield from _piece(layout, kinds[letter], space.x, -space.y, 1)
    for space in layout.spaces:
        if space.name in marked:
            yield from _ring(layout, space)


def _ring(layout: Layout, space: Space) -> Iterator[Shape]:
    sides = 6 if layout.cell == "hexagon" else 32
    angles = [pi / 6 + 2 * pi * i / sides for i in range(sides + 1)]
    points = [(space.x + 0.47 * cos(angle), -space.y + 0.47 * sin(angle)) for angle in angles]
    for start, end in pairwise(points):
        yield _stroke(start, end, 0.09, MARK)


def _piece(layout: Layout, piece: Piece, x: float, y: float, size: float) -> Iterator[Shape]:
    paint = paint_of(layout.colours[piece.seat])
    if piece.outline is not None:
        yield Outline(x, y, size, piece.outline, paint.fill, paint.edge, 4)
        return
    yield from _DRAW.get(piece.shape, _draw_disc)(x, y, size, paint)
    if piece.shape == "tile" or piece.shape not in _DRAW:
        yield Writing(x, y, piece.letter, paint.ink, 0.42 * size)


def _draw_disc(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    yield Disc(x, y, 0.36 * size, paint.fill, paint.edge, 0.04 * size)


def _draw_sphere(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    yield from _draw_disc(x, y, size, paint)
    shine = blend(paint.fill, "#ffffff", 0.55)
    yield Disc(x - 0.12 * size, y - 0.14 * size, 0.09 * size, shine)


def _draw_cylinder(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    wide, flat, tall = 0.24 * size, 0.09 * size, 0.27 * size
    body = (*_arc(x, y - tall, wide, flat, pi, 2 * pi), *_arc(x, y + tall, wide, flat, 0, pi))
    yield Polygon(body, paint.fill, paint.edge, 0.04 * size)
    lid = _arc(x, y - tall, wide, flat, 0, 2 * pi)
    yield Polygon(lid, blend(paint.fill, "#ffffff", 0.35), paint.edge, 0.03 * size)


def _draw_cube(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    corners = [
        (x + 0.38 * size * sin(pi / 3 * i), y - 0.38 * size * cos(pi / 3 * i)) for i in range(6)
    ]
    for first, shade in ((5, 0.35), (1, 0.0), (3, 0.15)):
        face = (*(corners[(first + i) % 6] for i in range(3)), (x, y))
        yield Polygon(face, blend(paint.fill, "#ffffff", shade), paint.edge, 0.04 * size)


def _draw_cone(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    base = _arc(x, y + 0.27 * size, 0.32 * size, 0.1 * size, 0, pi)
    yield Polygon(((x, y - 0.4 * size), *base), paint.fill, paint.edge, 0.04 * size)


def _draw_star(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    points = []
    for i in range(10):
        radius = (0.42 if i % 2 == 0 else 0.2) * size
        points.append((x + radius * sin(pi / 5 * i), y - radius * cos(pi / 5 * i)))
    yield Polygon(tuple(points), paint.fill, paint.edge, 0.04 * size)


def _draw_tile(x: float, y: float, size: float, paint: Paint) -> Iterator[Shape]:
    yield _hexagon(x, y, 0.9 * size, paint.fill, paint.edge, 0.04 * size)


_DRAW: dict[str, Callable[[float, float, float, Paint], Iterator[Shape]]] = {
    "sphere": _draw_sphere,
    "cylinder": _draw_cylinder,
    "cube": _draw_cube,
    "cone": _draw_cone,
    "star": _draw_star,
    "tile": _draw_tile,
}


# Hands.


def _hands(
    layout: Layout, view: View, to_move: int | None, left: float, right: float, top: float
) -> Iterator[Shape]:
    kinds = {piece.letter: piece for piece in layout.pieces}
    for seat, slots in enumerate(layout.hands):
        y = top + _HAND * (seat + 0.5)
        if seat == to_move:
            corners = ((left + 0.2, y - 0.2), (left + 0.5, y), (left + 0.2, y + 0.2))
            yield Polygon(corners, MARK)
        stock = [slot.letter for slot in slots for _ in range(view.hands[seat][slot.letter])]
        # A large hand is a pile: its pieces overlap.
        step = min(_SMALL, (right - left - 1.3) / max(1, len(stock) - 1))
        for i, letter in enumerate(stock):
            yield from _piece(layout, kinds[letter], left + 0.9 + i * step, y, _SMALL)


# Shapes.


def _rectangle(
    x: float, y: float, width: float, height: float, fill: str, border: str = "", line: float = 0
) -> Polygon:
    a, b = width / 2, height / 2
    corners = ((x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b))
    return Polygon(corners, fill, border, line)


def _hexagon(x: float, y: float, width: float, fill: str, border: str, line: float) -> Polygon:
    radius = width / 3**0.5
    corners = tuple((x + radius * sin(pi / 3 * i), y - radius * cos(pi / 3 * i)) for i in range(6))
    return Polygon(corners, fill, border, line)


def _stroke(start: Point, end: Point, width: float, fill: str) -> Polygon:
    """Give a line as a thin rectangle that reaches a little beyond both ends."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length * width / 2, (end[1] - start[1]) / length * width / 2)
    across = (-along[1], along[0])
    corners = [
        (x + a * along[0] + b * across[0], y + a * along[1] + b * across[1])
        for (x, y), a, b in ((start, -1, -1), (end, 1, -1), (end, 1, 1), (start, -1, 1))
    ]
    return Polygon(tuple(corners), fill)


def _arc(
    x: float, y: float, wide: float, high: float, start: float, end: float
) -> tuple[Point, ...]:
    """Give points of an ellipse, from one angle to another."""
    angles = (start + (end - start) * i / 16 for i in range(17))
    return tuple((x + wide * cos(angle), y + high * sin(angle)) for angle in angles)
