"""What the keepers of a server see of it: whether it is well, its figures, and its log.

Nothing of it is about anybody: no address, no name, no token, no match.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from ipaddress import ip_address
from time import perf_counter
from typing import Any

from fastapi import APIRouter, Request
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.match_commands.events import Event
from fourfold.schemas.errors import ApiError

from ..live.hub import Hub
from ..live.matches import Live, Matches
from ..live.pulse import Pulse
from ..settings import Settings
from ..storage import queries as store
from ..storage.database import Storage
from ..thinking.thinkers import Thinkers

log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)
QUIET = ("/health", "/ready", "/metrics")
"""What is asked so often that only the finest log has it."""
PATIENCE = 2.0
"""Seconds within which the database must take something for the server to be ready."""
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
_TEXT = "text/plain; version=0.0.4; charset=utf-8"
disable_created_metrics()  # type: ignore[no-untyped-call]


class Figures:
    """The figures of one server process. It is told about matches as a listener."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers) -> None:
        self.settings, self.storage, self.thinkers = settings, storage, thinkers
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter(
            "fourfold_requests",
            "Requests answered.",
            ["method", "route", "status"],
            registry=registry,
        )
        self.seconds = Histogram(
            "fourfold_request_seconds", "Time to answer a request.", ["route"], registry=registry
        )
        self.sockets = Gauge("fourfold_sockets", "Open live connections.", registry=registry)
        self.pulse: Pulse | None = None
        """Says now and then in the database that all is well."""
        self._events: dict[str, int] = {}
        registry.register(_Tally("fourfold_events", "What happened in matches.", self._events))
        self._gauge("thinking_waiting", "Questions in the queue.").set_function(
            lambda: thinkers.waiting
        )
        self._gauge("thinking_workers", "Workers that can think.").set_function(
            lambda: len(thinkers.up)
        )

    def watch(self, matches: Matches, hub: Hub) -> None:
        """Count what happens in matches, and how many there are."""
        self.pulse = matches.pulse
        matches.listeners.append(self)
        self._gauge("matches_listened_to", "Matches with a live connection.").set_function(
            lambda: len(hub.listened_to)
        )

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Count what this process has done."""
        for event in events if here else ():
            self._events[event.kind] = self._events.get(event.kind, 0) + 1

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"fourfold_{name}", about, registry=self.registry)


class _Tally(Collector):
    """Counts of each kind, which are counted elsewhere: the library locks for each that it counts.

    Only the event loop counts these, so nothing has to be locked.
    """

    def __init__(self, name: str, about: str, counts: Mapping[str, int]) -> None:
        self._name, self._about, self._counts = name, about, counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Give the counts as they stand."""
        family = CounterMetricFamily(self._name, self._about, labels=["kind"])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class Telemetry:
    """Middleware that counts and logs every request."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self._app, self._figures = app, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            with self._figures.sockets.track_inprogress():
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, start = 500, perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            self._note(scope, status, perf_counter() - start)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "web" if status < 400 else "none")
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._figures.requests.labels(method, route, status).inc()
        self._figures.seconds.labels(route).observe(seconds)
        level = logging.DEBUG if route in QUIET else logging.INFO
        fields = {"method": method, "route": route, "status": status}
        log.log(level, "request", extra={"fields": {**fields, "ms": round(1000 * seconds, 1)}})


@router.get("/health")
async def health() -> Response:
    """Say that the process is alive."""
    return JSONResponse({"alive": True}, headers={"Cache-Control": "no-store"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Say whether requests can be answered: the database takes what is written, somebody thinks."""
    figures: Figures = request.app.state.figures
    # A disk that is full takes locks, and nothing else.
    is_heard = figures.pulse is None or figures.pulse.is_heard
    database = is_heard and await _has_database(figures.storage)
    workers = len(figures.thinkers.up)
    well = database and (workers > 0 or not figures.settings.engine_workers)
    told = {"ready": well, "database": database, "workers": workers}
    return JSONResponse(told, 200 if well else 503, {"Cache-Control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Give all figures, to those who may see them."""
    figures: Figures = request.app.state.figures
    if not _may_see(request, figures.settings):
        raise ApiError("not-found", 404)
    return Response(generate_latest(figures.registry), headers={"Content-Type": _TEXT})


async def _has_database(storage: Storage) -> bool:
    """Say whether something could be written now: it waits for its turn as every move does."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await storage.note(store.is_writable)
    except (ApiError, TimeoutError):
        return False


def _may_see(request: Request, settings: Settings) -> bool:
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in network for network in settings.monitors)


class JsonLines(logging.Formatter):
    """Writes every record of the log as one line of JSON.

    A library for this would have to be told these names and be bent to this order just the same.
    """

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


_OF_CLIENTS = (
    "opening handshake failed",
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn and websockets complain about, though it is nothing the keeper could mend."""


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in _OF_CLIENTS


def set_up_log(level: str) -> None:
    """Let this process write its log to standard error, one line of JSON for each record."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
