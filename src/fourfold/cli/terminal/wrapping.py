"""Text in lines of so many columns, for every script.

Help needs this too, where the libraries that draw are not installed: the standard library knows
enough about characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import category, east_asian_width, normalize

_SPACES = " \t\u3000\u200b"
_GLUE = "\u00a0\u202f\u2060\u200d"
_SHUT = frozenset(
    "!%),.:;?]}…‥–—،؛؟٪、。，．：；？！％・〜～々ゝゞヽヾー゠"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ｡､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ"
    "ะาำๅๆฯ"
)
"""What no line begins with: closing punctuation, small kana, Thai vowels that follow."""
_LEADING_VOWELS = frozenset("เแโใไ")
_INDENT, _GAP = "  ", "  "
_WIDEST, _ROOMY = 30, 24
"""The most columns for the first of two texts in a row, and the least that suit the second."""


def columns(text: str) -> int:
    """Give how many columns of a terminal a text takes."""
    return sum(map(_breadth, normalize("NFC", text)))


def padded(text: str, width: int) -> str:
    """Give a text with blanks after it up to a width."""
    return text + " " * (width - columns(text))


def longest_piece(text: str) -> int:
    """Give how many columns the longest part takes in which no line may be broken."""
    pieces = _pieces(text, columns(text))
    return max((columns(piece.rstrip(_SPACES)) for piece in pieces), default=0)


def wrap(text: str, width: int, *, first: str = "", rest: str = "") -> str:
    """Break lines where the script allows it; `first` and `rest` stand before the lines.

    Words stay whole where they are separated by spaces. Chinese and Japanese break nearly
    everywhere, and so does a run of letters, as in Thai, that is too long for any line.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        before = rest if lines else first
        line, room = "", width - columns(before)
        for piece in _pieces(paragraph, max(1, width - columns(rest))):
            if line and columns(line + piece.rstrip(_SPACES)) > room:
                lines.append(before + line.rstrip(_SPACES))
                before, line, room = rest, "", width - columns(rest)
            line += piece
        lines.append((before + line).rstrip(_SPACES))
    return "\n".join(lines)


def in_rows(rows: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """Give pairs of texts as two columns, the second one wrapped.

    A first text that would leave the second too little room gets a line of its own.
    """
    most = min(_WIDEST, width - _ROOMY - len(_INDENT + _GAP))
    firsts = [columns(first) for first, _ in rows]
    start = max((each for each in firsts if each <= most), default=len(_INDENT))
    rest = _INDENT + " " * start + _GAP
    for (first, second), taken in zip(rows, firsts, strict=True):
        text = " ".join(second.split("\n"))
        if taken <= most:
            yield wrap(text, width, first=_INDENT + padded(first, start) + _GAP, rest=rest)
        else:
            yield _INDENT + first
            yield wrap(text, width, first=rest, rest=rest)


def _breadth(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _pieces(text: str, width: int) -> Iterator[str]:
    """Split a text wherever a line may end; pieces that fit on no line fall into clusters."""
    piece: list[str] = []
    for cluster in _clusters(text):
        if piece and _may_part(piece[-1][-1], cluster[0]):
            yield from _fitting(piece, width)
            piece = []
        piece.append(cluster)
    yield from _fitting(piece, width)


def _fitting(piece: Sequence[str], width: int) -> Sequence[str]:
    whole = "".join(piece)
    return piece if columns(whole.rstrip(_SPACES)) > width else [whole]


def _may_part(before: str, after: str) -> bool:
    if after in _SPACES:
        return False
    return before in _SPACES or _is_ideographic(before) or _is_ideographic(after)


def _is_ideographic(character: str) -> bool:
    """Say whether a script without spaces is written with it: Korean has them."""
    return east_asian_width(character) in "WF" and not re.match("[ᄀ-ᇿ가-힣]", character)


def _clusters(text: str) -> Iterator[str]:
    """Split a text into the least parts that stay together on a line."""
    start = 0
    for at in range(1, len(text)):
        if not _clings(text[at - 1], text[at]):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def _clings(before: str, after: str) -> bool:
    if before in _GLUE or after in _GLUE:
        return True
    if before in _LEADING_VOWELS or category(before) in ("Ps", "Pi"):
        return True
    if category(after) == "Pf":
        # Some languages open with the quotation marks that close in others.
        return before not in _SPACES
    return after in _SHUT or category(after) in ("Mn", "Mc", "Me", "Pe")
