"""Deleting an account: the name of the player leaves the matches that others have played in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from fourfold.match import read_record
from fourfold.server.live import cluster as clusters
from tests.server.running import Bot, Running, running
from tests.server.services import Postgres, Redis

NAME, OTHER = "Annabella", "Bob"


@pytest.fixture(params=["sqlite", "postgresql", "redis"])
def servers(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running, Any]]:
    """Two servers on one database, or the same one twice; and what is stored, as text."""
    if request.param == "sqlite":
        with running(tmp_path) as server:

            def stored_in_file() -> str:
                with closing(sqlite3.connect(tmp_path / "matches.db")) as database:
                    return "\n".join(database.iterdump())

            yield server, server, stored_in_file
        return
    service: Postgres = request.getfixturevalue("postgres")
    given = {"database": service.fresh()}
    if request.param == "redis":
        bus: Redis = request.getfixturevalue("redis_server")
        given["redis"] = bus.url
    else:
        monkeypatch.setattr(clusters, "LOOK", 0.2)

    def stored() -> str:
        address = given["database"].replace("+psycopg", "")
        tables = ("events", "matches", "players", "members", "former_members")
        with psycopg.connect(address) as database:
            rows = [
                database.execute(f"SELECT * FROM {each}".encode()).fetchall() for each in tables
            ]
        return repr(rows)

    with running(tmp_path, **given) as first, running(tmp_path, **given) as second:
        yield first, second, stored


def everything(bot: Bot, match_id: str) -> str:
    """Return all that a player can see of a match, as text."""
    paths = ("", "/events", "/record", "/replay")
    return "".join(bot.http.get(f"/matches/{match_id}{path}").text for path in paths)


def test_name_of_a_deleted_player_leaves_matches_with_others(
    servers: tuple[Running, Running, Any],
) -> None:
    first, second, stored = servers
    with first.bot(NAME) as ann, second.bot(OTHER) as bob:
        made = ann.make("quantik", "me", "open", public=True, order="given")
        bob.join(made["id"])
        joined = bob.make("quantik", "me", "open", order="given")["id"]
        ann.join(joined)
        over = bob.make("quantik", "me", "open", order="given")
        ann.join(over["id"])
        ann.do(over["id"], "resign")
        ann.do(over["id"], "rematch")
        rematch = bob.do(over["id"], "rematch")["rematch"]
        ann.do(rematch, "resign")
        # Left for good, so that it is in no list of hers any more.
        assert ann.http.delete(f"/matches/{over['id']}").status_code == 204
        ids = [made["id"], joined, over["id"], rematch]
        assert all(NAME in everything(bob, each) for each in ids)
        assert NAME in stored()
        with bob.live(made["id"]) as full, bob.live(made["id"], "?updates=changes") as changes:
            full.wait_for("welcome")
            changes.wait_for("welcome")
            assert ann.http.delete("/me").status_code == 204
            told = full.match_with("name-removed", seat=0)
            assert [seat["name"] for seat in told["seats"]] == [None, OTHER]
            change = changes.wait_for("changed")
            assert [seat["name"] for seat in change["match"]["seats"]] == [None, OTHER]
        for match_id in ids:
            assert NAME not in everything(bob, match_id)
            assert OTHER in everything(bob, match_id)
        assert NAME not in bob.http.get("/me/matches").text
        assert NAME not in bob.http.get("/watch").text
        assert NAME not in stored()
        # The match goes on, and what is stored is read as what was in memory.
        assert [each["name"] for each in bob.get(joined)["seats"]] == [OTHER, None]
        bob.do(joined, "move", move=bob.get(joined)["legal"][0]["move"])
        assert read_record(bob.http.get(f"/matches/{joined}/record").text).players == (OTHER, "?")


def test_names_of_people_beside_a_deleted_player_go_too(server: Running) -> None:
    with server.bot(NAME) as ann, server.bot(OTHER) as bob:
        beside = {"kind": "beside", "name": "Grandma"}
        made = ann.make("exago", "me", beside, "open", options={"players": 3}, order="given")
        bob.join(made["id"])
        assert ann.http.delete("/me").status_code == 204
        seen = everything(bob, made["id"])
        assert "Grandma" not in seen
        assert NAME not in seen
        assert [each["name"] for each in bob.get(made["id"])["seats"]] == [None, None, OTHER]


def test_name_is_removed_before_the_match_starts(server: Running) -> None:
    with server.bot(NAME) as ann, server.bot(OTHER) as bob, server.bot("Eve") as eve:
        made = bob.make("exago", "me", "open", "open", options={"players": 3}, order="given")
        ann.join(made["id"])
        assert ann.http.delete("/me").status_code == 204
        match = eve.join(made["id"])
        assert [each["name"] for each in match["seats"]] == [OTHER, None, "Eve"]
        assert NAME not in everything(bob, made["id"])


def test_names_are_as_they_were_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot(NAME) as ann, server.bot(OTHER) as bob:
        made = ann.make("quantik", "me", "open", order="given")
        bob.join(made["id"])
        assert ann.http.delete("/me").status_code == 204
        before = bob.get(made["id"])
        token = bob.http.headers["Authorization"]
    with running(tmp_path) as server, server.bot() as bob:
        bob.http.headers["Authorization"] = token
        after = bob.get(made["id"])
        assert {**after, "time": 0} == {**before, "time": 0}
        assert NAME not in everything(bob, made["id"])
