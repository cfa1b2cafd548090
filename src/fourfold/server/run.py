"""Running a server: listening, saying where, and leaving politely."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import make_url

from fourfold.i18n import words_for
from fourfold.rules.errors import quoted

from .api.context import Server
from .app import create_app, open_storage
from .live.guests import check_commands
from .operations.doorway import Doorkeeper, Doorway
from .operations.telemetry import set_up_log
from .operations.wires import LiveWire
from .settings import SettingError, Settings, unknown_variables
from .storage.claim import Claim, TakenError

LONGEST_MESSAGE = 2**14
_ENOUGH = 65_536
"""Connections at once where the system names no number."""
_OTHER_FILES = 200
"""Files that a process needs besides: of the database, of the engines, of its libraries."""
_GRACE = 10
_KEEP_OPEN = 75
"""Seconds until an idle connection is closed. Clients and proxies do it first, so that none of them
sends a request on a connection that is just being closed."""


class PoliteServer(uvicorn.Server):
    """A server that says when it is ready, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        running: Server = self._app.state.server
        await running.hub.close()
        await super().shutdown(sockets)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is given the address once requests are answered."""
    # The thread that writes and the one that answers take turns often, so that neither waits.
    sys.setswitchinterval(0.0005)
    _warn_of_unknown_variables()
    set_up_log(settings.log_level)
    if settings.engine_workers:
        check_commands(settings.engines)
    claim = _claim(settings)
    storage = open_storage(settings)
    app = create_app(settings, storage)
    listening = listen(settings)
    address = settings.origin or address_of(listening)
    server = make_server(app, lambda: ready(address), _allow_connections())
    server.run(sockets=[listening])
    if claim:
        claim.close()


def _warn_of_unknown_variables() -> None:
    """Name variables that are probably misspelt. Others may be meant for something else."""
    say = words_for(os.environ)
    for name, close in sorted(unknown_variables().items()):
        kind = "server-variable-close" if close else "server-variable-unknown"
        sys.stderr.write(say(kind, name=quoted(name), close=close or "") + "\n")


def _claim(settings: Settings) -> Claim | None:
    """Make sure that no other server uses the same file, unless they know of each other."""
    file = _file_of(settings)
    if file is None or (file.exists() and not file.is_file()):
        return None
    try:
        return Claim(file, is_shared=settings.redis is not None)
    except TakenError:
        raise SettingError("database-in-use", file=quoted(str(file))) from None
    except (OSError, sqlite3.Error) as error:
        raise SettingError("database-unusable", reason=str(error)) from error


def _file_of(settings: Settings) -> Path | None:
    """Give the file with all matches, whichever setting names it; None if it is no file."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        return None
    name = url.database or ""
    return Path(unquote(urlsplit(name).path) if "uri" in url.query else name)


def _allow_connections() -> int:
    """Let this process have as many connections as the system allows, and say how many."""
    try:
        import resource
    except ImportError:
        return _ENOUGH
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most - _OTHER_FILES


def listen(settings: Settings) -> socket.socket:
    """Take the address to listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        address = f"{settings.host}:{settings.port}"
        why = error.strerror if isinstance(error, OSError) else None
        raise SettingError("address-taken", address=address, why=why or "") from error


def address_of(listening: socket.socket) -> str:
    """Give the address to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_server(app: FastAPI, ready: Callable[[], None], most: int = _ENOUGH) -> PoliteServer:
    """Make the server for an application, with at most so many connections at once."""
    app.state.doorkeeper = Doorkeeper(app.state.settings, most)
    config = uvicorn.Config(
        app,
        http=Doorway,
        ws=LiveWire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=_KEEP_OPEN,
        timeout_graceful_shutdown=_GRACE,
    )
    return PoliteServer(config, app, ready)
