"""Questions that need no match, read alike wherever they are asked, and how long to think of them.

Whoever asks gives a name of a game with its options, a position and moves; what is wrong with them
is an ApiError that names the part.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from fourfold.kernels.registry import load_quick, quick
from fourfold.match import Match, read_record
from fourfold.rules import AnyGame, GameError, UnknownGameError, game_class
from fourfold.rules.errors import quoted
from fourfold.schemas.errors import ApiError

from .limits import MOST_PLIES

RESERVED = ("lang", "moves", "picks", "position", "rules", "time", "values")
"""Query parameters that are no options of a game."""
ROUNDS = (0.1, 0.3, 1.0, 3.0, 10.0)
"""Seconds of thinking about a position, one round after the other, until everything is proved."""
DRAW_SECONDS = 1.0
"""For an engine that is offered a draw."""
_WHOLE = 3.5
"""Seconds of thinking for a whole game that is looked at again."""
_LONGEST, _SHORTEST = 0.3, 0.02
"""Seconds for one of its positions at most and at least."""


def game_named(name: str) -> type[AnyGame]:
    """Give the game that an address names."""
    try:
        return game_class(name)
    except UnknownGameError as error:
        raise ApiError.of(error, "game", 404) from None


def game_asked(name: str, query: Iterable[tuple[str, str]]) -> AnyGame:
    """Give the game that an address and the options after it mean."""
    found = game_named(name)
    given: dict[str, str] = {}
    for key, value in query:
        if key in given:
            raise ApiError("option-twice", 422, "options", key=quoted(key))
        if key not in RESERVED:
            given[key] = value
    try:
        return quick(found(given))
    except GameError as error:
        raise ApiError.of(error, _field(error, given)) from error


def _field(error: GameError, given: Collection[str]) -> str:
    key = error.details.get("key")
    return f"options.{key}" if key in given else "options"


def moves_asked(text: str) -> list[str]:
    """Give moves that are written with commas between them."""
    moves = text.split(",") if text else []
    if len(moves) > MOST_PLIES:
        raise ApiError("too-many-moves", 422, "moves", limit=MOST_PLIES)
    return moves


def record_asked(text: str) -> Match:
    """Give the match that a record tells."""
    try:
        return read_record(text, MOST_PLIES, load_quick)
    except GameError as error:
        raise ApiError.of(error, "record") from None


def match_asked(game: AnyGame, position: str | None, moves: Sequence[str]) -> Match:
    """Give a match that starts at a position and has these moves."""
    field = "position"
    try:
        match = Match(game, position=position)
        for i, move in enumerate(moves):
            field = f"moves.{i}"
            match.play(move)
    except GameError as error:
        raise ApiError.of(error, field) from error
    return match


def review_seconds(match: Match) -> float:
    """Give how long to think about each position of a game that is looked at again."""
    return min(_LONGEST, max(_SHORTEST, _WHOLE / max(1, match.ply)))


def before_ply(match: Match, ply: int) -> Match:
    """Give the position after so many moves by itself, as a match without a history."""
    return Match(match.game, position=match.game.position_text(match.states[ply]))
