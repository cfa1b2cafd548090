"""Whoever waits for Numba is told how far it is.

What a call needs is known before it is compiled: the kernel, and all that it calls. Kernels that
were compiled earlier, or lie on the disk, are ready at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

Show = Callable[[int, int], None]
"""Hears how many kernels are ready, and how many are needed; when all are, the wait is over."""

_show: Show = lambda ready, needed: None  # noqa: E731


def show_by(show: Show) -> None:
    """Let somebody show what is compiled from now on in this process."""
    global _show
    _show = show


class Wait:
    """What is being compiled: a kernel within another one, as Numba comes to them."""

    def __init__(self) -> None:
        self._under_way = 0
        self._ready: set[Any] = set()
        self._needed: set[Any] = set()

    def begin(self, function: FunctionType) -> None:
        """Hear that a kernel is being compiled."""
        if not self._under_way:
            self._needed |= reached(function)
        self._under_way += 1
        _show(len(self._ready), len(self._needed))

    def end(self, function: FunctionType) -> None:
        """Hear that a kernel is compiled."""
        self._under_way -= 1
        if self._under_way:
            self._ready |= {function} & self._needed
        else:
            self._ready |= self._needed
        _show(len(self._ready), len(self._needed))


def reached(function: FunctionType) -> set[FunctionType]:
    """Give the functions of a kernel and of all kernels that it calls, or those call.

    >>> from fourfold.fast.quantik.rules import placements
    >>> sorted(each.__name__ for each in reached(placements.function))  # type: ignore[attr-defined]
    ['_columns', '_regions', '_rows', '_used_up', 'placements', 'spaces']
    """
    found, left = set[FunctionType](), [function]
    while left:
        function = left.pop()
        if function not in found:
            found.add(function)
            left += _called(function)
    return found


def _called(function: FunctionType) -> Iterator[FunctionType]:
    """Give the functions of the kernels that a function names."""
    known = function.__globals__
    names = set(_names(function.__code__))
    given = [known[name] for name in names if name in known]
    modules = [vars(each) for each in given if isinstance(each, ModuleType)]
    for each in [*given, *(module.get(name) for module in modules for name in names)]:
        called = getattr(each, "function", None)
        if isinstance(called, FunctionType) and hasattr(each, "is_entry"):
            yield called


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names(each)
