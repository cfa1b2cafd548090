"""A pytest plugin that measures which lines and branches of the rules their own tests reach.

    python -m pytest -p tests.covering
    python -m coverage combine

It measures while the tests of the rules and of matches run, except those with many examples (by
Hypothesis or marked `many_examples`), because tracing makes the rules five times as slow. A line
that only an engine reaches has not been tested. (pytest-cov cannot leave out single tests when
several processes share them.)
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from coverage import Coverage

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fourfold"
MEASURED = sorted(
    path
    for files in ("rules/*.py", "games/*/rules.py", "match/*.py")
    for path in PACKAGE.glob(files)
)
TESTS = [*MEASURED, ROOT / "tests" / "rules", ROOT / "tests" / "match"]
"""Modules with doctests, and folders of tests."""


class Count:
    """The measurement of this process."""

    def __init__(self) -> None:
        self._coverage = Coverage(config_file=str(ROOT / "pyproject.toml"), data_suffix=True)
        self._is_on = False

    def turn(self, *, on: bool) -> None:
        """Resume or pause."""
        if on == self._is_on:
            return
        self._is_on = on
        if on:
            _forget()
            self._coverage.start()
        else:
            self._coverage.stop()

    def save(self) -> None:
        """Stop and save the data."""
        self.turn(on=False)
        self._coverage.save()


def _forget() -> None:
    """Clear caches that were filled while nothing was measured."""
    for module in _modules:
        classes = [each for each in vars(module).values() if isinstance(each, type)]
        for owner in (module, *classes):
            for each in vars(owner).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


_modules: list[ModuleType] = []
_count = Count()
# Module-level code runs at import. Importing here keeps other modules from being traced.
_count.turn(on=True)
for path in MEASURED:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    _modules.append(import_module(name.removesuffix(".__init__")))
_count.turn(on=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure during a test of the rules or of matches, with its fixtures."""
    _count.turn(on=_is_counted(item))
    return (yield)


def _is_counted(item: pytest.Item) -> bool:
    if any(map(item.get_closest_marker, ("hypothesis", "many_examples"))):
        return False
    return any(item.path.is_relative_to(folder) for folder in TESTS)


def pytest_unconfigure() -> None:
    """Save the data at the end of every process."""
    _count.save()
