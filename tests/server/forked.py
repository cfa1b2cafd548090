"""Server processes that start at once: each is forked from one that has loaded everything.

To load Python and the server takes a second, and the rest of a start a tenth of that. Where servers
are killed a thousand times, the second is spent once.
"""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from fourfold.server.run import run
from fourfold.server.settings import Settings

from .processes import PATIENCE, Process

_FORKS = get_context("forkserver")
_LOADING = 300.0
"""Seconds within which everything is loaded, also on a machine with much else to do."""


def prepare() -> None:
    """Say what is to be loaded, before the first server is started."""
    _FORKS.set_forkserver_preload(["__main__", __name__])


class Forked(Process):
    """A server like any other, except that it was not started by a command."""

    _child: ForkServerProcess

    async def start(self) -> None:
        here, there = _FORKS.Pipe()
        given = {**self.environment, "FOURFOLD_PORT": str(self.port)}
        self._child = _FORKS.Process(target=_serve, args=(given, self._complaints.name, there))
        # Starting it and waiting for it would both hold everybody up.
        async with asyncio.timeout(_LOADING):
            await asyncio.to_thread(self._child.start)
            there.close()
            try:
                await asyncio.to_thread(here.recv)
            except EOFError:
                raise AssertionError(self.log) from None
            finally:
                here.close()

    def send(self, blow: signal.Signals) -> None:
        assert self._child.pid
        os.kill(self._child.pid, blow)

    async def end(self, blow: signal.Signals) -> None:
        self.send(blow)
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(self._child.join)


def _serve(environment: dict[str, str], complaints: str, ready: Connection) -> None:
    """Be a server, in a new process."""
    os.environ.update(environment)
    handle = os.open(complaints, os.O_WRONLY | os.O_APPEND)
    os.dup2(handle, 2)
    os.close(handle)
    run(Settings.read(environment), lambda address: ready.send(address))
