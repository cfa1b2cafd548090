"""Libraries are kept, by the digest of their sources, for other clones and worktrees with the same
sources: to build takes a minute, to copy takes nothing.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from shutil import copyfile, rmtree

from fourfold.folders import cache_folder

from ..loading import UnusableError, check, manifest_of

_KEPT = 8
"""How many versions are kept, the last used."""


def shelf(digest: str) -> Path:
    """Give where libraries of these sources are kept."""
    return cache_folder() / "libraries" / digest[:16]


def fetch(name: str, digest: str, folder: Path) -> bool:
    """Copy a library that was kept into a folder; say whether there was one."""
    with suppress(UnusableError, OSError):
        library, _ = check(shelf(digest), name)
        _copy(library, folder)
        return True
    return False


def keep(name: str, digest: str, folder: Path) -> None:
    """Keep a library that was built into a folder, where that is possible."""
    with suppress(UnusableError, OSError):
        library, _ = check(folder, name)
        _copy(library, shelf(digest))
        others = sorted(shelf(digest).parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in others[:-_KEPT]:
            rmtree(old, ignore_errors=True)


def _copy(library: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in (library, manifest_of(library)):
        fresh = folder / f"{path.name}.{os.getpid()}"
        copyfile(path, fresh)
        fresh.replace(folder / path.name)
