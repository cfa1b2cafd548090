"""How the tables came to be what they are. A server brings its database up to date at the start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

FOLDER = Path(__file__).parent
_LOCK = 0x4F75_7234
"""The number under which processes on PostgreSQL wait for each other here."""


def migrate(engine: Engine) -> None:
    """Bring a database up to date; it may be new, and other processes may want the same."""
    with engine.begin() as connection:
        _wait_for_others(connection)
        revision = revision_of(connection)
        if revision is not None and revision not in revisions():
            raise NewerError(revision)
        if revision != head():
            _upgrade(connection)


class NewerError(Exception):
    """The database was brought up to date by a newer version of Fourfold."""


def revisions() -> list[str]:
    """Give all revisions, the newest last. Each is how the name of its file begins."""
    files = sorted(file.name for file in (FOLDER / "versions").glob("[0-9]*.py"))
    return [name.partition("_")[0] for name in files]


def head() -> str:
    """Give the newest revision."""
    return revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """Give the revision of a database, or None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    # Imported when needed: it takes longer to load than everything else takes to start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _wait_for_others(connection: Connection) -> None:
    # SQLite locks the file when the transaction begins.
    if connection.dialect.name == "postgresql":
        # What is changed here may be large, and those who wait for it wait as long.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
