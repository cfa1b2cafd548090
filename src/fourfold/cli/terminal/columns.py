"""Tables for people: columns as wide as they need to be, one line a row.

A table that has to fit into a narrow window leaves out columns with nothing in them, breaks its
headings into several lines, and at last leaves out columns that others can stand for.
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
    spare: Collection[int] | None = None,
) -> None:
    """Print rows under headings. Columns of text start at the left, numbers are even.

    Where columns are said to be `spare`, the table fits into the window: they are left out if need
    be. Any other table is as wide as it is.
    """
    shown = list(range(len(headings)))
    widths = [max(map(columns, column)) for column in zip(headings, *rows, strict=True)]

    def is_too_wide() -> bool:
        taken = sum(widths[i] + len(_MARGIN) for i in shown)
        return spare is not None and taken > console.width

    if is_too_wide():
        shown = [i for i in shown if not rows or any(row[i] for row in rows)]
    if is_too_wide():
        for i in shown:
            needed = [*headings[i].split(), *(row[i] for row in rows)]
            widths[i] = max(map(columns, needed))
    if is_too_wide():
        shown = [i for i in shown if i not in (spare or ())]

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
