"""Requests that are sent again because their answer was lost: they are done once (idempotent).

Commands have ids. Whoever makes or joins a match may not even be known yet, so such a request
carries a secret of its own in the header Idempotency-Key. With it the same people get the same
match and the same seats again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from fourfold.payloads.errors import ApiError
from fourfold.referee.clocks import DAY

from ..live.matches import Further
from ..storage import queries as store
from ..storage.direct import Database
from ..tokens import digest
from .authentication import Player
from .context import Server

HEADER = "Idempotency-Key"
SHORTEST, LONGEST = 16, 64
KEY_DAYS = 7
"""Days for which a key fits."""


def key_of(request: Request) -> str | None:
    """Give what is kept of the key of a request, if it has one."""
    key = request.headers.get(HEADER)
    if key is None:
        return None
    if not SHORTEST <= len(key) <= LONGEST or not key.isprintable():
        raise ApiError("request-key", 422, HEADER, low=SHORTEST, high=LONGEST)
    return digest(f"request {key}")


async def done_before(server: Server, key: str | None) -> tuple[str, str] | None:
    """Give the match and the holder that a request with this key has led to."""
    if key is None:
        return None
    since = server.matches.now() - KEY_DAYS * DAY
    return await server.matches.storage.glance(lambda db: store.key_use(db, key, since))


def remembered(key: str | None, holder: str, now: int) -> Further:
    """Write down who has made or joined a match, and with which request."""

    def write(db: Database, match_id: str) -> None:
        store.add_members(db, match_id, {(holder, holder)}, now)
        if key and not store.add_key(db, key, match_id, holder, now):
            raise ApiError("request-twice", 409, HEADER)

    return write


async def seated_again(
    server: Server, request: Request, match_id: str, holder: str, name: str | None
) -> Player:
    """Let whoever repeats a request hold what it has led to, also if nobody knew them before."""
    player = await server.players.need(request, name)
    if player.id != holder:
        pair, now = (player.id, holder), server.matches.now()
        await server.matches.storage.note(lambda db: store.add_members(db, match_id, {pair}, now))
    return player


def check_same(made: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Refuse a key that was used for another match."""
    if _shape(made) != _shape(asked):
        raise ApiError("request-key-used", 422, HEADER)


def _shape(body: Mapping[str, Any]) -> dict[str, Any]:
    """Give what does not depend on who asks and what they are called now."""
    seats = [(seat["kind"], seat["level"]) for seat in body["seats"]]
    return {**body, "seats": seats, "holders": None}
