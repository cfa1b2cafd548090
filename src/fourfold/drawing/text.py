"""A board in plain letters."""

from __future__ import annotations

from fourfold.rules.layout import Layout, View

_ACROSS = 4
"""Columns to a unit."""


def text_of(layout: Layout, view: View, to_move: int | None = None) -> str:
    """Draw a board and the hands; `>` marks the seat to move."""
    heights = sorted({round(space.y, 3) for space in layout.spaces}, reverse=True)
    down = heights[0] - heights[1]
    places = [(space.x, space.y, view.board.get(space.name, ".")) for space in layout.spaces]
    places += [(label.x, label.y, label.text) for label in layout.labels]
    left, top = min(place[0] for place in places), max(place[1] for place in places)
    rows: dict[int, dict[int, str]] = {}
    for x, y, text in places:
        rows.setdefault(round((top - y) / down), {})[2 + round((x - left) * _ACROSS)] = text
    lines = [_line(rows.get(row, {})) for row in range(max(rows) + 1)]
    width = max(map(len, layout.colours))
    for seat, colour in enumerate(layout.colours):
        stocks = (f"{slot.letter}x{view.hands[seat][slot.letter]}" for slot in layout.hands[seat])
        mark = ">" if seat == to_move else " "
        lines.append(f"{mark} {colour:{width}}  {' '.join(stocks)}")
    return "\n".join(lines)


def _line(texts: dict[int, str]) -> str:
    line = ""
    for column, text in sorted(texts.items()):
        line = line.ljust(column) + text
    return line
