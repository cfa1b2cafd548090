"""One worker process as the server sees it: started, asked, watched, and ended."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any

log = logging.getLogger(__name__)

_LONGEST_LINE = 2**24


class DiedError(Exception):
    """The process has ended without an answer."""


class Worker:
    """A process that runs `fourfold.server.thinking.worker`, alive inside `async with`."""

    def __init__(self, loading: float) -> None:
        self._loading = loading
        self._until = 0.0
        self._number = 0
        self._process: Process
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        return self._process.returncode is None

    @property
    def seconds_left(self) -> float:
        """How long it may still think about the question it has now, if it has one."""
        return max(0.0, self._until - asyncio.get_running_loop().time())

    async def __aenter__(self) -> Worker:
        # In a session of its own: Ctrl-C in the terminal is for the server to hear, not for it.
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "fourfold.server.thinking.worker"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=_LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        self._tasks.append(asyncio.create_task(self._listen()))
        try:
            await self._message(self._loading)
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._end()

    async def ask(self, question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Give the answer, or raise DiedError or TimeoutError.

        The time counts from when everything is loaded that the question needs.
        """
        assert self._process.stdin
        try:
            self._until = asyncio.get_running_loop().time() + seconds
            self._number += 1
            self._send({**question, "number": self._number})
            with suppress(ConnectionError):  # reading will tell
                await self._process.stdin.drain()
            message = await self._message(self._loading)
            if "loaded" in message:
                self._until = asyncio.get_running_loop().time() + seconds
                message = await self._message(seconds)
            return message
        finally:
            self._until = 0.0

    def stop(self) -> None:
        """Let it answer what it has been asked as soon as it can, with what it has found."""
        self._send({"stop": self._number})

    def when_ended(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Have somebody told when the process ends."""

        async def watch() -> None:
            await self._process.wait()
            await tell()

        self._tasks.append(asyncio.create_task(watch()))

    def kill(self) -> None:
        """End the process at once."""
        with suppress(ProcessLookupError):
            self._process.kill()

    def _send(self, message: Mapping[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(message).encode() + b"\n")

    async def _message(self, seconds: float) -> dict[str, Any]:
        assert self._process.stdout
        async with asyncio.timeout(seconds):
            line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise DiedError
        message: dict[str, Any] = json.loads(line)
        return message

    async def _listen(self) -> None:
        """Put into the log what the process complains about."""
        assert self._process.stderr
        while line := await self._process.stderr.readline():
            log.warning("%s", line.decode(errors="replace").rstrip())

    async def _end(self) -> None:
        self.kill()
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()
        await asyncio.gather(*self._tasks)
