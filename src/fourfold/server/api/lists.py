"""Endpoints that list public matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fastapi import APIRouter, Request
from sqlalchemy import RowMapping
from starlette.responses import Response

from fourfold.match_commands.snapshots import KeptSummary
from fourfold.rules import GameError, load
from fourfold.schemas.boards import View, view_told
from fourfold.schemas.matches import Seat, Summaries, Summary

from ..storage import queries as store
from . import schemas as answers
from .authentication import Player
from .context import Server, replied, server_of

LONGEST_LIST = 100
_MOST_VIEWS = 1024
"""Boards that are remembered, so that what is listed again and again is looked at once."""
router = APIRouter(prefix="/api", tags=["lists"])


class Entry(NamedTuple):
    """A match in a list, as it is kept, and its board."""

    row: RowMapping
    view: View | None


@router.get(
    "/lobby",
    responses={
        **answers.answer(200, Summaries, "Public matches with an open seat."),
        **answers.refusals(401),
    },
)
async def lobby(request: Request) -> Response:
    """List public matches that wait for somebody, the latest first."""
    return await _listed(request, "waiting")


@router.get(
    "/watch",
    responses={
        **answers.answer(200, Summaries, "Public matches that are being played."),
        **answers.refusals(401),
    },
)
async def watch(request: Request) -> Response:
    """List public matches that are being played, the latest first."""
    return await _listed(request, "playing")


async def _listed(request: Request, status: str) -> Response:
    server = server_of(request)
    player = await server.players.find(request)
    now = server.matches.now()
    found = await server.matches.storage.read(
        lambda db: entries(store.listed(db, status, now, LONGEST_LIST))
    )
    told: Summaries = {"matches": await summaries_for(server, found, player), "before": None}
    return replied(told)


def entries(rows: Sequence[RowMapping]) -> list[Entry]:
    """Look at the boards of matches. That takes a while, so it is done where they are read."""
    return [Entry(row, _view(row["spec"], row["summary"].get("position"))) for row in rows]


async def summaries_for(
    server: Server, found: Sequence[Entry], player: Player | None
) -> list[Summary]:
    """Give matches as a list shows them to a player."""
    ids = [row["id"] for row, _ in found]
    held: dict[str, set[str]] = {}
    staying: set[str] = set()
    if player and ids:
        me = player.id
        held, staying = await server.matches.storage.read(
            lambda db: (store.holders_in(db, ids, me), store.kept_by(db, ids, me))
        )
    return [
        _summary(server, entry, held.get(match_id, set()), match_id in staying)
        for match_id, entry in zip(ids, found, strict=True)
    ]


def _summary(server: Server, entry: Entry, held: set[str], is_kept: bool) -> Summary:
    row, view = entry
    kept: KeptSummary = row["summary"]
    live = server.matches.known(row["id"])
    connected = server.hub.connected(live) if live else []
    seats: list[Seat] = [
        {**seat, "connected": seat["kind"] == "engine" or i in connected}
        for i, seat in enumerate(kept["seats"])
    ]
    return {
        "id": row["id"],
        "spec": row["spec"],
        "game": row["spec"].partition("?")[0],
        "status": row["status"],
        "created": row["created"],
        "updated": row["updated"],
        "you": [i for i, holder in enumerate(kept["holders"]) if holder in held],
        "seats": seats,
        "clock": kept["clock"],
        "ply": kept["ply"],
        "to_move": kept["to_move"],
        "outcome": kept["outcome"],
        "view": view,
        "kept": is_kept,
    }


@lru_cache(_MOST_VIEWS)
def _view(spec: str, position: str | None) -> View | None:
    """Give the board of a match for a small picture; none is better than no list."""
    if position is None:
        return None
    try:
        game = load(spec)
        return view_told(game.view(game.parse_position(position)))
    except GameError:
        return None
