"""Standard streams that never fail because of what they cannot encode or because they are shut."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

_NEAREST = "fourfold-nearest"
_LOOKALIKES = str.maketrans(
    {"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "–": "-", "—": "-", "×": "x", "…": "..."}
)


def settle_streams() -> None:
    """Make the standard streams safe to read from and to write to."""
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", _NEAREST),
        ("stderr", "w", _NEAREST),
    ):
        stream = getattr(sys, name)
        if stream is None:
            # The caller closed it, as in `fourfold games >&-`.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def writes_unicode() -> bool:
    """Say whether standard output can show more than ASCII."""
    try:
        "╱⬢●".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def as_written(text: str) -> str:
    """Give a text as standard output shows it."""
    encoding = sys.stdout.encoding or "ascii"
    return text.encode(encoding, _NEAREST).decode(encoding)


def writes_most(text: str) -> bool:
    """Say whether standard output can show a text so that people can still read it."""
    shown = as_written(text)
    return 2 * shown.count("?") < len(shown)


def abandon_output() -> None:
    """Send what is still to be written nowhere: the reader of standard output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Write what an encoding lacks in the nearest ASCII characters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_LOOKALIKES)
    parts = unicodedata.normalize("NFKD", text)
    plain = "".join(c if c.isascii() else "?" for c in parts if not unicodedata.combining(c))
    return plain, error.end


codecs.register_error(_NEAREST, _nearest)
