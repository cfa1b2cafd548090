"""Whether this machine has room for what is to be solved."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from .errors import TableError


def check_memory(needed: int) -> None:
    """Raise TableError if this machine has less than so many bytes of memory, as far as it says."""
    memory = _memory()
    if memory is not None and memory < needed:
        raise TableError("solve-memory", needed=gigabytes(needed), found=gigabytes(memory))


def check_disk(folder: Path, needed: int) -> None:
    """Raise TableError if the disk has no room for so many bytes, arrays there counted in."""
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    arrays = (path for kind in ("bytes", "words") for path in folder.glob(f"*.{kind}"))
    have = shutil.disk_usage(there).free + sum(path.stat().st_size for path in arrays)
    if have < needed:
        raise TableError(
            "solve-disk", folder=str(folder), needed=gigabytes(needed), found=gigabytes(have)
        )


def gigabytes(count: int) -> str:
    """Write so many bytes."""
    return f"{count / 1e9:.1f}"


def _memory() -> int | None:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None
