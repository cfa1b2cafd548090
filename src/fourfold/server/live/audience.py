"""Those who listen to a match: the sockets of this process, and what is known of others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketState

from fourfold.match_commands.state import Caller

from ..encoding import encoded

MOST_WAITING = 2**18
"""Bytes that may wait for a slow client before it is cut off. It can resume later."""
TRY_LATER = 1013


class Bye(Exception):  # noqa: N818  # a farewell, and no mistake
    """The connection ends, for a reason the client is told."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Wire(Protocol):
    """Where frames go out."""

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not taken yet."""

    def write(self, frame: bytes) -> None:
        """Send a frame, without waiting for anything, at the end of this turn at the latest."""

    def flush(self) -> None:
        """Let what was said go out now."""


class Socket:
    """One live connection. What it is sent waits in the system, so that nobody waits for it."""

    def __init__(
        self, connection: WebSocket, wire: Wire, caller: Caller, wants_changes: bool = False
    ) -> None:
        self.caller, self.wants_changes = caller, wants_changes
        self.expected: asyncio.TimerHandle | None = None
        """What happens when nothing is heard any more, from somebody who has promised more."""
        self.is_silent = False
        self._connection, self._wire = connection, wire
        self.flush = wire.flush
        """Lets what was said go out now."""
        self.ending: asyncio.Future[Bye] = asyncio.get_running_loop().create_future()

    def send(self, frame: bytes) -> None:
        """Send a message, as a frame."""
        if self.ending.done():
            return
        if self._wire.backlog > MOST_WAITING:
            self.end(Bye(TRY_LATER, "slow"))
        else:
            self._wire.write(frame)

    def end(self, bye: Bye) -> None:
        """Let the connection end."""
        if not self.ending.done():
            self.ending.set_result(bye)

    async def say_bye(self, bye: Bye) -> None:
        """Tell the client why, and close."""
        with suppress(Exception):
            async with asyncio.timeout(2):
                if self._connection.application_state is WebSocketState.CONNECTED:
                    if bye.code != TRY_LATER:
                        await self._connection.send_text(
                            encoded({"type": "bye", "reason": bye.reason})
                        )
                    await self._connection.close(bye.code, bye.reason)


Elsewhere = tuple[frozenset[str], int]
"""The holders who are connected to other processes, and how many watch there."""


@dataclass(eq=False)
class Audience:
    """Who listens to a match."""

    sockets: set[Socket] = field(default_factory=set)
    elsewhere: Elsewhere = (frozenset(), 0)
    is_changed: bool = False
    """Whether other processes have to be told who is here."""
    quiet_until: float = 0.0
    """When it can be told again who is there."""
    timer: asyncio.TimerHandle | None = None
