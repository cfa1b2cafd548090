"""How Hypothesis looks for examples, and the fixtures all tests share.

The same examples in every run: a change that breaks something breaks it for everybody. To look for
new ones, `pytest --hypothesis-profile=search`; `few` is for tests that run tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

from fourfold import AnyGame, load, registered

settings.register_profile(
    "steady",
    max_examples=100,
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


@pytest.fixture(params=sorted(registered()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every registered game, with the options it has by itself."""
    return load(str(request.param))
