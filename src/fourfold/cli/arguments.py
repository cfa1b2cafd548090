"""What the commands read from their arguments in the same way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from fourfold.rules.errors import quoted
from fourfold.rules.options import whole

from .errors import CommandError

_MOST_DIGITS = 18
LARGEST_SEED = 10**_MOST_DIGITS - 1
LONGEST_TIME = 24 * 60 * 60


def with_options(spec: str, options: Sequence[str]) -> str:
    """Add `key=value` pairs to a game, which may have some already: `exago?players=3`."""
    if not options:
        return spec
    return f"{spec}{'&' if '?' in spec else '?'}{'&'.join(options)}"


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """Read a whole number between two bounds, both included."""
    size = whole(text.removeprefix("-"), _MOST_DIGITS)
    if size is not None and low <= (number := -size if text.startswith("-") else size) <= high:
        return number
    raise CommandError("number-here", name=name, value=quoted(text), low=str(low), high=str(high))


def seconds(text: str) -> float:
    """Read the time for a move or a position, up to a day."""
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?|\.[0-9]{1,9}", text, re.ASCII):
        number = float(text)
        if number <= LONGEST_TIME:
            return number
    raise CommandError("time-here", value=quoted(text), high=str(LONGEST_TIME))


def path(text: str) -> Path:
    """Read the name of a file or folder."""
    if "\0" in text or not text:
        raise CommandError("path-here", path=quoted(text))
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # Nobody is called so: then it is a name like any other.
        return Path(text)
