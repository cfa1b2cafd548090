"""One server for one file: two would each believe to be alone, and disagree.

Servers that know of each other may share it, but not with one that does not know of them.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
from contextlib import ExitStack
from pathlib import Path

_PLACE = 2**62
"""The byte of the database that is locked: far behind all that SQLite locks itself, or ever has."""

_PATIENCE = 0.5
"""Seconds in which others who share the file, or are being refused, have let go of the lock."""


class TakenError(Exception):
    """Another server uses the file."""


class Claim:
    """The right to use a database file. The system takes it back when the process ends.

    It is a lock that SQLite has on a second, empty file, because that works on every system. Where
    the system can do it, it is also a lock on the file itself, which has one for all of its names.
    """

    def __init__(self, file: Path, *, is_shared: bool = False) -> None:
        """Claim a file, alone or with others who share it, or raise TakenError."""
        # Whoever goes another way to the same file finds the same lock.
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as held:
            _lock_beside(file.with_name(f"{file.name}-lock"), held, is_shared)
            if sys.platform == "linux":
                _lock_itself(file, held, is_shared)
            self._held = held.pop_all()

    def close(self) -> None:
        """Let others use the file."""
        self._held.close()


def _lock_beside(beside: Path, held: ExitStack, is_shared: bool) -> None:
    # Whoever could read it could lock it, too, and keep every server from starting.
    os.close(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600))
    beside.chmod(0o600)
    patience = _PATIENCE if is_shared else 0
    connection = sqlite3.connect(beside, timeout=patience, isolation_level=None)
    held.callback(connection.close)
    try:
        connection.execute("BEGIN" if is_shared else "BEGIN EXCLUSIVE")
        # Only who reads something has a lock that others may have, too.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname in ("SQLITE_BUSY", "SQLITE_LOCKED"):
            raise TakenError from error
        raise


def _lock_itself(file: Path, held: ExitStack, is_shared: bool) -> None:
    """Lock the file whatever it is called: hard links have other files beside them.

    The lock belongs to what was opened here. One that belongs to the process would be gone as soon
    as SQLite closes a connection to the same file.
    """
    import fcntl

    opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    held.callback(os.close, opened)
    kind = fcntl.F_RDLCK if is_shared else fcntl.F_WRLCK
    wanted = struct.pack("hhqqi0q", kind, os.SEEK_SET, _PLACE, 1, 0)
    try:
        fcntl.fcntl(opened, fcntl.F_OFD_SETLK, wanted)
    except BlockingIOError as error:
        raise TakenError from error
    except OSError:
        # Not every file system has such locks, and the one beside is held all the same.
        return
