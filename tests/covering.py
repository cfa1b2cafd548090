"""A plugin of pytest that counts which lines and branches of the rules their own tests reach.

    python -m pytest -p tests.covering
    python -m coverage combine

It counts while tests of the rooms run that have a floor, and not for those with many examples, by
Hypothesis or marked `many_examples`: to trace the rules makes them five times as slow. A line of
theirs that only an engine happens to pass by has not been tested, and a hundred examples take no
branch that others do not. (pytest-cov cannot leave tests out where several processes share them:
each has a second count that never stops.)
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from coverage import Coverage

ROOT = Path(__file__).parents[1]
ROOMS = ("games", "match")
"""Those that have a floor."""
COUNTED = [ROOT / top / room for top in ("tests", "src/fourfold") for room in ROOMS]
"""The rooms, and what tests them for themselves."""


class Count:
    """What was reached in this process."""

    def __init__(self) -> None:
        self._coverage = Coverage(config_file=str(ROOT / "pyproject.toml"), data_suffix=True)
        self._is_on = False

    def turn(self, *, on: bool) -> None:
        """Go on counting, or pause."""
        if on == self._is_on:
            return
        self._is_on = on
        if on:
            _forget()
            self._coverage.start()
        else:
            self._coverage.stop()

    def save(self) -> None:
        """Stop, and write down what was reached."""
        self.turn(on=False)
        self._coverage.save()


def _forget() -> None:
    """Let functions of the rooms run again whose results were remembered while nobody counted."""
    for module in _modules:
        classes = [each for each in vars(module).values() if isinstance(each, type)]
        for owner in (module, *classes):
            for each in vars(owner).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


_modules: list[ModuleType] = []
_count = Count()
# What stands at the top of modules is reached when they are imported: now, and not among all the
# others that tests need, which would be traced as well.
_count.turn(on=True)
for room in ROOMS:
    for module in sorted((ROOT / "src" / "fourfold" / room).glob("*.py")):
        name = f"fourfold.{room}.{module.stem}".removesuffix(".__init__")
        _modules.append(import_module(name))
_count.turn(on=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Count during a test of these rooms, with its fixtures."""
    _count.turn(on=_is_counted(item))
    return (yield)


def _is_counted(item: pytest.Item) -> bool:
    if any(map(item.get_closest_marker, ("hypothesis", "many_examples"))):
        return False
    return any(item.path.is_relative_to(folder) for folder in COUNTED)


def pytest_unconfigure() -> None:
    """Write down what was reached, at the end of every process."""
    _count.save()
