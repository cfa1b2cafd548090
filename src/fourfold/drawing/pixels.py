"""A board as an array of pixels, drawn with NumPy alone.

Writing is left out, and an outline is a disc.

Every shape is drawn by the distance of each pixel to its edge, which makes smooth edges and
borders of any width.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from fourfold.rules.layout import Layout, View

from .paints import channels
from .picture import Disc, Outline, Picture, Shape, Writing, picture_of

Pixels = NDArray[np.uint8]
_Floats = NDArray[np.float64]


def pixels_of(
    layout: Layout,
    view: View,
    to_move: int | None = None,
    marked: Collection[str] = (),
    unit: int = 48,
) -> Pixels:
    """Draw a position as rows of red, green and blue; neighbours are `unit` pixels apart."""
    picture = picture_of(layout, view, to_move, marked)
    canvas = _board(layout, unit).copy()
    for shape in picture.pieces:
        _draw(canvas, shape, picture, unit)
    return canvas.round().astype(np.uint8)


@lru_cache(8)
def _board(layout: Layout, unit: int) -> _Floats:
    nothing = View({}, tuple({slot.letter: 0 for slot in hand} for hand in layout.hands))
    picture = picture_of(layout, nothing)
    canvas = np.zeros((round(picture.height * unit), round(picture.width * unit), 3))
    for shape in picture.board:
        _draw(canvas, shape, picture, unit)
    return canvas


def _draw(canvas: _Floats, shape: Shape, picture: Picture, unit: int) -> None:
    if isinstance(shape, Writing):
        return
    if isinstance(shape, Outline):
        shape = shape.disc
    if isinstance(shape, Disc):
        points = np.array([(shape.x, shape.y)])
        reach = shape.radius * unit + shape.width * unit + 1
    else:
        points = np.array(shape.points)
        reach = shape.width * unit + 1
    points = (points - (picture.left, picture.top)) * unit
    low = np.maximum(np.floor(points.min(axis=0) - reach).astype(int), 0)
    high = np.ceil(points.max(axis=0) + reach).astype(int)
    part = canvas[low[1] : high[1], low[0] : high[0]]
    ys, xs = np.mgrid[: part.shape[0], : part.shape[1]]
    pixels = np.stack([xs + low[0] + 0.5, ys + low[1] + 0.5], axis=-1)
    if isinstance(shape, Disc):
        distance = np.hypot(*np.moveaxis(pixels - points[0], -1, 0)) - shape.radius * unit
    else:
        distance = _distance(points, pixels)
    _blend(part, shape.fill, 0.5 - distance)
    if shape.width:
        _blend(part, shape.border, 0.5 + shape.width * unit / 2 - np.abs(distance))


def _blend(part: _Floats, colour: str, cover: _Floats) -> None:
    share = np.clip(cover, 0, 1)[..., None]
    part += (np.array(channels(colour)) - part) * share


def _distance(corners: _Floats, pixels: _Floats) -> _Floats:
    """Give the distance of each pixel to the edge of a polygon, negative inside."""
    nearest = np.full(pixels.shape[:2], np.inf)
    inside = np.zeros(pixels.shape[:2], np.bool_)
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        edge, away = end - start, pixels - start
        along = np.clip(away @ edge / max(edge @ edge, 1e-12), 0, 1)
        nearest = np.minimum(nearest, ((away - along[..., None] * edge) ** 2).sum(axis=-1))
        crosses = (start[1] > pixels[..., 1]) != (end[1] > pixels[..., 1])
        if edge[1]:
            inside ^= crosses & (away[..., 0] < away[..., 1] * edge[0] / edge[1])
    distance: _Floats = np.sqrt(nearest)
    return np.where(inside, -distance, distance)
