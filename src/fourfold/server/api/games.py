"""Endpoints about the games themselves: what there is, and what a game looks like as set up."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import Response

from fourfold.engine.levels import LEVELS
from fourfold.games import AnyGame, GameError, OptionError, registered
from fourfold.games.errors import quoted
from fourfold.games.layout import Layout as GameLayout
from fourfold.games.options import Choice, Number, Numbers, Option

from ..errors import ApiError
from ..matches.snapshots import Json, encoded, view_told
from . import schemas as answers
from .context import guests_of
from .schemas import Answer, View

HOUR = 3600
_FEW = 16
"""So many values of an option are tried to see how many can play."""
RESERVED = ("lang", "moves", "picks", "position", "time", "values")
"""Query parameters that are no options of a game."""

router = APIRouter(prefix="/api", tags=["games"])
GameName = Annotated[str, Path(examples=["exago"], max_length=60)]
OPTIONS: Json = {
    "parameters": [
        {
            "name": "options",
            "in": "query",
            "description": "The options of the game, each as a parameter of its own: players=3.",
            "style": "form",
            "explode": True,
            "schema": {"type": "object", "additionalProperties": {"type": "string"}},
            "examples": {
                "usual": {"summary": "As usual", "value": {}},
                "three": {"summary": "Exago for three", "value": {"players": "3", "size": "5"}},
            },
        }
    ]
}
"""How the description of the API tells about options."""


class GameOption(Answer):
    """An option: one of some values, a number within bounds, or such a number for each seat."""

    key: str
    kind: Literal["choice", "number", "numbers"]
    values: list[str] | None
    low: int | None
    high: int | None
    default: str


class Range(Answer):
    """How few and how many can play."""

    low: int
    high: int


class ListedGame(Answer):
    """A game that can be played here."""

    name: str = Field(examples=["exago"])
    rules: int = Field(description="The version of its rules.")
    options: list[GameOption]
    seats: Range
    levels: int = Field(description="Levels of the computer players, from 1 to this.")
    engines: list[str] = Field(
        description="Engines of others that can be seated here, by name.", examples=[["Star"]]
    )


class Games(Answer):
    """All games."""

    games: list[ListedGame]


class Space(Answer):
    """A place for a piece. One unit is the distance of neighbours; y grows upwards."""

    name: str
    x: float
    y: float


class Label(Answer):
    """A coordinate written beside the board."""

    text: str
    x: float
    y: float


class Piece(Answer):
    """A kind of piece."""

    letter: str
    shape: str
    seat: int


class Slot(Answer):
    """A stock of equal pieces in a hand, and the pick that means it."""

    pick: str
    letter: str


class Layout(Answer):
    """Everything about a board that does not change during a game."""

    cell: Literal["square", "point", "hexagon"]
    spaces: list[Space]
    lines: list[list[str]]
    regions: list[list[str]]
    labels: list[Label]
    colours: list[str]
    pieces: list[Piece]
    hands: list[list[Slot]]


class SetUpGame(Answer):
    """A game with its options settled."""

    spec: str = Field(examples=["exago?players=3&size=5"])
    name: str
    options: dict[str, str]
    seats: int
    layout: Layout
    start: str
    view: View
    rules: int


@router.get("/games", responses=answers.answer(200, Games, "All games.") | answers.refusals())
async def games(request: Request) -> Response:
    """List the games with their options."""
    engines = guests_of(request).games
    told = [
        {**game, "engines": [name for name, plays in engines.items() if game["name"] in plays]}
        for game in _list()
    ]
    # Who plays what is found out while the server runs.
    return kept(encoded({"games": told}), "no-cache" if engines else f"public, max-age={HOUR}")


@router.get(
    "/games/{game}",
    responses={
        **answers.answer(200, SetUpGame, "The game as set up."),
        **answers.refusals(404, 422),
    },
    openapi_extra=OPTIONS,
)
async def game(request: Request, game: GameName) -> Response:
    """Give a game with its options settled: how many play, the board, and how it starts."""
    return kept(_set_up(game_of(request, game)), f"public, max-age={HOUR}")


def game_of(request: Request, name: str) -> AnyGame:
    """Give the game that the address and the options after it mean."""
    found = registered().get(name)
    if found is None:
        names = tuple(registered())
        raise ApiError("game-unknown", 404, "game", name=quoted(name), names=names)
    given: dict[str, str] = {}
    for key, value in request.query_params.multi_items():
        if key in given:
            raise ApiError("option-twice", 422, "options", key=quoted(key))
        if key not in RESERVED:
            given[key] = value
    try:
        return found(given)
    except GameError as error:
        raise ApiError.of(error, _field(error, given)) from error


def kept(data: str, caching: str) -> Response:
    """Answer with JSON that may be kept for a while."""
    return Response(data, 200, {"Cache-Control": caching}, "application/json")


def _field(error: GameError, given: Collection[str]) -> str:
    key = error.details.get("key")
    return f"options.{key}" if key in given else "options"


@cache
def _list() -> list[Json]:
    return [_listed(found) for found in registered().values()]


def _listed(found: type[AnyGame]) -> Json:
    usual = found()
    seats = {usual.seats, *_seat_counts(found)}
    return {
        "name": found.name,
        "rules": found.rules_version,
        "options": [_option(each, usual.options[each.key]) for each in found.option_list],
        "seats": {"low": min(seats), "high": max(seats)},
        "levels": len(LEVELS),
    }


def _option(option: Option, usual: str) -> Json:
    number = isinstance(option, Number)
    kind = "numbers" if isinstance(option, Numbers) else "number" if number else "choice"
    return {
        "key": option.key,
        "kind": kind,
        "values": list(option.values) if isinstance(option, Choice) else None,
        "low": option.low if isinstance(option, Number) else None,
        "high": option.high if isinstance(option, Number) else None,
        "default": usual,
    }


def _seat_counts(found: type[AnyGame]) -> Iterator[int]:
    """Try every value of every option by itself: no rule says which of them adds a seat."""
    for option in found.option_list:
        values: Collection[Any] = ()
        if isinstance(option, Choice):
            values = option.values
        elif isinstance(option, Number) and option.high - option.low < _FEW:
            values = range(option.low, option.high + 1)
        for value in values:
            try:
                yield found({option.key: value}).seats
            except OptionError:
                continue


@lru_cache(maxsize=256)
def _set_up(game: AnyGame) -> str:
    start = game.initial()
    return encoded(
        {
            "spec": game.spec,
            "name": game.name,
            "options": dict(game.options),
            "seats": game.seats,
            "layout": _layout_told(game.layout()),
            "start": game.position_text(start),
            "view": view_told(game.view(start)),
            "rules": game.rules_version,
        }
    )


def _layout_told(layout: GameLayout) -> Json:
    return {
        **layout._asdict(),
        "spaces": [space._asdict() for space in layout.spaces],
        "labels": [label._asdict() for label in layout.labels],
        "pieces": [piece._asdict() for piece in layout.pieces],
        "hands": [[slot._asdict() for slot in hand] for hand in layout.hands],
    }
