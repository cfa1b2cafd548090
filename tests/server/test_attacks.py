"""What a hostile client tries, small and bounded: it meets a limit, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from ipaddress import ip_network
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from fourfold import Match, read_record, write_record
from fourfold.match_commands import questions, replay
from fourfold.match_commands.limits import MOST_PLIES
from fourfold.schemas.errors import ApiError
from fourfold.server.operations import doorway
from fourfold.server.operations.quotas import Quotas
from tests.server.running import PATIENCE, Bot, Json, Running, running

ENDLESS = "exago?size=4&tiles=2&line=6&repetition=off"
"""Nobody can win: there are fewer tiles than the line needs, and positions may come back."""


@pytest.fixture(scope="module")
def ann(server: Running) -> Iterator[Bot]:
    with server.bot("Ann") as found:
        yield found


def record_of(plies: int) -> str:
    match, rng = Match(ENDLESS), Random(4)
    while len(match.moves) < plies:
        match.play(rng.choice(match.legal))
    return write_record(match)


PEOPLE = [{"kind": "me"}, {"kind": "beside"}]


@pytest.mark.parametrize("path", ["/matches", "/records", "/review"])
def test_a_record_that_is_too_long_is_refused_wherever_it_is_read(ann: Bot, path: str) -> None:
    body: dict[str, Any] = {"record": record_of(MOST_PLIES + 1)}
    if path == "/matches":
        body["seats"] = PEOPLE
    answer = ann.http.post(path, json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "too-many-moves")
    assert str(MOST_PLIES) in error["message"]


def test_long_work_is_done_beside_the_loop(ann: Bot) -> None:
    threads: list[str] = []

    def noted(*given: Any, **more: Any) -> Match:
        threads.append(threading.current_thread().name)
        return read_record(*given, **more)

    with patch.object(questions, "read_record", noted), patch.object(replay, "read_record", noted):
        body = {"record": record_of(50), "seats": PEOPLE, "order": "given"}
        made = ann.http.post("/matches", json=body)
    assert made.status_code == 201
    assert len(threads) == 2
    assert all(name.startswith("fourfold-aside") for name in threads)
    assert len(ann.http.get(f"/matches/{made.json()['id']}/replay").json()["plies"]) == 51


def test_work_beside_the_loop_is_paid_for(tmp_path: Path) -> None:
    with running(tmp_path, computing_per_minute=1) as server, server.browser() as client:
        body = {"record": record_of(MOST_PLIES)}
        until_spent = 2000
        while (answer := client.post("/records", json=body)).status_code == 200:
            until_spent -= 1
            assert until_spent
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (429, "too-many-requests")
        assert " 1 s " in error["message"]


def test_a_match_that_nobody_can_win_ends_as_a_draw(ann: Bot) -> None:
    """The record may be as long as a match; the next move is one too many."""
    body = {"record": record_of(MOST_PLIES - 1), "seats": PEOPLE, "order": "given"}
    made = ann.http.post("/matches", json=body).json()
    over = ann.do(made["id"], "move", move=made["legal"][0]["move"])
    assert over["status"] == "over"
    assert over["outcome"] == {"winner": None, "reason": "length", "spaces": []}
    assert ann.ask(over["id"], "ask-takeback").json()["error"]["code"] == "settled-away-from-board"
    text = ann.http.get(f"/matches/{made['id']}/record").text
    assert read_record(text).outcome == (None, "length", ())
    assert ann.http.post("/matches", json={"record": text}).json()["status"] == "over"


def test_every_record_that_is_given_out_is_taken_back(ann: Bot) -> None:
    """One that is as long as a match can be leaves no room for another move, so it is drawn."""
    for plies in (MOST_PLIES - 1, MOST_PLIES):
        body = {"record": record_of(plies), "seats": PEOPLE, "order": "given"}
        made = ann.http.post("/matches", json=body).json()
        while made["status"] == "playing":
            made = ann.do(made["id"], "move", move=made["legal"][0]["move"])
        assert (made["ply"], made["outcome"]["reason"]) == (MOST_PLIES, "length")
        text = ann.http.get(f"/matches/{made['id']}/record").text
        for path in ("/matches", "/records"):
            assert ann.http.post(path, json={"record": text}).is_success
        again = ann.http.post("/matches", json={"record": text}).json()
        assert ann.http.get(f"/matches/{again['id']}/record").text == text


def test_engines_among_themselves_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    """Otherwise one client could let all engines think for nobody."""
    with running(tmp_path) as server, server.bot("Ann") as ann, server.bot("Bob") as bob:
        engines = [{"kind": "engine", "level": 1}] * 2
        left_alone = [ann.make("quantik", *engines)["id"] for _ in range(3)]
        watched = ann.make("quantik", *engines)["id"]
        with bob.live(watched) as wire:
            while wire.wait_for("update")["match"]["status"] == "playing":
                pass
        assert [ann.get(match_id)["ply"] for match_id in left_alone] == [0, 0, 0]
        with ann.live(left_alone[0]) as wire:
            wire.wait_for("update")
    with running(tmp_path) as server, server.bot("Ann") as ann:
        assert ann.get(left_alone[1])["ply"] == 0
        with ann.live(left_alone[1]) as wire:
            wire.wait_for("update")


def hold(server: Running) -> socket.socket:
    """Open a connection."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def refusal(line: socket.socket) -> tuple[int, Json]:
    """Give the status and the error with which a connection is ended."""
    said = b""
    while more := line.recv(65536):
        said += more
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    return int(head.split()[1]), json.loads(body)["error"]


@pytest.mark.parametrize(
    "start",
    [
        b"GET /health?" + b"a" * doorway.HEAD_BYTES,
        b"GET /health HTTP/1.1\r\nHost: a\r\nCookie: ",
        b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"a" * 3000,
        b"POST /api/players HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nT: ",
        b"POST /api/players HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;e=",
    ],
)
def test_a_head_without_end_is_refused_before_it_is_kept(server: Running, start: bytes) -> None:
    with hold(server) as line:
        try:
            line.sendall(start)
            for _ in range(100):
                line.sendall(b"a" * 1000)
        except ConnectionError:
            pass
        try:
            status, error = refusal(line)
        except ConnectionResetError:
            return
    assert (status, error["code"]) == (413, "head-too-long")
    assert str(doorway.HEAD_BYTES) in error["message"].replace(",", "")


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x02\x00\x01",
        b"GET\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost a\r\n\r\n",
        b"POST /api/players HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)
def test_what_is_no_http_is_refused_as_everything_else(server: Running, said: bytes) -> None:
    with hold(server) as line:
        line.sendall(said)
        status, error = refusal(line)
    assert (status, error["code"]) == (400, "request-bad")


@pytest.mark.parametrize(("more", "status"), [(0, 200), (1, 413)])
def test_a_head_may_be_as_long_as_is_said_and_no_longer(
    server: Running, more: int, status: int
) -> None:
    start, end = b"GET /health HTTP/1.1\r\nHost: a\r\nCookie: a=", b"\r\n\r\n"
    left = doorway.HEAD_BYTES + more - len(start) - len(end)
    with hold(server) as line:
        line.sendall(start + b"a" * left + end)
        assert int(line.recv(65536).split()[1]) == status


def test_who_asks_on_without_hearing_an_answer_is_sent_away(server: Running) -> None:
    asked = b"GET /health HTTP/1.1\r\nHost: here\r\n"
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as client:
        client.sendall(5 * doorway.MOST_AHEAD * (asked + b"\r\n"))
        said = client.makefile("rb").read()
    assert b"HTTP/1.1 429 " in said
    assert b"too-many-at-once" in said
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as client:
        client.sendall(2 * (asked + b"\r\n") + asked + b"Connection: close\r\n\r\n")
        said = client.makefile("rb").read()
    assert said.count(b"HTTP/1.1 200 ") == 3


def test_many_headers_are_refused_and_a_usual_number_is_not(server: Running) -> None:
    for count, expected in ((2000, b"413"), (100, b"200")):
        headers = b"".join(b"X-%d: some value\r\n" % i for i in range(count))
        with hold(server) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n" + headers + b"\r\n")
            assert line.recv(100).split()[1] == expected


@pytest.mark.parametrize("more", [b"X: " + b"a" * 9000, b"\r\n".join(300 * [b"X: a"])])
def test_who_wants_a_live_connection_with_a_long_head_is_answered(
    server: Running, more: bytes
) -> None:
    wish = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    wish += b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    with hold(server) as line:
        line.sendall(b"GET /api/live HTTP/1.1\r\nHost: a\r\n" + wish + more + b"\r\n\r\n")
        status, error = refusal(line)
    assert (status, error["code"]) == (413, "head-too-long")


@pytest.mark.parametrize("path", [b"POST /api/players", b"GET /health"])
def test_a_body_in_countless_pieces_is_not_read_to_its_end(server: Running, path: bytes) -> None:
    with hold(server) as line, suppress(ConnectionError):
        line.sendall(path + b" HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(1000):
            line.sendall(1000 * b"1\r\n \r\n")
        pytest.fail("all of it was read")


def test_who_does_not_finish_a_request_is_sent_away(tmp_path: Path) -> None:
    with patch.object(doorway, "HEAD_SECONDS", 0.3), running(tmp_path) as server:
        half = b"GET /health HTTP/1.1\r\nHost: a"
        whole = half + b"\r\n\r\n"
        for sent in (b"", half, whole + half):
            with hold(server) as line:
                line.sendall(sent)
                said = b""
                while sent.startswith(whole) and not said.endswith(b'{"alive":true}'):
                    said += line.recv(1)
                status, error = refusal(line)
                assert (status, error["code"]) == (408, "head-too-slow")


def test_an_address_has_a_number_of_connections_and_others_do_not_suffer(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=3) as server:
        held = [hold(server) for _ in range(3)]
        with hold(server) as line:
            status, error = refusal(line)
            assert (status, error["code"]) == (429, "too-many-connections")
            assert "3" in error["message"]
        for line in held:
            line.close()
        with server.bot() as ann, ann.live(ann.make("quantik", "me", "open")["id"]) as wire:
            # Live connections have a number of their own.
            wire.wait_for("welcome")
            lines = [hold(server) for _ in range(2)]
            assert ann.http.get("/me").status_code == 200
            for line in lines:
                line.close()


@pytest.mark.parametrize(
    ("setting", "path", "body"),
    [
        ("matches_per_day", "/matches", {"game": "quantik", "seats": PEOPLE}),
        ("players_per_day", "/players", {"name": "x" * 50}),
        ("megabytes_per_day", "/players", {"name": "x" * 50, "cookie": False, "z": "z" * 90_000}),
    ],
)
def test_a_day_has_its_limits_too(
    tmp_path: Path, setting: str, path: str, body: dict[str, Any]
) -> None:
    with running(tmp_path, **{setting: 1}) as server, server.browser() as client:
        answers = [client.post(path, json=body) for _ in range(13)]
        assert answers[0].status_code in (201, 422)
        assert answers[-1].status_code == 429
        error = answers[-1].json()["error"]
        assert error["code"] == "too-many-requests"
        assert " 1 " in error["message"]
        assert int(answers[-1].headers["Retry-After"]) > 60


def test_commands_of_a_day_are_counted_on_both_ways(tmp_path: Path) -> None:
    with running(tmp_path, commands_per_day=3) as server, server.bot() as ann:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        ann.do(match_id, "move", move="Aa1")
        with ann.live(match_id) as wire:
            wire.wait_for("welcome")
            # Whether somebody is still there is asked every second, and counts for nothing.
            for _ in range(5):
                wire.send({"type": "ping"})
                wire.wait_for("pong")
            for ply, move in enumerate(["Bb2", "Ac3"], 1):
                assert wire.command(ply, "move", move=move)["type"] == "done"
            wire.send({"type": "command", "id": "late", "ply": 3, "kind": "move", "move": "Bd4"})
            assert wire.wait_for("refused")["error"]["code"] == "too-many-requests"
            assert wire.wait_for("bye")["reason"] == "rate"
        assert ann.ask(match_id, "move", move="Bd4").status_code == 429


@pytest.mark.parametrize("setting", ["matches_in_all", "megabytes_in_all"])
def test_a_full_house_makes_no_new_matches_and_plays_on(tmp_path: Path, setting: str) -> None:
    with running(tmp_path) as server, server.bot("Ann") as ann:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        headers = dict(ann.http.headers)
    used = (1, 1) if setting == "matches_in_all" else (0, 1)
    with (
        patch("fourfold.server.operations.upkeep._used", lambda db: used),
        running(tmp_path, **{setting: 1}) as server,
        server.bot() as ann,
    ):
        ann.http.headers.update(headers)
        until_measured = 50
        body = {"game": "quantik", "seats": PEOPLE}
        while (answer := ann.http.post("/matches", json=body)).status_code == 201:
            until_measured -= 1
            assert until_measured
        assert answer.status_code == 429
        assert " 1 " in answer.json()["error"]["message"]
        assert ann.do(match_id, "move", move="Aa1")["ply"] == 1
        # A rematch is a new match, too.
        ann.do(match_id, "resign", seat=0)
        refused = ann.ask(match_id, "rematch", seat=0)
        assert (refused.status_code, refused.json()["error"]["message"]) == (
            429,
            answer.json()["error"]["message"],
        )
        assert ann.get(match_id)["rematch"] is None


@pytest.mark.parametrize("live", [False, True])
def test_rematches_count_as_new_matches(tmp_path: Path, live: bool) -> None:
    with running(tmp_path, matches_per_day=3) as server, server.bot("Ann") as ann:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        for _ in range(2):
            ann.do(match_id, "resign", seat=0)
            match_id = ann.do(match_id, "rematch", seat=0)["rematch"]
        over = ann.do(match_id, "resign", seat=0)
        if live:
            with ann.live(match_id) as wire:
                error = wire.command(over["ply"], "rematch", seat=0)["error"]
        else:
            error = ann.ask(match_id, "rematch", seat=0).json()["error"]
        assert error["code"] == "too-many-requests"
        assert " 3 " in error["message"]
        assert ann.get(match_id)["rematch"] is None


def test_a_rematch_with_a_level_wants_time_of_engines(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot("Ann") as ann:
        match_id = ann.make("quantik", "me", {"kind": "engine", "level": 1})["id"]
        ann.do(match_id, "resign")
        with patch.object(Quotas, "check_thinking", side_effect=ApiError("too-much-thinking", 429)):
            refused = ann.ask(match_id, "rematch")
        assert refused.json()["error"]["code"] == "too-much-thinking"
        assert ann.do(match_id, "rematch")["rematch"]


def test_what_takes_long_on_a_live_connection_is_paid_for(tmp_path: Path) -> None:
    with (
        patch("fourfold.server.api.live.held_since", lambda start: 1.5),
        running(tmp_path, computing_per_minute=4) as server,
        server.bot() as ann,
    ):
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        with ann.live(match_id) as wire:
            wire.wait_for("welcome")
            assert wire.command(0, "move", move="Aa1")["type"] == "done"
            # Whoever only asks whether somebody is there is never sent away for that.
            wire.send({"type": "ping"})
            wire.wait_for("pong")
            wire.send({"type": "command", "id": "late", "ply": 1, "kind": "move", "move": "Bb2"})
            assert wire.wait_for("refused")["error"]["code"] == "too-many-requests"
            assert wire.wait_for("bye")["reason"] == "rate"


def test_what_is_told_of_a_move_is_paid_for_by_who_made_it(tmp_path: Path) -> None:
    with (
        patch("fourfold.server.live.matches.held_since", lambda start: 7),
        running(tmp_path, computing_per_minute=20) as server,
        server.bot() as ann,
    ):
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        with ann.live(match_id) as wire:
            wire.wait_for("welcome")
            assert wire.command(0, "move", move="Aa1")["type"] == "done"
        assert ann.http.get(f"/matches/{match_id}").status_code == 429


def test_who_has_no_seat_does_not_decide_who_pays_for_engines(tmp_path: Path) -> None:
    near = (ip_network("127.0.0.0/8"),)
    with (
        running(tmp_path, proxies=near) as server,
        server.bot("Ann") as ann,
        server.bot("Eve") as eve,
    ):
        ann.http.headers["X-Forwarded-For"] = "192.0.2.1"
        eve.http.headers["X-Forwarded-For"] = "192.0.2.2"
        level = {"kind": "engine", "level": 1}
        options = {"players": "3"}
        made = ann.make("exago", "me", level, level, options=options, order="given")
        choose, askers = server.thinkers.choose, list[str]()

        def interfere() -> None:
            for kind in ("abort", "resign"):
                assert eve.ask(made["id"], kind, ply=1).status_code == 403
            assert eve.http.post(f"/matches/{made['id']}/join", json={}).status_code == 409

        async def disturbed(*given: Any, **more: Any) -> str:
            askers.append(more["asker"])
            await asyncio.to_thread(interfere)
            return await choose(*given, **more)

        with patch.object(server.thinkers, "choose", disturbed):
            ann.do(made["id"], "move", move=made["legal"][0]["move"])
            while ann.get(made["id"])["ply"] < 3:
                pass
        assert askers == ["192.0.2.1"] * 2


def test_a_crowd_that_comes_and_goes_is_told_of_now_and_then(tmp_path: Path) -> None:
    """Not each of them of each other: that would be messages by the square of their number."""
    crowd = 30
    with running(tmp_path) as server, server.bot() as ann, ExitStack() as stack:
        match_id = ann.make("quantik", "me", "open")["id"]
        first = stack.enter_context(ann.live(match_id))
        for _ in range(crowd):
            stack.enter_context(ann.live(match_id))
        with server.bot() as eve, eve.live(match_id) as last:
            last.wait_for("welcome")
            told = 1
            while first.wait_for("presence")["watching"] != 1:
                told += 1
        assert told < crowd
