"""Keys are found by whose seats they are for, the latest first."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Put an index in the place of that by matches, which is the beginning of the new one."""
    op.create_index("keys_of", "keys", ["match_id", "holder", "created"])
    op.drop_index("ix_keys_match_id", "keys")
