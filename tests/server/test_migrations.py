"""A database that an older version has written, with matches that go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from fourfold.server.storage.database import Storage
from fourfold.server.storage.migrations import head, migrate, revision_of
from tests.server.running import running
from tests.server.services import Postgres

BACK_TO = {
    "0001": (
        "DROP TABLE pulse",
        "DROP TABLE outages",
        "ALTER TABLE members DROP COLUMN kept",
    ),
    "0002": (
        "CREATE INDEX ix_keys_match_id ON keys (match_id)",
        "DROP INDEX keys_of",
    ),
    "0003": (
        "DROP INDEX matches_listed",
        "ALTER TABLE matches DROP COLUMN listed_until",
        "CREATE INDEX matches_listed ON matches (public, status, updated)",
    ),
    "0004": ("DROP TABLE former_members",),
}
"""What makes the database of a version out of that of the next one."""


def take_back(connection: Connection, version: str, newest: str | None = None) -> None:
    """Make a database of the newest version, or of another, what it was under an older one."""
    for each in sorted(BACK_TO, reverse=True):
        if version <= each < (newest or head()):
            for statement in BACK_TO[each]:
                connection.execute(text(statement))
    connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_matches_of_every_older_version_go_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    given: dict[str, Any] = {}
    if kind == "postgresql":
        service: Postgres = request.getfixturevalue("postgres")
        given["database"] = service.fresh()
    url = given.get("database", f"sqlite:///{tmp_path / 'matches.db'}")
    with running(tmp_path, **given) as server, server.bot("Ann") as ann:
        made = ann.make("quantik", "me", "beside", order="given")
        ann.do(made["id"], "move", move="Aa1")
        token = ann.http.headers["Authorization"]
    engine = create_engine(url)
    for version in sorted(BACK_TO, reverse=True):
        with engine.begin() as connection:
            take_back(connection, version)
        with running(tmp_path, **given) as server, server.bot() as ann:
            ann.http.headers["Authorization"] = token
            match = ann.get(made["id"])
            assert match["you"] == [0, 1]
            assert len(ann.do(match["id"], "move", move=match["legal"][0]["move"])["moves"]) > 1
        with engine.begin() as connection:
            assert revision_of(connection) == head()
    engine.dispose()


def test_to_bring_a_large_database_up_to_date_may_take_long(postgres: Postgres) -> None:
    limits: list[str] = []

    def upgrade(config: Config, _: str) -> None:
        connection: Connection = config.attributes["connection"]
        limits.append(connection.execute(text("SHOW statement_timeout")).scalar_one())

    storage = Storage(postgres.fresh())
    with patch.object(command, "upgrade", upgrade):
        migrate(storage.writer)
    with storage.writer.connect() as connection:
        limits.append(connection.execute(text("SHOW statement_timeout")).scalar_one())
    storage.close()
    assert limits == ["0", "5s"]
