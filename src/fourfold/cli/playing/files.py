"""Game records in files: read with care, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from fourfold.match import Match, read_record, write_record
from fourfold.rules.errors import quoted

from ..errors import CommandError

LONGEST_RECORD = 2**20

_WHY = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
}


def read_match(name: str) -> Match:
    """Read a match from a file, or raise an error that says what is wrong with it."""
    try:
        with Path(name).expanduser().open("rb") as file:
            data = file.read(LONGEST_RECORD + 1)
    except (OSError, RuntimeError, ValueError) as error:
        raise _file_error("file-unreadable", name, error) from error
    if len(data) > LONGEST_RECORD:
        raise CommandError("file-too-long", file=quoted(name), limit=LONGEST_RECORD)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CommandError("file-not-text", file=quoted(name), line=line) from error
    return read_record(text)


def file_exists(name: str) -> bool:
    """Say whether there is something under this name already."""
    try:
        return os.path.lexists(Path(name).expanduser())
    except (OSError, RuntimeError, ValueError) as error:
        raise _file_error("file-unwritable", name, error) from error


def write_match(name: str, match: Match) -> None:
    """Write a match to a file, replacing what is there. If that fails, nothing has changed."""
    try:
        path = Path(name).expanduser().resolve()
        if path.exists() and not path.is_file():
            raise IsADirectoryError
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(write_record(match))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        raise _file_error("file-unwritable", name, error) from error


def _file_error(code: str, name: str, error: Exception) -> CommandError:
    why = next((why for kind, why in _WHY.items() if isinstance(error, kind)), "other")
    system = getattr(error, "strerror", None) or str(error)
    return CommandError(code, file=quoted(name), why=why, system=quoted(system))
