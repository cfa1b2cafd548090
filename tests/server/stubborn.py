"""Players who do not give up: whatever happens to the connection, they come back and go on."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fourfold import Match

Json = dict[str, Any]
TRY_AGAIN = ("storage-unavailable", "storage-unsure", "server-leaving", "match-busy")
"""Refusals after which the same command is sent again."""


class Stubborn:
    """One player of a match, at one or several addresses in turn."""

    def __init__(
        self, addresses: list[str], match_id: str, token: str, seat: int, seed: int = 0
    ) -> None:
        """Play at random. The moves follow from the seeds, so that matches are long enough."""
        self._addresses, self._token, self.seat = addresses, token, seat
        self._match_id, self._rng = match_id, Random(seed + seat)
        self.events: list[Json] = []
        """All events that were heard of, in order."""
        self.done: dict[str, int] = {}
        """The commands that were acknowledged, with the version that has them."""
        self.moved: dict[str, str] = {}
        """The moves of all commands."""
        self.sent = 0
        """How often a command was sent."""
        self.refused: list[str] = []
        self.comebacks = -1
        self._command: Json | None = None

    async def play(self, plies: int | None, pause: float = 0.0) -> None:
        """Play until so many moves have been made in the match, or until it is over."""
        while True:
            self.comebacks += 1
            address = self._addresses[self.comebacks % len(self._addresses)]
            try:
                async with connect(
                    f"{address.replace('http', 'ws')}/api/matches/{self._match_id}/live"
                    f"?after={len(self.events)}",
                    additional_headers={"Authorization": f"Bearer {self._token}"},
                    compression=None,
                    open_timeout=10,
                ) as socket:
                    if await self._session(socket, plies, pause):
                        return
            except (OSError, TimeoutError, WebSocketException):
                # Whoever comes too often keeps the server from starting.
                await asyncio.sleep(0.2)

    async def _session(self, socket: ClientConnection, plies: int | None, pause: float) -> bool:
        match: Json = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "update"):
                match = message["match"]
                for event in message["events"]:
                    assert event["n"] == len(self.events) + 1, "an event is missing or comes twice"
                    self.events.append(event)
                if self._command and message["type"] == "welcome":
                    await self._send(socket)
            elif message["type"] == "done":
                self.done[message["id"]] = message["version"]
                self._command = None
            elif message["type"] == "refused":
                assert message["error"]["code"] in TRY_AGAIN, message
                self.refused.append(message["error"]["code"])
                await asyncio.sleep(0.1)
                await self._send(socket)
            if self._command:
                continue
            if plies is None and match["status"] == "over":
                return True
            assert match["status"] == "playing", "the match is over too soon"
            if plies is not None and match["ply"] >= plies:
                return True
            if match["to_move"] == self.seat and match["legal"]:
                await asyncio.sleep(pause)
                self._choose(match)
                await self._send(socket)
        return False

    def _choose(self, match: Json) -> None:
        move = self._rng.choice(match["legal"])["move"]
        name = f"{self.seat}-{match['ply']}"
        self.moved[name] = move
        self._command = {"id": name, "ply": match["ply"], "kind": "move", "move": move}

    async def _send(self, socket: ClientConnection) -> None:
        self.sent += 1
        command = {"type": "command", "seat": self.seat, **(self._command or {})}
        await socket.send(json.dumps(command))


def check_against(kept: list[Json], spec: str, *players: Stubborn) -> None:
    """Check that the server kept exactly what all players heard, and all it acknowledged."""
    assert [event["n"] for event in kept] == list(range(1, len(kept) + 1))
    match = Match(spec)
    for event in kept:
        if event["kind"] == "move":
            match.play(event["move"])
    for player in players:
        assert player.events == kept[: len(player.events)]
        assert player.done.keys() == player.moved.keys()
        moves = [event for event in kept if event["kind"] == "move"]
        own = [event for event in moves if event["seat"] == player.seat]
        assert [event["move"] for event in own] == list(player.moved.values())
        for event, version in zip(own, player.done.values(), strict=True):
            assert event["n"] <= version <= len(kept)
            # The command may have brought more, such as the end of the match, but no move.
            assert all(later["kind"] != "move" for later in kept[event["n"] : version])
