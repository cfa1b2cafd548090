"""Play on servers that are killed, stopped, cut off and restarted, and check that nothing is lost.

    python scripts/chaos.py --minutes 10 --on sqlite postgresql

On SQLite there is one server; on PostgreSQL there are two of them, a Redis, and wires in between
that are cut or fall silent. People play whole matches, against each other and against engines, and
come back whenever their connection ends. Every answer they were given is then held against what the
server has kept, as soon as a match is over and once more at the end, after another kill.
Ends with status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from signal import SIGCONT, SIGKILL, SIGQUIT, SIGSTOP, SIGTERM
from time import monotonic
from typing import Any
from uuid import uuid4

import httpx
from sqlalchemy import create_engine, text

from fourfold.rules import registered

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.forked import Forked, prepare
from tests.server.processes import Process, Wire
from tests.server.services import Postgres, Redis, scratch
from tests.server.stubborn import Json, Stubborn, check_against

TABLES = 6
"""Matches at once; every third one is against an engine."""
PAUSE = 0.02
"""Seconds that people think about a move."""
PATIENCE, CHANCES = 300.0, 5
"""Seconds after which it is a fault that nothing has happened in a match, if so many of the servers
since then could think: on a busy machine a server lives long without coming to anything."""
SLOW = 0.2
"""The share of blows that wait until every engine has moved: a worker must start, and what a killed
server has begun to think about is left to it for a while."""
RARE = 0.75
"""The same where few servers have a worker at all. The other blows hit engines in thought."""
LONGEST_WAIT = 60.0
"""Seconds after which a server that is started has a worker in any case."""
LONGEST_LIFE = 90.0
"""Seconds after which the next blow comes, even if nothing has happened since the last one."""
PROGRESS = 100
"""Blows after which a line says how it goes."""
Blow = Callable[[], Awaitable[None]]


class Stage:
    """The servers, and everything that can happen to them."""

    def __init__(self, rng: Random, url: str) -> None:
        self.rng, self.url = rng, url
        self.servers: list[Process] = []
        self.blows: dict[str, tuple[int, Blow]] = {}
        """What can happen, and how often it does in comparison."""
        self.happened: Counter[str] = Counter()
        self.pause = 1.0
        """Seconds from one blow to the next, at most."""
        self.thinks = False
        """Whether the server that was started last has a worker that thinks."""
        self.lives = 0
        """How many servers with such a worker there have been."""
        self.thought = 0.0
        """When the last of them was started."""
        self.thinking = 1.0
        """The share of the lives of a server in which it has a worker that thinks."""

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    async def add(self, **environment: str) -> None:
        """Start one more server."""
        server = Forked(FOURFOLD_ENGINE_WORKERS="1", **environment)
        await server.start()
        self.servers.append(server)

    async def strike(self) -> None:
        """Let something happen to somebody."""
        weights = [weight for weight, _ in self.blows.values()]
        [name] = self.rng.choices(list(self.blows), weights)
        await self.blows[name][1]()
        self.happened[name] += 1

    async def kill(self) -> None:
        await self._restart(SIGKILL)

    async def leave(self) -> None:
        await self._restart(SIGTERM)

    async def freeze(self) -> None:
        """Stop a server for a while. Half of the time it does not wake up again."""
        server = self.rng.choice(self.servers)
        server.send(SIGSTOP)
        await self.wait(2.0)
        if self.rng.random() < 0.5:
            server.send(SIGCONT)
            return
        await server.end(SIGKILL)
        self.happened["kills of a server"] += 1
        await self._revive(server)

    async def _restart(self, blow: Any) -> None:
        server = self.rng.choice(self.servers)
        await server.end(blow)
        await self._revive(server)

    async def _revive(self, server: Process) -> None:
        """Start a server again, perhaps with a worker that thinks."""
        is_time = monotonic() > self.thought + LONGEST_WAIT
        self.thinks = self.rng.random() < self.thinking or is_time
        if self.thinks:
            self.lives, self.thought = self.lives + 1, monotonic()
        server.environment["FOURFOLD_ENGINE_WORKERS"] = str(int(self.thinks))
        await server.start()

    async def wait(self, most: float) -> None:
        """Wait for a while."""
        await asyncio.sleep(self.rng.uniform(0.1, 1.0) * most)

    async def come_to_rest(self) -> None:
        """Let all servers think, so that matches come to their end."""
        self.thinking = 1.0
        for server in self.servers:
            await server.end(SIGKILL)
            await self._revive(server)

    async def close(self) -> None:
        for server in self.servers:
            await server.end(SIGTERM)


@asynccontextmanager
async def on_sqlite(rng: Random) -> AsyncIterator[Stage]:
    """One server with a file."""
    with scratch() as place:
        stage = Stage(rng, f"sqlite:///{place}/matches.db")
        # A worker takes longer to start than most servers live here.
        stage.pause, stage.thinking = 0.5, 0.15
        await stage.add(FOURFOLD_DATA=f"{place}/matches.db")
        stage.blows = {
            "kills of a server": (18, stage.kill),
            "restarts of a server": (1, stage.leave),
            "freezes of a server": (1, stage.freeze),
        }
        yield stage
        await stage.close()


@asynccontextmanager
async def on_postgresql(rng: Random) -> AsyncIterator[Stage]:
    """Two servers, and wires to a database and to a Redis."""
    with scratch() as place, scratch() as other:
        database, bus = Postgres(place), Redis(other)
        for service in (database, bus):
            await asyncio.to_thread(service.start)
        wires = [Wire(database.port), Wire(bus.port)]
        for wire in wires:
            await wire.mend()
        url = database.fresh()
        stage = Stage(rng, url)
        for _ in range(2):
            await stage.add(
                FOURFOLD_DATABASE=Postgres.url(url.rpartition("/")[2], wires[0].port),
                FOURFOLD_REDIS=f"redis://127.0.0.1:{wires[1].port}/0",
            )

        async def crash(service: Postgres | Redis, blow: Any) -> None:
            await asyncio.to_thread(service.stop, blow)
            await stage.wait(2.0)
            await asyncio.to_thread(service.start)

        async def cut(wire: Wire) -> None:
            await wire.cut()
            await stage.wait(2.0)
            await wire.mend()

        async def silence(wire: Wire) -> None:
            wire.flows.clear()
            await stage.wait(4.0)
            wire.flows.set()

        stage.blows = {
            "kills of a server": (10, stage.kill),
            "restarts of a server": (2, stage.leave),
            "freezes of a server": (2, stage.freeze),
            "crashes of PostgreSQL": (2, lambda: crash(database, SIGQUIT)),
            "kills of Redis": (2, lambda: crash(bus, SIGKILL)),
            "cuts to PostgreSQL": (2, lambda: cut(wires[0])),
            "cuts to Redis": (2, lambda: cut(wires[1])),
            "silences of PostgreSQL": (1, lambda: silence(wires[0])),
            "silences of Redis": (1, lambda: silence(wires[1])),
        }
        yield stage
        await stage.close()
        for wire in wires:
            await wire.cut()
        await asyncio.to_thread(database.stop, SIGQUIT)
        await asyncio.to_thread(bus.stop, SIGTERM)


class Crowd:
    """Everybody who plays, and what became of it."""

    def __init__(self, stage: Stage, client: httpx.AsyncClient) -> None:
        self._stage, self._client = stage, client
        self.is_over = False
        self._playing: dict[int, list[Stubborn]] = {}
        """Those who play at each table."""
        self.kept: dict[str, list[Json]] = {}
        """What the server had kept of each match when it was over."""
        self.sums: Counter[str] = Counter()
        self.silence = 0.0
        """The longest time in seconds that an engine took for a move, restarts included."""
        self.faults: list[str] = []

    async def keep_playing(self, number: int) -> None:
        """Play one match after the other at a table."""
        rng = Random(f"{self._stage.rng.random()} {number}")
        while not self.is_over:
            game, match_id = rng.choice(list(registered())), ""
            try:
                match_id, players = await self._sit_down(game, number, rng)
                self._playing[number] = players
                await self._play(players)
                kept = await self.events(match_id)
                check_against(kept, game, *players)
            except (AssertionError, LookupError, TimeoutError, ValueError) as error:
                self.faults.append(f"{game} {match_id}: {error!r}")
            else:
                self._add_up(match_id, kept, players)

    async def wait_for_news(self, of_engines: bool) -> None:
        """Wait for a while until something has happened at a table, or until all engines moved."""
        before, end = self._news(of_engines), monotonic() + LONGEST_LIFE
        enough = all if of_engines else any
        while monotonic() < end:
            now = self._news(of_engines)
            if enough(before.get(number) != news for number, news in now.items()):
                return
            await asyncio.sleep(0.02)

    def _news(self, of_engines: bool) -> dict[int, tuple[list[Stubborn], int]]:
        """Give for each table who plays a match there, and how often the second seat moved."""
        return {
            number: (
                players,
                sum(event["kind"] == "move" and event["seat"] != 0 for event in players[0].events),
            )
            for number, players in self._playing.items()
            if not of_engines or len(players) == 1
        }

    async def _play(self, players: list[Stubborn]) -> None:
        """Let a match be played to its end; something must happen in it from time to time."""
        tasks = {asyncio.create_task(player.play(None, PAUSE)): player for player in players}
        heard, lives = -1, self._stage.lives
        while tasks:
            done, _ = await asyncio.wait(
                tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                del tasks[task]
                task.result()
            now = sum(len(player.events) for player in players)
            if done or now != heard:
                heard, lives = now, self._stage.lives
            elif self._stage.lives >= lives + CHANCES:
                for task in tasks:
                    task.cancel()
                raise TimeoutError(f"nothing has happened for {PATIENCE:.0f} s at least")

    async def events(self, match_id: str) -> list[Json]:
        """Give what a server has kept of a match."""
        return list((await self._ask("GET", f"/matches/{match_id}/events"))["events"])

    async def _sit_down(self, game: str, number: int, rng: Random) -> tuple[str, list[Stubborn]]:
        ann = str((await self._ask("POST", "/players", {}))["token"])
        other: Json = {"kind": "open"}
        if number % 3 == 0:
            other = {"kind": "engine", "level": rng.choice((1, 2, 3))}
        wish = {"game": game, "seats": [{"kind": "me"}, other], "order": "given"}
        match_id = str((await self._ask("POST", "/matches", wish, ann))["id"])
        tokens = [ann]
        if other["kind"] == "open":
            tokens.append(str((await self._ask("POST", "/players", {}))["token"]))
            await self._ask("POST", f"/matches/{match_id}/join", {}, tokens[1])
        # Each begins at another server.
        addresses = self._stage.addresses
        return match_id, [
            Stubborn(addresses[seat:] + addresses[:seat], match_id, token, seat, rng.randrange(999))
            for seat, token in enumerate(tokens)
        ]

    async def _ask(self, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
        """Ask one server after the other until one answers; what is asked twice is done once."""
        headers = {"Idempotency-Key": uuid4().hex}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        while True:
            for address in self._stage.addresses:
                try:
                    answer = await self._client.request(
                        method, f"{address}/api{path}", json=body, headers=headers
                    )
                except httpx.HTTPError:
                    await asyncio.sleep(0.2)
                    continue
                if answer.status_code not in (409, 502, 503):
                    assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
                    return dict(answer.json())
                await asyncio.sleep(0.1)

    def _add_up(self, match_id: str, kept: list[Json], players: list[Stubborn]) -> None:
        self.kept[match_id] = kept
        people = {player.seat for player in players}
        moves = [event for event in kept if event["kind"] == "move"]
        self.sums["matches"] += 1
        self.sums["moves acknowledged"] += sum(len(player.done) for player in players)
        self.sums["moves of engines"] += sum(event["seat"] not in people for event in moves)
        waits = [
            move["at"] - before["at"]
            for before, move in pairwise(kept)
            if move["kind"] == "move" and move["seat"] not in people
        ]
        self.silence = max(self.silence, max(waits, default=0) / 1000)
        self.sums["attempts to connect again"] += sum(player.comebacks for player in players)
        self.sums["commands sent again"] += sum(
            player.sent - len(player.moved) for player in players
        )
        if any(event["kind"] == "failed" for event in kept):
            self.faults.append(f"{match_id}: an engine could not go on")

    async def check_all(self) -> None:
        """Look at everything once more, as somebody would who comes later."""
        for match_id, kept in self.kept.items():
            if await self.events(match_id) != kept:
                self.faults.append(f"{match_id}: it has changed")
        engine = create_engine(self._stage.url)
        with engine.connect() as connection:
            count = connection.execute(text("SELECT count(*) FROM matches")).scalar_one()
        engine.dispose()
        if count != len(self.kept) and not self.faults:
            self.faults.append(f"{count} matches were made, not {len(self.kept)}")


async def rage(stage: Stage, minutes: float, kills: int | None) -> Crowd:
    """Let people play while one thing after the other goes wrong."""
    end = monotonic() + 60 * minutes
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=10, limits=limits) as client:
        crowd = Crowd(stage, client)
        tables = [asyncio.create_task(crowd.keep_playing(number)) for number in range(TABLES)]
        while monotonic() < end and not crowd.faults:
            # A blow shall hit somebody who plays.
            is_slow = stage.rng.random() < (SLOW if stage.thinking == 1 else RARE)
            await crowd.wait_for_news(stage.thinks and is_slow)
            await stage.wait(stage.pause)
            await stage.strike()
            blows = stage.happened.total()
            if blows % PROGRESS == 0:
                moves = crowd.sums["moves acknowledged"]
                print(f"{blows:,} blows, {moves:,} moves, {len(crowd.faults)} faults", flush=True)
            if kills and stage.happened["kills of a server"] >= kills:
                break
        crowd.is_over = True
        await stage.come_to_rest()
        await asyncio.gather(*tables)
        for server in stage.servers:
            await server.end(SIGKILL)
            await server.start()
        await crowd.check_all()
    for server in stage.servers:
        if "Traceback" in server.log:
            crowd.faults.append("a server complained: " + server.log.splitlines()[-1])
    return crowd


STAGES = {"sqlite": on_sqlite, "postgresql": on_postgresql}


async def run(on: str, minutes: float, kills: int | None, seed: int) -> bool:
    """Rage on one kind of database, and say how it went."""
    start = monotonic()
    async with STAGES[on](Random(f"{on} {seed}")) as stage:
        crowd = await rage(stage, minutes, kills)
    passed = (monotonic() - start) / 60
    print(f"{on}, {passed:.1f} minutes, load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores")
    for name, count in (*stage.happened.items(), *crowd.sums.items()):
        print(f"{count:8,} {name}")
    print(f"{crowd.silence:8,.1f} seconds that an engine took for a move at most")
    print(f"{len(crowd.faults):8,} faults", *crowd.faults[:20], sep="\n         ", flush=True)
    return not crowd.faults


def main() -> int:
    """Rage on each kind of database for its share of the time."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10.0, help="in all; 10 by default")
    parser.add_argument("--on", nargs="+", choices=STAGES, default=list(STAGES))
    parser.add_argument("--kills", type=int, help="end each after so many kills of servers")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, seed {given.seed}", flush=True)
    prepare()
    share = given.minutes / len(given.on)
    sound = [asyncio.run(run(on, share, given.kills, given.seed)) for on in given.on]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())
