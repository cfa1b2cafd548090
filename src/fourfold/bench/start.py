"""How soon a new process answers: the first one ever on a machine beside the one after it.

And what it takes to keep one that answers everything. Processes that are compared are asked for
hardly any thinking, and timed by the time of the processor where the system tells: other programs
may interrupt them. How long somebody waits for an analysis is timed by the clock.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from time import perf_counter

from fourfold.engine.contract import Limits
from fourfold.engine.registry import brain_for
from fourfold.engine.thinking.starting import options
from fourfold.rules import load

from .registry import measured
from .tables import load as load_tables
from .timing import Effort, Figure

TURNS = 5
"""How often each is tried at most; processes take a while."""
IMPORT = "from time import process_time as now; t = now(); import {module}; print(now() - t)"
ENGINE = "fourfold.engine.analysis"
IMPORTING, ANSWERING, KEEPING = 0.1, 0.7, 200e6
"""What the project grants: the seconds for importing the engine and for an analysis of a fifth of a
second, and the bytes for an engine that has thought about every game, with every table.
"""
THINKING = 0.2
MEMORY = f"import {__name__} as this; this.think_about_everything(); print(this.peak())"


def start(effort: Effort) -> Iterator[Figure]:
    """Time the first answer in each game, then what every start of a process takes."""
    turns = min(effort.turns, TURNS)
    for name in measured():
        pairs = [_first_and_second(name) for _ in range(turns)]
        first, second = map(min, zip(*pairs, strict=True))
        yield Figure(name, first, "second", second, "s", turns)
    importing = min(_printed_by(IMPORT.format(module=ENGINE)) for _ in range(turns))
    yield Figure("engine", importing, "limit", IMPORTING, "s", turns)
    slowest = max(min(_waited(name) for _ in range(turns)) for name in measured())
    yield Figure("analysis", slowest, "limit", ANSWERING, "s", turns)
    if find_spec("resource"):
        yield Figure("memory", _printed_by(MEMORY), "limit", KEEPING, "B", 1)


def _first_and_second(name: str) -> list[float]:
    """Analyze the start of a game twice, at first with nothing kept from earlier."""
    with TemporaryDirectory() as caches:
        kept = {**os.environ, "NUMBA_CACHE_DIR": caches, "XDG_CACHE_HOME": caches}
        return [_seconds(name, kept) for _ in range(2)]


def _seconds(name: str, environment: dict[str, str]) -> float:
    before = _computed()
    subprocess.run(_command(name, 0.001), env=environment, capture_output=True, check=True)
    return _computed() - before


def _waited(name: str) -> float:
    """Give the seconds until an analysis of a fifth of a second is there."""
    start = perf_counter()
    subprocess.run(_command(name, THINKING), capture_output=True, check=True)
    return perf_counter() - start


def _command(name: str, seconds: float) -> list[str]:
    return [sys.executable, "-m", "fourfold", "analyze", name, "--time", str(seconds)]


def _computed() -> float:
    """Give the seconds that processes have computed which this one has started."""
    if find_spec("resource") is None:
        return perf_counter()
    resource = import_module("resource")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds: float = used.ru_utime + used.ru_stime
    return seconds


def _printed_by(code: str) -> float:
    """Give the number that a new process prints, which is started as workers are."""
    command = [sys.executable, "-c", code]
    told = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, env=options()["env"]
    )
    return float(told.stdout)


def think_about_everything() -> None:
    """Do in this process what an engine's worker has done sooner or later."""
    load_tables()
    for own in measured().values():
        for spec in own.LEVELS.values():
            game = load(spec)
            brain_for(game).judge(game.initial(), Limits(THINKING))


def peak() -> float:
    """Give the bytes of memory that this process has had at most."""
    resource = import_module("resource")
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most
