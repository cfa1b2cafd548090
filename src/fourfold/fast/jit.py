"""One way to compile kernels: Numba in nopython mode, without the interpreter lock, cached on disk.

A kernel may call kernels of its own room and of this one. Numba's cache notices only changes of
the kernel's own file, so the machine code lies in a folder named after the sources of both:
beside the kernel or, where that is not allowed, in the user's cache folder. When a new folder is
made, those that have long been unused are removed.

Kernels do not call themselves. Code from the cache that does can crash the process when one of the
calls has other types (https://github.com/numba/numba/issues/6061); GPUs do not like it either.

Parallel work is done by threads that call kernels, which hold no lock: Numba's own thread pools
are not safe to enter from two threads on every platform.

Importing this module imports Numba, which takes a third of a second. Nothing outside this room
imports a module with kernels before it needs one.
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
from typing import Any, TypeVar, cast

import numba
from numba.core import event as events

F = TypeVar("F", bound=Callable[..., object])

_ROOM = Path(__file__).parent
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


def kernel(function: F) -> F:
    """Compile a function of numbers, tuples and arrays when it is first called."""
    return _compiled(function)


def lean_kernel(function: F) -> F:
    """Compile a function that makes no arrays, and so need not count who uses those it is given.

    Where small functions hand on tuples of arrays, counting takes longer than what they do.
    """
    return _compiled(function, _nrt=False)


def _compiled(function: F, **options: bool) -> F:
    folder = _folder(Path(function.__code__.co_filename).parent)
    given = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(folder or "")
    njit: Any = numba.njit
    try:
        compiled = njit(
            function, cache=folder is not None, nogil=True, error_model="numpy", **options
        )
    finally:
        _SETTINGS.CACHE_DIR = given
    return cast("F", compiled)


@cache
def _folder(room: Path) -> Path | None:
    """Give the folder for machine code made from a room as it is now; None if there is none."""
    sources = sorted({path for each in (room, _ROOM) for path in each.rglob("*.py")})
    digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
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
    caches = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.cache"
    with suppress(RuntimeError):  # nobody's home
        yield Path(caches).expanduser() / "fourfold"


class _Announcer(events.Listener):
    """Tells the user, once, why the first call takes a while. Code from the cache is no news."""

    announced = False

    def on_start(self, event: Any) -> None:
        module = event.data["dispatcher"].py_func.__module__
        if not self.announced and module.startswith("fourfold."):
            self.announced = True
            _announce()

    def on_end(self, event: Any) -> None:
        """Say nothing: what was asked for follows."""


def _announce() -> None:
    # Imported when there is something to say: kernels from the cache load faster without it.
    from fourfold.words import choose_language, words

    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wishes = [os.environ.get("FOURFOLD_LANG", ""), locale]
    if sys.stderr is not None:
        sys.stderr.write(words(choose_language(wishes))("fast-compiling") + "\n")
        sys.stderr.flush()


events.register("numba:compile", _Announcer())  # type: ignore[no-untyped-call]
