"""One match on a server as both players see it, held against the rules event by event."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from fourfold.match import Match
from fourfold.rules import GameError

from .line import Line

Json = dict[str, Any]
_ANSWERS = (b'{"type":"welcome"', b'{"type":"done"', b'{"type":"refused"')
PATIENCE = 30.0
"""Seconds after which an answer that has not come is an error."""


class Arrival(NamedTuple):
    """When a move was due, and how many seconds later the opponent had it."""

    due: float
    late: float


class Sums(NamedTuple):
    """What all tables add up."""

    arrivals: list[Arrival]
    faults: list[str]
    """What went wrong: refusals, and events that were lost, doubled or against the rules."""
    heard: Counter[str]
    """The bytes of all messages about matches, by their type."""


class Turn(NamedTuple):
    """A move that will be played, and by whom."""

    seat: int
    move: str


class ScriptedMatch:
    """A match of two players, each with a live connection, whose moves are known beforehand.

    While it is played, messages are only counted and kept. What they say is checked afterwards.
    """

    def __init__(
        self,
        address: str,
        told: Json,
        tokens: Mapping[int, str],
        sums: Sums,
        plan: Sequence[Turn] = (),
    ) -> None:
        """Sit down at a match that has started; `tokens` are those of the seats."""
        self._address = address.replace("http", "ws", 1)
        self.id: str = told["id"]
        self.tokens, self._sums, self._plan = tokens, sums, plan
        self._match = Match(told["spec"], position=told["start"])
        self.events: dict[int, Json] = {}
        """Every event that was heard of."""
        self._seen = dict.fromkeys(tokens, 0)
        self._version = 0
        self._lines: dict[int, Line] = {}
        self._kept: list[tuple[int, bytes]] = []
        self._ply = 0
        self._missing = 0
        """Messages that have to come until the table goes on."""
        self._come: asyncio.Future[None]
        self._mover, self._due = 0, 0.0

    @property
    def is_over(self) -> bool:
        """Whether all moves have been played."""
        return self._ply == len(self._plan)

    async def sit_down(self) -> None:
        """Connect both players, and wait until both are welcome."""
        welcome = self._expect(len(self.tokens))
        place = f"{self._address}/api/matches/{self.id}/live?updates=changes"
        async with asyncio.timeout(PATIENCE):
            for seat, token in self.tokens.items():
                self._lines[seat] = await Line.open(place, token, partial(self._note, seat))
            await welcome

    def _expect(self, messages: int) -> asyncio.Future[None]:
        """Give what is done when so many messages have come."""
        self._missing = messages
        self._come = asyncio.get_running_loop().create_future()
        return self._come

    async def leave(self) -> None:
        """Disconnect both players."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(line.close() for line in self._lines.values()))

    async def move(self, due: float = inf) -> None:
        """Let the player to move play the next move, and wait until everybody knows of it.

        Where it was due earlier, the time since then counts: somebody has waited for it.
        """
        ply, self._ply = self._ply, self._ply + 1
        seat, text = self._plan[ply]
        self._mover = seat
        everybody_knows = self._expect(len(self.tokens) + 1)
        self._due = min(perf_counter(), due)
        self._lines[seat].send(
            b'{"type":"command","kind":"move","id":"%d","ply":%d,"seat":%d,"move":"%b"}'
            % (ply, ply, seat, text.encode())
        )
        try:
            async with asyncio.timeout(PATIENCE):
                await everybody_knows
        except TimeoutError:
            self._sums.faults.append(f"no answer: move {ply + 1} of {self.id}")

    def _note(self, seat: int, text: bytes) -> None:
        """Keep a message, and note whether it is the one that the other player waits for."""
        self._kept.append((seat, text))
        if text.startswith(b'{"type":"changed"'):
            if seat != self._mover:
                self._sums.arrivals.append(Arrival(self._due, perf_counter() - self._due))
        elif not text.startswith(_ANSWERS):
            return
        self._missing -= 1
        if not self._missing and not self._come.done():
            self._come.set_result(None)

    def check(self) -> None:
        """Hold everything that was heard against what is known."""
        for seat, text in self._kept:
            message = json.loads(text)
            if message["type"] in ("welcome", "update", "changed"):
                self._sums.heard[message["type"]] += len(text)
                self.hear(seat, message)
            elif message["type"] == "refused":
                self._sums.faults.append(f"refused: {message['error']['code']}")
        self._kept.clear()
        if len(self._match.moves) != self._ply or len(set(self._seen.values())) != 1:
            self._sums.faults.append(f"lost: some of {self._ply} moves of {self.id}")

    def hear(self, seat: int, message: Json) -> None:
        """Take what a player is told, and hold it against what is known."""
        for event in message["events"]:
            if event["n"] != self._seen[seat] + 1:
                fault = "lost" if event["n"] > self._seen[seat] else "doubled"
                self._sums.faults.append(f"{fault}: event {event['n']} of {self.id}")
            self._seen[seat] = event["n"]
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
