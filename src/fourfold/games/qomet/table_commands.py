"""What can be ordered for Qomet. Kernels are loaded when they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from fourfold.tables.contract import Checked, Doubt, Extra, Order, Sentence, Solved, Stop, Tell

from .lookup.whole import has_solution
from .rules import STARS
from .table_files import pack, recognise, tables

__all__ = ["EXTRAS", "check", "has_solution", "pack", "recognise", "solve", "tables"]

if TYPE_CHECKING:
    from .lookup.files import Summary
    from .solver import retrograde as solver

EXTRAS: Sequence[Extra] = (
    Extra("corner_exit", "cli-help-corner-exit", ("on", "off"), checked=False),
    Extra("stars", "cli-help-stars", range(1, STARS + 1)),
    Extra("gpu", "cli-help-gpu"),
    Extra("compress", "cli-help-compress", checked=False),
)


def solve(order: Order, tell: Tell, stop: Stop) -> Solved | None:
    """Solve the game, or one with fewer stars; give nothing if that was stopped."""
    from .lookup import packed
    from .lookup.files import Problem
    from .solver import retrograde as solver

    problem, files = Problem(order.game, order.extras.get("stars", STARS)), [order.folder]

    def progress(step: solver.Step) -> None:
        tell(Sentence("solve-qomet-pass", {"number": step.number}), step.done, step.total)

    summary = solver.solve(
        order.folder,
        problem,
        gpu="gpu" in order.extras,
        progress=progress,
        stop=stop,
        threads=order.threads,
    )
    if summary is None:
        return None
    if "compress" in order.extras:
        files.append(order.folder / packed.FILE)
        doing = Sentence("solve-packing", {"file": packed.FILE})
        packed.pack(order.folder, problem, files[-1], lambda done, total: tell(doing, done, total))
    return Solved(
        [f"solve-qomet-{each}" for each in ("stars", "wins", "losses", "draws", "longest")],
        _by_stars(summary),
        Sentence("solve-qomet-result", {"checksum": summary.checksum}),
        files,
    )


def _by_stars(summary: Summary) -> list[tuple[str, ...]]:
    """Add up what there is for each number of stars on the board."""
    rows = []
    for stars in sorted({each.own + each.other for each in summary.slices}):
        some = [each for each in summary.slices if each.own + each.other == stars]
        sums = [sum(each[field] for each in some) for field in (2, 3, 4)]
        longest = max(each.longest for each in some)
        rows.append((str(stars), *(f"{number:,}" for number in sums), str(longest)))
    return rows


def check(doubt: Doubt, tell: Tell) -> Checked:
    """Check a table, a folder or a packed file."""
    from .lookup.files import Problem
    from .lookup.packed import Packed
    from .lookup.table import path_of
    from .lookup.whole import is_packed
    from .verify import verify

    file, stars = doubt.file or path_of(doubt.game), doubt.extras.get("stars", STARS)
    doing = Sentence("verify-checking")
    with ExitStack() as stack:
        table = file
        if is_packed(file):
            # Unpacked beside it: the room for temporary files is often small.
            table = Path(stack.enter_context(TemporaryDirectory(dir=file.parent)))
            unpacking = Sentence("verify-unpacking", {"file": file.name})
            packed = Packed(file, Problem(doubt.game, stars))
            packed.unpack(table, lambda done, total: tell(unpacking, done, total))
        report = verify(
            table,
            doubt.game,
            stars,
            doubt.sample,
            doubt.seed,
            lambda done, total: tell(doing, done, total),
            gpu="gpu" in doubt.extras,
        )
    return Checked(file, report.checked, report.positions, report.faults)
