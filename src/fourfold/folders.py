"""Where programs of this system keep things for their user.

What belongs to the user is where platformdirs would put it. What can be made anew lies beside it on
Windows, and everywhere else where Linux has it. This needs no dependency for a few paths, and so
works in a browser, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    """Give the folder for what belongs to the user."""
    home = home or Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "fourfold"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "fourfold"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "fourfold"


def cache_folder() -> Path:
    """Give the folder for what can be made or fetched anew, or raise RuntimeError."""
    given = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.cache"
    return Path(given).expanduser() / "fourfold"
