"""What stands before the application: limits for everybody, and headers that browsers obey.

Limits hold for each server process by itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.schemas.errors import ApiError

from ..aside import PAYER, Payer
from ..errors import error_response, language_of
from ..settings import Settings
from ..stopwatch import Timed
from .addresses import believe_proxies, home_of
from .quotas import Quotas

AT_ONCE = 100
"""Requests of one address that can be answered at the same time."""
PATIENCE = 30.0
"""Seconds within which a body must have arrived."""
_READ_ONLY = ("/api/records", "/api/review")
"""Where also requests with a body change nothing."""
_BEGUN = "fourfold.begun"
"""Under which name it is noted with a request that its answer has begun."""
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            # Python in a worker of the page is WebAssembly.
            "script-src 'self' 'wasm-unsafe-eval'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Not less: without a referrer browsers hide the origin of what our own pages send.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SECURELY = {"Strict-Transport-Security": "max-age=31536000"}


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_PLAIN, _SECURE = _raw(HEADERS), _raw(HEADERS | SECURELY)
"""The same as they are sent, with every answer."""


class Shield:
    """Middleware around the whole application, for requests and live connections."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        quotas: Quotas,
        patience: float = PATIENCE,
    ) -> None:
        self._app, self._settings, self._patience = app, settings, patience
        self._quotas = quotas
        self._sockets: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        believe_proxies(scope, self._settings.proxies)
        home, guarded = home_of(scope), self._with_headers(scope, send)
        payer = Payer(home, partial(self._quotas.compute, home))
        PAYER.set(payer)
        try:
            self._quotas.count_request(scope, home)
            if scope["type"] == "websocket":
                # What is said on it is done elsewhere, and counted there.
                scope["spend"] = payer.spend
                await Timed(self._connect(scope, receive, guarded, home), payer.spend)
            else:
                await Timed(self._ask(scope, receive, guarded, home), payer.spend)
        except ApiError as error:
            # Only our own: the application answers its errors itself.
            response = error_response(error, language_of(HTTPConnection(scope)))
            await response(scope, receive, guarded)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        secure = scope["scheme"] in ("https", "wss")
        secure = secure or (self._settings.public or "").startswith("https:")
        extra = _SECURE if secure else _PLAIN

        async def guarded(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                scope[_BEGUN] = True
                own = list(message["headers"])
                names = {name.lower() for name, _ in own}
                message["headers"] = own + [each for each in extra if each[0] not in names]
            await send(message)

        return guarded

    async def _connect(self, scope: Scope, receive: Receive, send: Send, home: str) -> None:
        most = self._settings.sockets_per_address
        if most and self._sockets[home] >= most:
            await receive()
            raise ApiError("too-many-sockets", 429, limit=most)
        # The application counts every message with it.
        scope["count"] = self._quotas.line(home)
        with _counted(self._sockets, home):
            await self._app(scope, receive, send)

    async def _ask(self, scope: Scope, receive: Receive, send: Send, home: str) -> None:
        if self._asking[home] >= AT_ONCE:
            raise ApiError("too-many-at-once", 429, limit=AT_ONCE)
        with _counted(self._asking, home):
            try:
                await self._app(scope, await self._read(scope, receive, home), send)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or not task.cancelling():
                    raise
                # The server goes, and has waited long enough; an answer that has begun just ends.
                if _BEGUN not in scope:
                    raise _leaving(scope) from None

    async def _read(self, scope: Scope, receive: Receive, home: str) -> Receive:
        """Read the body, which must be short, before anybody does anything about it."""
        headers = Headers(scope=scope)
        length, limit = headers.get("content-length", "0"), self._settings.body_bytes
        if not (length.isascii() and length.isdigit()):
            raise ApiError("length-unreadable", 400)
        if len(length) > len(str(limit)) or int(length) > limit:
            raise ApiError("body-too-long", 413, limit=limit)
        if length == "0" and "transfer-encoding" not in headers:
            return receive
        messages: list[Message] = []
        size, more = 0, True
        try:
            async with asyncio.timeout(self._patience):
                while more:
                    messages.append(await receive())
                    size += len(messages[-1].get("body", b""))
                    more = messages[-1].get("more_body", False)
                    if size > limit:
                        raise ApiError("body-too-long", 413, limit=limit)
        except TimeoutError:
            raise ApiError("body-too-slow", 408, seconds=int(self._patience)) from None
        self._quotas.count_body(home, size)
        messages.reverse()

        async def replay() -> Message:
            return messages.pop() if messages else await receive()

        return replay


def _leaving(scope: Scope) -> ApiError:
    """Say that the server goes; what was to be written down may have been, or not."""
    writes = scope["method"] not in ("GET", "HEAD") and not scope["path"].startswith(_READ_ONLY)
    return ApiError("storage-unsure" if writes else "server-leaving", 503)


@contextmanager
def _counted(counter: Counter[str], home: str) -> Iterator[None]:
    counter[home] += 1
    try:
        yield
    finally:
        counter[home] -= 1
        if not counter[home]:
            del counter[home]
