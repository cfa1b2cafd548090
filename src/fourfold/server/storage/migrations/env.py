"""What Alembic runs: the migrations, in the transaction of the caller."""

from __future__ import annotations

from alembic import context

from fourfold.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
