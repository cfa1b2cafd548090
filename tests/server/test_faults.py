"""Servers that die and services that go away: nothing acknowledged is lost, nothing is wrong."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from .forked import Forked, prepare
from .processes import Caller, Wire
from .services import Postgres, Redis
from .stubborn import Stubborn, check_against

pytestmark = pytest.mark.slow
LONG = {"exago": 0, "qomet": 50}
"""Games, and seeds with which more than fifty random moves are made in them."""


@pytest.fixture(autouse=True, scope="module")
def _loaded() -> None:
    """Have everything loaded once for all servers that are killed here."""
    prepare()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def play() -> None:
        server = Forked(FOURFOLD_DATA=str(tmp_path / "matches.db"))
        await server.start()
        rng, kills, plies = Random(1), 4, 50
        async with httpx.AsyncClient(timeout=60) as client:
            caller = Caller(client)
            made = [await caller.match(server.address, spec) for spec in LONG]
            players = [
                [
                    Stubborn([server.address], match_id, token, seat, seed)
                    for seat, token in enumerate(tokens)
                ]
                for (match_id, *tokens), seed in zip(made, LONG.values(), strict=True)
            ]
            tasks = [
                asyncio.create_task(player.play(plies, 0.05)) for pair in players for player in pair
            ]
            for _ in range(kills):
                await asyncio.sleep(0.2 + rng.random() / 2)
                await server.end(signal.SIGKILL)
                await server.start()
            async with asyncio.timeout(120):
                await asyncio.gather(*tasks)
            for (match_id, *_), pair, spec in zip(made, players, LONG, strict=True):
                check_against(await caller.events(server.address, match_id), spec, *pair)
                assert all(player.comebacks >= kills for player in pair)
        await server.end(signal.SIGTERM)
        assert "Traceback" not in server.log

    asyncio.run(play())


class Cluster:
    """Two server processes on PostgreSQL and Redis, with wires that can be cut."""

    def __init__(self, postgres: Postgres, redis_server: Redis) -> None:
        self.database, self.bus = Wire(postgres.port), Wire(redis_server.port)
        self._name = postgres.fresh().rpartition("/")[2]
        self.servers: list[Forked] = []

    async def __aenter__(self) -> Cluster:
        await self.database.mend()
        await self.bus.mend()
        for _ in range(2):
            server = Forked(
                FOURFOLD_DATABASE=Postgres.url(self._name, self.database.port),
                FOURFOLD_REDIS=f"redis://127.0.0.1:{self.bus.port}/0",
            )
            await server.start()
            self.servers.append(server)
        return self

    async def __aexit__(self, *error: object) -> None:
        for server in self.servers:
            await server.end(signal.SIGTERM)
        await self.database.cut()
        await self.bus.cut()

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]


def test_a_cluster_bears_the_loss_of_its_services(postgres: Postgres, redis_server: Redis) -> None:
    async def play() -> None:
        async with (
            Cluster(postgres, redis_server) as cluster,
            httpx.AsyncClient(timeout=60) as client,
        ):
            caller, addresses = Caller(client), cluster.addresses
            match_id, *tokens = await caller.match(addresses[0], "exago")
            # Each player is at a server of their own.
            players = [
                Stubborn([addresses[seat]], match_id, token, seat)
                for seat, token in enumerate(tokens)
            ]
            tasks = [asyncio.create_task(player.play(40, 0.05)) for player in players]
            await _until(lambda: len(players[0].events) > 8)
            await cluster.database.cut()
            await _until(lambda: any(player.refused for player in players))
            for address in addresses:
                assert (await client.get(f"{address}/health")).status_code == 200
                assert (await client.get(f"{address}/ready")).status_code == 503
                answer = await client.get(f"{address}/api/lobby")
                assert answer.status_code == 503
                assert answer.json()["error"]["code"] == "storage-unavailable"
            await cluster.database.mend()
            heard = len(players[0].events)
            await _until(lambda: len(players[0].events) > heard + 5)
            await cluster.bus.cut()
            heard = len(players[1].events)
            # More slowly, because the servers have to look by themselves.
            await _until(lambda: len(players[1].events) > heard + 2)
            await cluster.bus.mend()
            async with asyncio.timeout(120):
                await asyncio.gather(*tasks)
            for address in addresses:
                check_against(await caller.events(address, match_id), "exago", *players)
                assert (await client.get(f"{address}/ready")).status_code == 200
            # Nobody had to connect again: the servers themselves were never away.
            assert [player.comebacks for player in players] == [0, 0]
        for server in cluster.servers:
            assert "Traceback" not in server.log

    asyncio.run(play())


def test_players_move_on_to_the_other_server_when_theirs_is_killed(
    postgres: Postgres, redis_server: Redis
) -> None:
    async def play() -> None:
        async with (
            Cluster(postgres, redis_server) as cluster,
            httpx.AsyncClient(timeout=60) as client,
        ):
            caller, addresses = Caller(client), cluster.addresses
            match_id, *tokens = await caller.match(addresses[0], "exago")
            players = [
                Stubborn(addresses, match_id, token, seat) for seat, token in enumerate(tokens)
            ]
            tasks = [asyncio.create_task(player.play(40, 0.2)) for player in players]
            for victim in cluster.servers:
                await _until(lambda: len(players[0].events) > 6)
                await victim.end(signal.SIGKILL)
                await victim.start()
            async with asyncio.timeout(120):
                await asyncio.gather(*tasks)
            check_against(await caller.events(addresses[1], match_id), "exago", *players)
            assert all(player.comebacks > 0 for player in players)

            await _same_instant(caller, addresses)
            await _one_flag(caller, addresses)

    asyncio.run(play())


async def _same_instant(caller: Caller, addresses: list[str]) -> None:
    """Let a player make two moves at once, one at each server: only one of them counts."""
    match_id, *tokens = await caller.match(addresses[0], "quantik")
    both = [[await _open(address, match_id, token) for address in addresses] for token in tokens]
    for ply in range(6):
        sockets = both[ply % 2]
        legal = await _legal(addresses[0], match_id)
        for socket, move in zip(sockets, (legal[0], legal[-1]), strict=True):
            name = f"{ply}-{move}"
            command = {"id": name, "ply": ply, "kind": "move", "move": move}
            await socket.send(json.dumps({"type": "command", **command}))
        answers = [await _answer(socket) for socket in sockets]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] == "stale"
    kept = await caller.events(addresses[1], match_id)
    assert sum(event["kind"] == "move" for event in kept) == 6
    for socket in [*both[0], *both[1]]:
        await socket.close()


async def _one_flag(caller: Caller, addresses: list[str]) -> None:
    """Let the time run out in matches that both servers know: each flag falls once."""
    clock = {"kind": "increment", "base": 2, "increment": 0}
    made = [await caller.match(addresses[n % 2], "quantik", clock=clock) for n in range(4)]
    sockets = []
    for match_id, *tokens in made:
        two = [await _open(*place) for place in zip(addresses, [match_id] * 2, tokens, strict=True)]
        for ply, move in enumerate(("Aa1", "Bb2")):
            command = {"id": move, "ply": ply, "kind": "move", "move": move}
            await two[ply].send(json.dumps({"type": "command", **command}))
            assert (await _answer(two[ply]))["type"] == "done"
        sockets += two
    # Both servers keep the time of all matches; both must see every flag fall.
    for socket in sockets:
        await _fallen(socket)
    for match_id, *_ in made:
        kept = await caller.events(addresses[0], match_id)
        assert [event["kind"] for event in kept].count("time") == 1
        assert kept == await caller.events(addresses[1], match_id)
    for socket in sockets:
        await socket.close()


async def _fallen(socket: ClientConnection) -> None:
    async with asyncio.timeout(60):
        while True:
            message = json.loads(await socket.recv())
            events = message.get("events", []) if message["type"] in ("welcome", "update") else []
            if any(event["kind"] == "time" for event in events):
                return


async def _open(address: str, match_id: str, token: str) -> ClientConnection:
    return await connect(
        f"{address.replace('http', 'ws')}/api/matches/{match_id}/live",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
    )


async def _answer(socket: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in ("done", "refused"):
                return dict(message)


async def _legal(address: str, match_id: str) -> list[str]:
    async with httpx.AsyncClient(timeout=60) as client:
        match = (await client.get(f"{address}/api/matches/{match_id}")).json()
    return [each["move"] for each in match["legal"]]


async def _until(happens: Any) -> None:
    async with asyncio.timeout(90):
        while not happens():
            await asyncio.sleep(0.02)
