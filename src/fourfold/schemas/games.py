"""Games: what there is to play, and a game as it is set up."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from typing_extensions import TypedDict

from fourfold.engine.levels import LEVELS
from fourfold.learn.data import has_file
from fourfold.learn.puzzles import FILE as PUZZLES
from fourfold.learn.rule_pages import rule_page
from fourfold.rules import AnyGame, registered
from fourfold.rules.options import Choice, Number, Numbers, Option
from fourfold.rules.registry import simplest_first
from fourfold.rules.seats import seat_counts

from .boards import Layout, View, layout_told, view_told

OptionKind = Literal["choice", "number", "numbers"]


class GameOption(TypedDict):
    """An option: one of some values, a number within bounds, or such a number for each seat."""

    key: str
    kind: OptionKind
    values: Sequence[str] | None
    low: int | None
    high: int | None
    default: str


class Range(TypedDict):
    """How few and how many can play."""

    low: int
    high: int


class ListedGame(TypedDict):
    """A game that can be played here."""

    name: str
    rules: int
    """The version of its rules."""
    options: Sequence[GameOption]
    seats: Range
    levels: int
    """Levels of the computer players, from 1 to this."""
    engines: Sequence[str]
    """Engines of others that can be seated here, by name."""
    solution: bool
    """Whether a solution is at hand here that is too large for the package and for browsers."""
    puzzles: bool
    """Whether there are puzzles, and with them one of the day."""
    showcase: Sequence[str]
    """A few moves that make the board look like itself."""


class Games(TypedDict):
    """All games."""

    games: Sequence[ListedGame]


class SetUpGame(TypedDict):
    """A game with its options settled."""

    spec: str
    """Name and options in one text: exago?players=3."""
    name: str
    options: Mapping[str, str]
    seats: int
    layout: Layout
    start: str
    view: View
    draws: bool
    """Whether a game can end without a winner, so that a draw can be offered."""
    rules: int
    """The version of its rules."""


def games_told(engines: Mapping[str, Collection[str]], solutions: Collection[str] = ()) -> Games:
    """Tell which games there are.

    `engines` are those of others, with the games that each plays; of the games in `solutions` there
    is a solution that is too large for the package.
    """
    games: list[ListedGame] = []
    for name in simplest_first():
        playing = [engine for engine, plays in engines.items() if name in plays]
        games.append(game_told(registered()[name](), playing, name in solutions))
    return {"games": games}


def game_told(game: AnyGame, engines: Sequence[str] = (), has_solution: bool = False) -> ListedGame:
    """Tell what a game is like, and what its options are when nobody chooses other ones."""
    found = type(game)
    return {
        "name": game.name,
        "rules": found.rules_version,
        "options": [_option(each, each.default_among(game.options)) for each in found.option_list],
        "seats": _seats(found),
        "levels": len(LEVELS),
        "engines": engines,
        "solution": has_solution,
        "puzzles": has_file(PUZZLES, game.name),
        "showcase": rule_page(game.name).showcase,
    }


def set_up_told(game: AnyGame) -> SetUpGame:
    """Tell what a game looks like under its options, and how it starts."""
    start = game.initial()
    return {
        "spec": game.spec,
        "name": game.name,
        "options": dict(game.options),
        "seats": game.seats,
        "layout": layout_told(game.layout()),
        "start": game.position_text(start),
        "view": view_told(game.view(start)),
        "draws": game.can_be_drawn,
        "rules": game.rules_version,
    }


def _option(option: Option, usual: str) -> GameOption:
    kind: OptionKind = "choice"
    if isinstance(option, Number):
        kind = "numbers" if isinstance(option, Numbers) else "number"
    return {
        "key": option.key,
        "kind": kind,
        "values": option.values if isinstance(option, Choice) else None,
        "low": option.low if isinstance(option, Number) else None,
        "high": option.high if isinstance(option, Number) else None,
        "default": usual,
    }


def _seats(found: type[AnyGame]) -> Range:
    seats = seat_counts(found)
    return {"low": min(seats), "high": max(seats)}
