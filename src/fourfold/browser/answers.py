"""Answers to questions that need no match: what the API tells of games, positions and records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from fourfold.match import Match
from fourfold.match_commands.questions import (
    game_asked,
    game_named,
    match_asked,
    moves_asked,
    record_asked,
)
from fourfold.rules import AnyGame
from fourfold.schemas.errors import ApiError
from fourfold.schemas.games import games_told, set_up_told
from fourfold.schemas.learning import lesson_told, puzzles_told, rule_page_told
from fourfold.schemas.positions import position_told, why_told
from fourfold.schemas.reviews import record_told

_TOLD: Mapping[str, Callable[[str], object]] = {
    "lessons": lesson_told,
    "puzzles": puzzles_told,
    "rules": rule_page_told,
}


class Question(NamedTuple):
    """A request, taken apart."""

    method: str
    path: tuple[str, ...]
    query: tuple[tuple[str, str], ...]
    body: Any
    language: str

    @classmethod
    def read(cls, method: str, address: str, body: Any, language: str) -> Question:
        """Take apart an address below `/api`: `/positions/qomet?moves=a1`."""
        parts = urlsplit(address)
        path = tuple(unquote(part) for part in parts.path.split("/") if part)
        query = tuple(parse_qsl(parts.query, keep_blank_values=True))
        return cls(method, path, query, body, language)

    def parameter(self, key: str) -> str | None:
        """Give a parameter of the query, if it is there."""
        return next((value for name, value in self.query if name == key), None)

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return game_asked(self.path[1], self.query)

    @property
    def match(self) -> Match:
        """The match that a question about a position means."""
        moves = moves_asked(self.parameter("moves") or "")
        return match_asked(self.game, self.parameter("position"), moves)

    @property
    def recorded(self) -> Match:
        """The match that a record tells, which a question brings."""
        return record_asked(self.body["record"])


def answered(question: Question) -> object:
    """Give the payload that answers a question, or raise ApiError."""
    match question.method, *question.path:
        case "GET", "games":
            return games_told({})
        case "GET", "games", _:
            return set_up_told(question.game)
        case "GET", ("lessons" | "puzzles" | "rules") as shelf, name:
            game_named(name)
            return _learned(shelf, name)
        case "GET", "positions", _:
            return position_told(question.match)
        case "GET", "positions", _, "why":
            picks = (question.parameter("picks") or "").split(",")
            return why_told(question.match, picks, question.language)
        case "POST", "records":
            return record_told(question.recorded)
    raise ApiError("not-found", 404)


@cache
def _learned(shelf: str, game: str) -> object:
    return _TOLD[shelf](game)
