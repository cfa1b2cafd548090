"""Kernels compiled by Numba when they are called: in nopython mode, without the interpreter lock,
cached on disk.

A kernel may call kernels of its own room and of `fast`. Numba's cache notices only changes of the
kernel's own file, so the machine code lies in a folder named after the sources of both: beside the
kernel or, where that is not allowed, in the user's cache folder. When a new folder is made, those
that have long been unused are removed.

Importing this module imports Numba, which takes a third of a second, and most of the memory of a
process that does little else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from time import time
from typing import Any

import numba
from numba.core import event as events
from numba.core import types

from fourfold.folders import cache_folder

from .. import bits
from .waiting import Wait

# Numba's insides have no types of their own.
extending: Any = import_module("numba.extending")
targets: Any = import_module("numba.core.target_extension")

_ROOM = Path(__file__).parents[1]
_SETTINGS: Any = numba.config
_KEPT = 8
"""Folders that are kept in any case, the last used: versions may share a cache."""
_LONG = 3600
"""A folder that was not used for so many seconds may go."""


def _leave_scipy_for_later() -> None:
    """Load the part of Numba that looks for SciPy, and let it look only whether SciPy is there.

    It would import all of SciPy's linear algebra to find out, which takes longer than everything
    else that a first kernel needs. A kernel that multiplies matrices imports it in any case.
    """
    linalg: Any = import_module("numba.np.linalg")
    given = linalg.ensure_blas
    linalg.ensure_blas = lambda: import_module("scipy")
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = given


with suppress(ImportError, AttributeError):  # another Numba, arranged in another way
    _leave_scipy_for_later()


# What processors do with a word and Python cannot; each is one instruction, on a GPU too.


@extending.intrinsic  # type: ignore[untyped-decorator]
def _popcount(_typing: Any, _word: Any) -> Any:
    def code(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        return build.ctpop(args[0])

    return types.int64(types.int64), code


@extending.intrinsic  # type: ignore[untyped-decorator]
def _lowest(_typing: Any, _word: Any) -> Any:
    def code(context: Any, build: Any, _signature: Any, args: Any) -> Any:
        undefined_for_zero = context.get_constant(types.boolean, True)
        return build.cttz(args[0], undefined_for_zero)

    return types.int64(types.int64), code


@extending.overload(bits.popcount)  # type: ignore[untyped-decorator]
def _popcount_of(word: Any) -> Any:
    def code(word: Any) -> Any:
        return _popcount(word)

    return code


@extending.overload(bits.lowest)  # type: ignore[untyped-decorator]
def _lowest_of(word: Any) -> Any:
    def code(word: Any) -> Any:
        return _lowest(word)

    return code


# Compiling.


def dispatcher(function: Callable[..., object]) -> Any:
    """Give a function that Numba compiles for the types that it is called with."""
    folder = _folder(Path(function.__code__.co_filename).parent)
    given = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(folder or "")
    njit: Any = numba.njit
    try:
        return njit(function, cache=folder is not None, **_options())
    finally:
        _SETTINGS.CACHE_DIR = given


def _options() -> dict[str, Any]:
    # Without the counting of references: where small functions hand on tuples of arrays, it would
    # take longer than what they do.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    if _SETTINGS.OPT == 0:
        # Nobody calls it from Python.
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return options


def type_of(compiled: Any) -> Any:
    """Give the type of a function that a kernel calls, on the processor or on a GPU."""
    if targets.current_target() != "cuda":
        return types.Dispatcher(compiled)
    target: Any = import_module("numba.cuda.descriptor").cuda_target
    return target.typing_context.resolve_value_type(compiled)


@cache
def _folder(room: Path) -> Path | None:
    """Give the folder for machine code made from a room as it is now; None if there is none."""
    sources = sorted({path for each in (room, _ROOM) for path in each.rglob("*.py")})
    digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if _SETTINGS.OPT == 0:
        # Numba would not tell this code from the usual one.
        return None
    for base in _bases(room):
        folder = base / f"kernels-{digest[:16]}"
        try:
            is_new = not folder.exists()
            folder.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=folder).close()
            os.utime(folder)
        except OSError:
            continue
        if is_new:
            _prune(base)
        return folder
    return None


def _prune(base: Path) -> None:
    """Remove folders that nobody has used for long.

    A process that still runs such sources is not harmed: Numba finds nothing and compiles anew.
    """
    folders = sorted(base.glob("kernels-*"), key=_last_use, reverse=True)
    for folder in folders[_KEPT:]:
        if time() - _last_use(folder) > _LONG:
            rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    """Say when a process last looked into a folder; long ago if it is gone by now."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def _bases(room: Path) -> Iterator[Path]:
    if _SETTINGS.CACHE_DIR:
        yield Path(_SETTINGS.CACHE_DIR)
    yield room / "__pycache__"
    with suppress(RuntimeError):  # nobody's home
        yield cache_folder()


class _Announcer(events.Listener):
    """Tells the user, once, why the first call takes a while, and how far it is.

    Code from the cache is no news.
    """

    announced, wait = False, Wait()

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if _is_ours(function):
            if not self.announced:
                self.announced = True
                _announce()
            self.wait.begin(function)

    def on_end(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if _is_ours(function):
            self.wait.end(function)


def _is_ours(function: Any) -> bool:
    return bool(_SETTINGS.OPT) and str(function.__module__).startswith("fourfold.")


def _announce() -> None:
    # Imported when there is something to say: kernels from the cache load faster without it.
    from fourfold.words import words_for

    if sys.stderr is not None:
        sys.stderr.write(words_for(os.environ)("fast-compiling") + "\n")
        sys.stderr.flush()


events.register("numba:compile", _Announcer())  # type: ignore[no-untyped-call]
