"""How long a new process takes until every table of the package answers, beside NumPy alone."""

from __future__ import annotations

import subprocess
import sys

from .registry import measured
from .timing import Effort, Figure

WORKS = (f"from {__name__} import load; load()", "import numpy")
CLOCK = "from time import perf_counter as now; start = now(); {work}; print(now() - start)"
"""Everything counts that the work has to import."""


def tables(effort: Effort) -> Figure:
    """Time the work that comes before the first answers, in processes of its own."""
    turns = [[_seconds(work) for work in WORKS] for _ in range(effort.turns)]
    loading, numpy = map(min, zip(*turns, strict=True))
    return Figure("tables", loading, "numpy", numpy, "s", effort.turns)


def load() -> None:
    """Load every table that comes with the package, and ask each of them something."""
    for own in measured().values():
        own.load_tables()


def _seconds(work: str) -> float:
    command = [sys.executable, "-c", CLOCK.format(work=work)]
    return float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
