"""`fourfold verify`: checking what a table says, with a program that did not make it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fourfold.i18n import Words
from fourfold.rules import load
from fourfold.tables.contract import Doubt

from ..arguments import with_options
from ..terminal.progress import progress_bar
from ..terminal.sentences import print_sentence
from .extras import read_extras
from .solve import solver_or_complaint

MOST_FAULTS = 20
"""How many faults of a table are told one by one."""


class Part(NamedTuple):
    """What is checked: so many claims of a table, drawn by chance, or all of them."""

    table: Path | None
    sample: int | None
    seed: int


def verify_table(
    say: Words,
    spec: str,
    options: Sequence[str],
    extras: Mapping[str, str | bool | None],
    part: Part,
    jobs: int,
) -> bool:
    """Check a sample of a table, or all of it; give whether all is well."""
    game = load(with_options(spec, options))
    solver = solver_or_complaint(game)
    doubt = Doubt(game, part.table, part.sample, part.seed, jobs, read_extras(solver, extras))
    with progress_bar() as show:
        found = solver.check(
            doubt,
            lambda doing, done, total: show(say(doing.message, **doing.arguments), done, total),
        )
    for fault in found.faults[:MOST_FAULTS]:
        print_sentence(say.error(fault))
    counts = {"checked": found.checked, "classes": found.total, "faults": len(found.faults)}
    print_sentence(say("verify-result", file=found.file.name, **counts))
    return not found.faults
