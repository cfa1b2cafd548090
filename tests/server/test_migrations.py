"""A database that an older version has written, with matches that go on."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from fourfold.server.storage.migrations import head, revision_of
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
}
"""What makes the database of a version out of that of the next one."""


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
    versions = sorted(BACK_TO, reverse=True)
    for i, version in enumerate(versions):
        with engine.begin() as connection:
            for statement in chain.from_iterable(BACK_TO[each] for each in versions[: i + 1]):
                connection.execute(text(statement))
            connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
        with running(tmp_path, **given) as server, server.bot() as ann:
            ann.http.headers["Authorization"] = token
            match = ann.get(made["id"])
            assert match["you"] == [0, 1]
            assert len(ann.do(match["id"], "move", move=match["legal"][0]["move"])["moves"]) > 1
        with engine.begin() as connection:
            assert revision_of(connection) == head()
    engine.dispose()
