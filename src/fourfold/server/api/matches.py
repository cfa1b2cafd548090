"""Endpoints of matches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from fourfold.match import write_record

from ..aside import aside
from ..errors import ApiError
from ..matches.bodies import ClaimWish, CommandWish, JoinWish, MatchWish
from ..matches.commands import read_command
from ..matches.events import Draft
from ..matches.opening import checked_name, joined, match_of, opened
from ..matches.replay import Replay
from ..matches.snapshots import plies_told
from ..operations.addresses import home_of
from ..storage import queries as store
from ..tokens import digest, new_token
from . import schemas as answers
from .context import check_writer, guests_of, needed_player, replied, server_of

router = APIRouter(prefix="/api/matches", tags=["matches"], dependencies=[Depends(check_writer)])
MatchId = Annotated[str, Path(max_length=32, description="The id of a match.")]
_TEXT = {"text/plain": {"schema": {"type": "string"}}}
_READ = answers.refusals(401, 404, 422)
_WRITE = answers.refusals(400, 401, 403, 404, 409, 413, 415, 422)


@router.post(
    "",
    status_code=201,
    responses={
        **answers.answer(201, answers.Match, "The match. Location is its address."),
        **answers.refusals(400, 401, 403, 413, 415, 422),
    },
)
async def make_match(request: Request, wish: MatchWish) -> Response:
    """Make a match. Send its link to whoever shall take the open seats."""
    server = server_of(request)
    known = await server.players.find(request)
    own = next((seat.name for seat in wish.seats or [] if seat.kind == "me"), None)
    # Everything is checked before somebody new becomes a player.
    match = await aside(match_of, wish) if wish.record else match_of(wish)
    engines = guests_of(request).games
    opened(wish, match, "", None, engines)
    player = known or await server.players.add(own)
    drafts = opened(wish, match, player.id, player.name, engines)
    live = await server.matches.create(drafts, player.id)
    live.address = home_of(request.scope)
    caller = await server.players.in_match(player, live.replay.id)
    response = replied(server.match_for(live, caller), 201)
    response.headers["Location"] = f"/api/matches/{live.replay.id}"
    server.players.hand_over(response, player, request)
    return response


@router.get("/{match_id}", responses={**answers.answer(200, answers.Match, "The match."), **_READ})
async def show_match(request: Request, match_id: MatchId) -> Response:
    """Give everything about a match."""
    server = server_of(request)
    player = await server.players.find(request)
    live = await server.matches.fresh(match_id)
    await server.hub.look_elsewhere(live)
    return replied(server.match_for(live, await server.players.in_match(player, match_id)))


@router.get(
    "/{match_id}/replay",
    responses={**answers.answer(200, answers.Plies, "All positions."), **_READ},
)
async def show_replay(request: Request, match_id: MatchId) -> Response:
    """Give every position from the start on, with the move that led to it."""
    live = await server_of(request).matches.fresh(match_id)
    return replied(await aside(lambda: {"plies": plies_told(live.replay)}))


@router.get(
    "/{match_id}/events",
    responses={**answers.answer(200, answers.Events, "The events."), **_READ},
)
async def show_events(
    request: Request,
    match_id: MatchId,
    after: Annotated[int, Query(ge=0, le=10**9, description="The last event you know.")] = 0,
) -> Response:
    """Give what happened in a match, in order."""
    replay = (await server_of(request).matches.fresh(match_id)).replay
    events = [event.public() for event in replay.events[after:]]
    return replied({"events": events, "version": replay.version})


@router.get(
    "/{match_id}/record",
    response_class=Response,
    responses={200: {"description": "The record, as text.", "content": _TEXT}, **_READ},
)
async def show_record(request: Request, match_id: MatchId) -> Response:
    """Give a match as text, to be saved or posted."""
    live = await server_of(request).matches.fresh(match_id)
    return PlainTextResponse(
        write_record(live.replay.match),
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'inline; filename="{live.replay.game.name}-{match_id}.txt"',
        },
    )


@router.post(
    "/{match_id}/join",
    responses={**answers.answer(200, answers.Match, "The match, with you in it."), **_WRITE},
)
async def join_match(request: Request, match_id: MatchId, wish: JoinWish) -> Response:
    """Take an open seat. With the last one the match starts."""
    server = server_of(request)
    given = checked_name(wish.name, "name")
    live = await server.matches.fresh(match_id)
    # Somebody new becomes a player only where there is a seat to take.
    known = await server.players.find(request)
    if known is None:
        joined(live.replay, wish.seat, given)
    player = known or await server.players.add(given)
    holders = (await server.players.in_match(known, match_id)).holders

    def decide(replay: Replay, now: int) -> list[Draft]:
        if wish.seat is None and replay.held_by(holders):
            return []
        return joined(replay, wish.seat, given or player.name)

    pair = (player.id, player.id)
    live.address = home_of(request.scope)
    await server.matches.act(live, decide, player.id, members={pair})
    caller = await server.players.in_match(player, match_id)
    server.hub.presence_changed(live)
    response = replied(server.match_for(live, caller))
    server.players.hand_over(response, player, request)
    return response


@router.post(
    "/{match_id}/key",
    responses={**answers.answer(200, answers.Key, "The key."), **_WRITE},
)
async def make_key(request: Request, match_id: MatchId) -> Response:
    """Get a key for your seats, to be used on another device: /m/ID#key=KEY."""
    server = server_of(request)
    player = await needed_player(request)
    live = await server.matches.fresh(match_id)
    caller = await server.players.in_match(player, match_id)
    held = live.replay.held_by(caller.holders)
    if not held:
        raise ApiError("not-your-seat", 403)
    holder = live.replay.seats[held[0]].holder or player.id
    key, now = new_token(), server.matches.now()
    await server.matches.storage.write(
        lambda db: store.add_key(db, digest(key), match_id, holder, now)
    )
    return replied({"key": key})


@router.post(
    "/{match_id}/claim",
    responses={**answers.answer(200, answers.Match, "The match, with you in it."), **_WRITE},
)
async def claim_seats(request: Request, match_id: MatchId, wish: ClaimWish) -> Response:
    """Hold the seats that a key is for. Whoever made the key keeps holding them too."""
    server = server_of(request)
    live = await server.matches.fresh(match_id)
    key = digest(wish.key)
    holder = await server.matches.storage.read(lambda db: store.key_holder(db, key, match_id))
    if holder is None:
        raise ApiError("key-unknown", 403, "key")
    player = await server.players.need(request)
    pair, now = (player.id, holder), server.matches.now()
    await server.matches.storage.write(lambda db: store.add_members(db, match_id, {pair}, now))
    response = replied(server.match_for(live, await server.players.in_match(player, match_id)))
    server.players.hand_over(response, player, request)
    return response


@router.post(
    "/{match_id}/commands",
    responses={**answers.answer(200, answers.Done, "It is done and committed."), **_WRITE},
)
async def command_match(request: Request, match_id: MatchId, wish: CommandWish) -> Response:
    """Play, resign, offer, ask, accept. The same id again gives the same answer again."""
    server = server_of(request)
    command = read_command(wish.model_dump(exclude_unset=True))
    player = await needed_player(request)
    live = await server.matches.get(match_id)
    caller = await server.players.in_match(player, match_id)
    live.address = home_of(request.scope)
    return replied({"version": await server.matches.command(live, command, caller)})
