"""Tables for people: columns as wide as they need to be, one line a row."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Console
from rich.text import Text

from .wrapping import columns, padded


def print_columns(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    texts: Collection[int] = (0,),
) -> None:
    """Print rows under headings. Columns of text start at the left, numbers are even."""
    widths = [max(map(columns, column)) for column in zip(headings, *rows, strict=True)]
    for row, style in [(headings, "bold"), *((row, "") for row in rows)]:
        cells = [
            padded(cell, width) if number in texts else " " * (width - columns(cell)) + cell
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        console.print(Text("  " + "  ".join(cells).rstrip(), style), soft_wrap=True)
