"""The colours of pictures."""

from __future__ import annotations

from typing import NamedTuple

PAPER, BOARD, FIELD, GROOVE = "#f7f3ea", "#d9b582", "#e6c797", "#6b4a2b"
PEN, MARK = "#4a3b2c", "#c2185b"
"""What is written, and what is pointed out."""

_BLACK, _WHITE = "#24170f", "#ffffff"


class Paint(NamedTuple):
    """The colour of a seat, one for the edges of its pieces, and one to write on them."""

    fill: str
    edge: str
    ink: str


_PAINTS = {
    "light": Paint("#fff4dc", _BLACK, _BLACK),
    "dark": Paint("#4b3428", _BLACK, _WHITE),
    "red": Paint("#d62828", _BLACK, _WHITE),
    "blue": Paint("#2e6ee8", _BLACK, _WHITE),
    "yellow": Paint("#f2dc2e", _BLACK, _BLACK),
    "green": Paint("#28ba46", _BLACK, _BLACK),
    "purple": Paint("#9a2ec2", _BLACK, _WHITE),
    "orange": Paint("#f08c00", _BLACK, _BLACK),
}
_OTHER = Paint("#aaaaaa", _BLACK, _BLACK)


def paint_of(colour: str) -> Paint:
    """Give the paint for the colour of a seat."""
    return _PAINTS.get(colour, _OTHER)


def blend(colour: str, other: str, share: float) -> str:
    """Mix a share of another colour into one."""
    mixed = (
        round(a + (b - a) * share) for a, b in zip(channels(colour), channels(other), strict=True)
    )
    return "#" + "".join(f"{value:02x}" for value in mixed)


def channels(colour: str) -> tuple[int, int, int]:
    """Give red, green and blue of a colour, from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
