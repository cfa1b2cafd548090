"""The short way to what is asked for most: making and joining matches, moves, live connections.

What FastAPI does for every request, whatever it is, takes longer than to make a match. So requests
that are as they should be go straight to their endpoints. All others take the usual way, which
knows what is wrong with them; an endpoint cannot tell which way a request has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fourfold.rules import GameError
from fourfold.schemas.errors import ApiError

from . import live, matches, players
from .context import check_writer

_LONGEST_ID = 32
_OF_MATCHES = "/api/matches/"
_LIVE = "live"
Refused = Callable[[Request, Exception], Response]
"""Gives the answer to a request that is refused."""


class ShortWay:
    """Middleware right before the router and all that belongs to it."""

    def __init__(self, app: ASGIApp, refused: Refused) -> None:
        self._app, self._refused = app, refused
        routes = {
            route.path: route for route in _posts((*matches.router.routes, *players.router.routes))
        }
        self._exact = {path: routes[path] for path in ("/api/matches", "/api/players")}
        self._in_match = {
            name: routes[f"{_OF_MATCHES}{{match_id}}/{name}"] for name in ("join", "commands")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope.get("root_path"):
            await self._app(scope, receive, send)
            return
        path: str = scope["path"]
        match_id, _, name = path.removeprefix(_OF_MATCHES).partition("/")
        is_in_match = path.startswith(_OF_MATCHES) and 0 < len(match_id) <= _LONGEST_ID
        if scope["type"] == "websocket":
            if is_in_match and name == _LIVE:
                scope["path_params"] = {"match_id": match_id}
                await live.live_match(WebSocket(scope, receive, send))
                return
        elif scope["method"] == "POST":
            if route := self._exact.get(path):
                await self._ask(route, {}, scope, receive, send)
                return
            if is_in_match and (route := self._in_match.get(name)):
                await self._ask(route, {"match_id": match_id}, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _ask(
        self, route: APIRoute, named: dict[str, str], scope: Scope, receive: Receive, send: Send
    ) -> None:
        request = Request(scope, receive, send)
        try:
            body = await request.body()
        except ClientDisconnect:
            # Nobody is left who could be answered.
            return
        parsed = await _parsed(route, request, body)
        if parsed is None:
            await self._app(scope, _again(body, receive), send)
            return
        scope["route"], scope["path_params"] = route, named
        try:
            response: Response = await route.endpoint(request, body=parsed, **named)
        except (ApiError, GameError) as error:
            response = self._refused(request, error)
        await response(scope, receive, send)


def _posts(routes: Iterable[Any]) -> Iterable[APIRoute]:
    return (
        route for route in routes if isinstance(route, APIRoute) and "POST" in (route.methods or ())
    )


async def _parsed(route: APIRoute, request: Request, body: bytes) -> Any:
    """Read the body of a request; None if anything is not as it should be."""
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        await check_writer(request)
        data = from_json(body)
    except (ApiError, ValueError):
        return None
    assert route.body_field
    parsed, faults = route.body_field.validate(data, {}, loc=("body",))
    return None if faults else parsed


def _again(body: bytes, receive: Receive) -> Receive:
    """Give a body that has been read once more."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay
