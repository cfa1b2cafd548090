"""Keeping house: what is deleted when, and saving everything while a server runs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest

from fourfold.match_commands.clocks import DAY
from fourfold.match_commands.state import Caller
from fourfold.server.live.audience import Socket
from fourfold.server.live.bus import Bus
from fourfold.server.live.hub import Hub
from fourfold.server.live.matches import Matches
from fourfold.server.live.pulse import now_ms
from fourfold.server.operations import upkeep
from fourfold.server.operations.upkeep import Upkeep
from fourfold.server.settings import Settings
from fourfold.server.storage.database import Storage
from tests.cli.calling import call, complaint

from .running import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


def sweep(folder: Path, days_later: int, **given: Any) -> int:
    """Keep house in the database of a server as if so many days had passed."""
    storage = Storage(f"sqlite:///{folder}/matches.db")
    settings = Settings(**given)

    async def later() -> int:
        matches = Matches(storage, alone=False, now=lambda: now_ms() + days_later * DAY)
        return await Upkeep(matches, Hub(matches, Bus()), settings).sweep()

    try:
        return asyncio.run(later())
    finally:
        storage.close()


def test_what_nobody_touches_is_deleted_in_the_end(server: Running, tmp_path: Path) -> None:
    with server.bot("Ann") as ann:
        waiting = ann.make("quantik", "me", "open")["id"]
        going_on = ann.make("quantik", "me", "beside", order="given")["id"]
        days = {"kind": "days", "days": 14}
        clocked = ann.make("quantik", "me", "beside", order="given", clock=days)["id"]
        for match_id in (going_on, clocked):
            ann.do(match_id, "move", move="Bc2")
            ann.do(match_id, "move", move="Da1")
        over = ann.make("quantik", "me", "beside", order="given")["id"]
        ann.do(over, "resign", seat=0)

        assert sweep(tmp_path, 29, retention_days=30) == 0
        assert sweep(tmp_path, 31, retention_days=30) == 2
        assert sweep(tmp_path, 31, retention_days=30) == 0
        left = {match["id"] for match in ann.http.get("/me/matches").json()["matches"]}
        assert left == {clocked, over}
        assert sweep(tmp_path, 31, retention_days=0, finished_days=0) == 0
        keep = {"kept": True}
        assert ann.http.put(f"/matches/{over}/kept", json=keep).status_code == 204
        assert sweep(tmp_path, 31, retention_days=0, finished_days=30) == 0
        keep["kept"] = False
        assert ann.http.put(f"/matches/{over}/kept", json=keep).status_code == 204
        assert sweep(tmp_path, 31, retention_days=0, finished_days=30) == 1
    with closing(sqlite3.connect(tmp_path / "matches.db")) as database:
        for table in ("events", "members"):
            ids = {row[0] for row in database.execute(f"SELECT match_id FROM {table}")}
            assert ids == {clocked}
    assert waiting not in left


def test_players_who_never_came_to_a_match_are_forgotten(server: Running, tmp_path: Path) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob, server.bot("Eve") as eve:
        over = ann.make("quantik", "me", "open")["id"]
        bob.join(over)
        ann.do(over, "resign")
        assert sweep(tmp_path, 29, retention_days=30) == 0
        assert sweep(tmp_path, 31, retention_days=0, finished_days=0) == 0
        assert eve.http.get("/me").status_code == 200
        with patch.object(upkeep, "AT_ONCE", 1), server.bot("Kim") as kim:
            assert sweep(tmp_path, 31, retention_days=30) == 0
        for player, status in ((ann, 200), (bob, 200), (eve, 401), (kim, 401)):
            with server.browser(**player.http.headers) as client:
                assert client.get("/me").status_code == status


def test_a_deleted_match_is_gone_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot("Ann") as ann:
        gone = ann.make("quantik", "me", "open")["id"]
    with running(tmp_path) as server, server.bot("Bob") as bob:
        assert bob.http.get(f"/matches/{gone}").status_code == 200
    server_settings = {"retention_days": 1}
    assert sweep(tmp_path, 2, **server_settings) == 1
    with running(tmp_path) as server, server.bot("Bob") as bob:
        assert bob.http.get(f"/matches/{gone}").status_code == 404


def test_a_match_that_somebody_watches_stays_until_they_leave(tmp_path: Path) -> None:
    async def play() -> None:
        with running(tmp_path) as server, server.bot("Ann") as ann:
            match_id = ann.make("quantik", "me", "open")["id"]
        storage = Storage(f"sqlite:///{tmp_path}/matches.db")
        matches = Matches(storage, alone=True, now=lambda: now_ms() + 31 * DAY)
        live, hub = await matches.get(match_id), Hub(matches, Bus())
        wire: Any = Mock(backlog=0)
        watcher = Socket(wire, wire, Caller(None, frozenset()))
        hub.join(live, watcher, 0)
        house = Upkeep(matches, hub, Settings(retention_days=30))
        assert await house.sweep() == 0
        hub.leave(live, watcher)
        assert await house.sweep() == 1
        assert matches.known(match_id) is None
        storage.close()

    asyncio.run(play())


def test_a_backup_is_whole_while_people_play(server: Running, tmp_path: Path) -> None:
    data, saved = str(tmp_path / "matches.db"), tmp_path / "saved.db"
    with server.bot("Ann") as ann:
        made = [ann.make("quantik", "me", "beside", order="given")["id"] for _ in range(3)]
        ann.do(made[0], "move", move="Bc2")
        answer = call("backup", str(saved), "--data", data)
        assert (answer.status, answer.err) == (0, "")
        assert "3 matches" in answer.out
        ann.do(made[0], "move", move="Da1")
    assert sorted(path.name for path in tmp_path.glob("*saved*")) == ["saved.db"]
    restored = tmp_path / "restored"
    restored.mkdir()
    saved.rename(restored / "matches.db")
    with running(restored) as second, second.browser() as client:
        match = client.get(f"/matches/{made[0]}").json()
        assert match["moves"] == ["Bc2"]


def test_what_cannot_be_saved_is_said_in_one_line(tmp_path: Path) -> None:
    data = str(tmp_path / "matches.db")
    target = str(tmp_path / "saved.db")
    assert "does not exist" in complaint("backup", target, "--data", data)
    Path(data).write_bytes(b"not a database at all, but long enough to look like one" * 50)
    assert "cannot be saved" in complaint("backup", target, "--data", data)
    assert not Path(target).exists()
    Path(target).touch()
    assert "exists already" in complaint("backup", target, "--data", data)
    assert "cannot be saved" in complaint("backup", f"{target}/below", "--data", data)
    server = {"FOURFOLD_DATABASE": "postgresql+psycopg://somebody@nowhere/matches"}
    assert "pg_dump" in complaint("backup", target, **server)
    assert "pg_dump" in complaint("backup", target, FOURFOLD_LANG="fr", **server)
