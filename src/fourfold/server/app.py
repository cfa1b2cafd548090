"""The application: all parts of a server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from copy import copy
from functools import cached_property
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from fourfold import __version__
from fourfold.rules.errors import quoted

from . import errors
from .api import (
    games as catalogue,
)
from .api import (
    learning,
    live,
    positions,
    reviewing,
    streaming,
)
from .api import (
    lists as api_lists,
)
from .api import (
    matches as api_matches,
)
from .api import (
    players as api_players,
)
from .api.authentication import Players
from .api.context import Server
from .api.pages import Pages, robots, site_map
from .api.schemas import add_schemas
from .api.shortcuts import ShortWay
from .aside import aside
from .compression import constant_json
from .encoding import encoded_bytes
from .live.bus import Bus, DeafBus, RedisBus
from .live.cluster import Cluster
from .live.guests import Guests
from .live.hub import Hub
from .live.listing import Listing
from .live.matches import Matches
from .live.pulse import Pulse, SharedTime
from .live.timekeeper import Timekeeper
from .operations import telemetry
from .operations.collector import GarbageCollector
from .operations.quotas import Quotas
from .operations.shield import Shield
from .operations.telemetry import Figures, Telemetry
from .operations.upkeep import Upkeep
from .settings import SettingError, Settings
from .storage import queries as store
from .storage.database import Storage
from .storage.migrations import NewerError, head, migrate
from .thinking.thinkers import Thinkers

_ABOUT = """Matches of the games that `/api/games` lists, by link and live.

Seats are counted from 0. Times are milliseconds since the epoch, durations are milliseconds.
Errors come in the language of Accept-Language or `?lang=`. The live connection is a WebSocket at
`/api/matches/{id}/live`; its messages are `ServerMessage`
and `ClientMessage` among the schemas.
"""


HEADERS = ("Accept-Language", "Authorization", "Content-Type", "Idempotency-Key")
"""What pages of other sites may say with a request."""


class _App(FastAPI):
    """An application in its shield, through which also the answer to a fault goes."""

    def build_middleware_stack(self) -> ASGIApp:
        settings: Settings = self.state.settings
        inner = super().build_middleware_stack()
        if settings.sites:
            inner = CORSMiddleware(
                inner, settings.sites, ("GET", "POST", "PUT", "DELETE"), HEADERS, max_age=86_400
            )
        return Telemetry(Shield(inner, settings, self.state.quotas), self.state.figures)

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            add_schemas(super().openapi())
        return super().openapi()

    @cached_property
    def described(self) -> bytes:
        """The same as JSON."""
        return encoded_bytes(self.openapi())


async def _described(request: Request) -> Response:
    """Describe the API to a program. The first time that takes long, and so it is done aside."""
    app: _App = request.app
    return constant_json(request.headers, await aside(lambda: app.described), "no-cache")


def open_storage(settings: Settings) -> Storage:
    """Open the database and bring it up to date."""
    data = settings.data
    if settings.database is None and data.exists() and not data.is_file():
        kind = "data-is-folder" if data.is_dir() else "data-no-file"
        raise SettingError(kind, file=quoted(str(data)))
    try:
        storage = Storage(settings.database_url)
    except ModuleNotFoundError:
        # The command line says which extra brings the driver.
        raise
    except (SQLAlchemyError, OSError, ImportError, TypeError, ValueError) as error:
        raise _unusable(error) from error
    try:
        migrate(storage.writer)
    except NewerError as error:
        raise SettingError("database-newer", found=quoted(str(error)), known=head()) from error
    except (SQLAlchemyError, OSError) as error:
        raise _unusable(error) from error
    return storage


def _unusable(error: Exception) -> SettingError:
    reason = str(getattr(error, "orig", None) or error).splitlines() or [""]
    return SettingError("database-unusable", reason=reason[0])


def create_app(
    settings: Settings,
    storage: Storage,
    thinkers: Thinkers | None = None,
    now: Callable[[], int] | None = None,
    guests: Guests | None = None,
) -> FastAPI:
    """Make the application. It closes the storage, the thinkers and the guests when it ends."""
    quotas = Quotas(settings)
    workers, queue = settings.engine_workers, settings.engine_queue
    if thinkers is None:
        thinkers = Thinkers(workers, queue, budget=quotas)
    if guests is None:
        guests = Guests(settings.engines, workers, queue, budget=quotas)
    brains = thinkers if settings.engine_workers else None
    bus = _bus(settings, storage)
    figures = Figures(settings, storage, thinkers)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        shared = SharedTime(storage)
        await shared.start()
        matches = Matches(storage, alone=_is_alone(settings, storage), now=now or shared)
        matches.pulse = pulse = Pulse(storage, shared, matches.spare_all)
        matches.thinks_here = brains is not None
        matches.spend = quotas.compute
        hub = Hub(matches, bus)
        timekeeper = Timekeeper(matches, brains, guests)
        matches.is_attended, hub.arrived = hub.is_heard, timekeeper.attended
        listing = Listing(matches, hub)
        hub.connection_changed = listing.connection_changed
        cluster = Cluster(matches, hub, bus)
        upkeep = Upkeep(matches, hub, settings)
        matches.check_room = upkeep.check_room
        collector = GarbageCollector()
        matches.listeners += [hub, bus, timekeeper, guests, collector]
        figures.watch(matches, hub)
        players = Players(matches, settings)
        app.state.server = Server(settings, matches, players, hub, listing)
        if matches.alone:
            await storage.write(store.release_claims)
            storage.take_over()
        await pulse.start(matches.alone)
        await cluster.start()
        timekeeper.start()
        listing.start()
        upkeep.start()
        thinkers.start()
        if brains:
            guests.start()
        collector.start()
        yield
        await hub.close()
        await listing.close()
        await collector.close()
        await upkeep.close()
        await timekeeper.close()
        await guests.close()
        await cluster.close()
        await pulse.close()
        await shared.close()
        await thinkers.close()
        storage.close()

    app = _App(
        title="Fourfold",
        version=__version__,
        description=_ABOUT,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=running,
        # Nothing is sent anywhere because of what the environment happens to say, and nobody looks
        # with each request whether it shall be.
        telemetry={"auto_configure": False, "tracing": False, "metrics": False, "logs": False},
    )
    app.state.thinkers, app.state.figures, app.state.settings = thinkers, figures, settings
    app.state.guests, app.state.quotas = guests, quotas
    errors.install(app)
    app.add_middleware(ShortWay, refused=errors.refusal_of)
    app.add_route("/api/openapi.json", _described, include_in_schema=False)
    app.add_route("/robots.txt", robots, include_in_schema=False)
    app.add_route("/sitemap.xml", site_map, include_in_schema=False)
    # What is asked for most is looked for first.
    app.router.routes.insert(0, live.route)
    for part in (
        api_matches,
        api_players,
        api_lists,
        catalogue,
        positions,
        streaming,
        learning,
        reviewing,
        telemetry,
    ):
        # Not `include_router`, which builds every endpoint and its schemas once more.
        app.router.routes += part.router.routes
        # A stream has no end that a client could ask about without it.
        if part is not streaming:
            app.router.routes += _for_head(part.router.routes)
    # Whatever is no endpoint is a page; what is one keeps its own methods.
    app.router.default = Pages()
    return app


def _for_head(routes: Sequence[BaseRoute]) -> Iterator[BaseRoute]:
    """Make routes that answer HEAD where others answer GET; the protocol leaves out the body."""
    for route in routes:
        if isinstance(route, APIRoute) and "GET" in (route.methods or ()):
            head = copy(route)
            head.methods, head.include_in_schema = {"HEAD"}, False
            yield head


def _is_alone(settings: Settings, storage: Storage) -> bool:
    return storage.is_sqlite and settings.redis is None


def _bus(settings: Settings, storage: Storage) -> Bus:
    if settings.redis:
        try:
            return RedisBus(settings.redis)
        except (TypeError, ValueError):
            schemes = "redis://, rediss://, unix://"
            raise SettingError("setting-url", name="redis", schemes=schemes) from None
    return Bus() if _is_alone(settings, storage) else DeafBus()
