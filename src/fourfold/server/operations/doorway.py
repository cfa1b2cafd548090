"""The first thing a connection meets: the head of a request is short and comes soon.

Until its head is complete nobody knows what a request wants, so nothing of it may be long, and
nobody may hold a connection open by sending it letter by letter. Behind a proxy that sees to the
same, this never has anything to do.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.http11 import MAX_LINE_LENGTH

from fourfold.i18n import choose_language
from fourfold.schemas.errors import ApiError

from ..errors import error_response
from ..settings import Settings
from .addresses import home_of, is_proxy
from .outlet import Outlet
from .wires import LiveWire

HEAD_BYTES = 2**14
"""The longest head of a request: its address and all of its headers."""
HEAD_SECONDS = 10.0
"""Seconds within which it must have come."""
MOST_PIECES = 2000
"""Pieces in which the body of a request may come: to read each of them takes time, however small
it is, and so it does when the answer has been given already."""
MOST_AHEAD = 16
"""Requests that a client may send on one connection before the first of them is answered."""
_PIECE = 2**12
"""Bytes that are read before the length is looked at again."""


class Doorkeeper:
    """Counts the connections of this process, live ones aside, for each address."""

    def __init__(self, settings: Settings, most: int) -> None:
        """Let in at most so many at once, as far as the system has files for them."""
        self._settings, self._most = settings, most
        self.body_bytes = settings.body_bytes
        self.seconds = HEAD_SECONDS
        self._of: Counter[str] = Counter()

    def let_in(self, scope: Mapping[str, Any], count: int) -> str | None:
        """Give the address under which a connection counts, or None for a proxy's; or refuse.

        The count is that of all open connections.
        """
        if count > self._most:
            raise ApiError("too-many-connections-here", 503, limit=self._most)
        if is_proxy(scope, self._settings.proxies):
            return None
        home, most = home_of(scope), self._settings.connections_per_address
        if most and self._of[home] >= most:
            raise ApiError("too-many-connections", 429, limit=most)
        self._of[home] += 1
        return home

    def let_out(self, home: str | None) -> None:
        """Take note that a connection has ended."""
        if home is not None:
            self._of[home] -= 1
            if not self._of[home]:
                del self._of[home]


class Doorway(HttpToolsProtocol):
    """HTTP as uvicorn reads it, with bounds. The application has a doorkeeper in its state."""

    _answering: RequestResponseCycle | None = None
    """The request that is being answered, of which there may be others behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Outlet(transport)))
        self._keeper: Doorkeeper = self.config.app.state.doorkeeper  # type: ignore[union-attr]
        self._home: str | None = None
        self._unread = 0
        """Bytes since something of the request was last complete."""
        self._pieces = 0
        """Pieces of the body that have come."""
        self._timer: asyncio.TimerHandle | None = None
        try:
            self._home = self._keeper.let_in({"client": self.client}, len(self.connections))
        except ApiError as error:
            self._refuse(error)
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        # uvicorn tells the request that came last; nobody waits for the one that is answered, too.
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        read = 0
        while read < len(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            room = HEAD_BYTES - self._unread
            if room <= 0:
                self._refuse(ApiError("head-too-long", 413, limit=HEAD_BYTES))
                return
            piece = data[read : read + min(_PIECE, room)]
            read += len(piece)
            self._unread += len(piece)
            super().data_received(piece)
            if len(self.pipeline) > MOST_AHEAD:
                # What is never read is answered for ever, and kept until then.
                self.pipeline.clear()
                self._refuse(ApiError("too-many-at-once", 429, limit=MOST_AHEAD))

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a live connection, which is counted elsewhere.
        self._leave()
        super().handle_websocket_upgrade()
        # It holds the one that holds it, and nobody says to either that the connection has ended.
        self.parser = None  # type: ignore[assignment]
        wire = self.transport.get_protocol()
        if isinstance(wire, LiveWire) and not wire.handshake_initiated:
            # The head was read once more, by stricter rules, and nobody else would ever say so.
            self._refuse(ApiError("head-too-long", 413, limit=MAX_LINE_LENGTH))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._pieces = 0
        if self._timer is None:
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._unread = 0
        self._stop_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        self._pieces += 1
        if self._pieces <= MOST_PIECES:
            super().on_body(body)
        elif self.cycle.response_complete:
            self.transport.close()
        else:
            self._refuse(ApiError("body-too-long", 413, limit=self._keeper.body_bytes))

    def on_message_complete(self) -> None:
        self._unread = 0
        super().on_message_complete()

    def _expect_head(self) -> None:
        error = ApiError("head-too-slow", 408, seconds=int(self._keeper.seconds))
        self._timer = self.loop.call_later(self._keeper.seconds, self._refuse, error)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop_timer()
        self._keeper.let_out(self._home)
        self._home = None

    def send_400_response(self, msg: str) -> None:
        self._refuse(ApiError("request-bad", 400))

    def _refuse(self, error: ApiError) -> None:
        """Say in one answer what is wrong, and hang up."""
        if self.transport.is_closing():
            return
        answer = error_response(error, choose_language([]))
        status = HTTPStatus(error.status)
        lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), b"connection: close"]
        lines += [name + b": " + value for name, value in answer.raw_headers]
        self.transport.write(b"\r\n".join([*lines, b"", bytes(answer.body)]))
        self.transport.close()
