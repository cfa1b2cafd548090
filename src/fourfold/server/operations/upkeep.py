"""Keeping house: what is forgotten goes, and everything can be saved while the server runs."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, text
from sqlalchemy.engine import make_url

from fourfold.match_commands.clocks import DAY
from fourfold.rules import GameError
from fourfold.rules.errors import quoted
from fourfold.schemas.errors import ApiError

from ..ending import end
from ..live.hub import Hub
from ..live.matches import Matches
from ..settings import Settings
from ..storage.schema import keys, members, outages, players
from ..storage.schema import matches as table

log = logging.getLogger(__name__)
EVERY = 3600.0
"""Seconds between two looks for forgotten matches."""
_ROUNDS = 60
"""Looks at how much there is from one of them to the next."""
_STALE = 60 * DAY
"""Keys of seats and outages are of no use any more when they are so old."""
_FULL = ("too-many-matches-here", "too-much-kept-here")
AT_ONCE = 200
"""Matches or players deleted in one transaction, so that nobody who plays has to wait."""
UNFINISHED = ("waiting", "playing", "aborted")
FINISHED = ("over",)


class BackupError(GameError):
    """Matches that cannot be saved."""


class Upkeep:
    """Deletes what is not to be kept any longer, now and then."""

    def __init__(self, matches: Matches, hub: Hub, settings: Settings) -> None:
        self._matches, self._hub = matches, hub
        self._days = {UNFINISHED: settings.retention_days, FINISHED: settings.finished_days}
        self._most = settings.matches_in_all, settings.megabytes_in_all
        self._used = 0, 0
        """How many matches there are, and how many megabytes all is."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from time to time, beginning now."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop looking."""
        if self._task:
            await end([self._task])

    def check_room(self) -> None:
        """Refuse a new match when there is no room for it."""
        for code, used, most in zip(_FULL, self._used, self._most, strict=True):
            if most and used >= most:
                raise ApiError(code, 429, limit=most, seconds=int(EVERY))
        self._used = self._used[0] + 1, self._used[1]

    async def measure(self) -> None:
        """Find out how much there is."""
        self._used = await self._matches.storage.read(_used)

    async def sweep(self) -> int:
        """Delete everything that is due to go, and say how many matches those were."""
        count = sum(
            [await self._clear(statuses, days) for statuses, days in self._days.items() if days]
        )
        if days := self._days[UNFINISHED]:
            await self._clear_players(self._matches.now() - days * DAY)
        old = self._matches.now() - _STALE
        await self._matches.storage.write(lambda db: _clear_stale(db, old))
        return count

    async def _clear(self, statuses: Sequence[str], days: int) -> int:
        before = self._matches.now() - days * DAY
        total = 0
        while gone := await self._matches.storage.write(
            lambda db: _delete(db, statuses, before, self._watched())
        ):
            self._matches.forget(gone)
            total += len(gone)
        return total

    async def _clear_players(self, before: int) -> None:
        storage = self._matches.storage
        # Looking for them takes longer than deleting them, so nobody who writes waits for it.
        while found := await storage.read(lambda db: _strangers(db, before)):
            await storage.write(partial(_delete_strangers, ids=found))

    def _watched(self) -> list[str]:
        """Give the matches that somebody looks at right now."""
        return [live.replay.id for live in self._hub.listened_to]

    async def _look(self) -> None:
        rounds = 0
        while True:
            try:
                if not rounds % _ROUNDS and (count := await self.sweep()):
                    log.info("deleted %d forgotten matches", count)
                await self.measure()
            except ApiError:
                log.warning("forgotten matches could not be looked after")
            rounds += 1
            await asyncio.sleep(EVERY / _ROUNDS)


def _delete(
    db: Connection, statuses: Sequence[str], before: int, spared: Sequence[str]
) -> list[str]:
    # A match with a clock is never forgotten: its flag will fall.
    unclocked = or_(table.c.due_kind.is_(None), table.c.due_kind != "flag")
    old = select(table.c.id).where(
        table.c.status.in_(statuses), table.c.updated < before, unclocked, ~table.c.id.in_(spared)
    )
    if statuses == FINISHED:
        old = old.where(~exists().where((members.c.match_id == table.c.id) & members.c.kept))
    found = list(db.execute(old.order_by(table.c.id).limit(AT_ONCE)).scalars())
    if not found:
        return []
    # A match that has gone on since then stays.
    still = table.c.id.in_(found) & (table.c.updated < before)
    return list(db.execute(delete(table).where(still).returning(table.c.id)).scalars())


def _clear_stale(db: Connection, before: int) -> None:
    db.execute(delete(keys).where(keys.c.created < before))
    db.execute(delete(outages).where(outages.c.end < before))


def _used(db: Connection) -> tuple[int, int]:
    """Give the number of matches, as well as the database knows it, and the size in megabytes."""
    if db.dialect.name == "sqlite":
        size = (
            "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )
        count = "SELECT count(*) FROM matches"
    else:
        size = "SELECT pg_database_size(current_database())"
        # Counting a million rows takes a while; what the planner believes is near enough.
        count = "SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = 'matches'::regclass"
    found = [int(db.execute(text(query)).scalar_one()) for query in (count, size)]
    return found[0], found[1] // 1_000_000


def _strangers(db: Connection, before: int) -> Sequence[str]:
    """Give players who came before some time and are in no match."""
    query = select(players.c.id).where((players.c.created < before) & _in_no_match())
    return db.execute(query.limit(AT_ONCE)).scalars().all()


def _delete_strangers(db: Connection, ids: Sequence[str]) -> None:
    # Who has come to a match since then stays.
    db.execute(delete(players).where(players.c.id.in_(ids) & _in_no_match()))


def _in_no_match() -> ColumnElement[bool]:
    return ~exists().where(members.c.player == players.c.id)


def back_up(settings: Settings, target: Path) -> int:
    """Save all matches in a file, also while a server writes, and say how many there are."""
    url, shown = make_url(settings.database_url), quoted(str(target))
    if url.get_backend_name() != "sqlite":
        raise BackupError("backup-other-database")
    source = Path(url.database or "")
    if not source.is_file():
        raise BackupError("backup-nothing", file=quoted(str(source)))
    if os.path.lexists(target):
        raise BackupError("backup-exists", file=shown)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.touch(mode=0o600, exist_ok=False)
        try:
            count = _copy(source, draft)
            draft.rename(target)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BackupError("backup-failed", file=shown, reason=quoted(reason)) from error
    return count


def _copy(source: Path, draft: Path) -> int:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
        live.backup(copy)
        # One file, which needs no other beside it.
        copy.execute("PRAGMA journal_mode=DELETE")
        for (state,) in copy.execute("PRAGMA integrity_check"):
            if state != "ok":
                raise sqlite3.DatabaseError(state)
        count: int = copy.execute("SELECT count(*) FROM matches").fetchone()[0]
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    return count
