"""Reading a table file for those who check it: by itself, with nothing of what writes tables."""

from __future__ import annotations

import json
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

from fourfold.rules import AnyGame

from .errors import TableError

_CHECKSUM = 32


def read_claims(path: Path, game: AnyGame, content: str) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Give the heading and the arrays of a sound table of this content, or raise TableError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TableError("table-unreadable", file=str(path), reason=reason) from None
    if not data.startswith(b"fourfold table 1\n"):
        raise TableError("table-foreign", file=str(path))
    if sha256(data[:-_CHECKSUM]).digest() != data[-_CHECKSUM:]:
        raise TableError("table-damaged", file=str(path))
    _, line, body = data.split(b"\n", 2)
    heading: dict[str, Any] = json.loads(line)
    _check_heading(path, heading, game, content)
    arrays = {}
    for listed in heading["arrays"]:
        arrays[listed["name"]] = zlib.decompress(body[: listed["bytes"]])
        body = body[listed["bytes"] :]
    return heading, arrays


def _check_heading(path: Path, heading: dict[str, Any], game: AnyGame, content: str) -> None:
    expected = " ".join(filter(None, (game.name, game.options_text, content)))
    found = " ".join(filter(None, (heading["game"], heading["options"], heading["content"])))
    if found != expected:
        raise TableError("table-other", file=str(path), found=found, expected=expected)
    if heading["rules"] != game.rules_version:
        raise TableError(
            "table-outdated", file=str(path), found=heading["rules"], expected=game.rules_version
        )
