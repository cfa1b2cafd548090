"""Two servers on one PostgreSQL, with Redis between them and without."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from fourfold.server.live import cluster as clusters
from fourfold.server.live.guests import Guests
from fourfold.server.settings import Engine
from fourfold.server.storage import queries as store
from tests.engine.test_ugi import Fake
from tests.server.running import PATIENCE, Bot, Json, Running, Wire, running
from tests.server.services import Postgres, Redis


@pytest.fixture(params=["redis", "no redis"])
def pair(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    postgres: Postgres,
    redis_server: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database, and perhaps a bus."""
    given = {"database": postgres.fresh()}
    if request.param == "redis":
        given["redis"] = redis_server.url
    else:
        # Without a bus every move waits until somebody looks.
        monkeypatch.setattr(clusters, "LOOK", 0.2)
    with running(tmp_path, **given) as first, running(tmp_path, **given) as second:
        yield first, second


def ended(wire: Wire) -> int:
    """Give how the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        wire.wait_for("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def at(server: Running, bot: Bot, stack: ExitStack) -> Bot:
    """Give the same player at another server."""
    other = stack.enter_context(server.bot())
    other.http.headers["Authorization"] = bot.http.headers["Authorization"]
    return other


def test_players_at_different_servers_play_a_match(pair: tuple[Running, Running]) -> None:
    first, second = pair
    with first.bot("Ann") as ann, second.bot("Bob") as bob:
        made = ann.make("quantik", "me", "open", order="given")
        match = bob.join(made["id"])
        with ann.live(made["id"]) as a, bob.live(made["id"]) as b:
            b.wait_for("welcome")
            a.wait_for("welcome")
            players = [(a, b), (b, a)]
            while match["status"] == "playing":
                mover, other = players[match["to_move"]]
                text = match["legal"][0]["move"]
                assert mover.command(match["ply"], "move", move=text)["type"] == "done"
                told = other.match_with("move", move=text)
                assert told["ply"] == match["ply"] + 1
                match = told
        assert ann.get(made["id"])["outcome"] == bob.get(made["id"])["outcome"]
        assert match["outcome"]


def test_refused_delete_names_the_version_of_the_database(pair: tuple[Running, Running]) -> None:
    first, second = pair
    with ExitStack() as stack:
        ann = stack.enter_context(first.bot())
        there = at(second, ann, stack)
        made = ann.make("quantik", "me", "beside")
        later: list[Json] = []
        leave = store.leave_match

        def leave_after_a_move(*args: Any) -> str:
            if not later:
                later.append(there.do(made["id"], "move", move=made["legal"][0]["move"]))
            return leave(*args)

        # The first server still has the earlier version in memory.
        with patch.object(store, "leave_match", leave_after_a_move):
            refused = ann.http.delete(f"/matches/{made['id']}?version={made['version']}")
        assert refused.status_code == 409
        assert refused.json()["error"]["version"] == later[0]["version"] > made["version"]


def test_of_moves_at_both_servers_one_counts(pair: tuple[Running, Running]) -> None:
    first, second = pair
    with ExitStack() as stack:
        ann = stack.enter_context(first.bot())
        here_and_there = [ann, at(second, ann, stack)]
        for _ in range(5):
            made = ann.make("quantik", "me", "beside", order="given")
            answers: list[Json] = []

            def send(bot: Bot, text: str, made: Json = made, answers: list[Json] = answers) -> None:
                with bot.live(made["id"]) as wire:
                    answers.append(wire.command(0, "move", move=text, id=text))

            threads = [
                Thread(target=send, args=[bot, text])
                for bot, text in zip(here_and_there * 2, ("Aa1", "Bb2", "Cc3", "Dd4"), strict=True)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(PATIENCE)
            assert sorted(answer["type"] for answer in answers) == ["done", *["refused"] * 3]
            assert ann.get(made["id"])["ply"] == 1


def test_what_one_server_did_the_other_knows(pair: tuple[Running, Running]) -> None:
    first, second = pair
    with ExitStack() as stack:
        ann = stack.enter_context(first.bot("Ann"))
        there = at(second, ann, stack)
        made = ann.make("quantik", "me", "beside", public=True, order="given")
        assert there.get(made["id"])["you"] == [0, 1]
        ann.do(made["id"], "move", move="Aa1", id="1")
        again = there.ask(made["id"], "move", move="Aa1", id="1", ply=0)
        assert again.json() == {"version": 3}
        there.do(made["id"], "move", move="Bb3")
        assert ann.get(made["id"])["moves"] == ["Aa1", "Bb3"]
        assert made["id"] in [each["id"] for each in there.http.get("/watch").json()["matches"]]


def test_who_watches_at_another_server_is_told_that_a_match_is_gone(
    pair: tuple[Running, Running],
) -> None:
    first, second = pair
    with first.bot() as ann, second.bot() as eve:
        deleted, forgotten = (ann.make("quantik", "me", "beside")["id"] for _ in range(2))
        for match_id, path in ((deleted, f"/matches/{deleted}"), (forgotten, "/me")):
            with eve.live(match_id) as wire:
                wire.wait_for("welcome")
                assert ann.http.delete(path).status_code == 204
                assert wire.wait_for("bye")["reason"] == "gone"
                assert ended(wire) == 4404


def test_who_holds_seats_no_longer_is_sent_away_from_every_server(
    pair: tuple[Running, Running],
) -> None:
    first, second = pair
    with ExitStack() as stack:
        ann, bob = stack.enter_context(first.bot()), stack.enter_context(first.bot())
        phone, there = stack.enter_context(second.bot()), at(second, ann, stack)
        match_id = ann.make("quantik", "me", "open", order="given")["id"]
        other = ann.make("quantik", "me", "open", order="given")["id"]
        for each in (match_id, other):
            bob.join(each)
        key = ann.http.post(f"/matches/{match_id}/key").json()["key"]
        claimed = phone.http.post(f"/matches/{match_id}/claim", json={"key": key})
        assert claimed.json()["you"] == [0]
        with (
            phone.live(match_id) as called_back,
            phone.live(other) as elsewhere,
            there.live(match_id) as own,
        ):
            for wire in (called_back, elsewhere, own):
                wire.wait_for("welcome")
            assert ann.http.delete(f"/matches/{match_id}/key").status_code == 204
            assert called_back.wait_for("bye")["reason"] == "rights"
            assert ended(called_back) == 1012
            # Nobody else goes, and they from no other match.
            assert own.command(0, "move", move="Aa1")["type"] == "done"
            elsewhere.send({"type": "ping"})
            elsewhere.wait_for("pong")
            with phone.live(match_id) as wire:
                assert wire.wait_for("welcome")["you"] == []
                assert wire.command(1, "resign")["error"]["code"] == "not-your-seat"
            assert ann.http.delete("/me").status_code == 204
            assert own.wait_for("bye")["reason"] == "rights"
            assert ended(own) == 1012


def test_who_is_connected_is_seen_at_the_other_server(
    tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    given = {"database": postgres.fresh(), "redis": redis_server.url}
    with (
        running(tmp_path, **given) as first,
        running(tmp_path, **given) as second,
        first.bot() as ann,
        second.bot() as bob,
        second.bot() as eve,
    ):
        made = ann.make("quantik", "me", "open", order="given")
        bob.join(made["id"])
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            with bob.live(made["id"]), eve.live(made["id"]):
                while (seen := wire.wait_for("presence"))["connected"] != [True, True]:
                    pass
                while seen["watching"] != 1:
                    seen = wire.wait_for("presence")
            while wire.wait_for("presence")["connected"] != [True, False]:
                pass


def test_an_engine_that_only_one_server_knows_loses_at_the_other(
    tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    given = {"database": postgres.fresh(), "redis": redis_server.url}
    fake = Fake(tmp_path, "say('bestmove Bb3')")
    engines = (Engine("Star", fake.name),)
    with (
        patch.object(Guests, "start"),
        running(tmp_path, engines=engines, **given) as first,
        running(tmp_path, **given) as second,
        ExitStack() as stack,
    ):
        ann = stack.enter_context(first.bot())
        there = at(second, ann, stack)
        star: Json = {"kind": "engine", "engine": "Star"}
        for bot, kind in ((ann, "move"), (there, "failed")):
            made = ann.make("quantik", "me", star, order="given")
            with ann.live(made["id"]) as wire:
                wire.wait_for("welcome")
                bot.do(made["id"], "move", move="Aa1")
                told = wire.match_with(kind, seat=1)
            assert told["status"] == ("playing" if kind == "move" else "over")
            event = ann.http.get(f"/matches/{made['id']}/events").json()["events"][-1]
            assert event.get("reason") == (None if kind == "move" else "engine-unknown")
