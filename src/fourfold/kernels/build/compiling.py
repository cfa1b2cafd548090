"""Kernels compiled by Numba when they are called: in nopython mode, without the interpreter lock,
cached on disk.

A kernel may call kernels of its own game and of `fourfold.kernels`. Numba's cache notices only
changes of the kernel's own file, so the machine code lies in a folder named after the sources of
both: in the folder of the game or, where that is not writable, in the user's cache folder. When a
new folder is made, those that have long been unused are removed.

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
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from time import time
from typing import Any

from fourfold.folders import cache_folder

from . import numba_internals
from .numba_internals import type_of
from .waiting import Wait

__all__ = ["dispatcher", "type_of"]

_KERNELS = Path(__file__).parents[1]
_KEPT = 8
"""Folders that are kept in any case, the last used: versions may share a cache."""
_LONG = 3600
"""A folder that was not used for so many seconds may go."""


def dispatcher(function: Callable[..., object]) -> Any:
    """Give a function that Numba compiles for the types that it is called with."""
    folder = _folder(_owner(Path(function.__code__.co_filename)))
    return numba_internals.njit(function, folder)


def _owner(source: Path) -> Path:
    """Return the folder whose modules a kernel may call: of its game, else its own."""
    games = _KERNELS.with_name("games")
    return games / source.relative_to(games).parts[0] if games in source.parents else source.parent


@cache
def _folder(owner: Path) -> Path | None:
    """Return the folder for machine code made from the current sources, or None."""
    sources = sorted({path for each in (owner, _KERNELS) for path in each.rglob("*.py")})
    digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if not numba_internals.is_optimising():
        # Numba would not tell this code from the usual one.
        return None
    for base in _bases(owner):
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


def _bases(owner: Path) -> Iterator[Path]:
    if setting := numba_internals.cache_folder_setting():
        yield Path(setting)
    yield owner / "__pycache__"
    with suppress(RuntimeError):  # nobody's home
        yield cache_folder()


class _Announcer:
    """Tells the user, once, why the first call takes a while, and how far it is.

    Code from the cache is no news.
    """

    announced, wait = False, Wait()

    def started(self, function: Any) -> None:
        if _is_ours(function):
            if not self.announced:
                self.announced = True
                _announce()
            self.wait.begin(function)

    def ended(self, function: Any) -> None:
        if _is_ours(function):
            self.wait.end(function)


def _is_ours(function: Any) -> bool:
    return numba_internals.is_optimising() and str(function.__module__).startswith("fourfold.")


def _announce() -> None:
    # Imported when there is something to say: kernels from the cache load faster without it.
    from fourfold.i18n import words_for

    if sys.stderr is not None:
        sys.stderr.write(words_for(os.environ)("fast-compiling") + "\n")
        sys.stderr.flush()


_ANNOUNCER = _Announcer()
numba_internals.listen(_ANNOUNCER.started, _ANNOUNCER.ended)
