"""What a match, a move, a listener and a thought cost a server.

The time is that of the processor, not of the clock, so other programs on the machine hardly matter.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from fourfold.engine.levels import LevelPlayer
from fourfold.engine.registry import brain_for
from fourfold.match import Match
from fourfold.rules import load

from .levels import cases
from .positions import sample
from .scripted import PATIENCE, ScriptedMatch
from .server import Crowd, Load, allow_files, memory_of, seconds_of, served

THINKING = (1, 5, 9, 10)
"""Levels whose thoughts are measured."""


class Size(NamedTuple):
    """How much is done to find out: matches, moves in each, listeners at each, positions."""

    matches: int
    moves: int
    listeners: int
    positions: int


FULL = Size(matches=200, moves=12, listeners=10, positions=8)
QUICK = Size(matches=8, moves=3, listeners=2, positions=1)


class Costs(NamedTuple):
    """What things cost: seconds of a core, bytes."""

    match_seconds: float
    """To make a match and join it, with two new players."""
    match_memory: float
    """While it is played and both players listen."""
    match_disk: float
    """Before the first move."""
    move_seconds: float
    move_disk: float
    move_bytes: float
    """What the two players are told about a move."""
    listener_seconds: float
    """For each move that one more listener is told of."""
    listener_memory: float
    listener_bytes: float
    thoughts: dict[str, dict[int, float]]
    """Seconds for a move, by game and level."""
    faults: list[str]


class CostsError(Exception):
    """This system does not tell what a process uses."""


def costs(size: Size = FULL) -> Costs:
    """Start a server, use it, and tell what that took."""
    if not Path("/proc/self/stat").exists():
        raise CostsError
    allow_files((4 + 2 * size.listeners) * size.matches + 200)
    with TemporaryDirectory() as folder, served(Path(folder)) as (address, process):
        meter = _Meter(process.pid, Path(folder) / "matches.db")
        found = asyncio.run(_use(address, meter, size))
    return found._replace(thoughts=_thoughts(size.positions))


class _Use(NamedTuple):
    """What a server has used so far."""

    seconds: float
    memory: int
    disk: int


class _Meter:
    """Reads what a server uses."""

    def __init__(self, process: int, data: Path) -> None:
        self._process, self._data = process, data

    def read(self) -> _Use:
        seconds = seconds_of(self._process) or 0.0
        with closing(sqlite3.connect(self._data)) as database:
            pages, unused, page = (
                database.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("page_count", "freelist_count", "page_size")
            )
        return _Use(seconds, memory_of(self._process) or 0, (pages - unused) * page)


async def _use(address: str, meter: _Meter, size: Size) -> Costs:
    crowd = Crowd(Load(size.matches, 1, 0), address)
    # The first ones pay for what is loaded only once.
    for number in range(2):
        await crowd.finish(await crowd.meet(number))
    empty = meter.read()
    tables = await asyncio.gather(*(crowd.meet(number) for number in range(size.matches)))
    made = meter.read()
    quiet_moves = await _play(tables, size.moves)
    played = meter.read()
    ears = await _listen(address, tables, size.listeners)
    heeded = meter.read()
    loud_moves = await _play(tables, size.moves)
    told = meter.read()
    bytes_heard = sum([await ear.leave() for ear in ears])
    for table in tables:
        await crowd.finish(table)
    crowd.close()
    move_seconds = (played.seconds - made.seconds) / quiet_moves
    loud_seconds = (told.seconds - heeded.seconds) / loud_moves
    return Costs(
        match_seconds=(made.seconds - empty.seconds) / size.matches,
        match_memory=(made.memory - empty.memory) / size.matches,
        match_disk=(made.disk - empty.disk) / size.matches,
        move_seconds=move_seconds,
        move_disk=(played.disk - made.disk) / quiet_moves,
        move_bytes=crowd.sums.heard["changed"] / (quiet_moves + loud_moves),
        listener_seconds=max(0.0, loud_seconds - move_seconds) / size.listeners,
        listener_memory=(heeded.memory - played.memory) / len(ears),
        listener_bytes=bytes_heard / (loud_moves * size.listeners),
        thoughts={},
        faults=crowd.sums.faults,
    )


async def _play(tables: list[ScriptedMatch], moves: int) -> int:
    """Let so many moves be played at each table where the match goes on, and count them."""
    done = 0
    for _ in range(moves):
        going_on = [table for table in tables if not table.is_over]
        await asyncio.gather(*(table.move() for table in going_on))
        done += len(going_on)
    return max(done, 1)


class _Ear:
    """Somebody who only listens, and counts what is said."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._heard = socket, 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._socket:
            if '"changed"' in message[:40]:
                self._heard += len(message)

    async def leave(self) -> int:
        """Go, and say how many bytes came."""
        await self._socket.close()
        await self._task
        return self._heard


async def _listen(address: str, tables: list[ScriptedMatch], count: int) -> list[_Ear]:
    ears = []
    for table in tables:
        place = f"{address.replace('http', 'ws', 1)}/api/matches/{table.id}/live?updates=changes"
        for _ in range(count):
            socket = await connect(place, compression=None, open_timeout=PATIENCE)
            ears.append(_Ear(socket))
    # Everybody has been told of everybody by now, which is no part of a move.
    await asyncio.sleep(2.0)
    return ears


def _thoughts(positions: int) -> dict[str, dict[int, float]]:
    found: dict[str, dict[int, float]] = {}
    for case, spec in cases().items():
        game = load(spec)
        brain_for(game).prepare()
        states = sample(game, 10 * positions)[::10]
        found[case] = {}
        for level in THINKING:
            player, spent = LevelPlayer(level, Random(1)), []
            for state in states:
                match = Match(game, position=game.position_text(state))
                start = process_time()
                player.choose(match)
                spent.append(process_time() - start)
            found[case][level] = mean(spent)
    return found
