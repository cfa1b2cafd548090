"""One at a time: a lock that can also be taken without waiting for it."""

from __future__ import annotations

import asyncio
from collections import deque


class Latch:
    """A lock for one event loop, fair to whoever waits. What is not taken is taken at once."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Hand it over to whoever has waited longest, or leave it to the next who comes."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # It was handed over to somebody who does not want it any more.
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
