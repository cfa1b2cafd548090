"""How Hypothesis looks for examples, and the fixtures all tests share.

The same examples in every run: a change that breaks something breaks it for everybody. To look for
new ones, `pytest --hypothesis-profile=search`; `few` is for tests that run tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from fourfold import AnyGame, load, registered

settings.register_profile(
    "steady",
    max_examples=200,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", settings.get_profile("steady"), max_examples=3000, derandomize=False
)
settings.register_profile("few", settings.get_profile("steady"), max_examples=20)
settings.load_profile("steady")

ROOT = Path(__file__).parents[1]
COUNTED = [ROOT / top / room for top in ("tests", "src/fourfold") for room in ("games", "match")]
"""Where coverage is counted: the rooms that have a floor, and what tests them for themselves."""


def pytest_configure(config: pytest.Config) -> None:
    """Have the kernels built, once, before the processes that share the tests are started.

    Where that is not possible, the reason is printed, and Numba compiles them as they are called.
    Hundreds of processes are started after that, and none shall read the sources again.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if not hasattr(config, "workerinput"):
        wasm = ["wasm32"] if find_spec("ziglang") else []
        build = [sys.executable, "-m", "fourfold.fast.library", "--stale", "here", *wasm]
        subprocess.run(build, check=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests of other rooms out of the coverage, and those with many examples.

    To trace the rules makes them four times as slow. A line of theirs that only an engine happens
    to pass by has not been tested, and two hundred examples take no branch that others do not.
    """
    for item in items:
        counted = any(item.path.is_relative_to(folder) for folder in COUNTED)
        if not counted or item.get_closest_marker("hypothesis"):
            item.add_marker("no_cover")


@pytest.fixture(params=sorted(registered()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every registered game, with the options it has by itself."""
    return load(str(request.param))
