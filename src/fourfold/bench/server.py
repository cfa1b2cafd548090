"""Many matches at once on a server of its own: how long a move takes to reach the opponent.

The server is a process started for this, and is talked to as every client does. Moves are due at
regular times, whether the server keeps up or not (an open loop), and what comes late counts from
when it was due. Nothing the server says is taken on trust: each event must come once and in order
to both players, follow the rules, and be the same in the list that the server keeps. To leave the
processor to the server, moves are thought of before the first is played, and what came is read when
the last has been.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fourfold.match import Match
from fourfold.rules.registry import simplest_first

from .host import HostWatch
from .scripted import PATIENCE, Json, ScriptedMatch, Sums, Turn

CALLERS = 16
"""Threads that make matches."""
LONGEST = 80
"""Moves after which a match makes place for another one, if it is not over before."""
_ENOUGH = 1000
"""Moves from which 99 of 100 can be told."""
Plan = tuple[Turn, ...]
"""The moves of a match."""
UNLIMITED = {
    f"FOURFOLD_{name}": "0"
    for name in (
        "ENGINE_WORKERS",
        "REQUESTS_PER_MINUTE",
        "MATCHES_PER_MINUTE",
        "COMPUTING_PER_MINUTE",
        "SOCKETS_PER_ADDRESS",
        "COMMANDS_PER_MINUTE",
        "CONNECTIONS_PER_ADDRESS",
        "MATCHES_PER_DAY",
        "PLAYERS_PER_DAY",
        "COMMANDS_PER_DAY",
        "MEGABYTES_PER_DAY",
    )
}


class Load(NamedTuple):
    """How much is asked of the server: matches at once, moves a second, seconds."""

    matches: int
    rate: int
    seconds: float


class Report(NamedTuple):
    """How the server bore it."""

    matches: int
    """Matches at once, each with two live connections."""
    played: int
    """Matches that were played, from start to end or for a while."""
    moves: int
    rate: float
    """Moves a second that were reached."""
    median: float
    """Seconds from the moment a move was due to its arrival at the opponent."""
    p99: float
    slowest: float
    stolen: float
    """The share of the cores that the host of a virtual machine took away."""
    calm: int
    """Moves at times when it took nothing, and the seconds for 99 of 100 of those, if enough."""
    calm_p99: float | None
    memory: int | None
    """The most memory the server had, in bytes, where the system tells."""
    faults: list[str]


def pound(load: Load) -> Report:
    """Start a server, play on it, and tell how that went."""
    allow_files(4 * load.matches + 200)
    with (
        TemporaryDirectory() as folder,
        served(Path(folder)) as (address, process),
        _steady(),
        asyncio.Runner(loop_factory=_fast_loop()) as runner,
    ):
        return runner.run(Crowd(load, address).play(process.pid))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Give what makes the loop that costs least, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@contextmanager
def _steady() -> Iterator[None]:
    """Let nothing in this process stop it, or its own pauses would count as the server's."""
    interval = sys.getswitchinterval()
    gc.disable()
    sys.setswitchinterval(interval / 10)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.enable()


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a server of its own without limits, and give its address and its process."""
    command = [sys.executable, "-m", "fourfold", "serve", "--port", "0"]
    environment = {**os.environ, **UNLIMITED, "FOURFOLD_DATA": str(folder / "matches.db")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout
    try:
        found = re.search("http://[^ ]+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        yield found[0], process
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Crowd:
    """Everybody who plays."""

    def __init__(self, load: Load, address: str) -> None:
        self._load, self._address = load, address
        self.sums = Sums([], [], Counter())
        self._rng = Random(1)
        self._played = 0
        self._over: list[ScriptedMatch] = []
        """Tables that have been left."""
        self._callers = ThreadPoolExecutor(CALLERS)
        self._own = threading.local()
        self._lines: list[http.client.HTTPConnection] = []

    async def play(self, server: int) -> Report:
        tables = await asyncio.gather(*(self.meet(i) for i in range(self._load.matches)))
        each = 1 + int(self._load.seconds * self._load.rate / self._load.matches)
        plans = [self._further_plans(i, each) for i in range(self._load.matches)]
        async with HostWatch() as host:
            start = perf_counter()
            slots = (self._keep_playing(i, each, plans[i], start) for i, each in enumerate(tables))
            tables = await asyncio.gather(*slots)
            passed = perf_counter() - start
        for table in (*self._over, *tables):
            await self.finish(table)
        arrivals = [each.late for each in self.sums.arrivals] or [0.0]
        calm = [late for due, late in self.sums.arrivals if host.was_calm(due, due + late)]
        cuts = _hundredths(arrivals)
        self.close()
        return Report(
            matches=self._load.matches,
            played=self._played,
            moves=len(self.sums.arrivals),
            rate=len(self.sums.arrivals) / passed,
            median=cuts[49],
            p99=cuts[98],
            slowest=max(arrivals),
            stolen=host.share,
            calm=len(calm),
            calm_p99=_hundredths(calm)[98] if len(calm) >= _ENOUGH else None,
            memory=memory_of(server, peak=True),
            faults=self.sums.faults,
        )

    def close(self) -> None:
        """Hang up."""
        self._callers.shutdown()
        for line in self._lines:
            line.close()

    async def _keep_playing(
        self, number: int, table: ScriptedMatch, plans: Iterator[Plan], start: float
    ) -> ScriptedMatch:
        """Move at regular times, each table at its own; a match that is over makes place."""
        every = self._load.matches / self._load.rate
        due = start + every * number / self._load.matches
        while due < start + self._load.seconds:
            await asyncio.sleep(due - perf_counter())
            if table.is_over:
                self._over.append(table)
                await table.leave()
                table = await self._open(number, table.tokens, next(plans))
                # Nobody waits for a move while a new match is made.
                due = max(due, perf_counter())
            await table.move(due)
            due += every
        return table

    def _plan(self, number: int) -> Plan:
        """Give the moves of any match of the game that is played at a table."""
        games = simplest_first()
        match = Match(games[number % len(games)])
        plan: list[Turn] = []
        while match.outcome is None and len(plan) < LONGEST:
            plan.append(Turn(match.to_move, self._rng.choice(match.legal)))
            match.play(plan[-1].move)
        return tuple(plan)

    def _further_plans(self, number: int, moves: int) -> Iterator[Plan]:
        """Give plans for so many moves, all thought of by now."""
        plans = []
        while moves > 0:
            plans.append(self._plan(number))
            moves -= len(plans[-1])
        return iter(plans)

    async def meet(self, number: int) -> ScriptedMatch:
        """Bring two new players together."""
        tokens = [str((await self.call("POST", "/players", {}))["token"]) for _ in range(2)]
        return await self._open(number, dict(enumerate(tokens)), self._plan(number))

    async def _open(self, number: int, tokens: Mapping[int, str], plan: Plan) -> ScriptedMatch:
        """Have a match made and joined by two players, and sit down at it."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        games = simplest_first()
        body = {"game": games[number % len(games)], "seats": seats, "order": "given"}
        made = await self.call("POST", "/matches", body, tokens[0])
        told = await self.call("POST", f"/matches/{made['id']}/join", {"name": "Bob"}, tokens[1])
        table = ScriptedMatch(self._address, told, tokens, self.sums, plan)
        await table.sit_down()
        self._played += 1
        return table

    async def finish(self, table: ScriptedMatch) -> None:
        """Check what was heard, compare it with what the server has kept, and leave."""
        table.check()
        kept = await self.call("GET", f"/matches/{table.id}/events")
        if {event["n"]: event for event in kept["events"]} != table.events:
            self.sums.faults.append(f"events that nobody heard of: {table.id}")
        await table.leave()

    async def call(
        self, method: str, path: str, body: Json | None = None, token: str | None = None
    ) -> Json:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._callers, self._call_now, method, path, body, token)

    def _call_now(self, method: str, path: str, body: Json | None, token: str | None) -> Json:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        text = None if body is None else json.dumps(body)
        answer, data = self._answer(method, f"/api{path}", text, headers)
        if answer.status >= 400:
            self.sums.faults.append(f"{path}: {answer.status}")
        return data

    def _answer(self, *request: Any) -> tuple[http.client.HTTPResponse, Json]:
        """Ask on the line that this thread keeps open, as browsers do."""
        if not hasattr(self._own, "line"):
            host = urlsplit(self._address).netloc
            self._own.line = http.client.HTTPConnection(host, timeout=PATIENCE)
            self._lines.append(self._own.line)
        line: http.client.HTTPConnection = self._own.line
        try:
            line.request(*request)
            answer = line.getresponse()
        except ConnectionError:
            # Nobody had asked for a while, so the server hung up.
            line.close()
            line.request(*request)
            answer = line.getresponse()
        return answer, json.loads(answer.read())


def _hundredths(values: list[float]) -> list[float]:
    """Give the values below which lie one of a hundred, two of a hundred, and so on."""
    return quantiles(values, n=100, method="inclusive") if len(values) > 1 else values * 99


def allow_files(count: int) -> None:
    """Let this process and its children have so many connections open, if the system does."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most != resource.RLIM_INFINITY:
            count = min(count, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(count, 1024), most))


def seconds_of(process: int) -> float | None:
    """Give how long a process has kept a core busy, where the system tells."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return None
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int, *, peak: bool = False) -> int | None:
    """Give how many bytes a process has in memory, or had at most, where the system tells."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return None
    found = re.search(rf"{'VmHWM' if peak else 'VmRSS'}:\s*(\d+) kB", status)
    return int(found[1]) * 1024 if found else None
