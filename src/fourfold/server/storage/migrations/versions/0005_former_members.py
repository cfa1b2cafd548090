"""Who has left a match for good: their names are removed with their accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table of former members. Who has left a match before is not known any more."""
    op.create_table(
        "former_members",
        sa.Column(
            "match_id",
            sa.String(32),
            sa.ForeignKey("matches.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("player", sa.String(64), primary_key=True),
    )
    op.create_index("former_members_of", "former_members", ["player"])
