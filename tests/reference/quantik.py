"""Quantik, read literally from the rule page."""

from __future__ import annotations

from collections.abc import Mapping

FILES = "abcd"
RANKS = "1234"
SHAPES = "ABCD"
SPACES = [file + rank for file in FILES for rank in RANKS]

ROWS = [{file + rank for file in FILES} for rank in RANKS]
COLUMNS = [{file + rank for rank in RANKS} for file in FILES]
REGIONS = [
    {file + rank for file in files for rank in ranks}
    for files in ("ab", "cd")
    for ranks in ("12", "34")
]
LINES = ROWS + COLUMNS + REGIONS


class Reference:
    """A game in progress. Seat 0 owns the upper-case pieces, seat 1 the lower-case ones."""

    def __init__(self, options: Mapping[str, int | str]) -> None:
        # Quantik has no options that change the rules.
        self.board: dict[str, str] = {}
        self.hand = dict.fromkeys("ABCDabcd", 2)
        self.seat = 0
        self.line_winner: int | None = None

    def legal(self) -> list[str]:
        return [] if self.line_winner is not None else self._placements()

    def position(self) -> str:
        return "/".join(
            "".join(self.board.get(file + rank, ".") for file in FILES) for rank in reversed(RANKS)
        )

    def to_move(self) -> int:
        return self.seat

    def outcome(self) -> tuple[int | None, str] | None:
        # The line comes first: a last piece that does both is a line win.
        if self.line_winner is not None:
            return self.line_winner, "line"
        if not self._placements():
            return 1 - self.seat, "no-move"
        return None

    def after(self) -> dict[str, Reference]:
        games: dict[str, Reference] = {}
        for text in self.legal():
            games[text] = self.copy()
            games[text]._place(text)
        return games

    def copy(self) -> Reference:
        other = Reference({})
        other.board = dict(self.board)
        other.hand = dict(self.hand)
        other.seat = self.seat
        other.line_winner = self.line_winner
        return other

    def _placements(self) -> list[str]:
        """Every placement the player to move is allowed, whether or not a line stands."""
        return sorted(
            shape + space
            for shape in SHAPES
            for space in SPACES
            if self.hand[_piece(self.seat, shape)] > 0
            and space not in self.board
            and not self._forbidden(shape, space)
        )

    def _forbidden(self, shape: str, space: str) -> bool:
        """Whether the opponent has this shape in a row, column or region of the space."""
        theirs = _piece(1 - self.seat, shape)
        for line in LINES:
            if space in line:
                for other in line:
                    if self.board.get(other) == theirs:
                        return True
        return False

    def _place(self, text: str) -> None:
        shape, space = text[0], text[1:]
        piece = _piece(self.seat, shape)
        self.board[space] = piece
        self.hand[piece] -= 1
        for line in LINES:
            if {self.board[other].upper() for other in line if other in self.board} == set(SHAPES):
                self.line_winner = self.seat
        self.seat = 1 - self.seat


def _piece(seat: int, shape: str) -> str:
    return shape if seat == 0 else shape.lower()
