"""The files of the web app, and whether they are complete.

`make web` writes them into the package. The build hook runs this module by itself, so it needs only
the standard library.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

WEB = Path(__file__).parents[1] / "web"
PYTHON = "assets/fourfold-*.zip.gz"
"""Our sources for Pyodide. Pages that were built without them leave everything to the server."""


def missing_part() -> Literal["pages", "python"] | None:
    """Return what the web app lacks: all of it, Python for the browser, or nothing."""
    if not (WEB / "index.html").is_file():
        return "pages"
    return None if any(WEB.glob(PYTHON)) else "python"
