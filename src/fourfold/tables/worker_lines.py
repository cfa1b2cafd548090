"""Parts of a file from a web server, asked for by Python in a worker of a browser.

A worker may wait for an answer, so this is a plain call. The browser keeps what it has fetched.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from .remote import LineError, Reply
from .sources import Part

_TOLD = ("content-range", "etag", "last-modified")
"""Headers that servers elsewhere have to let pages see."""


def fetch(
    address: str, parts: Sequence[Part], headers: Mapping[str, str], seconds: float
) -> list[Reply]:
    """Ask for one part after the other.

    With the headers a browser would first ask the server whether they may be sent. They only spare
    the answer of a server that has another file by now, which is noticed anyway.
    """
    until = time.monotonic() + seconds
    return [_ask(address, part, until) for part in parts]


def _ask(address: str, part: Part, until: float) -> Reply:
    from js import XMLHttpRequest  # type: ignore[import-not-found]

    left = until - time.monotonic()
    if left <= 0:
        raise LineError("timed out")
    line: Any = XMLHttpRequest.new()
    line.open("GET", address, False)
    line.responseType = "arraybuffer"
    line.timeout = 1000 * left
    line.setRequestHeader("Range", f"bytes={part.first}-{part.last - 1}")
    try:
        line.send()
    except Exception as error:
        # The browser says no more than that it did not work.
        raise LineError(str(error)) from None
    told = {name: value for name in _TOLD if (value := line.getResponseHeader(name))}
    return Reply(line.status, told, line.response.to_bytes())
