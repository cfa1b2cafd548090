"""The bus between processes: what is told on it can be missing, and nobody waits for it."""

from __future__ import annotations

import asyncio
import socket
from typing import Any
from unittest.mock import AsyncMock, MagicMock, patch

from fourfold.server import ending
from fourfold.server.live import bus as buses
from fourfold.server.live import cluster as clusters
from fourfold.server.live.bus import DeafBus, RedisBus
from fourfold.server.live.cluster import Cluster


def test_a_redis_that_says_nothing_keeps_nobody_waiting() -> None:
    async def ask() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            bus = RedisBus(f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
            asked = MagicMock(side_effect=bus._redis.hgetall)
            with patch.object(bus._redis, "hgetall", asked):
                assert await bus.elsewhere("abc") == (frozenset(), 0)
                assert asked.call_count == 0
                bus.sure = True
                with patch.object(buses, "_GLANCE", 0.01):
                    assert await bus.elsewhere("abc") == (frozenset(), 0)
                assert asked.call_count == 1
            await bus.close()

    asyncio.run(ask())


def test_a_redis_that_falls_silent_is_not_relied_on() -> None:
    class Silent:
        """It has been listened to, and answers nothing any more."""

        pings = 0

        async def __aenter__(self) -> Silent:
            return self

        async def __aexit__(self, *error: object) -> None:
            pass

        async def subscribe(self, channel: str) -> None:
            self.said: list[Any] = [{"type": "subscribe"}]

        async def get_message(self, timeout: float) -> Any:
            await asyncio.sleep(0)
            return self.said.pop() if self.said else None

        async def ping(self) -> None:
            self.pings += 1

    async def listen() -> None:
        bus, silent = RedisBus("redis://127.0.0.1:1/0"), Silent()
        heard = AsyncMock()
        with patch.object(bus._redis, "pubsub", lambda: silent):
            await bus.start(heard)
            async with asyncio.timeout(20):
                while not heard.called or bus.sure:
                    await asyncio.sleep(0)
        assert silent.pings
        await bus.close()

    asyncio.run(listen())


def test_a_bus_can_be_left_at_any_moment() -> None:
    class Deaf:
        """Takes the word to end for a limit of its own that has passed, as clients of Redis may."""

        async def __aenter__(self) -> Deaf:
            return self

        async def __aexit__(self, *error: object) -> None:
            pass

        async def subscribe(self, channel: str) -> None:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                raise TimeoutError from None

    async def leave() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0")
        with patch.object(bus._redis, "pubsub", Deaf), patch.object(ending, "AGAIN", 0.01):
            await bus.start(AsyncMock())
            await asyncio.sleep(0.01)
            async with asyncio.timeout(20):
                await bus.close()

    asyncio.run(leave())


def test_looking_goes_on_whatever_happens() -> None:
    async def look() -> None:
        looks: list[int] = []

        class Stumbling(Cluster):
            async def look(self) -> None:
                looks.append(len(looks))
                raise (ZeroDivisionError, OSError)[len(looks) % 2]

        cluster = Stumbling(MagicMock(alone=False), MagicMock(), DeafBus())
        with patch.object(clusters, "LOOK", 0.001):
            await cluster.start()
            async with asyncio.timeout(20):
                while len(looks) < 4:
                    await asyncio.sleep(0.001)
        await cluster.close()

    asyncio.run(look())
