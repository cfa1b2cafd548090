"""The tables. A match is its events; everything else here is found faster, not known better."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    # The digest of the token: who has the token is the player.
    Column("id", String(64), primary_key=True),
    Column("name", String(60)),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("spec", String(200), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    # When the server must do something by itself: let the flag fall, or think for an engine.
    Column("due_at", BigInteger),
    Column("due_kind", String(10)),
    # What lists show, so that they need not replay.
    Column("summary", JSON, nullable=False),
    # Until when a public match is in the lists; 0 for others.
    Column("listed_until", BigInteger, nullable=False, server_default="0"),
    Index("matches_listed", "public", "status", "listed_until"),
    Index("matches_due", "due_at"),
    Index("matches_updated", "updated"),
)

events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    # On the last event that a command led to; its number is the answer to the command.
    Column("command_id", String(64)),
    Column("player", String(64)),
    Column("body", JSON, nullable=False),
    UniqueConstraint("match_id", "command_id", name="events_once"),
)

members = Table(
    "members",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    # Whose seats the player holds: their own, or those of another device of the same person.
    Column("holder", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    # A match that is over stays as long as somebody in it wants to keep it.
    Column("kept", Boolean, nullable=False, server_default=false()),
    Index("members_of", "player", "created", "match_id"),
)

# Who has left a match for good, in which their name still stands.
former_members = Table(
    "former_members",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Index("former_members_of", "player"),
)

# One row: when a server last said that it can be played on.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# When none could: for these times no clock of a player runs.
outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("keys_of", "match_id", "holder", "created"),
)
