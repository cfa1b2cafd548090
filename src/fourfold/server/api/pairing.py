"""Pairing people who ask for public matches with the same settings.

Two requests at the same time must not both wait or join the same seat. Joining relies on event
numbers (optimistic locking). A new match is created only after looking again for candidates in the
same transaction, one such transaction at a time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice

from fourfold.match_commands.events import Draft
from fourfold.match_commands.listing import OWNER_PRESENT_MS, WAITING_LISTED_MS
from fourfold.match_commands.pairing import fits, seated_in
from fourfold.match_commands.replay import Replay
from fourfold.schemas.errors import ApiError

from ..live.matches import Further, Live
from ..storage import queries as store
from ..storage.direct import Database
from .context import Server

MOST_CANDIDATES = 200
"""Waiting matches found at once; the oldest come first."""
_PASSED_BY = ("match-full", "match-unknown")
"""Why a waiting match cannot be joined: then the next one is tried."""


class _RivalsError(Exception):
    """Matches that fit have been made in the meantime."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__()
        self.ids = ids


async def pair_or_create(
    server: Server, drafts: Sequence[Draft], player: str, further: Further
) -> Live:
    """Join a waiting match with the same settings, or make a new one if there is none."""
    asked, matches = drafts[0].body, server.matches
    tried: set[str] = set()

    def find(db: Database) -> list[str]:
        since = matches.now() + WAITING_LISTED_MS - OWNER_PRESENT_MS
        found = store.waiting(db, asked, since)
        suited = (each for each, made in found if each not in tried and fits(made, asked))
        return list(islice(suited, MOST_CANDIDATES))

    def check(db: Database, match_id: str) -> None:
        store.lock_pairing(db)
        if rivals := [each for each in find(db) if each != match_id]:
            raise _RivalsError(rivals)
        further(db, match_id)

    found = await matches.storage.glance(find)
    while True:
        for match_id in found:
            tried.add(match_id)
            if live := await _joined(server, match_id, drafts, player, further):
                return live
        try:
            return await matches.create(drafts, player, check)
        except _RivalsError as error:
            found = list(error.ids)


async def _joined(
    server: Server, match_id: str, drafts: Sequence[Draft], player: str, further: Further
) -> Live | None:
    holders: Collection[str] = (await server.players.holding(player, match_id)).holders

    def decide(replay: Replay, now: int) -> list[Draft]:
        return seated_in(replay, drafts[0].body, holders)

    try:
        live = await server.matches.fresh(match_id)
        await server.matches.act(live, decide, player, further=further)
    except ApiError as error:
        if error.code not in _PASSED_BY:
            raise
        return None
    server.hub.presence_changed(live)
    return live
