"""Where a whole solution of Qomet is, if this machine has one, found without kernels and arrays."""

from __future__ import annotations

import os
from pathlib import Path

from fourfold.tables.errors import TableError
from fourfold.tables.sources import is_address, shelf

from ..rules import Qomet

SOLUTION = "FOURFOLD_QOMET"
"""The environment variable that names the folder of a whole solution, its packed file, or the
address of that file.
"""
HEADING = "heading.json"
"""What says in a folder what the arrays beside it are."""
MAGIC = b"fourfold qomet 1\n"
"""The first line of a packed file."""
SETTINGS = ("on", "off")
"""Of the option that makes two games of it, with a solution each."""


def games() -> list[Qomet]:
    """Give the games that have solutions of their own."""
    return [Qomet({"corner_exit": setting}) for setting in SETTINGS]


def solution_is_packed(given: str) -> bool:
    """Say whether this is a file or an address, and not a folder."""
    return is_address(given) or Path(given).is_file()


def solution_folder(given: str) -> Path:
    """Give the folder that SOLUTION names, or raise TableError."""
    if not Path(given).is_dir():
        raise TableError("table-nowhere", variable=SOLUTION, file=given)
    return Path(given)


def solutions_given(game: Qomet) -> list[str]:
    """Give where packed solutions are: what SOLUTION names, and what was fetched.

    What SOLUTION names may be for the other setting; only the file itself says so.
    """
    given, kept = os.environ.get(SOLUTION), kept_solution(game)
    named = [given] if given and solution_is_packed(given) else []
    return named + ([kept] if kept else [])


def kept_solution(game: Qomet) -> str | None:
    """Give the packed solution that was fetched for this machine, if there is one."""
    path = shelf() / kept_name(game)
    return str(path) if path.is_file() else None


def kept_name(game: Qomet) -> str:
    """Give the name of a packed solution among the tables of this machine."""
    return f"qomet-corner-exit-{game.options['corner_exit']}.packed"


def is_packed(path: Path) -> bool:
    """Say whether there is a file that begins like a packed solution."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def has_solution() -> bool:
    """Say whether there is a whole solution, as far as a glance tells."""
    given = os.environ.get(SOLUTION)
    if not given:
        return any(map(kept_solution, games()))
    return is_address(given) or is_packed(Path(given)) or (Path(given) / HEADING).is_file()
