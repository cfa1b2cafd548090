"""Endpoints about positions, which need no match: what is legal, what it is worth, and why not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from fourfold.games import AnyGame, GameError, MoveError
from fourfold.games.errors import quoted
from fourfold.match import Match
from fourfold.words import words

from ..aside import aside
from ..errors import ApiError, language_of
from ..matches.limits import MOST_PLIES as MOST_MOVES
from ..matches.snapshots import Json, encoded, outcome_told, view_told
from ..operations.addresses import home_of
from ..thinking.thinkers import Busy, Failed, Thinkers
from . import schemas as answers
from .games import HOUR, OPTIONS, GameName, game_of, kept
from .schemas import Answer, Last, LegalMove, Outcome, View

T = TypeVar("T")
FOR_EVER = "public, max-age=31536000, immutable"
LONGEST_TIME = 10
"""Seconds that an analysis may take at most."""
_AT_ONCE = 10
"""So many moves are played without letting anybody wait."""
_GONE = 499
"""For the log only: the client has left before it was answered."""

router = APIRouter(prefix="/api/positions", tags=["positions"])
Value = Literal["win", "loss", "draw", "unknown"]
PositionText = Annotated[
    str | None,
    Query(description="Where to start, if not at the beginning.", max_length=1000),
]
MoveTexts = Annotated[
    str,
    Query(description="Moves to play from there, commas between.", max_length=8 * MOST_MOVES),
]


class JudgedMove(Answer):
    """What is known of a move, for the player who makes it."""

    move: str
    value: Value
    distance: int | None = Field(description="Plies to the end, where that is known.")
    exact: bool = Field(description="Whether it is proved.")
    score: float = Field(description="From -1 to 1: how good it looks, where it is not proved.")


class Analysis(Answer):
    """What is known of a position, for the player to move, and its moves, best first."""

    value: Value
    distance: int | None
    exact: bool
    moves: list[JudgedMove]


class Position(Answer):
    """A position with everything a board needs."""

    game: str
    spec: str
    position: str
    to_move: int
    view: View
    legal: list[LegalMove]
    outcome: Outcome | None
    last: Last | None
    analysis: Analysis | None


class Why(Answer):
    """Whether picks make up a legal move, and why not."""

    legal: bool
    code: str | None = Field(default=None, examples=["space-taken"])
    message: str | None = None


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
) -> Response:
    """Give a position: what stands where, what is legal and, with values=on, what it is worth."""
    match = await played(game_of(request, game), position, moves)
    told = _told(match)
    if values == "off":
        caching = FOR_EVER if position is not None else f"public, max-age={HOUR}"
        return kept(encoded({**told, "analysis": None}), caching)
    analysis = await _unless_gone(request, judged(request, match, time))
    if analysis is None:
        return Response(status_code=_GONE)
    proved = analysis["exact"] and all(move["exact"] for move in analysis["moves"])
    return kept(encoded({**told, "analysis": analysis}), FOR_EVER if proved else "no-store")


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
    picked = picks.split(",")
    told: Json = {"legal": True}
    if match.game.offer(match.state, picked).move is None or match.outcome:
        language = language_of(request)
        error = _refusal(match, match.game.spelled(picked))
        told = {"legal": False, "code": error.code, "message": words(language).error(error)}
    response = kept(encoded(told), f"public, max-age={HOUR}")
    response.headers["Vary"] = "Accept-Language"
    return response


def _refusal(match: Match, text: str) -> MoveError:
    if match.outcome:
        return MoveError("game-over", move=quoted(text))
    return match.game.refusal(match.state, text)


async def played(game: AnyGame, position: str | None, text: str) -> Match:
    """Give a match that starts at a position and has these moves, commas between."""
    moves = text.split(",") if text else []
    if len(moves) > MOST_MOVES:
        raise ApiError("too-many-moves", 422, "moves", limit=MOST_MOVES)
    if len(moves) > _AT_ONCE:
        return await aside(_play, game, position, moves)
    return _play(game, position, moves)


def _play(game: AnyGame, position: str | None, moves: list[str]) -> Match:
    field = "position"
    try:
        match = Match(game, position=position)
        for i, move in enumerate(moves):
            field = f"moves.{i}"
            match.play(move)
    except GameError as error:
        raise ApiError.of(error, field) from error
    return match


def _told(match: Match) -> Json:
    game, state = match.game, match.state
    legal = {} if match.outcome else game.legal_texts(state)
    return {
        "game": game.name,
        "spec": game.spec,
        "position": match.position,
        "to_move": match.to_move,
        "view": view_told(game.view(state)),
        "legal": [{"move": text, "picks": game.picks(move)} for text, move in legal.items()],
        "outcome": outcome_told(match.outcome),
        "last": _last(match) if match.moves else None,
    }


def _last(match: Match) -> Json:
    game, before, text = match.game, match.states[-2], match.moves[-1]
    journeys = game.journeys(before, game.parse_move(before, text))
    return {
        "move": text,
        "seat": game.to_move(before),
        "journeys": [journey._asdict() for journey in journeys],
    }


async def judged(request: Request, match: Match, seconds: float) -> Json:
    """Say what a position and its moves are worth."""
    if match.outcome:
        winner = match.outcome.winner
        value = "draw" if winner is None else "win" if winner == match.to_move else "loss"
        return {"value": value, "distance": 0, "exact": True, "moves": []}
    thinkers: Thinkers = request.app.state.thinkers
    try:
        asker = home_of(request.scope)
        found = await thinkers.analyse(match.game.spec, match.position, seconds, asker=asker)
    except Busy:
        raise ApiError("busy", 503) from None
    except Failed:
        raise ApiError("thinking-failed", 503) from None
    return {key: found[key] for key in ("value", "distance", "exact", "moves")}


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
