"""Players, matches and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(60)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("spec", sa.String(200), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("due_kind", sa.String(10)),
        sa.Column("summary", sa.JSON, nullable=False),
    )
    op.create_index("matches_listed", "matches", ["public", "status", "updated"])
    op.create_index("matches_due", "matches", ["due_at"])
    op.create_index("matches_updated", "matches", ["updated"])
    op.create_table(
        "events",
        _match_id(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command_id", sa.String(64)),
        sa.Column("player", sa.String(64)),
        sa.Column("body", sa.JSON, nullable=False),
        sa.UniqueConstraint("match_id", "command_id", name="events_once"),
    )
    op.create_table(
        "members",
        _match_id(primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("members_of", "members", ["player", "created", "match_id"])
    op.create_table(
        "keys",
        sa.Column("id", sa.String(64), primary_key=True),
        _match_id(index=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _match_id(**more: bool) -> sa.Column[str]:
    reference = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match_id", sa.String(32), reference, nullable=False, **more)  # type: ignore[arg-type]
