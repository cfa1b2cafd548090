"""Packages that a plain installation leaves out, and the extra that brings them."""

from __future__ import annotations

import re

from .errors import CommandError

_REQUIREMENT = re.compile(r"""([\w.-]+).*\bextra\s*==\s*['"]([\w-]+)['"]""")


def missing_extra(error: ModuleNotFoundError) -> CommandError:
    """Say which extra to install for a module that is missing; raise the error if none has it."""
    module = (error.name or "").partition(".")[0]
    for line in _requirements():
        found = _REQUIREMENT.match(line)
        if found and found[1].replace("-", "_").replace(".", "_").lower() == module:
            return CommandError("extra-missing", package=module, extra=found[2])
    raise error


def _requirements() -> list[str]:
    # Imported when something is missing: every command would start later.
    from importlib.metadata import PackageNotFoundError, requires

    try:
        return requires("fourfold") or []
    except PackageNotFoundError:  # run from a folder, without being installed
        return []
