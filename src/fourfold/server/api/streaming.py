"""Answers that come piece by piece, as server-sent events; and an analysis that deepens."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from ..errors import ApiError, language_of
from ..matches.snapshots import Json, encoded
from . import schemas as answers
from .games import OPTIONS, GameName, game_of
from .positions import MoveTexts, PositionText, judged, played

ROUNDS = (0.1, 0.3, 1.0, 3.0, 10.0)
"""Seconds of thinking, one round after the other, until everything is proved."""

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.get(
    "/{game}/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events with `analysis` and `seconds`, better and better; an `error`"
            " ends them.",
            "content": {"text/event-stream": {}},
        },
        **answers.refusals(404, 422),
    },
    openapi_extra=OPTIONS,
)
async def stream(
    request: Request, game: GameName, position: PositionText = None, moves: MoveTexts = ""
) -> StreamingResponse:
    """Say what a position is worth: at once what is known, then more as thinking goes on."""
    match = await played(game_of(request, game), position, moves)

    async def rounds() -> AsyncIterator[Json]:
        for seconds in ROUNDS:
            analysis = await judged(request, match, seconds)
            yield {"analysis": analysis, "seconds": seconds}
            if is_proved(analysis):
                return

    return streamed(request, rounds())


def is_proved(analysis: Json) -> bool:
    """Say whether nothing can be added to an analysis."""
    return analysis["exact"] and all(move["exact"] for move in analysis["moves"])


def streamed(request: Request, told: AsyncIterator[Json]) -> StreamingResponse:
    """Answer with one event for each thing told. It ends when the client goes away."""
    language = language_of(request)

    async def events() -> AsyncIterator[str]:
        try:
            async for each in told:
                yield f"data: {encoded(each)}\n\n"
        except ApiError as error:
            yield f"data: {encoded({'error': error.told(language)})}\n\n"

    # Proxies must not collect what should arrive at once.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(events(), 200, headers, "text/event-stream")
