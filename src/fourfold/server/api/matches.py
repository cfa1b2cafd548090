"""Endpoints of matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from sqlalchemy import Connection
from starlette.responses import PlainTextResponse, Response

from fourfold.match import write_record
from fourfold.match_commands.clocks import DAY
from fourfold.match_commands.events import Draft
from fourfold.match_commands.opening import checked_name, has_joined, joined, match_of, opened
from fourfold.match_commands.pairing import can_be_paired, fits
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import plies_told
from fourfold.match_commands.state import Caller
from fourfold.schemas.commands import read_command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.events import Events
from fourfold.schemas.matches import Committed, Key, Match, Plies
from fourfold.schemas.requests import ClaimRequest, JoinRequest, KeepRequest, MatchRequest

from ..aside import aside
from ..live.matches import Live
from ..operations.addresses import home_of
from ..storage import queries as store
from ..tokens import digest, new_token
from . import schemas as answers
from .authentication import Player
from .context import (
    Server,
    check_writer,
    count_act,
    guests_of,
    needed_player,
    quotas_of,
    replied,
    seen_by,
    server_of,
)
from .pairing import pair_or_create
from .repeating import (
    HEADER,
    KEY_DAYS,
    Done,
    check_same,
    key_of,
    once,
    remembered,
    seated_again,
)

P = ParamSpec("P")
T = TypeVar("T")
router = APIRouter(prefix="/api/matches", tags=["matches"], dependencies=[Depends(check_writer)])
MOST_KEPT = 500
"""Matches that one player can keep."""
MOST_KEYS = 20
"""Keys for the seats of one player in a match that fit at the same time."""
MatchId = Annotated[str, Path(max_length=32, description="The id of a match.")]
_TEXT = {"text/plain": {"schema": {"type": "string"}}}
_READ = answers.refusals(401, 404, 422)
_WRITE = answers.refusals(400, 401, 403, 404, 409, 413, 415, 422)


@router.post(
    "",
    status_code=201,
    responses={
        **answers.answer(200, Match, "A match that waited, with you in it."),
        **answers.answer(201, Match, "The match. Location is its address."),
        **answers.refusals(400, 401, 403, 413, 415, 422),
    },
)
async def make_match(request: Request, body: MatchRequest) -> Response:
    """Make a match, or join one that waits if `pair` is set. Its link is for the open seats."""
    server = server_of(request)
    known = await server.players.find(request)
    seats = body.get("seats") or []
    own = next((seat.get("name") for seat in seats if seat["kind"] == "me"), None)
    # Everything is checked before somebody new becomes a player.
    match = await _in_turn(body, match_of, body)
    engines = guests_of(request).games
    drafted = await _in_turn(body, opened, body, match, "", None, engines)
    key = key_of(request, known)

    async def make() -> tuple[Live, Player, Caller]:
        if any(seat["kind"] == "engine" for seat in seats):
            quotas_of(request).check_thinking(home_of(request.scope))
        player = known or await server.players.add(own)
        drafts = await _in_turn(body, opened, body, match, player.id, player.name, engines)
        further = remembered(key, player.id, server.matches.now())
        if body.get("pair") and can_be_paired(drafts[0].body):
            live = await pair_or_create(server, drafts, player.id, further)
        else:
            live = await server.matches.create(drafts, player.id, further)
        # In a match they have just joined, they hold no seats by key.
        return live, player, Caller(player.id, frozenset({player.id}))

    async def repeat(before: Done) -> tuple[Live, Player, Caller]:
        made, asked = before.live.replay.first.body, drafted[0].body
        is_own = before.live.replay.creator == before.holder
        if is_own or not (body.get("pair") and fits(made, asked)):
            check_same(made, asked)
        player = await seated_again(server, known, before, own)
        return before.live, player, await server.players.in_match(player, before.live.replay.id)

    live, player, caller = await once(server, key, known, make, repeat)
    live.address = home_of(request.scope)
    is_new = live.replay.creator in caller.holders
    response = replied(server.match_for(live, caller), 201 if is_new else 200)
    response.headers["Location"] = f"/api/matches/{live.replay.id}"
    server.players.hand_over(response, player, request)
    return response


async def _in_turn(
    body: MatchRequest, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Do what takes long where a record comes along, and then beside the event loop."""
    return await aside(work, *args, **kwargs) if body.get("record") else work(*args, **kwargs)


@router.get("/{match_id}", responses={**answers.answer(200, Match, "The match."), **_READ})
async def show_match(request: Request, match_id: MatchId) -> Response:
    """Give everything about a match."""
    server = server_of(request)
    player = await server.players.find(request)
    live = await server.matches.fresh(match_id)
    await server.hub.look_elsewhere(live)
    caller = await seen_by(server, player, live)
    server.listing.match_polled(live, caller)
    return replied(server.match_for(live, caller))


async def _visible(request: Request, match_id: str) -> Live:
    """Return a match that the caller may look at, or raise ApiError."""
    server = server_of(request)
    live = await server.matches.fresh(match_id)
    if live.replay.private:
        await seen_by(server, await server.players.find(request), live)
    return live


@router.get(
    "/{match_id}/replay",
    responses={**answers.answer(200, Plies, "All positions."), **_READ},
)
async def show_replay(request: Request, match_id: MatchId) -> Response:
    """Give every position from the start on, with the move that led to it."""
    live = await _visible(request, match_id)
    return replied(await aside(lambda: {"plies": plies_told(live.replay)}))


@router.get(
    "/{match_id}/events",
    responses={**answers.answer(200, Events, "The events."), **_READ},
)
async def show_events(
    request: Request,
    match_id: MatchId,
    after: Annotated[int, Query(ge=0, le=10**9, description="The last event you know.")] = 0,
) -> Response:
    """Give what happened in a match, in order."""
    replay = (await _visible(request, match_id)).replay
    events = [event.public() for event in replay.events[after:]]
    return replied({"events": events, "version": replay.version})


@router.get(
    "/{match_id}/record",
    response_class=Response,
    responses={200: {"description": "The record, as text.", "content": _TEXT}, **_READ},
)
async def show_record(request: Request, match_id: MatchId) -> Response:
    """Give a match as text, to be saved or posted."""
    live = await _visible(request, match_id)
    return PlainTextResponse(
        write_record(live.replay.match),
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'inline; filename="{live.replay.game.name}-{match_id}.txt"',
        },
    )


@router.post(
    "/{match_id}/join",
    responses={**answers.answer(200, Match, "The match, with you in it."), **_WRITE},
)
async def join_match(request: Request, match_id: MatchId, body: JoinRequest) -> Response:
    """Take an open seat. With the last one the match starts."""
    server = server_of(request)
    given, seat = checked_name(body.get("name"), "name"), body.get("seat")
    live = await _visible(request, match_id)
    known = await server.players.find(request)
    key = key_of(request, known)

    async def join() -> tuple[Player, Caller]:
        # Somebody new becomes a player only where there is a seat to take.
        if known is None:
            joined(live.replay, seat, given)
        player = known or await server.players.add(given)
        holders = (await server.players.in_match(known, match_id)).holders

        def decide(replay: Replay, now: int) -> list[Draft]:
            if has_joined(replay, seat, holders):
                return []
            drafts = joined(replay, seat, given or player.name)
            live.address = home_of(request.scope)
            return drafts

        further = remembered(key, player.id, server.matches.now())
        await server.matches.act(live, decide, player.id, further=further)
        return player, Caller(player.id, holders | {player.id})

    async def repeat(before: Done) -> tuple[Player, Caller]:
        if before.live is not live:
            raise ApiError("request-key-used", 422, HEADER)
        player = await seated_again(server, known, before, given)
        return player, await server.players.in_match(player, match_id)

    player, caller = await once(server, key, known, join, repeat)
    server.hub.presence_changed(live)
    response = replied(server.match_for(live, caller))
    server.players.hand_over(response, player, request)
    return response


@router.post(
    "/{match_id}/key",
    responses={**answers.answer(200, Key, "The key."), **_WRITE},
)
async def make_key(request: Request, match_id: MatchId) -> Response:
    """Get a key for your seats, to be used on another device: /m/ID#key=KEY.

    It fits for seven days, unless you call all keys back or make twenty newer ones.
    """
    server = server_of(request)
    player = await needed_player(request)
    holder = await _holder(server, player, match_id)
    key, now = new_token(), server.matches.now()

    def make(db: Connection) -> None:
        store.remove_keys(db, match_id, holder, newest=MOST_KEYS - 1)
        store.add_key(db, digest(key), match_id, holder, now)

    await server.matches.storage.write(make)
    return replied({"key": key})


@router.delete(
    "/{match_id}/key",
    status_code=204,
    responses={204: {"description": "Nobody else holds your seats."}, **_WRITE},
)
async def revoke_keys(request: Request, match_id: MatchId) -> Response:
    """Call back all keys for your seats; devices that have used one hold them no longer."""
    server = server_of(request)
    player = await needed_player(request)
    holder = await _holder(server, player, match_id)

    def revoke(db: Connection) -> list[str]:
        store.remove_keys(db, match_id, holder)
        # Who made the keys stays, whichever device calls them back.
        return [] if player.id != holder else store.remove_members(db, match_id, holder, holder)

    gone = await server.matches.storage.write(revoke)
    server.hub.expel(gone, match_id)
    return Response(status_code=204)


async def _holder(server: Server, player: Player, match_id: str) -> str:
    """Give the holder whose seats a player has in a match."""
    live = await server.matches.fresh(match_id)
    caller = await seen_by(server, player, live)
    held = live.replay.held_by(caller.holders)
    if not held:
        raise ApiError("not-your-seat", 403)
    return live.replay.seats[held[0]].holder or player.id


@router.post(
    "/{match_id}/claim",
    responses={**answers.answer(200, Match, "The match, with you in it."), **_WRITE},
)
async def claim_seats(request: Request, match_id: MatchId, body: ClaimRequest) -> Response:
    """Hold the seats that a key is for. Whoever made the key keeps holding them too."""
    server = server_of(request)
    live = await server.matches.fresh(match_id)
    key, since = digest(body["key"]), server.matches.now() - KEY_DAYS * DAY
    used = await server.matches.storage.glance(lambda db: store.key_use(db, key))
    if used is None or used.match_id != match_id or used.created < since:
        await _visible(request, match_id)
        raise ApiError("key-unknown", 403, "key")
    player = await server.players.need(request)
    pair, now = (player.id, used.holder), server.matches.now()
    await server.matches.storage.note(lambda db: store.add_members(db, match_id, {pair}, now))
    response = replied(server.match_for(live, await server.players.in_match(player, match_id)))
    server.players.hand_over(response, player, request)
    return response


@router.post(
    "/{match_id}/commands",
    responses={**answers.answer(200, Committed, "It is done and committed."), **_WRITE},
    openapi_extra=answers.body("CommandRequest"),
)
async def command_match(
    request: Request, match_id: MatchId, body: Annotated[dict[str, Any], Body()]
) -> Response:
    """Play, resign, offer, ask, accept. The same id again gives the same answer again."""
    server = server_of(request)
    command = read_command(body)
    player = await needed_player(request)
    live = await server.matches.get(match_id)
    caller = await seen_by(server, player, live)
    count_act(request, live, command, caller)
    return replied({"version": await server.matches.command(live, command, caller)})


@router.put(
    "/{match_id}/kept",
    status_code=204,
    responses={204: {"description": "So be it."}, **_WRITE},
)
async def keep_match(request: Request, match_id: MatchId, body: KeepRequest) -> Response:
    """Keep a match for as long as you want, also when it is over; or no longer."""
    server, player = server_of(request), await needed_player(request)
    await seen_by(server, player, await server.matches.get(match_id))
    found = await server.matches.storage.write(
        lambda db: store.keep(db, match_id, player.id, body["kept"], MOST_KEPT)
    )
    if found is None:
        raise ApiError("not-your-match", 403)
    if not found:
        raise ApiError("too-many-kept", 422, "kept", limit=MOST_KEPT)
    return Response(status_code=204)


@router.delete(
    "/{match_id}",
    status_code=204,
    responses={204: {"description": "It is gone, or at least from your list."}, **_WRITE},
)
async def delete_match(
    request: Request,
    match_id: MatchId,
    version: Annotated[
        int | None, Query(ge=0, le=10**9, description="Only if this is the last event.")
    ] = None,
) -> Response:
    """Delete a match that is yours alone; one with others goes from your list when it is over."""
    server, player = server_of(request), await needed_player(request)
    live = await server.matches.fresh(match_id)
    await seen_by(server, player, live)
    # Hold the lock: a command that waits for it then fails with match-unknown, which makes its
    # sender look where the match is now.
    async with live.lock:
        is_going_on = live.replay.status == "playing"
        left = await server.matches.storage.write(
            lambda db: store.leave_match(db, match_id, player.id, is_going_on, version)
        )
        if left == "deleted":
            server.hub.dismiss([match_id])
    if left == "stranger":
        raise ApiError("not-your-match", 403)
    if left == "playing":
        raise ApiError("delete-while-playing", 409)
    if left == "changed":
        # Another process may have been faster than what is in memory here.
        live = await server.matches.fresh(match_id)
        raise ApiError("stale", 409, "version", version=live.replay.version)
    if left == "left":
        server.hub.expel([player.id], match_id)
    return Response(status_code=204)
