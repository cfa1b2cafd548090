"""The versions of Numba that kernels are compiled with.

`build.numba_internals` uses parts of Numba that change without notice. A new version is therefore
allowed only when `tests/kernels` passes with it; `pyproject.toml` has the same bounds.
"""

from __future__ import annotations

import re
from importlib.util import find_spec

OLDEST = (0, 62)
"""llvmlite before this version cannot read the intermediate representation written here."""
NEWEST = (0, 68)
VERSIONS = "{}.{} to {}.{}".format(*OLDEST, *NEWEST)


class UnsupportedNumbaError(ModuleNotFoundError):
    """The installed Numba is not one of these versions, so it counts as missing."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"Numba {found} is installed, but the kernels need Numba {VERSIONS}; "
            'pip install "fourfold[kernels]" installs one of these.'
        )


def check_version() -> None:
    """Raise UnsupportedNumbaError for an installed Numba of another version."""
    # Imported when it is needed: the start of every program would take longer.
    from importlib.metadata import PackageNotFoundError, version

    try:
        found = version("numba")
    except PackageNotFoundError:
        return
    numbers = re.match(r"(\d+)\.(\d+)", found)
    if not numbers or not OLDEST <= tuple(map(int, numbers.groups())) <= NEWEST:
        raise UnsupportedNumbaError(found)


def is_usable() -> bool:
    """Return whether there is a Numba of a version that works; Numba is not imported."""
    if find_spec("numba") is None:
        return False
    try:
        check_version()
    except UnsupportedNumbaError:
        return False
    return True
