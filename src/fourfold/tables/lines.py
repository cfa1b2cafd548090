"""Parts of a file from an ordinary web server, several at a time over lines that stay open.

Range requests (RFC 9110) are all that is needed. Nothing here is trusted: lengths, sizes and the
time a reply takes are held against what was asked for.
"""

from __future__ import annotations

import http.client
import io
import socket
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from fourfold.rules.errors import quoted

from .remote import LineError, Reply
from .sources import Part

AT_ONCE = 6
"""How many parts are asked for at a time, as many as browsers do."""
SILENCE = 15.0
"""After how many seconds without a word a line is given up, however much time there is."""
_REDIRECTS = 3
_CHUNK = 1 << 16
_AS_THEY_ARE = "%/:?#[]@!$&'()*+,;=~"
"""What an address may have besides letters and digits; the rest is written in numbers."""


def fetch(
    address: str, parts: Sequence[Part], headers: Mapping[str, str], seconds: float
) -> list[Reply]:
    """Ask over HTTP, with several threads when there are several parts."""
    until = time.monotonic() + seconds
    if len(parts) == 1:
        return [_ask(address, parts[0], headers, until)]
    return list(_pool().map(lambda part: _ask(address, part, headers, until), parts))


_open = threading.local()


@cache
def _pool() -> ThreadPoolExecutor:
    """Give the threads that ask. They are kept, for they keep their lines."""
    return ThreadPoolExecutor(AT_ONCE, thread_name_prefix="fourfold-lines")


def _ask(address: str, part: Part, headers: Mapping[str, str], until: float) -> Reply:
    asked = {
        **headers,
        "Range": f"bytes={part.first}-{part.last - 1}",
        "Accept-Encoding": "identity",
    }
    for _ in range(_REDIRECTS + 1):
        try:
            reply = _on_line(address, asked, part.last - part.first, until)
        except (OSError, ValueError, http.client.HTTPException) as error:
            reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
            # Some of it may be what the server has said, whatever that is.
            raise LineError(quoted(reason)) from None
        if reply.status not in (301, 302, 303, 307, 308) or "location" not in reply.headers:
            return reply
        address = urljoin(address, reply.headers["location"])
    raise LineError("too many redirects")


def _on_line(address: str, headers: Mapping[str, str], most: int, until: float) -> Reply:
    """Ask on a line that is open, and on a new one if it was closed in the meantime."""
    scheme, host, *_ = urlsplit(address)
    lines: dict[tuple[str, str], http.client.HTTPConnection]
    lines = _open.__dict__.setdefault("lines", {})
    if kept := lines.pop((scheme, host), None):
        try:
            return _exchange(kept, lines, address, headers, most, until)
        except TimeoutError:
            raise
        except (OSError, http.client.HTTPException):
            kept.close()
    kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
    return _exchange(kind(host), lines, address, headers, most, until)


def _exchange(
    line: http.client.HTTPConnection,
    lines: dict[tuple[str, str], http.client.HTTPConnection],
    address: str,
    headers: Mapping[str, str],
    most: int,
    until: float,
) -> Reply:
    scheme, host, path, query, _ = urlsplit(address)
    target = quote((path or "/") + (f"?{query}" if query else ""), safe=_AS_THEY_ARE)
    try:
        line.timeout = _left(until)
        if line.sock is not None:
            line.sock.settimeout(line.timeout)
        line.response_class = partial(_Answer, until)  # type: ignore[assignment]
        line.request("GET", target, headers=dict(headers))
        answer = line.getresponse()
        body = b""
        # One byte more than asked for tells that there are more; the rest is not waited for.
        while len(body) <= most and (chunk := answer.read1(min(_CHUNK, most + 1 - len(body)))):
            body += chunk
        if answer.length and len(body) <= most:
            raise ConnectionError(f"cut off after {len(body)} of {len(body) + answer.length} bytes")
        if answer.length == 0:
            answer.close()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        if answer.isclosed() and not answer.will_close:
            lines[scheme, host] = line
        else:
            line.close()
        return Reply(answer.status, headers, body)
    except BaseException:
        line.close()
        raise


class _Answer(http.client.HTTPResponse):
    """An answer of which the last byte must come in time, headers among them."""

    def __init__(self, until: float, sock: socket.socket, *args: Any, **settings: Any) -> None:
        super().__init__(sock, *args, **settings)
        self.fp = io.BufferedReader(_Punctual(self.fp.detach(), sock, until))


class _Punctual(io.RawIOBase):
    """What comes over a line. The time is looked at however little comes at once."""

    def __init__(self, incoming: io.RawIOBase, sock: socket.socket, until: float) -> None:
        super().__init__()
        self._incoming, self._sock, self._until = incoming, sock, until

    def readable(self) -> bool:
        """Say that this can be read."""
        return True

    def readinto(self, buffer: Any) -> int | None:
        """Take what has come, or wait for it as long as there is time."""
        self._sock.settimeout(_left(self._until))
        return self._incoming.readinto(buffer)

    def close(self) -> None:
        """Let go of the line."""
        self._incoming.close()
        super().close()


def _left(until: float) -> float:
    """Give how long the next word may take in the time that is left, or raise TimeoutError."""
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError("timed out")
    return min(left, SILENCE)
