"""The short way: what is asked on it is answered as on the usual one."""

from __future__ import annotations

import json
import logging
import socket
from typing import Any

import httpx
import pytest

from tests.server.running import Running

TWO = [{"kind": "me"}, {"kind": "open"}]
SHORT = {"Content-Type": "application/json"}
USUAL = {"Content-Type": "application/json; charset=utf-8"}
"""The same to everybody but the short way, which takes only what it knows word for word."""
CHANGING = ("id", "time", "created", "token")


def shape(answer: httpx.Response) -> Any:
    """Give what is the same in two answers to the same request."""
    told = answer.json()
    for name in CHANGING:
        told.pop(name, None)
    headers = {name for name in answer.headers if name not in ("content-length", "date")}
    return answer.status_code, told, headers


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"game": "qomet", "seats": TWO, "order": "given"}),
        json.dumps({"game": "qomet", "seats": [*TWO, {"kind": "open"}]}),
        json.dumps({"game": "chess"}),
        json.dumps({"game": "qomet", "seats": TWO, "colour": "red"}),
        json.dumps({"game": 7}),
        '{"game": "qomet", "seats": "\\ud800"}',
        '{"game": "qomet"',
        "[]",
        "",
    ],
)
def test_both_ways_make_and_refuse_the_same_matches(server: Running, body: str) -> None:
    with server.bot("Ann") as ann:
        short, usual = (
            ann.http.post("/matches", content=body, headers=headers) for headers in (SHORT, USUAL)
        )
    assert shape(short) == shape(usual)


@pytest.mark.parametrize(
    ("match_id", "wish"),
    [
        (None, {}),
        (None, {"seat": 0}),
        (None, {"seat": 9}),
        (None, {"name": "x" * 100}),
        ("nobody", {}),
        ("x" * 40, {}),
    ],
)
def test_both_ways_lead_to_the_same_seats(
    server: Running, match_id: str | None, wish: dict[str, Any]
) -> None:
    answers = []
    for headers in (SHORT, USUAL):
        with server.bot("Ann") as ann, server.bot("Bob") as bob:
            asked = match_id or ann.make("qomet", *TWO, order="given")["id"]
            body = json.dumps(wish)
            answers.append(bob.http.post(f"/matches/{asked}/join", content=body, headers=headers))
    short, usual = map(shape, answers)
    assert short == usual


@pytest.mark.parametrize(
    "command",
    [
        {"id": "one", "ply": 0, "kind": "move", "move": "d4"},
        {"id": "one", "ply": 0, "kind": "move", "move": "d9"},
        {"id": "one", "ply": 3, "kind": "move", "move": "d4"},
        {"id": "one", "ply": 0, "kind": "dance"},
        {"id": "one", "ply": 0, "kind": "move", "move": "d4", "force": True},
    ],
)
def test_both_ways_lead_to_the_same_moves(server: Running, command: dict[str, Any]) -> None:
    answers = []
    for headers in (SHORT, USUAL):
        with server.bot("Ann") as ann, server.bot("Bob") as bob:
            match_id = ann.make("qomet", *TWO, order="given")["id"]
            bob.join(match_id)
            path = f"/matches/{match_id}/commands"
            answers.append(ann.http.post(path, content=json.dumps(command), headers=headers))
    short, usual = map(shape, answers)
    assert short == usual


@pytest.mark.parametrize(
    "more", [{"Origin": "https://elsewhere.example"}, {"Idempotency-Key": "x"}]
)
def test_both_ways_keep_out_the_same_people(server: Running, more: dict[str, str]) -> None:
    body = json.dumps({"game": "qomet", "seats": TWO})
    with server.browser() as browser:
        short, usual = (
            browser.post("/matches", content=body, headers={**headers, **more})
            for headers in (SHORT, USUAL)
        )
    assert short.status_code in (403, 422)
    assert shape(short) == shape(usual)


def test_figures_name_the_endpoints_on_both_ways(server: Running) -> None:
    body = json.dumps({"game": "qomet", "seats": TWO})
    with server.bot() as bot:
        for headers in (SHORT, USUAL):
            made = bot.http.post("/matches", content=body, headers=headers)
            assert made.status_code == 201, made.text
        figures = httpx.get(f"{server.address}/metrics").text
    assert 'route="/api/matches",status="201"' in figures
    assert 'route="none"' not in "".join(
        line for line in figures.splitlines() if 'status="201"' in line
    )


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    where = httpx.URL(server.address)
    with socket.create_connection((where.host, where.port)) as wire:
        wire.sendall(
            b"POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"game": '
        )
    with server.bot("Ann") as ann:
        assert ann.http.get("/games").status_code == 200
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
