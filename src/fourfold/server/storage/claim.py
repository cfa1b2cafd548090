"""One server for one file: two would each believe to be alone, and disagree."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class TakenError(Exception):
    """Another server uses the file."""


class Claim:
    """The right to use a database file. The system takes it back when the process ends.

    It is a lock that SQLite has on a second, empty file, because that works on every system.
    """

    def __init__(self, file: Path) -> None:
        """Claim a file, or raise TakenError."""
        # Whoever goes another way to the same file finds the same lock.
        file = file.resolve()
        beside = file.with_name(f"{file.name}-lock")
        file.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(beside, timeout=0, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise TakenError from error

    def close(self) -> None:
        """Let others use the file."""
        self._connection.close()
