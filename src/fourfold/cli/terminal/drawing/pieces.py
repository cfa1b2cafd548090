"""How seats and pieces look in a terminal, by the names that layouts have for them."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style as Ink

from fourfold.rules.layout import Layout, Piece

_WHITE, _CREAM, _BLACK = "#ffffff", "#fff4dc", "#24170f"


class Paint(NamedTuple):
    """The colour of a seat, and one to write with on it."""

    fill: str
    ink: str

    @property
    def pen(self) -> Ink:
        """The ink alone."""
        # Where there are only sixteen colours, bold black is grey.
        return Ink(color=self.ink, bold=self.ink != _BLACK)

    @property
    def writing(self) -> Ink:
        """Both colours: readable on every terminal."""
        return self.pen + Ink(bgcolor=self.fill)

    @property
    def reversed_writing(self) -> Ink:
        """The same with the two colours exchanged."""
        return Ink(color=self.fill, bgcolor=self.ink)


# Each of them, somewhat darker too, has a true likeness among 256 colours and among 16.
_PAINTS = {
    "light": Paint(_CREAM, _BLACK),
    "dark": Paint(_BLACK, _CREAM),
    "red": Paint("#e82e2e", _WHITE),
    "blue": Paint("#2e6ee8", _WHITE),
    "yellow": Paint("#eae42e", _BLACK),
    "green": Paint("#28ba46", _BLACK),
    "purple": Paint("#9a2ec2", _WHITE),
    "orange": Paint("#e48800", _BLACK),
}
_OTHER = Paint("#aaaaaa", _BLACK)

# One for each of two seats, so that they differ without colour.
_SYMBOLS = {
    "sphere": "●○",
    "cylinder": "▮▯",
    "cube": "■□",
    "cone": "▲△",
    "star": "★✦",
}

_DISC = (
    " ▟███▙ ",
    "▐█████▌",
    " ▜███▛ ",
)
_SILHOUETTES = {
    "cylinder": (
        " ▗███▖ ",
        " ▐███▌ ",
        " ▝███▘ ",
    ),
    "cube": (
        "▐█████▌",
        "▐█████▌",
        "▐█████▌",
    ),
    "cone": (
        "  ▗█▖  ",
        " ▗███▖ ",
        "▗█████▖",
    ),
}


def paint_of(layout: Layout, seat: int) -> Paint:
    """Give the paint of a seat."""
    return _PAINTS.get(layout.colours[seat], _OTHER)


def symbol_of(piece: Piece, *, unicode: bool) -> str:
    """Give one character for a piece: the symbol of its shape, else its letter."""
    symbols = _SYMBOLS.get(piece.shape, "") if unicode else ""
    return symbols[piece.seat : piece.seat + 1] or piece.letter


def inscription_of(piece: Piece, *, unicode: bool) -> str:
    """Give three characters for a piece: its symbol and its letter, or the letter alone."""
    symbol = symbol_of(piece, unicode=unicode)
    return f" {piece.letter} " if symbol == piece.letter else f"{symbol} {piece.letter}"


def silhouette_of(piece: Piece) -> tuple[str, ...]:
    """Give the shape of a piece as three lines of seven blocks, solid around the middle."""
    return _SILHOUETTES.get(piece.shape, _DISC)
