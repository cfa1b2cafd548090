"""Requests that are sent again because their answer was lost: they are done once (idempotent).

Commands have ids. Requests that make or join a match carry a key of their own in the header
Idempotency-Key. With it the same people get the same match and the same seats again.

Who has a token is known by it, and a key of theirs is nobody else's: from another player the same
key is another one. Who has no token may have lost it with the answer, so nothing but the key says
that they are the same. Such a key is a secret: long, good for minutes only, and for no longer than
until somebody has come with the token. Then the answer has arrived, and nobody needs it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from starlette.requests import Request

from fourfold.match_commands.clocks import DAY, MINUTE
from fourfold.schemas.errors import ApiError

from ..live.matches import Further, Live
from ..storage import queries as store
from ..storage.direct import Database
from ..tokens import digest
from .authentication import Player
from .context import Server

T = TypeVar("T")
HEADER = "Idempotency-Key"
SHORTEST, LONGEST = 16, 64
SHORTEST_SECRET = 32
"""Characters of a key that is all that is known of somebody."""
MOST_ALIKE = 7
"""A secret with no more different characters than these was not made by chance."""
KEY_DAYS = 7
"""Days for which a key fits whose owner is known."""
SECRET_MINUTES = 10
"""Minutes for which a key fits that is all that is known of its owner."""


class RequestKey(NamedTuple):
    """What is kept of the key of a request."""

    own: str
    """Under which it is kept for whoever sends it."""
    secret: str | None
    """Under which it was kept if they had no token yet; None for a key that could be guessed."""


class Done(NamedTuple):
    """What a request has led to: the match, and who holds the seats that were taken."""

    live: Live
    holder: str


def key_of(request: Request, player: Player | None) -> RequestKey | None:
    """Give what is kept of the key of a request, if it has one."""
    key = request.headers.get(HEADER)
    if key is None:
        return None
    if not SHORTEST <= len(key) <= LONGEST or not key.isprintable():
        raise ApiError("request-key", 422, HEADER, low=SHORTEST, high=LONGEST)
    is_secret = len(key) >= SHORTEST_SECRET and len(set(key)) > MOST_ALIKE
    secret = _named(store.SECRET, key) if is_secret else None
    if player is not None:
        return RequestKey(_named(store.REQUEST, f"{player.id} {key}"), secret)
    if secret is None:
        raise ApiError("request-key-weak", 422, HEADER, low=SHORTEST_SECRET, high=LONGEST)
    return RequestKey(secret, secret)


def _named(kind: str, key: str) -> str:
    """Give the name under which a key is kept, as long as those of others."""
    made = digest(f"{kind}{key}")
    return kind + made[len(kind) :]


async def once(
    server: Server,
    key: RequestKey | None,
    player: Player | None,
    first: Callable[[], Awaitable[T]],
    again: Callable[[Done], Awaitable[T]],
) -> T:
    """Do something the first time that a request is sent, and something else every other time."""
    if before := await _done_before(server, key, player):
        return await again(before)
    try:
        return await first()
    except ApiError:
        # Sent several times at once, it was done meanwhile: then that is the answer.
        if before := await _done_before(server, key, player):
            return await again(before)
        raise


async def _done_before(
    server: Server, key: RequestKey | None, player: Player | None
) -> Done | None:
    """Give what a request with this key has led to, if whoever sends it is who sent it first."""
    if key is None:
        return None
    if player is not None and (found := await _use_of(server, key.own)):
        if found.created < server.matches.now() - KEY_DAYS * DAY:
            raise ApiError("request-key-used", 422, HEADER)
        return Done(await server.matches.fresh(found.match_id), found.holder)
    if key.secret is None or not (found := await _use_of(server, key.secret)):
        return None
    live = await server.matches.fresh(found.match_id)
    if player is not None and player.id == found.holder:
        return Done(live, found.holder)
    if found.created >= server.matches.now() - SECRET_MINUTES * MINUTE:
        return Done(live, found.holder)
    if player is None:
        raise ApiError("request-key-used", 422, HEADER)
    return None


async def _use_of(server: Server, key: str) -> store.KeyUse | None:
    return await server.matches.storage.glance(lambda db: store.key_use(db, key))


def remembered(key: RequestKey | None, holder: str, now: int) -> Further:
    """Write down who has made or joined a match, and with which request."""

    def write(db: Database, match_id: str) -> None:
        store.add_members(db, match_id, {(holder, holder)}, now)
        if key and not store.add_key(db, key.own, match_id, holder, now):
            raise ApiError("request-twice", 409, HEADER)

    return write


async def seated_again(
    server: Server, known: Player | None, done: Done, name: str | None
) -> Player:
    """Let whoever repeats a request hold what it has led to, also if nobody knew them before."""
    player = known or await server.players.add(name)
    if player.id != done.holder:
        match_id, pair, now = done.live.replay.id, (player.id, done.holder), server.matches.now()
        await server.matches.storage.note(lambda db: store.add_members(db, match_id, {pair}, now))
    return player


def check_same(made: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Refuse a key that was used for another match."""
    if _shape(made) != _shape(asked):
        raise ApiError("request-key-used", 422, HEADER)


def _shape(body: Mapping[str, Any]) -> dict[str, Any]:
    """Give what does not depend on who asks and what they are called now."""
    seats = [(seat["kind"], seat["level"]) for seat in body["seats"]]
    # Matches of earlier versions lack what could not be asked for then.
    return {"private": False, **body, "seats": seats, "holders": None}
