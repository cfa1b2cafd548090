"""How soon a new process answers: the first one ever on a machine beside the one after it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from time import perf_counter

from .registry import measured
from .timing import Effort, Figure

TURNS = 5
"""How often each is tried at most; processes take a while."""
IMPORT = "from time import perf_counter as now; t = now(); import {module}; print(now() - t)"
ENGINE = "fourfold.engine.analysis"
IMPORTING, ANSWERING = 0.1, 0.7
"""What the project grants for importing the engine, and for an analysis of a fifth of a second."""


def start(effort: Effort) -> Iterator[Figure]:
    """Time the first answer in each game, then what every start of a process takes."""
    turns, best = min(effort.turns, TURNS), 0.0
    for name in measured():
        pairs = [_first_and_second(name) for _ in range(turns)]
        first, second = map(min, zip(*pairs, strict=True))
        yield Figure(name, first, "second", second, "s", turns)
        best = max(best, second)
    importing = min(_seconds_to_import(ENGINE) for _ in range(turns))
    yield Figure("engine", importing, "limit", IMPORTING, "s", turns)
    yield Figure("analysis", best, "limit", ANSWERING, "s", turns)


def _first_and_second(name: str) -> list[float]:
    """Analyze the start of a game twice, at first with nothing kept from earlier."""
    with TemporaryDirectory() as caches:
        kept = {**os.environ, "NUMBA_CACHE_DIR": caches, "XDG_CACHE_HOME": caches}
        return [_seconds(name, kept) for _ in range(2)]


def _seconds(name: str, environment: dict[str, str]) -> float:
    command = [sys.executable, "-m", "fourfold", "analyze", name, "--time", "0.2"]
    started = perf_counter()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    return perf_counter() - started


def _seconds_to_import(module: str) -> float:
    command = [sys.executable, "-c", IMPORT.format(module=module)]
    return float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
