"""Tables for people: columns as wide as they need to be, one line a row.

A table that has to fit into a narrow window leaves out columns with nothing in them, breaks its
headings into several lines, leaves out columns that others can stand for, and at last breaks what
is in its widest column of text.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from .wrapping import columns, longest_piece, padded, wrap

if TYPE_CHECKING:
    from rich.console import Console

_MARGIN = "  "
_LEAST = 6
"""No column of words is made narrower than this."""


def print_columns(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    texts: Collection[int] = (0,),
    spare: Collection[int] | None = None,
) -> None:
    """Print rows under headings. Columns of text start at the left, numbers are even.

    Where columns are said to be `spare`, the table fits into the window: they are left out if need
    be. Any other table is as wide as it is.
    """
    width = None if spare is None else console.width
    heads, lines = in_columns(headings, rows, texts=texts, spare=spare or (), width=width)
    for style, each in (("bold", heads), ("", lines)):
        for line in each:
            console.print(line, style=style, soft_wrap=True)


def in_columns(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    texts: Collection[int] = (0,),
    spare: Collection[int] = (),
    width: int | None = None,
) -> tuple[list[str], list[str]]:
    """Return the lines of the headings and of the rows, no wider than `width`."""
    shown = list(range(len(headings)))
    widths = [max(map(columns, column)) for column in zip(headings, *rows, strict=True)]

    def is_too_wide() -> bool:
        taken = sum(widths[i] + len(_MARGIN) for i in shown)
        return width is not None and taken > width

    if is_too_wide():
        shown = [i for i in shown if not rows or any(row[i] for row in rows)]
    if is_too_wide():
        for i in shown:
            needed = map(columns, (row[i] for row in rows))
            widths[i] = max(_narrowest(headings[i]), *needed, 0)
    if is_too_wide():
        shown = [i for i in shown if i not in spare]
    if is_too_wide():
        widest = max((i for i in shown if i in texts), key=lambda i: widths[i])
        others = sum(widths[i] + len(_MARGIN) for i in shown if i != widest)
        widths[widest] = max(_LEAST, (width or 0) - others - len(_MARGIN))

    def line(cells: Sequence[str]) -> str:
        aligned = (
            padded(cells[i], widths[i])
            if i in texts
            else " " * (widths[i] - columns(cells[i])) + cells[i]
            for i in shown
        )
        return _MARGIN + _MARGIN.join(aligned).rstrip()

    heads = [line(part) for part in _broken(headings, widths)]
    return heads, [line(part) for row in rows for part in _broken(row, widths)]


def _narrowest(heading: str) -> int:
    """Give how wide a column is whose heading is broken as often as its script allows it."""
    return max(longest_piece(heading), min(_LEAST, columns(heading)))


def _broken(cells: Sequence[str], widths: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """Give the lines that a row takes in columns of these widths."""
    broken = (wrap(cell, width).split("\n") for cell, width in zip(cells, widths, strict=True))
    yield from zip_longest(*broken, fillvalue="")
