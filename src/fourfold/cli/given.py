"""What the commands read from their arguments in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.games.errors import quoted

from .errors import CommandError

_MOST_DIGITS = 18


def with_options(spec: str, options: Sequence[str]) -> str:
    """Add `key=value` pairs to a game, which may have some already: `exago?players=3`."""
    if not options:
        return spec
    return f"{spec}{'&' if '?' in spec else '?'}{'&'.join(options)}"


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """Read a whole number between two bounds, both included."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS:
        number = int(text)
        if low <= number <= high:
            return number
    raise CommandError("number-here", name=name, value=quoted(text), low=str(low), high=str(high))
