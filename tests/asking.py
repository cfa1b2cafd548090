"""A plugin of pytest for a copy with one more game: only tests that this game could surprise.

    python -m pytest -p tests.asking

These are the tests with the game in their names or values, and those about all games at once: they
ask the registry, or use a constant or a function of the tests that does. What is asked of another
game alone, the new one cannot change. What is asked about all games with many values, as in each of
the languages, is asked with one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from fourfold import registered
from tests.adding import GAME

OTHERS = registered().keys() - {GAME}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even read modules about another game alone."""
    return True if _is_of_another(collection_path.name) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what has the game in its name or values, and once whatever is about all games."""
    kept, left, once = [], [], set[str]()
    for item in items:
        test = item.nodeid.partition("[")[0]
        if _has_game(item):
            kept.append(item)
        elif test not in once and _is_about_all(item):
            once.add(test)
            kept.append(item)
        else:
            left.append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def _has_game(item: pytest.Item) -> bool:
    values = getattr(item, "callspec", None)
    return GAME in item.nodeid or (values is not None and GAME in repr(values.params))


def _is_of_another(name: str) -> bool:
    return any(other in name for other in OTHERS)


def _is_about_all(item: pytest.Item) -> bool:
    if _is_of_another(item.nodeid) or not isinstance(item, pytest.Function):
        return False
    function: Any = getattr(item.obj, "__func__", item.obj)
    # Hypothesis puts a function of its own around a test, and draws what a decorator names.
    drawn = getattr(function, "hypothesis", None)
    if drawn is None:
        return _asks(function, set())
    inner = drawn.inner_test
    return _asks(inner, set()) or any(map(_has_registry, inner.__globals__.values()))


def _has_registry(value: object) -> bool:
    """Say whether something comes from a module of the tests that knows the registry."""
    module = str(getattr(value, "__module__", ""))
    return _is_ours(module) and hasattr(sys.modules[module], registered.__name__)


def _asks(function: FunctionType, seen: set[FunctionType]) -> bool:
    """Say whether a function of the tests, or one that it uses, comes to ask the registry."""
    seen.add(function)
    for name in _names(function.__code__):
        value = function.__globals__.get(name)
        if value is registered or (
            isinstance(value, list | tuple | dict | set) and GAME in repr(value)
        ):
            return True
        for used in _functions(value):
            if used not in seen and _is_ours(used.__module__) and _asks(used, seen):
                return True
    return False


def _names(code: CodeType) -> Iterator[str]:
    """Give every name in a function, and in those inside of it."""
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names(each)


def _functions(value: object) -> list[FunctionType]:
    inside = vars(value).values() if isinstance(value, type) else (value,)
    return [each for each in inside if isinstance(each, FunctionType)]


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == "tests"
