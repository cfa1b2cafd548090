"""Kernels: functions of numbers, tuples and arrays that run as machine code.

A kernel is an ordinary Python function, written once. `@entry` marks those that Python calls; their
annotations say exactly what they take and give (see `library.declarations`). `@kernel` marks the
others, which only kernels call. Calls of an entry go to the library that was built from these
sources where there is one that fits, else to Numba, which compiles what is needed; the caller
cannot tell. `library` has the way there.

- Kernels make no arrays: who calls brings them. So nobody has to count who uses which, and a
  library needs nothing but itself.
- Kernels do not call themselves. Code from Numba's cache that does can crash the process when one
  of the calls has other types (https://github.com/numba/numba/issues/6061); GPUs do not like it
  either.
- Parallel work is done by threads that call kernels, which hold no lock.

`FOURFOLD_KERNELS=numba` in the environment leaves the library aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, update_wrapper
from typing import Any, NamedTuple, TypeVar, cast

from fourfold.rules.errors import GameError

F = TypeVar("F", bound=Callable[..., object])


class Dims(NamedTuple):
    """How many dimensions an array has, in the order of C and without gaps.

    Whatever is `fixed` is only read, so that memory may be given that nobody can write to.
    """

    axes: int
    fixed: bool = False


_KERNELS: list[Kernel] = []


class KernelsMissingError(GameError):
    """A kernel is called, but there is no library and no Numba."""


class Kernel:
    """A function, and what runs in its stead."""

    def __init__(self, function: Callable[..., Any], *, is_entry: bool) -> None:
        self.function, self.is_entry = function, is_entry
        update_wrapper(self, function)
        self._run = self._first
        _KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:
        return self._run(*arguments)

    def _first(self, *arguments: Any) -> Any:
        """Find out who runs this kernel; nothing is loaded before a kernel is called."""
        self._run = self.built or self.compiled
        return self._run(*arguments)

    @cached_property
    def built(self) -> Callable[..., Any] | None:
        """The same function in the library, if there is one that fits."""
        from .loading import built

        return built(self.function) if self.is_entry else None

    @cached_property
    def built_for_older(self) -> Callable[..., Any] | None:
        """The same function in the library, for processors that are older than this one."""
        from .loading import built

        return built(self.function, older=True)

    @cached_property
    def compiled(self) -> Any:
        """The same function as Numba compiles it, when it is called or for a library."""
        try:
            from .build.compiling import dispatcher
        except ModuleNotFoundError:
            raise KernelsMissingError("kernels-missing", kernel=self.function.__name__) from None
        return dispatcher(self.function)

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks for where a kernel calls this one."""
        from .build.compiling import type_of

        return type_of(self.compiled)


def kernel(function: F) -> F:
    """Make a kernel that other kernels call."""
    return cast("F", Kernel(function, is_entry=False))


def entry(function: F) -> F:
    """Make a kernel that Python calls, with its annotations as declaration."""
    return cast("F", Kernel(function, is_entry=True))


@contextmanager
def compiled_by_numba() -> Iterator[None]:
    """Leave the library aside for a while, to compare it with Numba."""
    with _instead(lambda each: each.compiled):
        yield


@contextmanager
def built_for_older() -> Iterator[None]:
    """Use what was built for older processors for a while, to compare the library with itself."""
    with _instead(lambda each: each.built_for_older):
        yield


@contextmanager
def _instead(way: Callable[[Kernel], Any]) -> Iterator[None]:
    before = [(each, each._run) for each in _KERNELS if each.is_entry]
    for each, _ in before:
        each._run = way(each)
    try:
        yield
    finally:
        for each, run in before:
            each._run = run
