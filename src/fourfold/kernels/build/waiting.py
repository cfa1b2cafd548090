"""Whoever waits for Numba is told how far it is.

What a call needs is known before it is compiled: the kernel, and all that it calls. How long each
of them takes is estimated from how much code it is, and calls. Kernels that were compiled earlier,
or lie on the disk, are ready at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType

Show = Callable[[int, int], None]
"""Hears how much work is done, and how much there is for this call; when all is, the wait is over.
"""

_EACH, _OWN = 900, 3
"""What a kernel takes in any case, and for each byte of its code: in units of what it takes for
each byte that is called, which LLVM has before its eyes again. Fitted to what Numba took for the
kernels of all games; a unit was a ten-thousandth of a second.
"""

_show: Show = lambda ready, needed: None  # noqa: E731


def show_by(show: Show) -> None:
    """Let somebody show what is compiled from now on in this process."""
    global _show
    _show = show


class Wait:
    """What is being compiled: a kernel within another one, as Numba comes to them."""

    def __init__(self) -> None:
        self._under_way = self._done = self._whole = 0
        self._ready: set[FunctionType] = set()
        self._left: dict[FunctionType, int] = {}
        """The work that there is with each kernel which this call still needs."""

    def begin(self, function: FunctionType) -> None:
        """Hear that a kernel is being compiled."""
        added = set[FunctionType]()
        if not self._under_way:
            self._done = self._whole = 0
            self._left, added = {}, reached(function) - self._ready
        if function not in self._left:
            # One that is ready for other types takes as long once more.
            added.add(function)
        self._left |= {each: _work(each) for each in added}
        self._whole += sum(self._left[each] for each in added)
        self._under_way += 1
        _show(self._done, self._whole)

    def end(self, function: FunctionType) -> None:
        """Hear that a kernel is compiled, for which all that it calls had to be there."""
        self._under_way -= 1
        self._ready |= reached(function)
        self._done += sum(self._left.pop(each, 0) for each in reached(function))
        _show(self._done, self._whole)


def _work(function: FunctionType) -> int:
    """Estimate how long a kernel takes when everything that it calls is compiled."""
    return _EACH + _OWN * _size(function) + sum(map(_size, reached(function)))


def _size(function: FunctionType) -> int:
    return len(function.__code__.co_code)


def reached(function: FunctionType) -> set[FunctionType]:
    """Give the functions of a kernel and of all kernels that it calls, or those call.

    >>> from fourfold.games.quantik.kernels.rules import placements
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
