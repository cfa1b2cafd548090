"""Every question and change the server has for its database, as plain functions of a connection."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Literal, NamedTuple

from pydantic_core import from_json
from sqlalchemy import (
    Connection,
    RowMapping,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_in_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite

from fourfold.match_commands.events import Body, Event
from fourfold.match_commands.listing import listed_for
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import summary_kept
from fourfold.match_commands.state import Due

from ..encoding import encoded
from .direct import Database, Direct
from .schema import events, former_members, keys, matches, members, outages, players, pulse

PAGE = 50

# What is asked and written for everybody who comes is put together once.
_NAME = select(players.c.name).where(players.c.id == bindparam("player"))
_HOLDERS = select(members.c.holder).where(
    members.c.match_id == bindparam("match"), members.c.player == bindparam("player")
)
_MEMBERS = select(members.c.player, members.c.holder).where(
    members.c.match_id == bindparam("match")
)
_KEY_USE = select(keys.c.match_id, keys.c.holder, keys.c.created).where(
    keys.c.id == bindparam("key")
)
REQUEST, SECRET = "request-", "secret-"
"""How names of keys begin that come with requests: of people with a token, and without one."""
_HAS_SECRET = select(
    exists().where(
        keys.c.match_id == bindparam("match"),
        keys.c.holder == bindparam("holder"),
        keys.c.id.startswith(bindparam("kind")),
        keys.c.created > bindparam("spent"),
    )
)
_READ_ONLY = select(func.current_setting("transaction_read_only"))
_MADE = events.c.body
_CLOCK = {key: _MADE["clock", key] for key in ("kind", "base", "increment", "days")}
_WAITING = (
    select(matches.c.id, _MADE)
    .join(events, (events.c.match_id == matches.c.id) & (events.c.n == 1))
    .where(
        matches.c.public,
        matches.c.status == "waiting",
        matches.c.spec == bindparam("spec"),
        matches.c.listed_until > bindparam("since"),
        _MADE["record"].as_string().is_(None),
        _MADE["position"].as_string().is_not_distinct_from(bindparam("position")),
        _MADE["takebacks"].as_boolean() == bindparam("takebacks"),
        _MADE["help"].as_boolean() == bindparam("help"),
        _CLOCK["kind"].as_string().is_not_distinct_from(bindparam("kind")),
        _CLOCK["base"].as_integer().is_not_distinct_from(bindparam("base")),
        _CLOCK["increment"].as_integer().is_not_distinct_from(bindparam("increment")),
        _CLOCK["days"].as_integer().is_not_distinct_from(bindparam("days")),
    )
    .order_by(matches.c.created, matches.c.id)
)
_PAIRING = 0x4F75_7235
"""Key of the PostgreSQL advisory lock for pairing."""
_LOCK_PAIRING = select(func.pg_advisory_xact_lock(_PAIRING))
_REWRITE = (
    update(events)
    .where(events.c.match_id == bindparam("match"), events.c.n == bindparam("number"))
    .values(body=bindparam("said"))
)
_LIST_UNTIL = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.listed_until < bindparam("until"))
    .values(listed_until=bindparam("until"))
)
_NEW_MATCH, _NEW_EVENT, _NEW_PLAYER = insert(matches), insert(events), insert(players)


class KeyUse(NamedTuple):
    """The match and the holder of seats that a key is for, and when it was made."""

    match_id: str
    holder: str
    created: int


class Append(NamedTuple):
    """Events for a match, the match as it is kept with them, and what belongs to them."""

    match_id: str
    events: Sequence[Event]
    kept: Mapping[str, Any]
    further: Callable[[Database], None] | None = None


def kept(replay: Replay, due: Due | None) -> dict[str, Any]:
    """Give what is kept about a match beside its events."""
    return {
        "id": replay.id,
        "spec": replay.game.spec,
        "public": replay.public,
        "status": replay.status,
        "created": replay.created,
        "updated": replay.updated,
        "version": replay.version,
        "due_at": due and due.at,
        "due_kind": due and due.kind,
        "summary": summary_kept(replay),
        "listed_until": (stay := listed_for(replay)) and replay.updated + stay,
    }


def create(db: Database, new: Mapping[str, Any], first: Sequence[Event]) -> None:
    """Write a new match down."""
    db.execute(_NEW_MATCH, new)
    db.execute(_NEW_EVENT, [_row(new["id"], event) for event in first])


def append_all(db: Database, appends: list[Append]) -> list[bool]:
    """Add events to matches, and say for each whether it was first; if not, nothing is added."""
    return _append_here(db, appends) if isinstance(db, Direct) else _append_as_one(db, appends)


def _append_as_one(connection: Connection, appends: list[Append]) -> list[bool]:
    """Append with as few questions to the database as can be, for it may be far away.

    Everybody does this in the order of the matches, so that nobody waits in a circle.
    """
    ordered = sorted(appends, key=lambda append: append.match_id)
    # Whoever has the first number has the following ones: nobody else sees them before.
    claim, keep = _statements(connection.dialect.name)
    claims = [_row(append.match_id, append.events[0]) for append in ordered]
    free = set(map(tuple, connection.execute(claim, claims)))
    done: list[Append] = []
    for append in ordered:
        number = (append.match_id, append.events[0].n)
        if number in free:
            # Of two who want the same number in one transaction, the first has it.
            free.remove(number)
            done.append(append)
    rest = [_row(append.match_id, event) for append in done for event in append.events[1:]]
    if rest:
        connection.execute(_NEW_EVENT, rest)
    if done:
        connection.execute(keep, [append.kept for append in done])
    for append in done:
        if append.further:
            append.further(connection)
    written = set(map(id, done))
    return [id(append) in written for append in appends]


_ADD = (
    "INSERT INTO events (match_id, n, at, kind, seat, body, command_id, player)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_KEEP = (
    "UPDATE matches SET status = ?, updated = ?, version = ?, due_at = ?, due_kind = ?,"
    " summary = ?, listed_until = ? WHERE id = ? AND version < ?"
)


def _append_here(db: Direct, appends: list[Append]) -> list[bool]:
    """Append where nobody else does: all rows go through two statements.

    Should a number be taken after all, this fails, and the thread finds out which.
    """
    rows = [
        (match_id, n, at, kind, seat, encoded(body), command_id, player)
        for match_id, added, _, _ in appends
        for n, at, kind, seat, body, command_id, player in added
    ]
    db.driver.executemany(_ADD, rows)
    db.driver.executemany(_KEEP, [_changing(kept) for _, _, kept, _ in appends])
    for append in appends:
        if append.further:
            append.further(db)
    return [True] * len(appends)


def _changing(kept: Mapping[str, Any]) -> tuple[Any, ...]:
    *values, summary, listed_until = _changing_of(kept)
    return (*values, encoded(summary), listed_until, kept["id"], kept["version"])


_CHANGING = ("status", "updated", "version", "due_at", "due_kind", "summary", "listed_until")
_changing_of = itemgetter(*_CHANGING)


@cache
def _statements(dialect: str) -> tuple[Any, Any]:
    """Give the statements of every move: one claims a number, the other keeps the summary.

    They return something so that one statement serves for many rows.
    """
    make: Any = insert_in_postgresql if dialect == "postgresql" else insert_in_sqlite
    claim = make(events).on_conflict_do_nothing().returning(events.c.match_id, events.c.n)
    put = make(matches)
    keep = put.on_conflict_do_update(
        index_elements=[matches.c.id],
        set_={name: put.excluded[name] for name in _CHANGING},
        where=matches.c.version < put.excluded.version,
    ).returning(matches.c.id)
    return claim, keep


@cache
def _unless_there(dialect: str, table: Any) -> Any:
    """Give the statement that adds to a table what is not there yet."""
    make: Any = insert_in_postgresql if dialect == "postgresql" else insert_in_sqlite
    return make(table).on_conflict_do_nothing()


@cache
def _if_new(dialect: str, table: Any) -> Any:
    """Give the same, which says what was new."""
    return _unless_there(dialect, table).returning(table.c.id)


def _row(match_id: str, event: Event) -> dict[str, Any]:
    return {"match_id": match_id, **event._asdict()}


def events_after(connection: Connection, match_id: str, version: int) -> list[Event]:
    """Give the events of a match after one of them."""
    columns = [events.c[name] for name in Event._fields]
    where = (events.c.match_id == match_id) & (events.c.n > version)
    found = connection.execute(select(*columns).where(where).order_by(events.c.n))
    return [Event(*row) for row in found]


def versions(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """Give the versions of some matches."""
    found = connection.execute(select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids)))
    return {row.id: row.version for row in found}


# What is due.


def due_before(
    connection: Connection, at: int, kinds: Collection[str], limit: int
) -> list[tuple[str, int]]:
    """Give the matches in which the server has such things to do until then, first ones first."""
    where = (matches.c.due_at <= at) & matches.c.due_kind.in_(kinds)
    query = select(matches.c.id, matches.c.due_at).where(where)
    found = connection.execute(query.order_by(matches.c.due_at).limit(limit))
    return [(row.id, row.due_at) for row in found]


def claim_due(connection: Connection, match_id: str, version: int, now: int, until: int) -> bool:
    """Take on what is due in a match, so that no other process does before `until`."""
    where = (matches.c.id == match_id) & (matches.c.version == version) & (matches.c.due_at <= now)
    return connection.execute(update(matches).where(where).values(due_at=until)).rowcount == 1


def release_claims(connection: Connection) -> None:
    """Let everything an engine has taken on be due at once: whoever had done so is gone."""
    where = matches.c.due_kind.in_(("engine", "draw"))
    connection.execute(update(matches).where(where).values(due_at=matches.c.updated))


def postpone_due(connection: Connection, match_id: str, version: int, at: int) -> None:
    """Let what is due in a match be due at another time."""
    where = (matches.c.id == match_id) & (matches.c.version == version)
    where &= matches.c.due_at.is_not(None)
    connection.execute(update(matches).where(where).values(due_at=at))


def sleep_due(connection: Connection, match_id: str, version: int) -> None:
    """Let nothing be due in a match until somebody looks at it again."""
    where = (matches.c.id == match_id) & (matches.c.version == version)
    connection.execute(update(matches).where(where).values(due_at=None, due_kind=None))


def wake_due(connection: Connection, match_id: str, version: int, kind: str, until: int) -> bool:
    """Take on what is due in a match where nothing was, and say whether nobody else has."""
    where = (matches.c.id == match_id) & (matches.c.version == version)
    where &= matches.c.due_kind.is_(None)
    values = {"due_at": until, "due_kind": kind}
    return connection.execute(update(matches).where(where).values(values)).rowcount == 1


# Players and what they hold.


def add_player(db: Database, player: str, name: str | None, now: int) -> None:
    """Write a new player down."""
    db.execute(_NEW_PLAYER, {"id": player, "name": name, "created": now})


def player_names(db: Database, player: str) -> list[str | None]:
    """Give the name of a player in a list, which is empty if there is no such player."""
    return list(db.execute(_NAME, {"player": player}).scalars())


def rename(connection: Connection, player: str, name: str | None) -> None:
    """Let a player have another name from now on."""
    connection.execute(update(players).where(players.c.id == player).values(name=name))


def add_members(db: Database, match_id: str, pairs: Collection[tuple[str, str]], now: int) -> None:
    """Let each player of the pairs hold what the holder beside holds."""
    rows = [
        {"match_id": match_id, "player": player, "holder": holder, "created": now}
        for player, holder in sorted(pairs)
    ]
    if rows:
        db.execute(_unless_there(db.dialect.name, members), rows)


def members_of(db: Database, match_id: str) -> list[tuple[str, str]]:
    """Give every player of a match with the holder whose seats the player holds."""
    return [(player, holder) for player, holder in db.execute(_MEMBERS, {"match": match_id})]


def members_in(connection: Connection, ids: Collection[str]) -> dict[str, set[tuple[str, str]]]:
    """Give every player of some matches with the holder whose seats the player holds."""
    query = select(members.c.match_id, members.c.player, members.c.holder)
    found: dict[str, set[tuple[str, str]]] = {match_id: set() for match_id in ids}
    for match_id, player, holder in connection.execute(query.where(members.c.match_id.in_(ids))):
        found[match_id].add((player, holder))
    return found


def holders(db: Database, match_id: str, player: str) -> frozenset[str]:
    """Give the holders whose seats a player holds in a match."""
    return frozenset(db.execute(_HOLDERS, {"match": match_id, "player": player}).scalars())


def remove_members(
    connection: Connection, match_id: str, holder: str, keep: str | None = None
) -> list[str]:
    """Let nobody but one player hold the seats of a holder, and say who did."""
    where = (members.c.match_id == match_id) & (members.c.holder == holder)
    where &= members.c.player != keep
    gone = delete(members).where(where).returning(members.c.player)
    return list(connection.execute(gone).scalars())


def add_key(db: Database, key: str, match_id: str, holder: str, now: int) -> bool:
    """Keep the digest of a key for the seats of a holder, and say whether it was a new one."""
    row = {"id": key, "match_id": match_id, "holder": holder, "created": now}
    return db.execute(_if_new(db.dialect.name, keys), row).first() is not None


def key_use(db: Database, key: str) -> KeyUse | None:
    """Give what a key is for."""
    found = db.execute(_KEY_USE, {"key": key}).first()
    return None if found is None else KeyUse(*found)


def remove_keys(connection: Connection, match_id: str, holder: str, newest: int = 0) -> None:
    """Let the keys for the seats of a holder fit no longer, but for so many of the newest.

    Requests stay known by theirs.
    """
    where = (keys.c.match_id == match_id) & (keys.c.holder == holder)
    for kind in (REQUEST, SECRET):
        where &= ~keys.c.id.startswith(kind)
    if newest:
        stay = select(keys.c.id).where(where).order_by(keys.c.created.desc()).limit(newest)
        where &= keys.c.id.not_in(stay)
    connection.execute(delete(keys).where(where))


def has_secret(db: Database, match_id: str, holders: Collection[str]) -> bool:
    """Say whether a secret is all that is needed to get the seats of somebody in a match."""
    asked = {"match": match_id, "kind": SECRET, "spent": 0}
    return any(
        db.execute(_HAS_SECRET, {**asked, "holder": holder}).first() == (True,)
        for holder in holders
    )


def spend_secrets(connection: Connection, match_id: str, holders: Collection[str]) -> None:
    """Let secrets for the seats of some holders fit no longer; what they were for stays known."""
    where = (keys.c.match_id == match_id) & keys.c.holder.in_(holders)
    connection.execute(update(keys).where(where, keys.c.id.startswith(SECRET)).values(created=0))


# What people keep and delete.


def keep(connection: Connection, match_id: str, player: str, kept: bool, most: int) -> bool | None:
    """Let a player keep a match or not; None if it is not theirs, False if these are too many."""
    mine = (members.c.match_id == match_id) & (members.c.player == player)
    others = (members.c.match_id != match_id) & (members.c.player == player) & members.c.kept
    if kept and len(connection.execute(select(1).where(others).limit(most)).all()) == most:
        return False
    found = connection.execute(update(members).where(mine).values(kept=kept)).rowcount
    return True if found else None


def kept_by(connection: Connection, ids: Sequence[str], player: str) -> set[str]:
    """Give those among some matches that a player keeps."""
    mine = members.c.match_id.in_(ids) & (members.c.player == player) & members.c.kept
    return set(connection.execute(select(members.c.match_id).where(mine)).scalars())


def leave_match(
    connection: Connection,
    match_id: str,
    player: str,
    is_going_on: bool,
    version: int | None = None,
) -> Literal["stranger", "playing", "changed", "left", "deleted"]:
    """Remove a player from a match, and delete it when no one is left.

    With `version`, return "changed" unless that is the match's version.
    """
    own = holders(connection, match_id, player)
    if not own:
        return "stranger"
    this = matches.c.id == match_id
    if version is not None:
        this &= matches.c.version == version
        # The row stays locked until the transaction ends, so no event comes in between.
        if not connection.execute(select(1).where(this).with_for_update()).first():
            return "changed"
    others = (members.c.match_id == match_id) & members.c.holder.not_in(own)
    if connection.execute(select(1).where(others).limit(1)).first():
        if is_going_on:
            return "playing"
        mine = (members.c.match_id == match_id) & (members.c.player == player)
        connection.execute(delete(members).where(mine))
        left = {"match_id": match_id, "player": player}
        connection.execute(_unless_there(connection.dialect.name, former_members), left)
        return "left"
    connection.execute(delete(matches).where(this))
    return "deleted"


def leave_all(connection: Connection, player: str, limit: int) -> list[str]:
    """Delete some matches that are a player's alone, and say which."""
    other = members.alias()
    shared = exists().where(
        (other.c.match_id == members.c.match_id) & (other.c.holder != members.c.holder)
    )
    mine = select(members.c.match_id).where((members.c.player == player) & ~shared).limit(limit)
    gone = delete(matches).where(matches.c.id.in_(mine)).returning(matches.c.id)
    return list(connection.execute(gone).scalars())


def all_matches_of(connection: Connection, player: str) -> set[str]:
    """Return the matches in which a player is or was, those that they have left among them."""
    return {
        match_id
        for table in (members, former_members)
        for match_id in connection.execute(
            select(table.c.match_id).where(table.c.player == player)
        ).scalars()
    }


def rewrite(db: Database, match_id: str, changed: Sequence[Event]) -> None:
    """Replace what some stored events say, without the name of a player."""
    db.execute(
        _REWRITE, [{"match": match_id, "number": each.n, "said": each.body} for each in changed]
    )


def remove_player(connection: Connection, player: str) -> None:
    """Forget a player, who is then in no list of any match."""
    for table in (members, former_members):
        connection.execute(delete(table).where(table.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))


# When the server could be played on.


def beat(
    connection: Connection, now: int, patience: int, since: int, stood_since: int | None = None
) -> list[tuple[int, int]]:
    """Say that the server can be played on, and give the outages that ended since some time.

    When nobody has said so for longer than the patience, that time is another of them. So is the
    time since when the only server has stood still, as far as it knows.
    """
    last = connection.execute(select(pulse.c.at).with_for_update()).scalar()
    if last is None:
        connection.execute(_unless_there(connection.dialect.name, pulse), {"id": 1, "at": now})
    elif now > last:
        # Since when it has stood still is known better, unless nobody could play before that.
        if (now if stood_since is None else stood_since) - last > patience:
            stood_since = last
        if stood_since is not None:
            # It was well when it last said so, and no outage counts twice.
            row = {"start": max(last, stood_since), "end": now}
            connection.execute(_unless_there(connection.dialect.name, outages), row)
        connection.execute(update(pulse).values(at=now))
    query = select(outages.c.start, outages.c.end).where(outages.c.end > since)
    return [(row.start, row.end) for row in connection.execute(query.order_by(outages.c.start))]


# Lists.


def extend_listing(db: Database, times: Mapping[str, int]) -> None:
    """Move forward the times until which some matches are listed."""
    db.execute(_LIST_UNTIL, [{"match": name, "until": until} for name, until in times.items()])


def waiting(db: Database, asked: Body, since: int) -> Iterator[tuple[str, Body]]:
    """Yield the waiting public matches with the settings of one that is asked for, oldest first.

    Each comes with the body of its first event. Seats are not compared. Their owners were connected
    so recently that the matches are listed until after `since`.
    """
    values = {key: asked[key] for key in ("spec", "position", "takebacks", "help")}
    clock = asked["clock"] or {}
    values |= {key: clock.get(key) for key in _CLOCK}
    for match_id, body in db.execute(_WAITING, {**values, "since": since}):
        # A connection without SQLAlchemy returns JSON as text.
        yield match_id, from_json(body) if isinstance(body, str) else body


def lock_pairing(db: Database) -> None:
    """Take the pairing lock, so that two transactions cannot both create a waiting match.

    SQLite allows one transaction that writes at a time anyway.
    """
    if db.dialect.name == "postgresql":
        db.execute(_LOCK_PAIRING)


def listed(connection: Connection, status: str, now: int, limit: int) -> Sequence[RowMapping]:
    """Give the public matches with a status that are listed now, the latest first."""
    where = matches.c.public & (matches.c.status == status) & (matches.c.listed_until > now)
    query = select(matches).where(where).order_by(matches.c.updated.desc()).limit(limit)
    return connection.execute(query).mappings().all()


def of_player(
    connection: Connection, player: str, before: tuple[int, str] | None, limit: int
) -> Sequence[RowMapping]:
    """Give the matches of a player, the latest first, those before a place in that list."""
    mine = select(members.c.match_id).where(members.c.player == player)
    query = select(matches).where(matches.c.id.in_(mine))
    place = tuple_(matches.c.created, matches.c.id)
    if before:
        query = query.where(place < before)
    query = query.order_by(matches.c.created.desc(), matches.c.id.desc()).limit(limit)
    return connection.execute(query).mappings().all()


def holders_in(connection: Connection, ids: Collection[str], player: str) -> dict[str, set[str]]:
    """Give the holders whose seats a player holds in some matches."""
    where = members.c.match_id.in_(ids) & (members.c.player == player)
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(members.c.match_id, members.c.holder).where(where)):
        found.setdefault(row.match_id, set()).add(row.holder)
    return found


# Whether anything can be kept.


def is_writable(db: Database) -> bool:
    """Say whether a transaction that has begun could write something; nothing is written."""
    # SQLite has the only right to write from the beginning of the transaction, or refuses to begin.
    return db.dialect.name == "sqlite" or db.execute(_READ_ONLY).first() == ("off",)
