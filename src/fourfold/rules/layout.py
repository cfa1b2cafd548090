"""A board as data: enough for a program without rules to draw it and to place pieces on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

Cell = Literal["square", "point", "hexagon"]

SEAT_COLOURS = ("light", "dark", "red", "blue", "yellow", "green", "purple", "orange")
"""Every colour a seat can have: these are painted behind every door, and have their words."""

_PATH = re.compile(r"M[MLHVCQZ0-9 ,.-]{1,999}")
_NUMBER = re.compile(r"-?[0-9]*\.?[0-9]+")


class Space(NamedTuple):
    """A place for a piece. One unit is the distance of neighbours; y grows upwards."""

    name: str
    x: float
    y: float


class Label(NamedTuple):
    """A coordinate written beside the board."""

    text: str
    x: float
    y: float


class Piece(NamedTuple):
    """A kind of piece: its letter in position texts, its shape, and the seat that owns it."""

    letter: str
    shape: str
    seat: int
    outline: str | None = None
    """The picture of a shape that has none yet: an SVG path in a square from -50 to 50.

    A hundred is the distance of neighbours, y grows downwards, and what is surrounded twice is a
    hole; see `is_outline`.
    """


class Slot(NamedTuple):
    """A stock of equal pieces in a hand, and the pick that means it."""

    pick: str
    letter: str


class Layout(NamedTuple):
    """Everything about a board that does not change during a game."""

    cell: Cell
    spaces: tuple[Space, ...]
    lines: tuple[tuple[str, ...], ...]
    """Lines to draw through spaces, each a path of neighbours."""
    regions: tuple[tuple[str, ...], ...]
    """Groups of spaces with a border around them."""
    labels: tuple[Label, ...]
    colours: tuple[str, ...]
    """The colour of each seat, all different ones of `SEAT_COLOURS`."""
    pieces: tuple[Piece, ...]
    hands: tuple[tuple[Slot, ...], ...]
    """The stocks of each seat."""


class Journey(NamedTuple):
    """The way of one piece in a turn. No start: it comes from the hand. No end: it goes there."""

    letter: str
    start: str | None
    end: str | None


class View(NamedTuple):
    """What a position looks like on its layout."""

    board: Mapping[str, str]
    """Letter of the piece on each occupied space."""
    hands: tuple[Mapping[str, int], ...]
    """For each seat, how many pieces of each letter are in hand."""


def is_outline(text: str) -> bool:
    """Say whether a text is a path of absolute commands, without arcs, that stays in its square.

    >>> is_outline("M-40-40L40 0-40 40Z"), is_outline("M0 0L90 0 0 40Z"), is_outline("url(#a)")
    (True, False, False)
    """
    # Of other commands the numbers do not tell how far they lead.
    return bool(_PATH.fullmatch(text)) and all(abs(float(n)) <= 50 for n in _NUMBER.findall(text))


def journeys(before: View, after: View, picks: Sequence[str]) -> list[Journey]:
    """Tell how the pieces went from one view to the next in the move made up of these picks.

    The picked piece goes first; a piece that stood where it ends, or that is no longer where it
    was, goes where one like it has newly appeared, or else home to its hand.
    """
    found: list[Journey] = []
    left, come = dict(before.board), dict(after.board)
    start, end = (*picks, "", "")[:2]
    if start in left and end in come and left[start] == come[end]:
        found.append(Journey(left.pop(start), start, end))
        del come[end]
    gone = sorted([(space, letter) for space, letter in left.items() if come.get(space) != letter])
    new = sorted([(space, letter) for space, letter in come.items() if left.get(space) != letter])
    for space, letter in gone:
        to = next((to for to, other in new if other == letter), None)
        if to is not None:
            new.remove((to, letter))
        found.append(Journey(letter, space, to))
    return found + [Journey(letter, None, space) for space, letter in new]
