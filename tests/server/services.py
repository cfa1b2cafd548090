"""A real PostgreSQL and a real Redis for the tests, on ports of their own, gone afterwards.

They are started once for each process of pytest, and only when a test asks for them. Where they
are not installed, such a test fails and says how to get them: `scripts/services.sh`.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

import psycopg
import pytest
import redis

PATIENCE = 60.0
UNPRIVILEGED = "postgres"
"""Who runs PostgreSQL where the tests run as root, which it refuses."""


class Service:
    """A program that listens on a port, and that tests may stop and start again."""

    def __init__(self, command: list[str], **popen: Any) -> None:
        self.port = free_port()
        self._command = [word.replace("PORT", str(self.port)) for word in command]
        self._popen = popen
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        null = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=null, stderr=null, **self._popen)
        wait_until(self.answers)

    def stop(self, blow: signal.Signals = signal.SIGINT) -> None:
        """Stop it, and wait until it is gone."""
        if self._process:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(blow)
            self._process.wait(PATIENCE)
            self._process = None

    def answers(self) -> bool:
        """Say whether it does its work."""
        raise NotImplementedError


class Postgres(Service):
    """A PostgreSQL with nothing in it."""

    def __init__(self, folder: Path) -> None:
        data = folder / "data"
        user = UNPRIVILEGED if os.geteuid() == 0 else None
        popen: dict[str, Any] = {"cwd": folder}
        if user:
            shutil.chown(folder, user, user)
            popen.update(user=user, group=user, extra_groups=[])
        make = [program("initdb"), "-D", str(data), "-U", "fourfold", "-A", "trust", "--no-sync"]
        done = subprocess.run([*make, "-E", "UTF8", "--no-locale"], capture_output=True, **popen)
        assert done.returncode == 0, done.stderr.decode()
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "shared_buffers": "16MB",
            "max_connections": "60",
        }
        words = [f"--{name}={value}" for name, value in settings.items()]
        super().__init__([program("postgres"), "-D", str(data), "-p", "PORT", *words], **popen)

    def answers(self) -> bool:
        try:
            psycopg.connect(self._address("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh(self) -> str:
        """Make an empty database and give its URL."""
        name = f"matches_{uuid4().hex}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name, self.port)

    @staticmethod
    def url(name: str, port: int) -> str:
        """Give the URL of a database, perhaps on the port of somebody in between."""
        return f"postgresql+psycopg://fourfold@127.0.0.1:{port}/{name}"

    def _address(self, name: str) -> str:
        return f"postgresql://fourfold@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    """A Redis with nothing in it, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        server = program("redis-server")
        given = ["--port", "PORT", "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        super().__init__([server, *given], cwd=folder)
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs."""
    with scratch() as folder:
        yield from _running(Postgres(folder))


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis that runs."""
    with scratch() as folder:
        yield from _running(Redis(folder))


def free_port() -> int:
    """Give a port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def is_open(port: int) -> bool:
    """Say whether somebody listens on a port."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def wait_until(happens: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.02)


def _running(service: Any) -> Iterator[Any]:
    service.start()
    try:
        yield service
    finally:
        service.stop(signal.SIGQUIT if isinstance(service, Postgres) else signal.SIGTERM)


@contextmanager
def scratch() -> Iterator[Path]:
    # Not below pytest's own folder, where nobody but its user may enter.
    folder = Path(mkdtemp(prefix="fourfold-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def program(name: str) -> str:
    """Find a program, also where Debian hides those of PostgreSQL."""
    hidden = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    places = [os.environ.get("PATH", os.defpath), *map(str, reversed(hidden)), "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        pytest.fail(f"{name} is not installed; scripts/services.sh installs it", pytrace=False)
    return found
