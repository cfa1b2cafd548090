"""Endpoints that read records and look at games again, from the end where the truth is known."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.sse import EventSourceResponse
from starlette.responses import Response

from fourfold.match import Match
from fourfold.match_commands.questions import before_ply, record_asked, review_seconds
from fourfold.schemas.requests import RecordRequest
from fourfold.schemas.reviews import (
    RecordRead,
    ReviewedMove,
    ReviewEvent,
    accuracy_told,
    move_reviewed,
    record_told,
)

from ..aside import aside
from . import schemas as answers
from .context import replied
from .positions import judged
from .streaming import until_refused

router = APIRouter(prefix="/api", tags=["review"])


async def recorded(body: RecordRequest) -> Match:
    """Give the match that a record tells, or refuse it before anything is streamed."""
    return await aside(record_asked, body["record"])


Recorded = Annotated[Match, Depends(recorded)]


@router.post(
    "/records",
    responses=answers.answer(200, RecordRead, "What the record says.")
    | answers.refusals(400, 413, 415, 422),
)
async def read(match: Recorded) -> Response:
    """Read a record, or say in which line it is wrong and why."""
    return replied(record_told(match))


@router.post(
    "/review",
    response_class=EventSourceResponse,
    response_description="Events: `match` as the record says, then one with `ply` for each move,"
    " the last move first, then `accuracy` for each seat. An `error` ends them.",
    responses=answers.refusals(400, 413, 415, 422),
)
async def review(request: Request, match: Recorded) -> AsyncIterable[ReviewEvent]:
    """Say of every move of a game what it was worth, and what would have been better."""
    async for each in until_refused(request, _reviewed(request, match)):
        yield each


async def _reviewed(request: Request, match: Match) -> AsyncIterator[ReviewEvent]:
    yield {"match": record_told(match)}
    seconds = review_seconds(match)
    seen: list[ReviewedMove] = []
    for ply in reversed(range(match.ply)):
        analysis = await judged(request, before_ply(match, ply), seconds)
        seen.append(move_reviewed(match, ply, analysis, seen[-1] if seen else None))
        yield seen[-1]
    yield {"accuracy": [accuracy_told(seen, seat) for seat in range(match.game.seats)]}
