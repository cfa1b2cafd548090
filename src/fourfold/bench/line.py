"""A live connection that does as little as it can: what is measured is the server.

Client and server share a machine, so whatever a client computes is taken from the server. This one
asks for nothing that WebSockets can do beside plain messages, and reads no message by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED, _SMALL = 0x80, 126
_NO_MASK = bytes(4)
"""A mask that changes nothing, which a client may choose like any other."""


class Line(asyncio.Protocol):
    """One end of a WebSocket."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        """Give every message to somebody as soon as it has come."""
        self._heard, self._unread = heard, b""
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, url: str, token: str, heard: Callable[[bytes], None]) -> Line:
        """Connect somebody who has a token."""
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        host, port = place.hostname or "", place.port or 80
        _, line = await loop.create_connection(lambda: cls(heard), host, port)
        head = (
            f"GET {place.path}?{place.query} HTTP/1.1",
            f"Host: {place.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: Bearer {token}",
        )
        line._transport.write("\r\n".join((*head, "", "")).encode())
        await line._opened
        return line

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._transport.write(_frame(_TEXT, text))

    async def close(self) -> None:
        """Hang up, if the other end has not."""
        if not self._transport.is_closing():
            self._transport.write(_frame(_CLOSE, (1000).to_bytes(2)))
        await self._closed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server has hung up"))
        if not self._closed.done():
            self._closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        if not self._opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._unread = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                status = head.partition(b"\r\n")[0].decode(errors="replace")
                self._opened.set_exception(ConnectionError(status))
                return
            self._opened.set_result(None)
        self._unread = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Read all whole frames, and give what is left."""
        at = 0
        while len(data) >= at + 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size >= _SMALL:
                start += 2 if size == _SMALL else 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            payload, at = data[start : start + size], start + size
            if kind == _TEXT:
                self._heard(payload)
            elif kind == _PING:
                self._transport.write(_frame(_PONG, payload))
            elif kind == _CLOSE:
                self._transport.close()
        return data[at:]


def _frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < _SMALL:
        return bytes((kind, _MASKED | size)) + _NO_MASK + payload
    return bytes((kind, _MASKED | _SMALL)) + size.to_bytes(2) + _NO_MASK + payload
