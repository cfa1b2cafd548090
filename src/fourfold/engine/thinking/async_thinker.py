"""A worker for programs with asyncio."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

from ..processes import give_way
from .messages import Fault, Question, Said
from .patience import TICK, Allowance, Patience
from .starting import COMMAND, LONGEST_LINE, asking, options, read_said, stopping

log = logging.getLogger(__name__)


class DiedError(Exception):
    """The process has ended without an answer, maybe because it was stuck."""

    def __init__(self, reason: str, *, was_heard: bool = False) -> None:
        super().__init__(reason)
        self.was_heard = was_heard
        """Whether it knew of the question."""


class FaultError(Exception):
    """Something went wrong with a question, but the worker is ready for the next one."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class AsyncThinker:
    """Answers one question at a time in a process of its own, alive inside `async with`."""

    def __init__(self, allowance: Allowance | None = None, niceness: int = 0) -> None:
        self._allowance, self._niceness = allowance or Allowance(), niceness
        self._number = 0
        self._process: Process
        self._patience: Patience | None = None
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
    def is_thinking(self) -> bool:
        """Whether it has heard a question about a position that it has not answered."""
        patience = self._patience
        return patience is not None and patience.is_thought and patience.was_heard

    async def __aenter__(self) -> AsyncThinker:
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE, **options()
        )
        give_way(self._process.pid, self._niceness)
        self._tasks.append(asyncio.create_task(self._log_complaints()))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()
        await asyncio.gather(*self._tasks)

    async def ask(self, question: Question) -> Any:
        """Give the last thought about a question, or raise DiedError or FaultError."""
        patience = Patience(question, self._allowance, is_new=not self._number)
        watching = asyncio.create_task(self._watch(patience))
        self._number += 1
        self._patience = patience
        try:
            self._send(asking(self._number, question))
            thought = None
            while not (said := await self._next(patience)).is_last:
                if said.event == "thought":
                    thought = said.value
        finally:
            watching.cancel()
            self._patience = None
        if said.event == "fault":
            raise FaultError(Fault(**said.value))
        return thought

    def stop(self) -> None:
        """Let it answer what it has been asked as soon as it can, with what it has found."""
        if self._patience:
            self._patience.stop()
            self._send(stopping(self._number))

    def when_ended(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Have somebody told when the process ends."""

        async def watch() -> None:
            await self._process.wait()
            await tell()

        self._tasks.append(asyncio.create_task(watch()))

    def kill(self) -> None:
        """End the process at once."""
        # Python's own `kill` takes note of a death before the one who waits for it can.
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))

    def _send(self, line: bytes) -> None:
        assert self._process.stdin
        # If nobody reads it, that will be found out by waiting for the answer.
        self._process.stdin.write(line)

    async def _next(self, patience: Patience) -> Said:
        """Give what is said next about the question."""
        assert self._process.stdout
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            reason = "it was stuck" if patience.is_over else "it has ended"
            raise DiedError(reason, was_heard=patience.was_heard)
        said = read_said(line)
        patience.hear(said)
        return said

    async def _watch(self, patience: Patience) -> None:
        """Kill the process when nothing more is to be expected of it."""
        while patience.tick():
            await asyncio.sleep(TICK)
        self.kill()

    async def _log_complaints(self) -> None:
        """Put into the log what the process complains about."""
        assert self._process.stderr
        while line := await self._process.stderr.readline():
            log.warning("%s", line.decode(errors="replace").rstrip())
