"""What stands before the application: limits for everybody, and headers that browsers obey.

Limits hold for each server process by itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, error_response, language_of
from ..settings import Settings
from .addresses import believe_proxies, home_of
from .token_buckets import Buckets

API, MATCHES = "/api/", "/api/matches"
POSITIONS, REVIEW = "/api/positions/", "/api/review"
PATIENCE = 30.0
"""Seconds within which a body must have arrived."""
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
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


class Shield:
    """Middleware around the whole application, for requests and live connections."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        buckets: Callable[[int], Buckets] = Buckets,
        patience: float = PATIENCE,
    ) -> None:
        self._app, self._settings, self._patience = app, settings, patience
        self._requests = buckets(settings.requests_per_minute)
        self._matches = buckets(settings.matches_per_minute)
        self._analyses = buckets(settings.analyses_per_minute)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        believe_proxies(scope, self._settings.proxies)
        home, guarded = home_of(scope), self._with_headers(scope, send)
        try:
            self._count(scope, home)
            if scope["type"] == "websocket":
                await self._connect(scope, receive, guarded, home)
            else:
                await self._app(scope, await self._read(scope, receive), guarded)
        except ApiError as error:
            # Only our own: the application answers its errors itself.
            response = error_response(error, language_of(HTTPConnection(scope)))
            await response(scope, receive, guarded)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        secure = scope["scheme"] in ("https", "wss")
        secure = secure or (self._settings.public or "").startswith("https:")
        extra = HEADERS | (SECURELY if secure else {})

        async def guarded(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in extra.items():
                    headers.setdefault(name, value)
            await send(message)

        return guarded

    def _count(self, scope: Scope, home: str) -> None:
        path = scope["path"]
        if not path.startswith(API):
            return
        asked = [self._requests]
        if path.rstrip("/") == MATCHES and scope.get("method") == "POST":
            asked.append(self._matches)
        if _wants_thought(scope):
            asked.append(self._analyses)
        for buckets in asked:
            if seconds := buckets.take(home):
                raise ApiError("too-many-requests", 429, seconds=seconds)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, home: str) -> None:
        most = self._settings.sockets_per_address
        if most and self._sockets[home] >= most:
            await receive()
            raise ApiError("too-many-sockets", 429)
        self._sockets[home] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[home] -= 1
            if not self._sockets[home]:
                del self._sockets[home]

    async def _read(self, scope: Scope, receive: Receive) -> Receive:
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
            raise ApiError("body-too-slow", 408) from None
        messages.reverse()

        async def replay() -> Message:
            return messages.pop() if messages else await receive()

        return replay


def _wants_thought(scope: Scope) -> bool:
    """Say whether an engine has to think for this."""
    path: str = scope["path"].rstrip("/")
    if path.startswith(POSITIONS):
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        return path.endswith("/stream") or asked.get("values", ["off"]) != ["off"]
    return path == REVIEW
