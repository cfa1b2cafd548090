"""Answers that come piece by piece, as server-sent events; and an analysis that deepens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Request
from fastapi.sse import EventSourceResponse

from fourfold.match import Match
from fourfold.match_commands.questions import ROUNDS
from fourfold.schemas.analyses import AnalysisEvent, AnalysisRound, is_proved
from fourfold.schemas.errors import ApiError, Refusal

from ..errors import language_of
from . import schemas as answers
from .context import server_of
from .games import OPTIONS, GameName, game_of
from .positions import MoveTexts, PositionText, judged, played

T = TypeVar("T")

router = APIRouter(prefix="/api/positions", tags=["positions"])


async def asked(
    request: Request, game: GameName, position: PositionText = None, moves: MoveTexts = ""
) -> Match:
    """Give the match an address means, or refuse it before anything is streamed."""
    return await played(game_of(request, game), position, moves)


@router.get(
    "/{game}/stream",
    response_class=EventSourceResponse,
    response_description="Events, better and better; an `error` ends them.",
    responses=answers.refusals(404, 422),
    openapi_extra=OPTIONS,
)
async def stream(
    request: Request, match: Annotated[Match, Depends(asked)]
) -> AsyncIterable[AnalysisEvent]:
    """Say what a position is worth: at once what is known, then more as thinking goes on."""
    async for each in until_refused(request, _rounds(request, match)):
        yield each


async def _rounds(request: Request, match: Match) -> AsyncIterator[AnalysisRound]:
    for seconds in ROUNDS:
        analysis = await judged(request, match, seconds)
        yield {"analysis": analysis, "seconds": seconds}
        if is_proved(analysis):
            return


async def until_refused(request: Request, told: AsyncIterator[T]) -> AsyncIterator[T | Refusal]:
    """Tell one thing after the other; what cannot go on ends with the reason."""
    try:
        async for each in _until_leaving(server_of(request).hub.leaving, told):
            yield each
    except ApiError as error:
        yield {"error": error.told(language_of(request))}


async def _until_leaving(leaving: asyncio.Event, told: AsyncIterator[T]) -> AsyncIterator[T]:
    """Tell one thing after the other, and refuse the rest when the server goes."""
    going = asyncio.ensure_future(leaving.wait())
    try:
        while True:
            coming = asyncio.ensure_future(anext(told, None))
            try:
                await asyncio.wait((going, coming), return_when=asyncio.FIRST_COMPLETED)
                if not coming.done():
                    raise ApiError("server-leaving", 503)
            finally:
                coming.cancel()
            each = coming.result()
            if each is None:
                return
            yield each
    finally:
        going.cancel()
