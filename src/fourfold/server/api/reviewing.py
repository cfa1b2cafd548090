"""Looking at a game again: what each position was worth, what was better, and how well each played.

A game is looked at from its end, where the truth is known soonest: what is proved of a position
then also holds for the move that led there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response, StreamingResponse

from fourfold.games import GameError
from fourfold.match import Match, read_record
from fourfold.match.match import UNNAMED

from ..aside import aside
from ..errors import ApiError
from ..matches.bodies import LONGEST_RECORD, Body
from ..matches.limits import MOST_PLIES
from ..matches.snapshots import Json, encoded, outcome_told
from . import schemas as answers
from .positions import judged
from .schemas import Answer, Outcome
from .streaming import streamed

WHOLE = 3.5
"""Seconds of thinking for a whole game."""
LONGEST, SHORTEST = 0.3, 0.02
"""Seconds for one position at most and at least."""
_WORTH = {"win": 1.0, "draw": 0.0, "loss": -1.0}
_TURNED = {"win": "loss", "draw": "draw", "loss": "win"}

router = APIRouter(prefix="/api", tags=["review"])


class RecordWish(Body):
    """A match as text."""

    record: str = Field(max_length=LONGEST_RECORD)


class RecordRead(Answer):
    """What a record says."""

    game: str
    spec: str
    options: dict[str, str]
    players: list[str | None]
    start: str
    moves: list[str]
    outcome: Outcome | None


@router.post(
    "/records",
    responses=answers.answer(200, RecordRead, "What the record says.")
    | answers.refusals(400, 413, 415, 422),
)
async def read(wish: RecordWish) -> Response:
    """Read a record, or say in which line it is wrong and why."""
    told = _told(await _read(wish.record))
    return Response(encoded(told), 200, {"Cache-Control": "no-store"}, "application/json")


@router.post(
    "/review",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events: `match` as the record says, then one with `ply` for each move,"
            " the last move first, then `accuracy` for each seat. An `error` ends them.",
            "content": {"text/event-stream": {}},
        },
        **answers.refusals(400, 413, 415, 422),
    },
)
async def review(request: Request, wish: RecordWish) -> StreamingResponse:
    """Say of every move of a game what it was worth, and what would have been better."""
    match = await _read(wish.record)

    async def told() -> AsyncIterator[Json]:
        yield {"match": _told(match)}
        seconds = min(LONGEST, max(SHORTEST, WHOLE / max(1, len(match.moves))))
        seen: list[Json] = []
        for ply in reversed(range(len(match.moves))):
            before = Match(match.game, position=match.game.position_text(match.states[ply]))
            analysis = await judged(request, before, seconds)
            later = seen[-1] if seen else None
            seat, seats = before.to_move, match.game.seats
            seen.append(
                {"ply": ply, "seat": seat, **_seen(analysis, match.moves[ply], later, seats)}
            )
            yield seen[-1]
        yield {"accuracy": [_accuracy(seen, seat) for seat in range(match.game.seats)]}

    return streamed(request, told())


async def _read(record: str) -> Match:
    try:
        return await aside(read_record, record, MOST_PLIES)
    except GameError as error:
        raise ApiError.of(error, "record") from None


def _told(match: Match) -> Json:
    return {
        "game": match.game.name,
        "spec": match.game.spec,
        "options": dict(match.game.options),
        "players": [None if name == UNNAMED else name for name in match.players],
        "start": match.start,
        "moves": match.moves,
        "outcome": outcome_told(match.outcome),
    }


def _seen(analysis: Json, text: str, later: Json | None, seats: int) -> Json:
    """Judge a move that was played, knowing what is known of the position after it."""
    moves = [
        _with_hindsight(m, later, seats) if m["move"] == text else m for m in analysis["moves"]
    ]
    played = next(move for move in moves if move["move"] == text)
    best = max(moves, key=lambda move: (_worth(move), -(move["distance"] or 0)))
    proved = all(move["exact"] for move in moves)
    position = {key: analysis[key] for key in ("value", "distance", "exact")}
    if not analysis["exact"] and best["exact"] and (best["value"] == "win" or proved):
        # That nothing wins sooner is known only when every move is.
        distance = best["distance"] if proved else None
        position = {"value": best["value"], "distance": distance, "exact": True}
    return {
        **position,
        "score": _WORTH[position["value"]] if position["exact"] else _worth(best),
        "played": played,
        "best": best,
        "loss": round(max(0.0, _worth(best) - _worth(played)) / 2, 3),
        "sure": bool(position["exact"] and played["exact"]),
        "choice": len({_worth(move) for move in moves}) > 1,
    }


def _with_hindsight(move: Json, later: Json | None, seats: int) -> Json:
    """Add to a move that is not proved what is proved of the position after it."""
    if move["exact"] or later is None or not later["exact"]:
        return move
    # Among three and more, only who wins is told by the value for another player.
    if seats > 2 and later["value"] != "win":
        return move
    value = _TURNED[later["value"]]
    distance = None if later["distance"] is None else later["distance"] + 1
    return {**move, "value": value, "distance": distance, "exact": True, "score": _WORTH[value]}


def _worth(move: Json) -> float:
    """Give what a move is worth, from -1 to 1: the truth where it is known, else as it looks."""
    return _WORTH[move["value"]] if move["exact"] else float(move["score"])


def _accuracy(seen: Iterable[Json], seat: int) -> Json:
    """Give how much of what could be had a seat has kept, in percent, where there was a choice."""
    chosen = [each for each in seen if each["seat"] == seat and each["choice"]]
    kept = [1 - each["loss"] for each in chosen]
    return {
        "percent": round(100 * sum(kept) / len(kept), 1) if kept else None,
        "exact": all(each["sure"] for each in chosen),
        "choices": len(chosen),
        "mistakes": sum(each["sure"] and each["loss"] > 0 for each in chosen),
    }
