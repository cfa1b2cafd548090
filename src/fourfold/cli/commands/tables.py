"""`fourfold tables`: what is known of the games on this machine, and how more comes here."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fourfold.i18n import Words
from fourfold.rules import load
from fourfold.rules.errors import quoted
from fourfold.tables import keeping
from fourfold.tables.contract import Kept, Sentence
from fourfold.tables.errors import TableError
from fourfold.tables.lines import SILENCE
from fourfold.tables.registry import solvable, solver_named
from fourfold.tables.sources import is_address

from ..arguments import with_options
from ..errors import CommandError
from ..terminal.progress import polite_stop, progress_bar
from .extras import read_extras
from .solve import solver_or_complaint


def list_tables(say: Words, *, as_json: bool) -> bool:
    """Say what is here; give whether all of it is sound."""
    found = list(_all())
    sound = all(isinstance(table, Kept) for _, table in found)
    if as_json:
        unfinished = [str(file) for file in keeping.unfinished()]
        told = [_payload(say, *each) for each in found]
        print(json.dumps({"tables": told, "unfinished": unfinished}))
        return sound
    for game, table in found:
        if isinstance(table, TableError):
            print(say.error(table))
            continue
        size = say("tables-size", megabytes=table.bytes / 1e6)
        print(f"{game}: {_sentence(say, table.knows)} ({size})")
        print(f"  {table.file}")
        print(f"  SHA-256 {table.checksum}")
        print(f"  {_checked(say, table)}")
    for file in keeping.unfinished():
        print(say("tables-unfinished", file=str(file)))
    return sound


def _all() -> Iterator[tuple[str, Kept | TableError]]:
    for game in solvable():
        for table in solver_named(game).tables():
            yield game, table


def _payload(say: Words, game: str, table: Kept | TableError) -> dict[str, str | int | bool]:
    if isinstance(table, TableError):
        return {"game": game, "error": table.code, "message": say.error(table)}
    return {
        "game": game,
        "file": table.file,
        "knows": _sentence(say, table.knows),
        "bytes": table.bytes,
        "sha256": table.checksum,
        "read": table.unread is None,
    }


def _checked(say: Words, table: Kept) -> str:
    """Say how much of a table was looked at, and how the rest is."""
    if table.unread is None:
        return say("tables-read")
    if is_address(table.file):
        command = shlex.join(["fourfold", "tables", "fetch", table.file])
        return say("tables-unread-address", command=command)
    command = shlex.join(["fourfold", "tables", "verify", table.unread, table.file])
    return say("tables-unread", command=command)


def _sentence(say: Words, sentence: Sentence) -> str:
    return say(sentence.message, **sentence.arguments)


def fetch_table(say: Words, address: str) -> bool:
    """Fetch a packed solution; give whether all of it is here."""
    if not is_address(address):
        raise CommandError("tables-address", address=quoted(address))
    print(say("tables-asking", file=address, seconds=int(SILENCE)), flush=True)
    with progress_bar() as show, polite_stop() as stop:
        file = keeping.fetch(
            address, lambda doing, done, total: show(_sentence(say, doing), done, total), stop
        )
    if file is None:
        print(say("tables-stopped"))
        return False
    print(say("tables-fetched", file=str(file)))
    return True


def pack_table(
    say: Words,
    spec: str,
    options: Sequence[str],
    extras: Mapping[str, str | bool | None],
    folder: Path,
    file: Path | None,
) -> None:
    """Pack a solution into one file."""
    game = load(with_options(spec, options))
    solver, packed = solver_or_complaint(game), file or folder.with_name(f"{folder.name}.packed")
    with progress_bar() as show:
        solver.pack(
            game,
            folder,
            packed,
            read_extras(solver, extras),
            lambda doing, done, total: show(_sentence(say, doing), done, total),
        )
    print(say("solve-done", file=str(packed)))


def remove_table(say: Words, name: str) -> None:
    """Remove a table that was fetched."""
    print(say("tables-removed", file=str(keeping.remove(name))))
