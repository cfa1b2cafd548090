"""Endpoints about positions, which need no match: what is legal, what it is worth, and why not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fourfold.engine.analysis import ended
from fourfold.match import Match
from fourfold.match_commands.limits import MOST_PLIES as MOST_MOVES
from fourfold.match_commands.questions import match_asked, moves_asked
from fourfold.rules import AnyGame
from fourfold.schemas.analyses import Analysis, analysis_told, is_proved
from fourfold.schemas.errors import ApiError
from fourfold.schemas.positions import Position, Why, position_told, why_told

from ..aside import aside
from ..encoding import encoded
from ..errors import language_of
from ..operations.addresses import home_of
from ..thinking.thinkers import Busy, Failed, Thinkers
from . import schemas as answers
from .games import HOUR, OPTIONS, GameName, game_of, kept

T = TypeVar("T")
FOR_EVER = "public, max-age=31536000, immutable"
LONGEST_TIME = 10
"""Seconds that an analysis may take at most."""
_AT_ONCE = 10
"""So many moves are played without letting anybody wait."""
_GONE = 499
"""For the log only: the client has left before it was answered."""

router = APIRouter(prefix="/api/positions", tags=["positions"])
PositionText = Annotated[
    str | None,
    Query(description="Where to start, if not at the beginning.", max_length=1000),
]
MoveTexts = Annotated[
    str,
    Query(description="Moves to play from there, commas between.", max_length=8 * MOST_MOVES),
]


RulesVersion = Annotated[
    int | None,
    Query(
        description="The version of the rules you know. If it is this one, the answer may be kept.",
        ge=0,
        le=10**6,
    ),
]


@router.get(
    "/{game}",
    responses={
        **answers.answer(200, Position, "The position."),
        **answers.refusals(404, 422),
    },
    openapi_extra=OPTIONS,
)
async def position(
    request: Request,
    game: GameName,
    position: PositionText = None,
    moves: MoveTexts = "",
    values: Literal["on", "off"] = "off",
    time: Annotated[
        float,
        Query(description="Seconds for the analysis.", ge=0, le=LONGEST_TIME, allow_inf_nan=False),
    ] = 1,
    rules: RulesVersion = None,
) -> Response:
    """Give a position: what stands where, what is legal and, with values=on, what it is worth."""
    match = await played(game_of(request, game), position, moves)
    if values == "off":
        return kept(encoded(position_told(match)), _caching(match.game, rules))
    analysis = await _unless_gone(request, judged(request, match, time))
    if analysis is None:
        return Response(status_code=_GONE)
    caching = _caching(match.game, rules) if is_proved(analysis) else "no-store"
    return kept(encoded(position_told(match, analysis)), caching)


def _caching(game: AnyGame, rules: int | None) -> str:
    """Say how long the truth about a position holds: for ever under one version of the rules."""
    return FOR_EVER if rules == game.rules_version else f"public, max-age={HOUR}"


@router.get(
    "/{game}/why",
    responses={
        **answers.answer(200, Why, "Legal, or why not."),
        **answers.refusals(404, 422),
    },
    openapi_extra=OPTIONS,
)
async def why(
    request: Request,
    game: GameName,
    picks: Annotated[
        str, Query(description="Picks, commas between.", examples=["hand:B,c2"], max_length=200)
    ],
    position: PositionText = None,
    moves: MoveTexts = "",
) -> Response:
    """Say in the caller's language why some picks make up no legal move."""
    match = await played(game_of(request, game), position, moves)
    told = why_told(match, picks.split(","), language_of(request))
    response = kept(encoded(told), f"public, max-age={HOUR}")
    response.headers["Vary"] = "Accept-Language"
    return response


async def played(game: AnyGame, position: str | None, text: str) -> Match:
    """Give a match that starts at a position and has these moves, commas between."""
    moves = moves_asked(text)
    if len(moves) > _AT_ONCE:
        return await aside(match_asked, game, position, moves)
    return match_asked(game, position, moves)


async def judged(request: Request, match: Match, seconds: float) -> Analysis:
    """Say what a position and its moves are worth."""
    if match.outcome:
        return analysis_told(ended(match.outcome, match.to_move))
    thinkers: Thinkers = request.app.state.thinkers
    try:
        asker = home_of(request.scope)
        return await thinkers.analyse(match.game.spec, match.position, seconds, asker=asker)
    except Busy:
        raise ApiError("busy", 503) from None
    except Failed:
        raise ApiError("thinking-failed", 503) from None


async def _unless_gone(request: Request, work: Awaitable[T]) -> T | None:
    """Wait for some work, but give it up when the client goes away."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    tasks: list[asyncio.Future[Any]] = [asyncio.ensure_future(work), asyncio.ensure_future(gone())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return await tasks[0] if tasks[0].done() else None
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
