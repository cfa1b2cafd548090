"""A canvas of characters: put text on it, draw lines and grounds, take it as Rich text."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import NamedTuple

from rich.style import Style as Ink
from rich.text import Text

LIGHT, HEAVY = 1, 2
"""The weights of a line."""

# The character whose arms up, right, down and left have the weights that its index shows when it
# is written in base three.
_BOX = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_UP, _RIGHT, _DOWN, _LEFT = range(4)

Place = tuple[int, int]
"""A row and a column. Rows count downwards; both may be negative."""


class Style(NamedTuple):
    """What the terminal can show."""

    colour: bool
    unicode: bool


class Room(NamedTuple):
    """How much room there is for a board."""

    columns: int
    lines: int


class Canvas:
    """Characters in a terminal. What is put later lies on top."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._characters: dict[Place, str] = {}
        self._inks: dict[Place, Ink] = {}
        self._arms: dict[Place, list[int]] = defaultdict(lambda: [0, 0, 0, 0])

    def put(self, row: int, col: int, text: str, ink: Ink | None = None) -> None:
        """Put text that starts at a column. What the ink leaves open stays as it was."""
        for at, character in enumerate(text, col):
            self._characters[row, at] = character
            self._inks[row, at] = self._ink(row, at) + ink

    def put_centred(self, row: int, col: int, text: str, ink: Ink | None = None) -> None:
        """Put text whose middle is at a column."""
        self.put(row, col - (len(text) - 1) // 2, text, ink)

    def tint(self, row: int, col: int, width: int, ink: Ink) -> None:
        """Change the ink of some columns around one, and nothing else there."""
        for at in range(col - width // 2, col + width // 2 + 1):
            self._characters.setdefault((row, at), " ")
            self._inks[row, at] = self._ink(row, at) + ink

    def line(self, start: Place, end: Place, ink: Ink, weight: int = LIGHT) -> None:
        """Draw a line across or down. It joins the lines that it meets."""
        (top, left), (bottom, right) = sorted((start, end))
        down, across = int(bottom > top), int(right > left)
        length = bottom - top + right - left
        back, ahead = (_UP, _DOWN) if down else (_LEFT, _RIGHT)
        for i in range(length + 1):
            place = top + i * down, left + i * across
            arms = self._arms[place]
            if i > 0:
                arms[back] = max(arms[back], weight)
            if i < length:
                arms[ahead] = max(arms[ahead], weight)
            self.put(*place, _joint(arms) if self.style.unicode else _ascii_joint(arms), ink)

    def slant(self, start: Place, end: Place, ink: Ink) -> None:
        """Draw the strokes of a slanted line, one a row, between two places."""
        (top, first), (bottom, last) = sorted((start, end))
        rising, falling, crossing = ("╱", "╲", "╳") if self.style.unicode else ("/", "\\", "X")
        stroke, other = (falling, rising) if last > first else (rising, falling)
        for row in range(top + 1, bottom):
            col = round(first + (last - first) * (row - top) / (bottom - top))
            crossed = self._characters.get((row, col)) in (other, crossing)
            self.put(row, col, crossing if crossed else stroke, ink)

    def bounds(self) -> tuple[int, int, int, int]:
        """Give the first row and column, and the last ones, of what is there."""
        rows = {row for row, _ in self._characters}
        cols = {col for _, col in self._characters}
        return min(rows), min(cols), max(rows), max(cols)

    def fits(self, room: Room) -> bool:
        """Say whether there is room for everything."""
        top, left, bottom, right = self.bounds()
        return right - left < room.columns and bottom - top < room.lines

    def lay_under(self, ground: Ink, *, above: int, beside: int) -> None:
        """Lay a ground under everything, with so many rows above it and columns on both sides."""
        if self.style.colour:
            top, left, bottom, right = self.bounds()
            for row in range(top - above, bottom + 1):
                for col in range(left - beside, right + beside + 1):
                    self._characters.setdefault((row, col), " ")
                    self._inks[row, col] = ground + self._ink(row, col)

    def text(self) -> Text:
        """Give everything as lines of text, without blanks at their ends that nobody can see."""
        top, left, bottom, right = self.bounds()
        lines = (self._line(row, range(left, right + 1)) for row in range(top, bottom + 1))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _line(self, row: int, cols: range) -> Text:
        line = Text()
        for ink, run in groupby(cols, lambda col: self._ink(row, col)):
            text = "".join(self._characters.get((row, col), " ") for col in run)
            line.append(text, ink if self.style.colour else None)
        if not (self.style.colour and self._ink(row, cols[-1])):
            line.rstrip()
        return line

    def _ink(self, row: int, col: int) -> Ink:
        return self._inks.get((row, col), Ink.null())


def _joint(arms: list[int]) -> str:
    up, right, down, left = arms
    return _BOX[27 * up + 9 * right + 3 * down + left]


def _ascii_joint(arms: list[int]) -> str:
    upright, level = max(arms[_UP], arms[_DOWN]), max(arms[_RIGHT], arms[_LEFT])
    if upright == HEAVY:
        return "#"
    if upright:
        return "+" if level else "|"
    return "=" if level == HEAVY else "-"
