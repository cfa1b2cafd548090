"""Who is calling: a player with a token, in a cookie or as a bearer, and no account."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fourfold.match_commands.state import Caller
from fourfold.schemas.errors import ApiError

from ..live.matches import Matches
from ..settings import Settings
from ..storage import queries as store
from ..tokens import LONGEST_TOKEN, digest, new_token

COOKIE = "fourfold"
_YEAR = 365 * 24 * 60 * 60
_NOBODY = Caller(None, frozenset())
_MOST_KNOWN = 4096
"""So many are remembered who have come, so that it is not asked again and again."""


class Player(NamedTuple):
    """A known player, with the token where it is new and has to be handed over."""

    id: str
    name: str | None
    new_token: str | None = None


PROTOCOL = "fourfold"
"""What live connections speak, where a page names it beside its token."""
_BEARER = "bearer."


class Players:
    """Finds out who is calling."""

    def __init__(self, matches: Matches, settings: Settings) -> None:
        self._matches, self._settings = matches, settings
        self._storage = matches.storage
        self._known: set[tuple[str, str | None]] = set()
        """Who has come to which match with a token."""

    async def find(self, caller: HTTPConnection) -> Player | None:
        """Give the player who calls, or None. A bearer must be known; a cookie may be outdated."""
        token, is_bearer = _token(caller)
        if token is None:
            return None
        found = None
        if len(token) <= LONGEST_TOKEN:
            player = digest(token)
            names = await self._storage.glance(lambda db: store.player_names(db, player))
            found = Player(player, names[0]) if names else None
        if found is None and is_bearer:
            raise ApiError("token-unknown", 401)
        return found

    async def need(self, caller: HTTPConnection, name: str | None = None) -> Player:
        """Give the player who calls; somebody new becomes one."""
        return await self.find(caller) or await self.add(name)

    async def add(self, name: str | None) -> Player:
        """Make a new player."""
        token, now = new_token(), self._matches.now()
        player = Player(digest(token), name, token)
        await self._storage.note(lambda db: store.add_player(db, player.id, name, now))
        return player

    async def rename(self, player: Player, name: str | None) -> None:
        """Give a player another name for future matches."""
        await self._storage.write(lambda db: store.rename(db, player.id, name))

    async def in_match(self, player: Player | None, match_id: str) -> Caller:
        """Say whose seats a player holds in a match."""
        if player is None:
            return _NOBODY
        caller = await self.holding(player.id, match_id)
        if player.new_token is None:
            await self._has_come(match_id, caller)
        return caller

    async def _has_come(self, match_id: str, caller: Caller) -> None:
        """Let no secret fit any more with which somebody could get the seats of a caller.

        It was for the case that the answer with their token is lost, and they have the token.
        """
        if (match_id, caller.player) in self._known:
            return
        if await self._storage.glance(lambda db: store.has_secret(db, match_id, caller.holders)):
            try:
                await self._storage.write(
                    lambda db: store.spend_secrets(db, match_id, caller.holders)
                )
            except ApiError:
                # Whoever only looks shall not suffer; the next time will do.
                return
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known.add((match_id, caller.player))

    async def holding(self, player: str, match_id: str) -> Caller:
        """Say whose seats the player with this id holds in a match."""
        held = await self._storage.glance(lambda db: store.holders(db, match_id, player))
        # Their own seats count also when they sit down later.
        return Caller(player, held | {player})

    def hand_over(self, response: Response, player: Player, caller: HTTPConnection) -> None:
        """Put the token of a new player into a cookie."""
        if player.new_token:
            public = self._settings.public or caller.url.scheme
            response.set_cookie(
                COOKIE,
                player.new_token,
                max_age=2 * _YEAR,
                httponly=True,
                samesite="lax",
                secure=public.startswith(("https", "wss")),
            )

    def check_origin(self, caller: HTTPConnection) -> None:
        """Refuse what pages of other sites make a browser do with our cookie.

        Bearers are not sent by browsers on their own, and programs that are no browser name no
        origin.
        """
        if _token(caller)[1]:
            return
        origin = caller.headers.get("origin")
        site = caller.headers.get("sec-fetch-site", "none")
        own = self._settings.origin
        if origin is None:
            is_own = site in ("same-origin", "none")
        elif own is not None:
            is_own = origin == own
        else:
            is_own = origin.partition("://")[2] == caller.headers.get("host")
        if not is_own and origin not in self._settings.sites:
            raise ApiError("origin-foreign", 403)


def _token(caller: HTTPConnection) -> tuple[str | None, bool]:
    """Give the token of a caller, and whether it is a bearer."""
    header = caller.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise ApiError("token-unknown", 401)
        return token.strip(), True
    # Pages cannot set headers of live connections, but they can name protocols.
    for protocol in caller.headers.get("sec-websocket-protocol", "").split(","):
        if protocol.strip().startswith(_BEARER):
            return protocol.strip().removeprefix(_BEARER), True
    return caller.cookies.get(COOKIE), False
