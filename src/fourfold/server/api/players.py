"""Endpoints about the caller."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from fourfold.match_commands.events import Draft, Event, without_names_of
from fourfold.match_commands.opening import checked_name, name_removed
from fourfold.match_commands.replay import Replay
from fourfold.schemas.errors import ApiError
from fourfold.schemas.matches import Summaries
from fourfold.schemas.players import NewPlayer, Player
from fourfold.schemas.requests import NameRequest, PlayerRequest

from ..storage import queries as store
from ..storage.direct import Database
from . import schemas as answers
from .authentication import COOKIE
from .context import Server, check_writer, needed_player, replied, server_of
from .lists import entries, summaries_for

router = APIRouter(prefix="/api", tags=["players"], dependencies=[Depends(check_writer)])


@router.post(
    "/players",
    status_code=201,
    responses={
        **answers.answer(200, NewPlayer, "You are known by your cookie already."),
        **answers.answer(201, NewPlayer, "You are a player now."),
        **answers.refusals(400, 401, 403, 413, 415, 422),
    },
)
async def become_player(request: Request, body: PlayerRequest) -> Response:
    """Get a token. There is no sign-up: a token is the account."""
    players = server_of(request).players
    name = checked_name(body.get("name"), "name")
    cookie = body.get("cookie", False)
    known = await players.find(request) if cookie else None
    if known:
        if name is not None:
            await players.rename(known, name)
        return replied({"player": {"name": name or known.name}})
    player = await players.add(name)
    told: NewPlayer = {"player": {"name": name}}
    if not cookie:
        return replied({**told, "token": player.new_token}, 201)
    response = replied(told, 201)
    players.hand_over(response, player, request)
    return response


@router.get(
    "/me",
    responses={
        **answers.answer(200, Player, "Your name, if you have one."),
        **answers.refusals(401),
    },
)
async def me(request: Request) -> Response:
    """Say under which name you are known. Without a token you are nobody, and that is fine."""
    player = await server_of(request).players.find(request)
    return replied({"name": player and player.name})


@router.put(
    "/me",
    responses={
        **answers.answer(200, Player, "Your name from now on."),
        **answers.refusals(400, 401, 403, 413, 415, 422),
    },
)
async def rename_me(request: Request, body: NameRequest) -> Response:
    """Take another name for future matches."""
    players = server_of(request).players
    name = checked_name(body["name"], "name")
    player = await players.need(request, name)
    if not player.new_token:
        await players.rename(player, name)
    response = replied({"name": name})
    players.hand_over(response, player, request)
    return response


@router.delete(
    "/me",
    status_code=204,
    responses={
        204: {"description": "You are nobody here any more."},
        **answers.refusals(401, 403),
    },
)
async def delete_me(request: Request) -> Response:
    """Delete the account and the matches only this player played.

    The name is removed from shared ones.
    """
    server, player = server_of(request), await needed_player(request)
    storage = server.matches.storage
    while gone := await storage.write(lambda db: store.leave_all(db, player.id, store.PAGE)):
        server.hub.dismiss(gone)
    done: set[str] = set()
    # A rematch may begin meanwhile.
    while named := await storage.read(lambda db: store.all_matches_of(db, player.id)) - done:
        for match_id in named:
            await _remove_name(server, match_id, player.id)
        done |= named
    await storage.write(lambda db: store.remove_player(db, player.id))
    # Their live connections know them still, in matches that go on without them.
    server.hub.expel([player.id])
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def _remove_name(server: Server, match_id: str, player: str) -> None:
    """Remove the name of a player from a match with others, and from its stored events."""
    changed: list[Event] = []

    def decide(replay: Replay, now: int) -> list[Draft]:
        both = [(event, without_names_of(event, player)) for event in replay.events]
        changed[:] = [after for before, after in both if after is not before]
        return name_removed(replay, player)

    def rewrite(db: Database, match_id: str) -> None:
        store.rewrite(db, match_id, changed)

    try:
        live = await server.matches.fresh(match_id)
        await server.matches.act(live, decide, player, further=rewrite)
    except ApiError as error:
        if error.code != "match-unknown":
            raise


@router.get(
    "/me/matches",
    responses={
        **answers.answer(200, Summaries, "Your matches, the latest first."),
        **answers.refusals(401, 422),
    },
)
async def my_matches(
    request: Request,
    before: str | None = Query(
        None, pattern=r"^[0-9]{1,15}-[1-9A-Za-z]{1,32}$", description="The cursor of a page."
    ),
) -> Response:
    """List the matches you made, joined or claimed, a page at a time."""
    server = server_of(request)
    player = await server.players.find(request)
    if player is None:
        return replied({"matches": [], "before": None})
    created, _, match_id = (before or "").partition("-")
    place = (int(created), match_id) if before else None
    me = player.id
    found = await server.matches.storage.read(
        lambda db: entries(store.of_player(db, me, place, store.PAGE + 1))
    )
    page, rest = found[: store.PAGE], found[store.PAGE :]
    more = f"{page[-1].row['created']}-{page[-1].row['id']}" if rest else None
    return replied({"matches": await summaries_for(server, page, player), "before": more})
