"""How Hypothesis looks for examples, and the fixtures all tests share.

The same examples in every run: a change that breaks something breaks it for everybody. To look for
new ones, `pytest --hypothesis-profile=search`; `few` is for tests that run tests.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Generator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

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
        build = [sys.executable, "-m", "fourfold.kernels.build", "--stale", "here", *wasm]
        subprocess.run(build, check=False)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let every other process that shares the tests read them from the last to the first.

    What one has compiled, nobody compiles again: they meet in the middle.
    """
    report = yield
    name = getattr(collector.config, "workerinput", {}).get("workerid", "gw0")
    if isinstance(collector, pytest.Directory) and int(name.removeprefix("gw")) % 2:
        report.result.reverse()
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give all processes the same order: what takes long first, lest others wait for it at last."""
    tops = [config.rootpath / name for name in config.getini("testpaths")]

    @cache
    def place(path: Path) -> tuple[int, tuple[str, ...]]:
        within = [number for number, top in enumerate(tops) if path.is_relative_to(top)]
        return min(within, default=len(tops)), path.parts

    items.sort(key=lambda item: (item.get_closest_marker("slow") is None, place(item.path)))


def pytest_collection_finish() -> None:
    """Leave out what is there to stay when garbage is collected, which happens all the time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(params=sorted(registered()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every registered game, with the options it has by itself."""
    return load(str(request.param))
