"""One match on a server as both players see it, held against the rules event by event."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourfold.games import GameError
from fourfold.match import Match

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which an answer that has not come is an error."""


class Sums(NamedTuple):
    """What all tables add up."""

    arrivals: list[float]
    """Seconds from the moment each move was due to its arrival at the opponent."""
    faults: list[str]
    """What went wrong: refusals, and events that were lost, doubled or against the rules."""
    heard: Counter[str]
    """The bytes of all messages about matches, by their type."""


class Table:
    """A match of two players, each with a live connection."""

    def __init__(self, address: str, told: Json, tokens: Mapping[int, str], sums: Sums) -> None:
        """Sit down at a match that has started; `tokens` are those of the seats."""
        self._address = address.replace("http", "ws", 1)
        self.id: str = told["id"]
        self.tokens, self._sums = tokens, sums
        self._match = Match(told["spec"], position=told["start"])
        self.events: dict[int, Json] = {}
        """Every event that was heard of."""
        self._seen = dict.fromkeys(tokens, 0)
        self._version = 0
        self._sockets: dict[int, ClientConnection] = {}
        self._listening: list[asyncio.Task[None]] = []
        self._news = asyncio.Condition()
        self._done: set[str] = set()
        self._sent_at = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._match.outcome is not None

    async def sit_down(self) -> None:
        """Connect both players."""
        for seat, token in self.tokens.items():
            socket = await connect(
                f"{self._address}/api/matches/{self.id}/live?after={self._seen[seat]}&updates=changes",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                open_timeout=PATIENCE,
            )
            self._sockets[seat] = socket
            self._listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def leave(self) -> None:
        """Disconnect both players."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets.values()))

    async def move(self, rng: Random, due: float = inf) -> None:
        """Let the player to move play any legal move, and wait until everybody knows of it.

        Where it was due earlier, the time since then counts: somebody has waited for it.
        """
        ply, seat = len(self._match.moves), self._match.to_move
        name = f"{ply}-{rng.getrandbits(40)}"
        command = {"type": "command", "id": name, "ply": ply, "kind": "move", "seat": seat}
        self._sent_at = min(perf_counter(), due)
        try:
            text = json.dumps({**command, "move": rng.choice(self._match.legal)})
            await self._sockets[seat].send(text)
            async with asyncio.timeout(PATIENCE), self._news:
                await self._news.wait_for(lambda: name in self._done and self._all_know(ply + 1))
        except (ConnectionClosed, TimeoutError) as error:
            self._sums.faults.append(f"no answer: {type(error).__name__}")

    def _all_know(self, ply: int) -> bool:
        return len(self._match.moves) >= ply and len(set(self._seen.values())) == 1

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "update", "changed"):
                self._sums.heard[message["type"]] += len(text)
                self.hear(seat, message)
            elif message["type"] == "done":
                self._done.add(message["id"])
            elif message["type"] == "refused":
                self._sums.faults.append(f"refused: {message['error']['code']}")
            else:
                continue
            async with self._news:
                self._news.notify_all()

    def hear(self, seat: int, message: Json) -> None:
        """Take what a player is told, and hold it against what is known."""
        for event in message["events"]:
            if event["n"] != self._seen[seat] + 1:
                fault = "lost" if event["n"] > self._seen[seat] else "doubled"
                self._sums.faults.append(f"{fault}: event {event['n']} of {self.id}")
            self._seen[seat] = event["n"]
            if event["kind"] == "move" and event["seat"] != seat:
                self._sums.arrivals.append(perf_counter() - self._sent_at)
            self._check(event)
        if message["match"]["version"] == self._version:
            here = {"position": self._match.position, "to_move": self._match.to_move}
            # What is not told has not changed.
            if not here.items() <= {**here, **message["match"]}.items():
                self._sums.faults.append(f"wrong position: {self.id}")

    def _check(self, event: Json) -> None:
        known = self.events.setdefault(event["n"], event)
        if known is not event:
            if known != event:
                self._sums.faults.append(f"two versions of event {event['n']} of {self.id}")
            return
        self._version = max(self._version, event["n"])
        if event["kind"] == "move":
            try:
                self._match.play(event["move"])
            except GameError as error:
                self._sums.faults.append(f"illegal: {error.code}")
