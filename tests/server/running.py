"""A real server in a thread of its own, with a clock that tests can put forward."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any
from unittest.mock import patch
from uuid import uuid4

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from fourfold.engine.contract import Value
from fourfold.schemas.analyses import Analysis, JudgedMove
from fourfold.schemas.live import ServerMessage
from fourfold.server.app import create_app, open_storage
from fourfold.server.live import timekeeper
from fourfold.server.live.guests import Guests
from fourfold.server.live.pulse import now_ms
from fourfold.server.operations.collector import GarbageCollector
from fourfold.server.run import address_of, listen, make_server
from fourfold.server.settings import Settings
from fourfold.server.thinking.thinkers import Thinkers

Json = dict[str, Any]
PATIENCE = 20.0


class Fake(Thinkers):
    """Thinks at once: chooses the first legal move, and says of positions what it was told."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.value: Value = "unknown"
        self.exact = False
        self.score = 0.0
        self.levels: list[int] = []
        self.depths: list[int | None] = []

    async def choose(
        self,
        spec: str,
        position: str,
        level: int,
        seed: int,
        seconds: float = 0,
        *,
        met: tuple[str, ...] = (),
        asker: str = "",
    ) -> str:
        from fourfold import Match

        self.levels.append(level)
        return Match(spec, position=position).legal[0]

    async def analyse(
        self,
        spec: str,
        position: str,
        seconds: float,
        *,
        depth: int | None = None,
        asker: str = "",
    ) -> Analysis:
        self.depths.append(depth)
        # Nothing can be added to what is exact, so it says also when the game ends.
        distance = 1 if self.exact else None
        judged: JudgedMove = {
            "move": "",
            "value": self.value,
            "distance": distance,
            "exact": self.exact,
            "score": self.score,
        }
        return {"value": self.value, "distance": distance, "exact": self.exact, "moves": [judged]}


class Running:
    """A running server as its tests see it."""

    def __init__(self, address: str, thinkers: Fake) -> None:
        self.address, self.thinkers = address, thinkers
        self.ahead = 0
        """Milliseconds that the clock of the server is ahead."""

    def now(self) -> int:
        return now_ms() + self.ahead

    @contextmanager
    def bot(self, name: str | None = None) -> Iterator[Bot]:
        """Give somebody who plays, with a token."""
        with self._client() as client:
            made = client.post("/players", json={"name": name})
            assert made.status_code == 201
            token = made.json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            yield Bot(self, client)

    @contextmanager
    def browser(self, **headers: str) -> Iterator[httpx.Client]:
        """Give a client without a token, which keeps cookies."""
        with self._client(**headers) as client:
            yield client

    def _client(self, **headers: str) -> httpx.Client:
        # Nothing here is encrypted, and reading the certificates of the world takes a while.
        address = f"{self.address}/api"
        return httpx.Client(base_url=address, timeout=PATIENCE, headers=headers, verify=False)


class Bot:
    """A player who uses the API."""

    def __init__(self, running: Running, http: httpx.Client) -> None:
        self.running, self.http = running, http

    def make(self, game: str, *seats: Json | str, **more: Any) -> Json:
        """Make a match; seats are given by their kind or in full."""
        full = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.http.post("/matches", json={"game": game, "seats": full, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def get(self, match_id: str) -> Json:
        return dict(self.http.get(f"/matches/{match_id}").raise_for_status().json())

    def join(self, match_id: str, **more: Any) -> Json:
        answer = self.http.post(f"/matches/{match_id}/join", json=more)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def ask(self, match_id: str, kind: str, **more: Any) -> httpx.Response:
        """Send a command, for the match as it stands unless `ply` says otherwise."""
        ply = more.pop("ply", None)
        ply = self.get(match_id)["ply"] if ply is None else ply
        command = {"id": more.pop("id", uuid4().hex), "ply": ply, "kind": kind, **more}
        return self.http.post(f"/matches/{match_id}/commands", json=command)

    def do(self, match_id: str, kind: str, **more: Any) -> Json:
        """Send a command that must be done, and give the match after it."""
        answer = self.ask(match_id, kind, **more)
        assert answer.status_code == 200, answer.text
        match = self.get(match_id)
        assert match["version"] >= answer.json()["version"]
        return match

    @contextmanager
    def live(self, match_id: str, query: str = "") -> Iterator[Wire]:
        """Open a live connection."""
        address = self.running.address.replace("http", "ws")
        headers = {"Authorization": self.http.headers["Authorization"]}
        with connect(
            f"{address}/api/matches/{match_id}/live{query}",
            additional_headers=headers,
            compression=None,
        ) as socket:
            yield Wire(socket)


SAID: TypeAdapter[Any] = TypeAdapter(ServerMessage)
"""What a server may say on a live connection."""


class Wire:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        """What came while something else was waited for."""

    def next(self) -> Json:
        message = json.loads(self.socket.recv(timeout=PATIENCE))
        SAID.validate_python(message)
        return dict(message)

    def wait_for(self, kind: str) -> Json:
        """Give the next message of a type, putting the others aside."""
        while (message := self.next())["type"] != kind:
            self.heard.append(message)
        return message

    def match_with(self, kind: str, **more: Any) -> Json:
        """Give the match of the first update, heard or yet to come, that brings such an event."""
        while True:
            for i, update in enumerate(self.heard):
                for event in update.get("events", ()):
                    if event["kind"] == kind and more.items() <= event.items():
                        del self.heard[: i + 1]
                        return dict(update["match"])
            self.heard.append(self.wait_for("update"))

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def command(self, ply: int, kind: str, **more: Any) -> Json:
        """Send a command and give the answer to it."""
        name = more.pop("id", uuid4().hex)
        self.send({"type": "command", "id": name, "ply": ply, "kind": kind, **more})
        while (message := self.next())["type"] not in ("done", "refused"):
            self.heard.append(message)
        assert message["id"] == name
        return message


@contextmanager
def running(folder: Path, guests: Guests | None = None, /, **given: Any) -> Iterator[Running]:
    """Run a server whose data is in a folder."""
    usual = Settings(
        port=0,
        data=folder / "matches.db",
        requests_per_minute=0,
        matches_per_minute=0,
        computing_per_minute=0,
        sockets_per_address=0,
        matches_per_day=0,
        players_per_day=0,
        commands_per_day=0,
        megabytes_per_day=0,
    )
    settings = replace(usual, **given)
    listening, thinkers = listen(settings), Fake()
    found = Running(address_of(listening), thinkers)
    app = create_app(settings, open_storage(settings), thinkers, found.now, guests)
    ready = Event()
    server = make_server(app, ready.set)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    with (
        # Clocks that are put forward shall be noticed soon.
        patch.object(timekeeper, "SWEEP", 0.2),
        # To collect the garbage of all tests takes longer than most of them; it has its own.
        patch.object(GarbageCollector, "start"),
    ):
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield found
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
