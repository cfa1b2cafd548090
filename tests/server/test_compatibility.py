"""Databases written by an earlier version, described in tests/data/compatibility/README.md."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from fourfold.match_commands.clocks import DAY, MINUTE
from fourfold.server.live.pulse import SharedTime, now_ms
from fourfold.server.storage.migrations import head, revision_of
from fourfold.server.storage.schema import metadata
from tests.server.running import PATIENCE, Bot, Json, Running, running
from tests.server.services import Postgres, wait_until
from tests.server.test_migrations import BACK_TO, take_back

WRITTEN = Path(__file__).parents[1] / "data" / "compatibility" / "server"
KINDS = ("sqlite", "postgresql")
REVISION = "0003"
"""The version of the schema in these databases."""
SECOND = 1000
LATER = 400 * DAY
"""How long after it was written a database is opened again."""


class Database:
    """A copy of a database, and what the server that wrote it answered about it."""

    def __init__(self, kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
        self.folder = folder
        self.answers: Json = json.loads((WRITTEN / f"{kind}.json").read_text("utf-8"))
        self.matches: dict[str, Json] = self.answers["matches"]
        if kind == "sqlite":
            path = folder / "matches.db"
            shutil.copyfile(WRITTEN / "matches.db", path)
            self.url, self._settings = f"sqlite:///{path}", {}
        else:
            service: Postgres = request.getfixturevalue("postgres")
            self.url = service.fresh()
            self._settings = {"database": self.url}
            with psycopg.connect(self.url.replace("+psycopg", "")) as connection:
                connection.execute((WRITTEN / "matches.sql").read_bytes())

    @contextmanager
    def served(self, later: int = LATER) -> Iterator[Running]:
        """Run a server that opens the database so many milliseconds after it was written."""
        ahead = self.answers["written"] + later - now_ms()
        with (
            # One for players, the other for outages.
            patch.object(Running, "now", lambda _: now_ms() + ahead),
            patch.object(SharedTime, "__call__", lambda _: now_ms() + ahead),
            running(self.folder, retention_days=0, finished_days=0, **self._settings) as server,
        ):
            yield server

    @contextmanager
    def players(self, later: int = LATER) -> Iterator[dict[str, Bot]]:
        """Run a server, and yield a client for each player, with the token of that time."""
        with self.served(later) as server, ExitStack() as clients:
            yield {
                name: Bot(server, clients.enter_context(_client(server, token)))
                for name, token in self.answers["players"].items()
            }

    def id(self, name: str) -> str:
        return str(self.matches[name]["match"]["id"])


def _client(server: Running, token: str) -> httpx.Client:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(
        base_url=f"{server.address}/api", headers=headers, verify=False, timeout=PATIENCE
    )


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    return Database(request.param, tmp_path, request)


def includes(found: Any, expected: Any) -> bool:
    """Return whether everything expected was found; objects may have further keys."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            key in found and includes(found[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(includes, found, expected))
    return bool(found == expected)


def check_clocks(found: Json, expected: Json) -> None:
    """Check that a clock has not run while there was no server."""
    running_seat = expected["running"]
    assert found["running"] == running_seat
    for seat, (left, before) in enumerate(
        zip(found["remaining"], expected["remaining"], strict=True)
    ):
        if seat == running_seat:
            # Some time passes while the test itself runs.
            assert before - 15 * SECOND < left <= before
        else:
            assert left == before


def test_matches_names_results_clocks_and_replays_are_unchanged(database: Database) -> None:
    with database.players() as players:
        for name, written in database.matches.items():
            player, match_id = players[written["seen_by"]], database.id(name)
            expected = dict(written["match"])
            legal, clocks = expected.pop("legal"), expected.pop("clocks")
            match = player.get(match_id)
            if clocks:
                check_clocks(match["clocks"], clocks)
                # The outage since then is an event of its own.
                assert match["version"] >= expected.pop("version")
            assert includes(match, expected), name
            assert sorted(each["move"] for each in match["legal"]) == legal
            plies = player.http.get(f"/matches/{match_id}/replay").json()["plies"]
            assert [ply["position"] for ply in plies] == written["positions"]
            if known := written.get("events"):
                events = player.http.get(f"/matches/{match_id}/events?after=0").json()["events"]
                assert includes(events[: len(known)], known), name
            assert player.http.get(f"/matches/{match_id}/record").text == written["record"]


def test_lists_show_the_same_matches(database: Database) -> None:
    with database.players(later=MINUTE) as players:
        for name, expected in database.answers["lists"].items():
            listed = players[name].http.get("/me/matches").json()["matches"]
            assert {each["id"] for each in listed} == set(expected)
        for match_id in database.answers["lobby"]:
            # A waiting match returns to the lobby with its owner.
            players["Ann"].get(match_id)
        wait_until(lambda: _lobby(players["Bob"]) == database.answers["lobby"])


def _lobby(player: Bot) -> list[str]:
    return [each["id"] for each in player.http.get("/lobby").json()["matches"]]


def test_commands_of_the_earlier_version_are_not_executed_again(database: Database) -> None:
    with database.players() as players:
        repeated = 0
        for sent in database.answers["commands"]:
            if sent["player"] in players:
                repeated += 1
                commands = f"/matches/{sent['match']}/commands"
                again = players[sent["player"]].http.post(commands, json=sent["command"])
                assert (again.status_code, again.json()) == (200, sent["answer"])
        assert repeated > 0
        for name, written in database.matches.items():
            match = players[written["seen_by"]].get(database.id(name))
            assert match["moves"] == written["match"]["moves"]


def test_matches_go_on(database: Database) -> None:
    with database.players() as players:
        ann, bob = players["Ann"], players["Bob"]
        for name, player in {"clock": "Ann", "days": "Bob", "three-players": "Cléo 王"}.items():
            before = players[player].get(database.id(name))
            move = before["legal"][0]["move"]
            match = players[player].do(before["id"], "move", move=move)
            assert match["moves"] == [*before["moves"], move]
        match = bob.do(database.id("offers"), "accept-takeback")
        assert match["ply"] == database.matches["offers"]["match"]["offers"]["takeback"]["to_ply"]
        assert bob.join(database.id("waiting"), name="Bob")["status"] == "playing"
        rematch = database.matches["rematch"]["match"]
        mover = ann if rematch["to_move"] in rematch["you"] else bob
        assert mover.do(rematch["id"], "resign")["outcome"]["reason"] == "resignation"
        assert ann.http.delete(f"/matches/{database.id('record')}").status_code == 204


def test_keys_still_fit_soon_afterwards(database: Database) -> None:
    with database.players(later=MINUTE) as players, players["Ann"].running.bot() as device:
        match_id, key = database.id("three-players"), database.answers["key"]
        assert device.http.post(f"/matches/{match_id}/claim", json={"key": key}).status_code == 200
        assert device.get(match_id)["you"] == [0]
        request = database.answers["request"]
        headers = {"Idempotency-Key": request["key"]}
        again = players["Ann"].http.post("/matches", json=request["body"], headers=headers)
        assert again.status_code == 201, again.text
        assert again.json()["id"] == database.id("waiting")


@pytest.mark.parametrize(
    "version", [*(each for each in sorted(BACK_TO) if each < REVISION), REVISION]
)
def test_migrated_database_has_the_current_schema(database: Database, version: str) -> None:
    engine = create_engine(database.url)
    with engine.begin() as connection:
        take_back(connection, version, REVISION)
    with database.players() as players:
        finished = players["Ann"].get(database.id("finished-exago"))
        assert finished["outcome"] == database.matches["finished-exago"]["match"]["outcome"]
    with engine.connect() as connection:
        assert revision_of(connection) == head()
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
