"""Reading board texts: rows with slashes between them."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import PositionError, kind_of, quoted


def read_rows(text: str, lengths: Sequence[int], letters: str) -> list[str]:
    """Split rows of fixed lengths made of `letters` and dots, or say which row is wrong."""
    rows = _text(text).split("/")
    if len(rows) != len(lengths):
        raise PositionError("row-count", expected=len(lengths), found=len(rows))
    for number, (row, length) in enumerate(zip(rows, lengths, strict=True), 1):
        check_letters(row, number, letters + ".")
        if len(row) != length:
            raise PositionError("row-length", row=number, expected=length, found=len(row))
    return rows


def check_letters(row: str, number: int, letters: str) -> None:
    """Refuse a row with a character that means nothing in this game."""
    for letter in row:
        if letter not in letters:
            raise PositionError(
                "letter-unknown", letter=quoted(letter), row=number, letters=" ".join(letters)
            )


def read_fields(text: str, count: int) -> list[str]:
    """Split a position text into its parts, with one space between them."""
    fields = _text(text).split(" ")
    if len(fields) != count:
        raise PositionError("field-count", expected=count, found=len(fields))
    return fields


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise PositionError("position-type", found=kind_of(given))
    return given
