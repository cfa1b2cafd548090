"""Until when a public match is listed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_WEEK = 7 * 24 * 60 * 60 * 1000


def upgrade() -> None:
    """Add the time until which a match is listed, and find the listed matches by it.

    Other matches come back with their players; those by days are listed without them.
    """
    until = sa.Column("listed_until", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("matches", until)
    matches = sa.table(
        "matches",
        sa.column("public", sa.Boolean),
        sa.column("status", sa.String),
        sa.column("updated", sa.BigInteger),
        sa.column("summary", sa.JSON),
        sa.column("listed_until", sa.BigInteger),
    )
    kind = matches.c.summary["clock"]["kind"].as_string()
    op.execute(
        sa.update(matches)
        .where(matches.c.public, matches.c.status == "waiting", kind == "days")
        .values(listed_until=matches.c.updated + _WEEK)
    )
    op.drop_index("matches_listed", "matches")
    op.create_index("matches_listed", "matches", ["public", "status", "listed_until"])
