"""Endpoints about the games themselves: what there is, and what a game looks like as set up."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from fourfold.games import AnyGame, GameError, UnknownGameError, game_class
from fourfold.games.errors import quoted
from fourfold.payloads.errors import ApiError
from fourfold.payloads.games import Games, SetUpGame, games_told, set_up_told

from ..encoding import encoded
from . import schemas as answers
from .context import guests_of

HOUR = 3600
RESERVED = ("lang", "moves", "picks", "position", "rules", "time", "values")
"""Query parameters that are no options of a game."""

router = APIRouter(prefix="/api", tags=["games"])
GameName = Annotated[str, Path(examples=["exago"], max_length=60)]
OPTIONS: dict[str, Any] = {
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


@router.get("/games", responses=answers.answer(200, Games, "All games.") | answers.refusals())
async def games(request: Request) -> Response:
    """List the games with their options."""
    engines = guests_of(request).games
    # Who plays what is found out while the server runs.
    caching = "no-cache" if engines else f"public, max-age={HOUR}"
    return kept(encoded(games_told(engines)), caching)


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
    found = game_named(name)
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


def game_named(name: str) -> type[AnyGame]:
    """Give the game that an address names."""
    try:
        return game_class(name)
    except UnknownGameError as error:
        raise ApiError.of(error, "game", 404) from None


def kept(data: str, caching: str) -> Response:
    """Answer with JSON that may be kept for a while."""
    return Response(data, 200, {"Cache-Control": caching}, "application/json")


def _field(error: GameError, given: Collection[str]) -> str:
    key = error.details.get("key")
    return f"options.{key}" if key in given else "options"


@lru_cache(maxsize=256)
def _set_up(game: AnyGame) -> str:
    return encoded(set_up_told(game))
