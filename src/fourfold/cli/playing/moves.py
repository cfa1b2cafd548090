"""Understanding the moves that people type."""

from __future__ import annotations

from fourfold.match import Match
from fourfold.rules import MoveError
from fourfold.rules.errors import quoted

from ..errors import CommandError

_MOST_DIGITS = 6


def find_move(match: Match, typed: str) -> str:
    """Give the legal move that was meant: by its text in any case, or by its number in the list."""
    legal, text = match.legal, "".join(typed.split())
    if text in legal:
        return text
    if text.isascii() and text.isdigit() and legal:
        if len(text) <= _MOST_DIGITS and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        raise CommandError("move-number", count=len(legal))
    alike = [move for move in legal if move.casefold() == text.casefold()]
    if len(alike) == 1:
        return alike[0]
    raise _refusal(match, text, forgiving=not alike)


def _refusal(match: Match, text: str, *, forgiving: bool) -> MoveError:
    """Say why a text is no legal move; for `bc2`, why the `Bc2` that was meant is none."""
    if match.outcome:
        return MoveError("game-over", move=quoted(text))
    meant = [text, text.lower(), text.capitalize(), text.upper()] if forgiving else [text]
    errors = [match.game.refusal(match.state, each) for each in meant]
    return next((error for error in errors if error.code != "move-unreadable"), errors[0])
