"""Endpoints about the games themselves: what there is, and what a game looks like as set up."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from fourfold.match_commands.questions import game_asked
from fourfold.rules import AnyGame
from fourfold.schemas.games import Games, SetUpGame, games_told, set_up_told
from fourfold.tables.registry import with_solution

from ..compression import constant_json
from ..encoding import encoded_bytes
from . import schemas as answers
from .context import guests_of

HOUR = 3600

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
    data = encoded_bytes(games_told(engines, with_solution()))
    return constant_json(request.headers, data, caching)


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
    data = _set_up(game_of(request, game))
    return constant_json(request.headers, data, f"public, max-age={HOUR}")


def game_of(request: Request, name: str) -> AnyGame:
    """Give the game that the address and the options after it mean."""
    return game_asked(name, request.query_params.multi_items())


def kept(data: str, caching: str) -> Response:
    """Answer with JSON that may be kept for a while."""
    return Response(data, 200, {"Cache-Control": caching}, "application/json")


@lru_cache(maxsize=256)
def _set_up(game: AnyGame) -> bytes:
    return encoded_bytes(set_up_told(game))
