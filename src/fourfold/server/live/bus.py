"""How server processes hear of each other's matches: not at all, or through Redis.

Only names and numbers travel. What happened is always read from the database, so a message that
is lost or comes twice does no harm.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from fourfold.match_commands.events import Event

from ..ending import end
from .matches import Live

log = logging.getLogger(__name__)
CHANNEL = "fourfold:matches"
_PATIENCE = 5
_PAUSE = 1.0
_GLANCE = 1.0
"""Seconds for finding out who is elsewhere, for which somebody waits."""
_STAYS = 60
"""Seconds after which a process that says nothing any more is taken to be gone."""
_AGAIN = 20
MOST_WAITING = 10_000
Message = Mapping[str, Any]


class Bus:
    """The bus of a process that is alone."""

    sure = True
    """Whether everything other processes do is heard of here."""

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Tell other processes what has happened here."""

    def here(self, match_id: str, holders: Collection[str], watching: int) -> None:
        """Tell other processes who is connected here."""

    def expelled(self, players: Collection[str], match_id: str | None) -> None:
        """Tell other processes who holds other seats now, in a match or in all."""

    def dismissed(self, ids: Collection[str]) -> None:
        """Tell other processes which matches are no more."""

    async def start(self, heard: Callable[[Message], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def elsewhere(self, match_id: str) -> tuple[frozenset[str], int]:
        """Say which holders are connected to other processes, and how many watch there."""
        return frozenset(), 0

    async def close(self) -> None:
        """Stop listening."""


class DeafBus(Bus):
    """The bus of processes that share a database and have no Redis: they have to look."""

    sure = False


class RedisBus(Bus):
    """Messages through Redis. While it cannot be reached, `sure` is false and nothing fails."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(
            url, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE, decode_responses=True
        )
        self.name = secrets.token_hex(8)
        self.sure = False
        self._outbox: asyncio.Queue[tuple[str, str | None]] = asyncio.Queue(MOST_WAITING)
        self._present: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        if here:
            self._post({"match": live.replay.id, "version": live.replay.version})

    def here(self, match_id: str, holders: Collection[str], watching: int) -> None:
        if holders or watching:
            told = json.dumps({"holders": sorted(holders), "watching": watching})
            self._present[match_id] = told
        else:
            self._present.pop(match_id, None)
        self._post({"match": match_id, "presence": True}, match_id)

    def expelled(self, players: Collection[str], match_id: str | None) -> None:
        self._post({"expelled": sorted(players), "match": match_id})

    def dismissed(self, ids: Collection[str]) -> None:
        self._post({"dismissed": sorted(ids)})

    async def start(self, heard: Callable[[Message], Awaitable[None]]) -> None:
        self._tasks = [
            asyncio.create_task(self._for_ever(lambda: self._listen(heard))),
            asyncio.create_task(self._for_ever(self._speak)),
            asyncio.create_task(self._for_ever(self._stay)),
        ]

    async def elsewhere(self, match_id: str) -> tuple[frozenset[str], int]:
        if not self.sure:
            return frozenset(), 0
        try:
            async with asyncio.timeout(_GLANCE):
                # The client does not say that this is awaited when it is asynchronous.
                found: Any = self._redis.hgetall(_presence_key(match_id))
                told = [json.loads(text) for who, text in (await found).items() if who != self.name]
        except Exception:
            return frozenset(), 0
        holders = frozenset(holder for each in told for holder in each["holders"])
        return holders, sum(each["watching"] for each in told)

    async def close(self) -> None:
        await end(self._tasks)
        with suppress(Exception):
            for match_id in self._present:
                leaving: Any = self._redis.hdel(_presence_key(match_id), self.name)
                await leaving
        await self._redis.aclose()

    def _post(self, message: Message, presence_of: str | None = None) -> None:
        text = json.dumps({**message, "from": self.name})
        # Whoever misses a message looks by itself when the bus is not sure.
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait((text, presence_of))

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                if self.sure:
                    log.warning("the bus cannot be reached: %s", type(error).__name__)
                self.sure = False
                await asyncio.sleep(_PAUSE)

    async def _listen(self, heard: Callable[[Message], Awaitable[None]]) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            is_silent = False
            while True:
                found = await pubsub.get_message(timeout=_PATIENCE)
                if found is None:
                    if is_silent:
                        raise TimeoutError
                    is_silent = True
                    await pubsub.ping()
                    continue
                is_silent = False
                if found["type"] == "subscribe":
                    # Something may have been missed in between.
                    await heard({"missed": True})
                    self.sure = True
                elif found["type"] == "message":
                    message = json.loads(found["data"])
                    if message.get("from") != self.name:
                        await heard(message)

    async def _speak(self) -> None:
        while True:
            posts = [await self._outbox.get()]
            while not self._outbox.empty() and len(posts) < 100:
                posts.append(self._outbox.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipe:
                for text, presence_of in posts:
                    if presence_of is not None:
                        self._write_presence(pipe, presence_of)
                    pipe.publish(CHANNEL, text)
                await pipe.execute()

    async def _stay(self) -> None:
        """Say again and again who is here, so that it is believed as long as it is true."""
        while True:
            await asyncio.sleep(_AGAIN)
            async with self._redis.pipeline(transaction=False) as pipe:
                for match_id in list(self._present):
                    self._write_presence(pipe, match_id)
                await pipe.execute()

    def _write_presence(self, pipe: Any, match_id: str) -> None:
        told, key = self._present.get(match_id), _presence_key(match_id)
        if told is None:
            pipe.hdel(key, self.name)
        else:
            pipe.hset(key, self.name, told)
            pipe.expire(key, _STAYS)


def _presence_key(match_id: str) -> str:
    return f"fourfold:here:{match_id}"
