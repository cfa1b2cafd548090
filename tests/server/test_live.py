"""The live connection: what is told to whom, resuming, presence, clocks and farewells."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import PATIENCE, Bot, Json, Running, Wire, running


def paired(ann: Bot, bob: Bot, **more: Any) -> Json:
    made = ann.make("quantik", "me", "open", order="given", **more)
    return bob.join(made["id"])


def test_everybody_hears_of_a_move_and_the_mover_that_it_is_done(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob, server.bot() as eve:
        match = paired(ann, bob)
        with ann.live(match["id"]) as a, bob.live(match["id"]) as b, eve.live(match["id"]) as e:
            assert a.wait_for("welcome")["you"] == [0]
            assert b.wait_for("welcome")["match"]["you"] == [1]
            assert e.wait_for("welcome")["you"] == []
            a.send({"type": "command", "id": "m1", "ply": 0, "kind": "move", "move": "Aa1"})
            updates = [wire.wait_for("update") for wire in (a, b, e)]
            assert updates[0] == updates[1] == updates[2]
            told = updates[0]["match"]
            assert "you" not in told
            assert (told["moves"], told["to_move"]) == (["Aa1"], 1)
            assert [event["kind"] for event in updates[0]["events"]] == ["move"]
            done = a.wait_for("done")
            assert (done["id"], done["version"]) == ("m1", told["version"])
            refused = e.command(1, "move", move="Bb3")
            assert (refused["type"], refused["error"]["code"]) == ("refused", "not-your-seat")


def test_events_never_say_who_holds_a_seat(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob)
        told = ann.http.get(f"/matches/{match['id']}/events").text
        assert "holders" not in told
        assert "player" not in json.loads(told)["events"][0]


def test_a_command_sent_twice_is_done_once_and_answered_twice(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob)
        with ann.live(match["id"]) as wire:
            first = wire.command(0, "move", move="Aa1", id="same")
            second = wire.command(0, "move", move="Aa1", id="same")
            by_http = ann.ask(match["id"], "move", move="Aa1", id="same", ply=0).json()
            assert first == second
            assert by_http == {"version": first["version"]}
        assert bob.get(match["id"])["moves"] == ["Aa1"]
        taken = bob.ask(match["id"], "move", move="Bb3", id="same", ply=1)
        assert (taken.status_code, taken.json()["error"]["code"]) == (409, "command-id-taken")


def test_of_two_moves_at_the_same_time_one_counts(server: Running) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", "me", "beside", order="given")
        answers: list[Json] = []

        def send(text: str) -> None:
            with ann.live(made["id"]) as wire:
                answers.append(wire.command(0, "move", move=text))

        threads = [Thread(target=send, args=[text]) for text in ("Aa1", "Bb2", "Cc3", "Dd4")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert sorted(answer["type"] for answer in answers) == ["done", *["refused"] * 3]
        stale = [answer["error"] for answer in answers if answer["type"] == "refused"]
        assert {error["code"] for error in stale} == {"stale"}
        match = ann.get(made["id"])
        assert match["ply"] == 1
        assert {error["version"] for error in stale} == {match["version"]}


@pytest.mark.parametrize("after", [0, 1, 2, 3, 4, 5, 99])
def test_a_client_resumes_after_any_event(server: Running, after: int) -> None:
    with server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob)
        ann.do(match["id"], "move", move="Aa1")
        bob.do(match["id"], "move", move="Bb3")
        all_events = ann.http.get(f"/matches/{match['id']}/events").json()
        assert all_events["version"] == 5
        with ann.live(match["id"], f"?after={after}") as wire:
            welcome = wire.wait_for("welcome")
        assert welcome["events"] == all_events["events"][after:]
        assert welcome["match"]["version"] == 5
        rest = ann.http.get(f"/matches/{match['id']}/events", params={"after": after}).json()
        assert rest["events"] == welcome["events"]


def test_who_is_there_is_seen(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob, server.bot() as eve:
        match = paired(ann, bob)
        with ann.live(match["id"]) as wire:
            assert wire.wait_for("welcome")["watching"] == 0
            wire.wait_for("presence")
            with bob.live(match["id"]):
                assert wire.wait_for("presence")["connected"] == [True, True]
                with eve.live(match["id"]):
                    assert wire.wait_for("presence")["watching"] == 1
                assert wire.wait_for("presence")["watching"] == 0
            assert wire.wait_for("presence")["connected"] == [True, False]
            assert [seat["connected"] for seat in bob.get(match["id"])["seats"]] == [True, False]


def test_who_falls_silent_is_away_until_something_is_heard(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob)
        with ann.live(match["id"]) as wire, bob.live(match["id"]) as other:
            while not all(wire.wait_for("presence")["connected"]):
                pass
            # Without a promise nobody waits for more.
            other.send({"type": "ping"})
            other.wait_for("pong")
            other.send({"type": "ping", "again": 100})
            other.wait_for("pong")
            assert wire.wait_for("presence")["connected"] == [True, False]
            assert [seat["connected"] for seat in ann.get(match["id"])["seats"]] == [True, False]
            other.send({"type": "ping"})
            assert wire.wait_for("presence")["connected"] == [True, True]


@pytest.mark.parametrize("again", ["soon", True, 99, 60_001, 1.5])
def test_a_promise_that_makes_no_sense_is_refused(server: Running, again: object) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", "me", "beside")
        with ann.live(made["id"]) as wire:
            wire.send({"type": "ping", "again": again})
            assert wire.wait_for("refused")["error"]["field"] == "again"


def test_pings_are_no_commands(tmp_path: Path) -> None:
    with running(tmp_path, commands_per_day=1) as server, server.bot() as ann:
        made = ann.make("quantik", "me", "beside")
        with ann.live(made["id"]) as wire:
            for _ in range(5):
                wire.send({"type": "ping"})
                wire.wait_for("pong")
            assert wire.command(0, "move", move="Aa1")["type"] == "done"


def test_everybody_is_told_where_they_sit_when_lots_are_drawn(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        for _ in range(4):
            made = ann.make("quantik", "me", "open")
            with ann.live(made["id"]) as a, bob.live(made["id"]) as b:
                assert a.wait_for("welcome")["you"] == [0]
                assert b.wait_for("welcome")["you"] == []
                bob.join(made["id"])
                seats = [wire.wait_for("welcome") for wire in (a, b)]
                assert sorted(seats[0]["you"] + seats[1]["you"]) == [0, 1]
                assert seats[0]["match"]["status"] == "playing"
                names = [seat["name"] for seat in seats[0]["match"]["seats"]]
                assert names[seats[0]["you"][0]] == "Ann"
                assert [event["kind"] for event in a.wait_for("update")["events"]][-1] == "started"


def test_a_seat_taken_after_connecting_can_be_used_at_once(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", "open", "me", order="given")
        with bob.live(made["id"]) as wire:
            assert wire.wait_for("welcome")["you"] == []
            bob.join(made["id"])
            assert wire.command(0, "move", move="Aa1")["type"] == "done"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("no json", "message-not-json"),
        ("[" * 5000, "message-not-json"),
        (b"\xff\xfe\xfa", "message-not-json"),
        ("[1]", "body-not-object"),
        ('"\\ud800"', "body-not-object"),
        ("{}", "field-choice"),
        ({"type": "dance"}, "field-choice"),
        ({"type": "command"}, "field-missing"),
        ({"type": "command", "id": "\ud800", "ply": 0, "kind": "resign"}, "command-id"),
        ({"type": "command", "id": "", "ply": 0, "kind": "resign"}, "command-id"),
        ({"type": "command", "id": "x" * 65, "ply": 0, "kind": "resign"}, "command-id"),
        ({"type": "command", "id": 7, "ply": 0, "kind": "resign"}, "command-id"),
        ({"type": "command", "id": "x", "ply": True, "kind": "resign"}, "field-type"),
        ({"type": "command", "id": "x", "ply": -1, "kind": "resign"}, "field-type"),
        ({"type": "command", "id": "x", "ply": 0.5, "kind": "resign"}, "field-type"),
        ({"type": "command", "id": "x", "ply": 0, "kind": ["move"]}, "field-choice"),
        ({"type": "command", "id": "x", "ply": 0, "kind": "move"}, "field-missing"),
        ({"type": "command", "id": "x", "ply": 0, "kind": "move", "move": 5}, "field-type"),
        ({"type": "command", "id": "x", "ply": 0, "kind": "resign", "move": "a"}, "field-unknown"),
        ({"type": "command", "id": "x", "ply": 0, "kind": "resign", "seat": 9}, "not-your-seat"),
        ({"type": "command", "id": "x", "ply": 0, "kind": "resign", "\ud800": 9}, "field-unknown"),
        ({"type": "command", "id": "x", "ply": 7, "kind": "resign"}, "stale"),
        (
            {"type": "command", "id": "x", "ply": 0, "kind": "move", "move": "Zz9"},
            "move-unreadable",
        ),
    ],
)
def test_bad_messages_are_refused_in_one_sentence_and_the_talk_goes_on(
    server: Running, sent: Any, code: str
) -> None:
    with server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob)
        with ann.live(match["id"]) as wire:
            wire.send(sent)
            refused = wire.wait_for("refused")
            assert refused["error"]["code"] == code
            assert refused["error"]["message"].endswith(".")
            wire.send({"type": "ping"})
            assert wire.wait_for("pong")["time"] > match["created"]
        assert ann.get(match["id"])["version"] == match["version"]


def test_errors_come_in_the_language_asked_for(server: Running) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", "me", "beside")
        with ann.live(made["id"], "?lang=fr") as wire:
            wire.send({"type": "dance"})
            assert "doit être" in wire.wait_for("refused")["error"]["message"]


def test_who_sends_too_much_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, commands_per_minute=60) as server, server.bot() as ann:
        made = ann.make("quantik", "me", "beside")
        with ann.live(made["id"]) as wire:
            closed = _sent_away(wire)
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1008
        assert wire.heard[-1] == {"type": "bye", "reason": "rate"}


def test_a_restart_is_announced(tmp_path: Path) -> None:
    with ExitStack() as client:
        with running(tmp_path) as server, server.bot() as ann:
            made = ann.make("quantik", "me", "beside")
            wire = client.enter_context(ann.live(made["id"]))
            wire.wait_for("welcome")
        assert wire.wait_for("bye") == {"type": "bye", "reason": "restart"}
        with pytest.raises(ConnectionClosed):
            wire.next()
        assert wire.socket.close_code == 1012


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/matches/nothing/live", 404), ("/api/matches/MATCH/live?after=x", 422)],
)
def test_a_connection_that_cannot_be_is_denied(server: Running, path: str, status: int) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", "me", "beside")
        address = server.address.replace("http", "ws")
        with pytest.raises(InvalidStatus) as denied:
            _knock(address + path.replace("MATCH", made["id"]))
        assert denied.value.response.status_code == status
        assert json.loads(denied.value.response.body)["error"]["message"]


@pytest.mark.parametrize(
    ("origin", "admitted"),
    [("own", True), ("https://evil.example", False), ("null", False)],
)
def test_pages_of_other_sites_get_no_live_connection(
    server: Running, origin: str, admitted: bool
) -> None:
    with server.browser() as browser:
        seats = [{"kind": "me"}, {"kind": "beside"}]
        made = browser.post("/matches", json={"game": "quantik", "seats": seats}).json()
        headers = {"Cookie": f"fourfold={browser.cookies['fourfold']}"}
        address = server.address.replace("http", "ws") + f"/api/matches/{made['id']}/live"
        named: Any = server.address if origin == "own" else origin
        if admitted:
            assert _knock(address, origin=named, additional_headers=headers)["you"] == [0, 1]
        else:
            with pytest.raises(InvalidStatus) as denied:
                _knock(address, origin=named, additional_headers=headers)
            assert denied.value.response.status_code == 403


INCREMENT = {"kind": "increment", "base": 300, "increment": 5}


def test_a_flag_falls_while_nobody_looks(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob, clock=INCREMENT)
        assert match["clocks"]["running"] is None
        _first_moves(ann, bob, match)
        assert ann.get(match["id"])["clocks"]["running"] == 0
        server.ahead = 299_000
        assert 0 < ann.get(match["id"])["clocks"]["remaining"][0] <= 1000
        with bob.live(match["id"]) as wire:
            wire.wait_for("welcome")
            server.ahead = 301_000
            over = wire.match_with("time", seat=0)
        assert over["outcome"] == {"winner": 1, "reason": "time", "spaces": []}
        assert over["clocks"]["remaining"][0] == 0
        late = ann.ask(match["id"], "move", move="Cc2")
        assert late.json()["error"]["code"] == "match-over"
        kinds = [event["kind"] for event in _events(ann, match)]
        assert kinds.count("time") == 1


def test_a_move_after_the_time_does_not_count(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot() as ann, server.bot() as bob:
        match = paired(ann, bob, clock=INCREMENT)
        _first_moves(ann, bob, match)
        server.ahead = 10_000_000
        answer = ann.ask(match["id"], "move", move="Cc2", ply=2)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "match-over")
        assert [event["kind"] for event in _events(ann, match)].count("time") == 1


def test_a_flag_falls_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot() as ann:
        match = ann.make("quantik", "me", "beside", clock={"kind": "days", "days": 2})
    with running(tmp_path) as server:
        server.ahead = 2 * 24 * 60 * 60 * 1000
        with server.bot() as eve, eve.live(match["id"]) as wire:
            told = wire.wait_for("welcome")["match"]
            over = told if told["status"] == "over" else wire.match_with("time")
            assert over["outcome"]["reason"] == "time"
            assert [event["kind"] for event in _events(eve, match)].count("time") == 1


def test_whose_time_is_over_among_three_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot() as ann:
        seats = ("me", "beside", "beside")
        made = ann.make("exago", *seats, options={"players": 3}, order="given", clock=INCREMENT)
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            for ply, move in enumerate(("f6", "f7", "g7")):
                assert ann.ask(made["id"], "move", move=move, ply=ply).is_success
            server.ahead = 301_000
            # The engine that takes the seat moves at once.
            wire.match_with("time", seat=0)
            match = wire.match_with("move", seat=0)
        assert (match["seats"][0]["left"], match["seats"][0]["engine_plays"]) == ("time", True)
        assert (match["status"], match["to_move"]) == ("playing", 1)
        assert match["clocks"]["running"] == 1
        assert match["clocks"]["remaining"][1] > 290_000


def _first_moves(ann: Bot, bob: Bot, match: Json) -> None:
    """Make the moves after which the clocks run."""
    for ply, (bot, move) in enumerate(((ann, "Aa1"), (bob, "Bb3"))):
        assert bot.ask(match["id"], "move", move=move, ply=ply).is_success


def _knock(address: str, **more: Any) -> Json:
    """Open a live connection and give the first message."""
    with connect(address, compression=None, **more) as socket:
        return dict(json.loads(socket.recv(timeout=PATIENCE)))


def _sent_away(wire: Wire) -> ConnectionClosed:
    """Send a great deal, one after the other, and give how the server ended it.

    What is still on its way to a server that has closed would take the server's last words along.
    """
    while True:
        try:
            with suppress(ConnectionClosed):
                if not wire.heard or wire.heard[-1]["type"] not in ("refused", "bye"):
                    wire.send({"type": "ping"})
            wire.heard.append(wire.next())
        except ConnectionClosed as closed:
            return closed


def _events(bot: Bot, match: Json) -> list[Json]:
    return list(bot.http.get(f"/matches/{match['id']}/events").json()["events"])
