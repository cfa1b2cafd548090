"""Tables for people: columns as wide as they need to be, one line a row.

Where the window is too narrow for that, columns with nothing in them are left out, headings are
broken into several lines, and at last columns are left out that others can stand for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from .wrapping import columns, padded, wrap

_MARGIN = "  "


def print_columns(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    texts: Collection[int] = (0,),
    spare: Collection[int] = (),
) -> None:
    """Print rows under headings. Columns of text start at the left, numbers are even.

    Columns that are `spare` are left out where there is no room for them.
    """
    shown = list(range(len(headings)))
    widths = [max(map(columns, column)) for column in zip(headings, *rows, strict=True)]

    def is_too_wide() -> bool:
        return sum(widths[i] + len(_MARGIN) for i in shown) > console.width

    if is_too_wide():
        shown = [i for i in shown if not rows or any(row[i] for row in rows)]
    if is_too_wide():
        for i in shown:
            needed = [*headings[i].split(), *(row[i] for row in rows)]
            widths[i] = max(map(columns, needed))
    if is_too_wide():
        shown = [i for i in shown if i not in spare]

    def line(cells: Sequence[str], style: str) -> None:
        aligned = (
            padded(cells[i], widths[i])
            if i in texts
            else " " * (widths[i] - columns(cells[i])) + cells[i]
            for i in shown
        )
        console.print(Text(_MARGIN + _MARGIN.join(aligned).rstrip(), style), soft_wrap=True)

    for heading in _broken(headings, widths):
        line(heading, "bold")
    for row in rows:
        line(row, "")


def _broken(headings: Sequence[str], widths: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """Give the lines that headings take in columns of these widths."""
    broken = (
        wrap(heading, width).split("\n") for heading, width in zip(headings, widths, strict=True)
    )
    yield from zip_longest(*broken, fillvalue="")
