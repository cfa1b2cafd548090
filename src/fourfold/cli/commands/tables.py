"""`fourfold tables`: what is known of the games on this machine, and how more comes here."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fourfold.games import load
from fourfold.games.errors import quoted
from fourfold.solve import keeping
from fourfold.solve.contract import Kept, Sentence
from fourfold.solve.errors import TableError
from fourfold.solve.lines import SILENCE
from fourfold.solve.registry import solvable, solver_named
from fourfold.solve.sources import is_address
from fourfold.words import Words

from ..arguments import with_options
from ..errors import CommandError
from ..terminal.progress import polite_stop, progress_bar
from ..terminal.screen import make_console
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
    console = make_console()
    for game, table in found:
        if isinstance(table, TableError):
            console.print(say.error(table), soft_wrap=True)
            continue
        size = say("tables-size", megabytes=table.bytes / 1e6)
        console.print(f"{game}: {_sentence(say, table.knows)} ({size})", soft_wrap=True)
        console.print(f"  {table.file}", soft_wrap=True, highlight=False)
        console.print(f"  SHA-256 {table.checksum}", soft_wrap=True, highlight=False)
        console.print(f"  {_checked(say, table)}", soft_wrap=True, highlight=False)
    for file in keeping.unfinished():
        console.print(say("tables-unfinished", file=str(file)), soft_wrap=True)
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
    console = make_console()
    console.print(say("tables-asking", file=address, seconds=int(SILENCE)), soft_wrap=True)
    with progress_bar() as show, polite_stop() as stop:
        file = keeping.fetch(
            address, lambda doing, done, total: show(_sentence(say, doing), done, total), stop
        )
    if file is None:
        console.print(say("tables-stopped"), soft_wrap=True)
        return False
    console.print(say("tables-fetched", file=str(file)), soft_wrap=True)
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
    make_console().print(say("solve-done", file=str(packed)), soft_wrap=True)


def remove_table(say: Words, name: str) -> None:
    """Remove a table that was fetched."""
    make_console().print(say("tables-removed", file=str(keeping.remove(name))), soft_wrap=True)
