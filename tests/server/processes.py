"""Server processes that can be killed, and wires that can be cut."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import httpx

from tests.cli.calling import COMMAND, PLAIN_WORLD

from .services import free_port

PATIENCE = 60.0
UNLIMITED = {
    "FOURFOLD_ENGINE_WORKERS": "0",
    "FOURFOLD_REQUESTS_PER_MINUTE": "0",
    "FOURFOLD_MATCHES_PER_MINUTE": "0",
    "FOURFOLD_COMPUTING_PER_MINUTE": "0",
    "FOURFOLD_COMMANDS_PER_MINUTE": "0",
    "FOURFOLD_MATCHES_PER_DAY": "0",
    "FOURFOLD_PLAYERS_PER_DAY": "0",
    "FOURFOLD_COMMANDS_PER_DAY": "0",
    "FOURFOLD_MEGABYTES_PER_DAY": "0",
}


class Process:
    """`fourfold serve` on a port that stays the same when it is started again."""

    def __init__(self, **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**PLAIN_WORLD, **UNLIMITED, **environment}
        self._process: asyncio.subprocess.Process
        # Not a pipe: nobody reads it while the server runs, and a full one would stop it.
        self._complaints = NamedTemporaryFile()  # noqa: SIM115  # it lives as long as this

    async def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        self._process = await asyncio.create_subprocess_exec(
            *(*COMMAND, "serve", "--port", str(self.port)),
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=self.environment,
        )
        assert self._process.stdout
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        said = self.environment.get("FOURFOLD_PUBLIC", self.address)
        assert said.encode() in line, self.log

    def send(self, blow: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self._process.pid, blow)

    async def end(self, blow: signal.Signals) -> None:
        """Send it a signal, and wait until it is gone."""
        self.send(blow)
        async with asyncio.timeout(PATIENCE):
            await self._process.wait()

    @property
    def log(self) -> str:
        """What it has complained about, in all its lives."""
        return Path(self._complaints.name).read_text(encoding="utf-8")


class Wire:
    """Somebody between a server and a service, who can cut what goes through."""

    def __init__(self, to_port: int) -> None:
        self._to = to_port
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.flows = asyncio.Event()
        """What is sent waits while this is not set, and nobody is told."""
        self.flows.set()

    async def mend(self) -> None:
        """Let connections through, always on the same port."""
        self._server = await asyncio.start_server(
            self._connect, "127.0.0.1", self.port, reuse_address=True
        )
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """End all connections, and let nobody through."""
        if self._server:
            self._server.close()
            self._server = None
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _connect(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        far = None
        try:
            reader, far = await asyncio.open_connection("127.0.0.1", self._to)
            done, left = await asyncio.wait(
                [
                    asyncio.create_task(self._copy(near, far)),
                    asyncio.create_task(self._copy(reader, answer)),
                ],
                return_when=asyncio.FIRST_COMPLETED,
            )
            for one in left:
                one.cancel()
            await asyncio.gather(*done, *left, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            for writer in filter(None, (far, answer)):
                writer.transport.abort()
                with suppress(Exception):
                    await writer.wait_closed()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()


class Caller:
    """Somebody who makes matches."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def token(self, address: str) -> str:
        answer = await self._client.post(f"{address}/api/players", json={})
        return str(answer.raise_for_status().json()["token"])

    async def match(self, address: str, game: str, **wish: Any) -> tuple[str, str, str]:
        """Make a match for two, and give its id and the tokens of the seats."""
        ann, bob = await self.token(address), await self.token(address)
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": game, "seats": seats, "order": "given", **wish}
        made = await self._post(f"{address}/api/matches", body, ann)
        await self._post(f"{address}/api/matches/{made['id']}/join", {}, bob)
        return made["id"], ann, bob

    async def events(self, address: str, match_id: str) -> list[dict[str, Any]]:
        """Give what a server has kept of a match."""
        answer = await self._client.get(f"{address}/api/matches/{match_id}/events")
        return list(answer.raise_for_status().json()["events"])

    async def _post(self, url: str, body: Any, token: str) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await self._client.post(url, json=body, headers=headers)
        return dict(answer.raise_for_status().json())
