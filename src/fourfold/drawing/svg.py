"""A board as SVG: one file that needs no other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from xml.sax.saxutils import escape, quoteattr

from fourfold.rules.layout import Layout, View

from .picture import Disc, Outline, Picture, Polygon, Shape, picture_of

_UNIT = 64
"""Pixels to a unit, where nobody says how large the picture is to be."""
_COLUMNS, _SMALL, _GAP = 4, 180, 12
"""How many pictures stand side by side on a sheet, how wide each is, and what is between them."""


def svg_of(
    layout: Layout,
    view: View,
    to_move: int | None = None,
    marked: Collection[str] = (),
    title: str = "",
) -> str:
    """Draw a position. `marked` are spaces to be pointed out; the title is what is read aloud."""
    picture = picture_of(layout, view, to_move, marked)
    size = f'width="{picture.width * _UNIT:.0f}" height="{picture.height * _UNIT:.0f}"'
    head = f'<svg {_XMLNS} {_box(picture)} {size} role="img">'
    return "\n".join([head, *_content(picture, title), "</svg>"]) + "\n"


def sheet_of(pictures: Sequence[Picture], titles: Sequence[str]) -> str:
    """Draw several positions of one game side by side, small, on one sheet."""
    high = round(_SMALL * pictures[0].height / pictures[0].width)
    columns, rows = min(len(pictures), _COLUMNS), -(-len(pictures) // _COLUMNS)
    width, height = columns * (_SMALL + _GAP) - _GAP, rows * (high + _GAP) - _GAP
    lines = [f'<svg {_XMLNS} width="{width}" height="{height}" role="img">']
    for number, (picture, title) in enumerate(zip(pictures, titles, strict=True)):
        row, column = divmod(number, _COLUMNS)
        place = f'x="{column * (_SMALL + _GAP)}" y="{row * (high + _GAP)}"'
        lines.append(f'<svg {place} width="{_SMALL}" height="{high}" {_box(picture)}>')
        lines += [*_content(picture, title), "</svg>"]
    return "\n".join([*lines, "</svg>"]) + "\n"


_XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


def _box(picture: Picture) -> str:
    sides = (picture.left, picture.top, picture.width, picture.height)
    return f'viewBox="{" ".join(map(_number, sides))}"'


def _content(picture: Picture, title: str) -> list[str]:
    name = [f"<title>{escape(title)}</title>"] if title else []
    return [*name, *map(_element, picture.board + picture.pieces)]


def _element(shape: Shape) -> str:
    if isinstance(shape, Disc):
        x, y, radius = map(_number, shape[:3])
        return f'<circle cx="{x}" cy="{y}" r="{radius}"{_colours(shape)}/>'
    if isinstance(shape, Polygon):
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
        return f'<polygon points="{points}"{_colours(shape)}/>'
    if isinstance(shape, Outline):
        place = f"translate({_number(shape.x)} {_number(shape.y)}) scale({shape.size / 100:g})"
        path = f'd={quoteattr(shape.path)} fill-rule="evenodd" transform="{place}"'
        return f"<path {path}{_colours(shape)}/>"
    return (
        f'<text x="{_number(shape.x)}" y="{_number(shape.y)}" font-size="{_number(shape.size)}"'
        f' font-family="sans-serif" text-anchor="middle" dy="0.35em"'
        f' fill="{shape.fill}">{escape(shape.text)}</text>'
    )


def _colours(shape: Disc | Polygon | Outline) -> str:
    border = (
        f' stroke="{shape.border}" stroke-width="{_number(shape.width)}"' if shape.width else ""
    )
    joined = ' stroke-linejoin="round"' if border and not isinstance(shape, Disc) else ""
    return f' fill="{shape.fill}"{border}{joined}'


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
