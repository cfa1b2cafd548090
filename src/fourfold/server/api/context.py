"""What every endpoint needs: the parts of the running server, and how they answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fourfold.match_commands.snapshots import match_told
from fourfold.match_commands.state import Caller
from fourfold.schemas.commands import Command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.matches import Match

from ..encoding import encoded_bytes
from ..live.guests import Guests
from ..live.hub import Hub
from ..live.listing import Listing
from ..live.matches import Live, Matches
from ..operations.addresses import home_of
from ..operations.quotas import Quotas
from ..settings import Settings
from .authentication import Player, Players


@dataclass(frozen=True)
class Server:
    """The parts of a running server."""

    settings: Settings
    matches: Matches
    players: Players
    hub: Hub
    listing: Listing

    def match_for(self, live: Live, caller: Caller) -> Match:
        """Give a match as a caller sees it."""
        told = match_told(live.replay, self.hub.connected(live), self.matches.now())
        return {**told, "you": live.replay.held_by(caller.holders)}


def server_of(caller: HTTPConnection) -> Server:
    """Give the running server."""
    found = caller.app.state.server
    assert isinstance(found, Server)
    return found


def guests_of(caller: HTTPConnection) -> Guests:
    """Give the engines of others that can be seated here."""
    found = caller.app.state.guests
    assert isinstance(found, Guests)
    return found


def quotas_of(caller: HTTPConnection) -> Quotas:
    """Give what counts how much one address asks for."""
    found = caller.app.state.quotas
    assert isinstance(found, Quotas)
    return found


def replied(data: Mapping[str, object], status: int = 200) -> Response:
    """Answer with JSON that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(encoded_bytes(data), status, headers, "application/json")


async def check_writer(request: Request) -> None:
    """Refuse bodies that are no JSON, and what pages of other sites ask for."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    server_of(request).players.check_origin(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = request.headers.get("content-length", "0") != "0"
    has_body = has_body or "transfer-encoding" in request.headers
    if has_body and kind != "application/json":
        raise ApiError("body-type", 415)


async def seen_by(server: Server, player: Player | None, live: Live) -> Caller:
    """Return the caller with their seats in a match, or raise ApiError if they may not see it.

    A private match of other players is answered like an unknown one.
    """
    caller = await server.players.in_match(player, live.replay.id)
    if not live.replay.is_visible_to(caller.holders):
        raise ApiError("match-unknown", 404)
    return caller


async def needed_player(request: Request) -> Player:
    """Give the player who calls, who must be one."""
    player = await server_of(request).players.find(request)
    if player is None:
        raise ApiError("token-missing", 401)
    return player


def count_act(connection: HTTPConnection, live: Live, command: Command, caller: Caller) -> None:
    """Note where somebody acts from, on whose account engines think; or refuse a rematch."""
    home = home_of(connection.scope)
    if live.replay.held_by(caller.holders):
        live.address = home
    if command.kind == "rematch":
        quotas_of(connection).count_rematch(home, bool(live.replay.playing_engines))
