"""How long a new process takes until every table of the package answers, beside Numba alone."""

from __future__ import annotations

import subprocess
import sys

from fourfold.fast.qomet.rules import NONE
from fourfold.games.qomet import Qomet
from fourfold.games.quantik import Quantik
from fourfold.solve.qomet import book as qomet_book
from fourfold.solve.qomet import table as qomet_table
from fourfold.solve.quantik import probe

from .timing import Effort, Figure

WORKS = (f"from {__name__} import load; load()", "import numba")
CLOCK = "from time import perf_counter as now; start = now(); {work}; print(now() - start)"
"""Everything counts that the work has to import."""


def tables(effort: Effort) -> Figure:
    """Time the work that comes before the first answers, in processes of its own."""
    turns = [[_seconds(work) for work in WORKS] for _ in range(effort.turns)]
    loading, numba = map(min, zip(*turns, strict=True))
    return Figure("tables", loading, "numba", numba, "s", effort.turns)


def load() -> None:
    """Load every table that comes with the package, and ask each of them something."""
    probe.shipped().values(Quantik().initial())
    for exits in ("on", "off"):
        game = Qomet({"corner_exit": exits})
        for table in (qomet_table.shipped(game), qomet_book.shipped(game)):
            assert table is not None, f"{game.options_text} has no table"
            table.distance(0, 0, NONE)


def _seconds(work: str) -> float:
    command = [sys.executable, "-c", CLOCK.format(work=work)]
    return float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
