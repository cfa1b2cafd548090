"""The tables that somebody has fetched or made for this machine, and how they come here.

They lie in the folder for what belongs to the user. Engines find them there by their names.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from fourfold.rules.errors import quoted

from .contract import Kept, Sentence, Stop, Tell
from .errors import TableError
from .registry import solvable, solver_named
from .remote import RemoteSource
from .sources import Part, shelf
from .table_file import UNFINISHED, write_whole

_LEAST, _MOST = 1 << 18, 1 << 22
"""How many bytes are fetched at once, several times at a time: few at first, for the line may be
slow, and more as long as they come quickly.
"""
_AT_ONCE = 6
_PATIENCE = 60.0
"""How long that may take."""
_QUICK = 0.05
"""Which part of it is quick."""
_DIGEST = 32


def whole(file: Path, knows: Sentence) -> Kept:
    """Tell of a table file, which ends with its checksum."""
    data = file.read_bytes()
    return Kept(str(file), knows, len(data), data[-_DIGEST:].hex())


def fetch(address: str, tell: Tell, stop: Stop) -> Path | None:
    """Fetch a packed solution, or what is missing of it; give nothing if that was stopped."""
    from .lines import fetch as ask

    source = RemoteSource(address, ask, seconds=_PATIENCE)
    unfinished = shelf() / (_name(address) + UNFINISHED)
    if not _download(source, unfinished, tell, stop):
        return None
    try:
        name = _recognised(unfinished, tell)
    except TableError as error:
        # All of it is here and wrong: to go on with it would never come to a good end.
        _forget(unfinished)
        raise TableError(error.code, **{**error.details, "file": address}) from None
    file = unfinished.replace(shelf() / name)
    _note(unfinished).unlink(missing_ok=True)
    return file


def _recognised(file: Path, tell: Tell) -> str:
    """Give the name under which a packed solution is kept, or raise TableError."""
    for game in solvable():
        if name := solver_named(game).recognise(file, tell):
            return name
    raise TableError("table-foreign", file=str(file))


def _forget(file: Path) -> None:
    """Remove what was fetched, where that is possible."""
    with suppress(OSError):
        file.unlink()
        _note(file).unlink(missing_ok=True)


def _download(source: RemoteSource, file: Path, tell: Tell, stop: Stop) -> bool:
    doing = Sentence("tables-fetching", {"file": source.name})
    identity = {"tag": source.tag, "size": source.size}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if _noted(file) != identity:
            file.write_bytes(b"")
            write_whole(_note(file), json.dumps(identity).encode())
        with file.open("ab") as kept:
            kept.truncate(done := min(kept.tell(), source.size))
            length = _LEAST
            while done < source.size:
                tell(doing, done, source.size)
                if stop():
                    return False
                bounds = range(done, min(done + _AT_ONCE * length, source.size), length)
                parts = [Part(first, min(first + length, source.size)) for first in bounds]
                asked = time.monotonic()
                for data in source.fetched(parts):
                    kept.write(data)
                    done += len(data)
                is_quick = time.monotonic() - asked < _QUICK * _PATIENCE
                length = min(2 * length, _MOST) if is_quick else max(length // 2, _LEAST)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TableError("table-unwritable", file=str(file), reason=reason) from None
    return True


def _name(address: str) -> str:
    with suppress(ValueError):
        return Path(urlsplit(address).path).name or "table"
    return "table"


def _note(file: Path) -> Path:
    """Give where it is noted what a file is the beginning of."""
    return file.with_name(file.name + ".json")


def _noted(file: Path) -> object:
    with suppress(OSError, ValueError):
        return json.loads(_note(file).read_bytes()) if file.exists() else None
    return None


def unfinished() -> list[Path]:
    """Give what was begun to be fetched."""
    return [path for path in mine() if path.name.endswith(UNFINISHED)]


def mine() -> list[Path]:
    """Give what was fetched for this machine, and what was begun to be."""
    with suppress(OSError):
        return sorted(path for path in shelf().iterdir() if path.suffix != ".json")
    return []


def remove(name: str) -> Path:
    """Remove a table of this machine, or what is not yet all of one, or raise TableError."""
    for path in mine():
        if name in (path.name, str(path)):
            try:
                path.unlink()
                _note(path).unlink(missing_ok=True)
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise TableError("table-unwritable", file=str(path), reason=reason) from None
            return path
    raise TableError("table-not-mine", file=quoted(name), folder=str(shelf()))
