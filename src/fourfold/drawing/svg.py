"""A board as SVG: one file that needs no other."""

from __future__ import annotations

from collections.abc import Collection
from xml.sax.saxutils import escape

from fourfold.games.layout import Layout, View

from .picture import Disc, Polygon, Shape, picture_of

_UNIT = 64
"""Pixels to a unit, where nobody says how large the picture is to be."""


def svg_of(
    layout: Layout,
    view: View,
    to_move: int | None = None,
    marked: Collection[str] = (),
    title: str = "",
) -> str:
    """Draw a position. `marked` are spaces to be pointed out; the title is what is read aloud."""
    picture = picture_of(layout, view, to_move, marked)
    box = " ".join(
        _number(each) for each in (picture.left, picture.top, picture.width, picture.height)
    )
    size = f'width="{picture.width * _UNIT:.0f}" height="{picture.height * _UNIT:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img">'
    shapes = picture.board + picture.pieces
    name = [f"<title>{escape(title)}</title>"] if title else []
    return "\n".join([head, *name, *map(_element, shapes), "</svg>"]) + "\n"


def _element(shape: Shape) -> str:
    if isinstance(shape, Disc):
        x, y, radius = map(_number, shape[:3])
        return f'<circle cx="{x}" cy="{y}" r="{radius}"{_colours(shape)}/>'
    if isinstance(shape, Polygon):
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
        return f'<polygon points="{points}"{_colours(shape)}/>'
    return (
        f'<text x="{_number(shape.x)}" y="{_number(shape.y)}" font-size="{_number(shape.size)}"'
        f' font-family="sans-serif" text-anchor="middle" dy="0.35em"'
        f' fill="{shape.fill}">{escape(shape.text)}</text>'
    )


def _colours(shape: Disc | Polygon) -> str:
    border = (
        f' stroke="{shape.border}" stroke-width="{_number(shape.width)}"' if shape.width else ""
    )
    joined = ' stroke-linejoin="round"' if border and isinstance(shape, Polygon) else ""
    return f' fill="{shape.fill}"{border}{joined}'


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
