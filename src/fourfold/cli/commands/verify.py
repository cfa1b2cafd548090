"""`fourfold verify`: checking what a table says, with a program that did not make it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fourfold.games import load
from fourfold.solve.contract import Doubt
from fourfold.words import Words

from ..arguments import with_options
from ..terminal.progress import progress_bar
from ..terminal.screen import make_console
from .solve import extras, solver_or_complaint

MOST_FAULTS = 20
"""How many faults of a table are told one by one."""


def verify_table(
    say: Words,
    spec: str,
    options: Sequence[str],
    *,
    table: Path | None,
    sample: int | None,
    seed: int,
    stars: str | None = None,
    gpu: bool = False,
    jobs: int = 1,
) -> bool:
    """Check a sample of a table, or all of it; give whether all is well."""
    game = load(with_options(spec, options))
    solver = solver_or_complaint(game)
    number = extras(solver, stars=stars, gpu=gpu)
    with progress_bar() as show:
        found = solver.check(
            Doubt(game, table, sample, seed, jobs, number, gpu),
            lambda doing, done, total: show(say(doing.message, **doing.arguments), done, total),
        )
    console = make_console()
    for fault in found.faults[:MOST_FAULTS]:
        console.print(say.error(fault))
    counts = {"checked": found.checked, "classes": found.total, "faults": len(found.faults)}
    console.print(say("verify-result", file=found.file.name, **counts))
    return not found.faults
