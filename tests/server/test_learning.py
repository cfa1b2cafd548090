"""Lessons, puzzles and examples over HTTP, and analyses that come piece by piece."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from fourfold import Match, load, registered, write_record
from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.learn.lessons import lesson
from fourfold.learn.puzzles import puzzles
from fourfold.learn.rule_pages import rule_page
from fourfold.match_commands.questions import ROUNDS
from fourfold.schemas.analyses import Analysis, analysis_told
from fourfold.server.thinking.thinkers import Busy
from tests.server.running import Running, running

Json = dict[str, Any]


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.browser() as found:
        yield found


def events(answer: httpx.Response) -> list[Json]:
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert answer.headers["cache-control"] == "no-cache"
    parts = answer.text.split("\n\n")
    assert parts.pop() == ""
    return [json.loads(part.removeprefix("data: ")) for part in parts]


async def truth(spec: str, position: str, seconds: float, *, asker: str = "") -> Analysis:
    """Judge as a worker process does."""
    game = load(spec)
    return analysis_told(analyze(game, game.parse_position(position), Limits(seconds)))


@pytest.mark.parametrize("name", registered())
def test_what_is_to_be_learnt(client: httpx.Client, name: str) -> None:
    answer = client.get(f"/lessons/{name}")
    assert "max-age" in answer.headers["cache-control"]
    for told, step in zip(answer.json()["steps"], lesson(name), strict=True):
        assert (told["name"], told["position"], told["kind"]) == step[:1] + step[2:4]
        assert told["right_moves"] == list(step.right_moves)
        assert "claim" not in told
    told = client.get(f"/puzzles/{name}").json()["puzzles"]
    assert told == [{**each._asdict(), "lines": list(each.lines)} for each in puzzles(name)]
    page, told = rule_page(name), client.get(f"/rules/{name}").json()
    assert [each["name"] for each in told["examples"]] == [each.name for each in page.examples]
    assert told["decisions"] == list(page.decisions)


@pytest.mark.parametrize("path", ["lessons", "puzzles", "rules"])
def test_a_game_that_is_not_there(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/{path}/chess")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "game-unknown"


def test_an_analysis_deepens_until_all_is_proved(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thought(spec: str, position: str, seconds: float, *, asker: str = "") -> Json:
        move = {"move": "Aa1", "value": "unknown", "distance": None, "exact": False, "score": 0.5}
        proved = {**move, "value": "loss", "distance": 2, "exact": True}
        exact = {"value": "win", "distance": 3, "exact": seconds > 0.2}
        return {**exact, "moves": [proved if seconds >= 1 else move]}

    monkeypatch.setattr(server.thinkers, "analyse", thought)
    told = events(client.get("/positions/quantik/stream"))
    # A proved position is not the end as long as one of its moves is open.
    assert [each["seconds"] for each in told] == [0.1, 0.3, 1.0]
    assert [each["analysis"]["exact"] for each in told] == [False, True, True]
    assert told[-1]["analysis"]["moves"][0]["distance"] == 2


def test_an_analysis_that_never_ends_ends(client: httpx.Client, server: Running) -> None:
    told = events(client.get("/positions/exago/stream", params={"moves": "f6"}))
    assert [each["seconds"] for each in told] == list(ROUNDS)


def test_what_is_over_needs_no_thinking(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(type(server.thinkers), "analyse")
    query = {"moves": "Aa1,Bb2,Ca2,Db1"}
    (told,) = events(client.get("/positions/quantik/stream", params=query))
    assert told["analysis"] == {"value": "loss", "distance": 0, "exact": True, "moves": []}


def test_a_busy_server_says_so_in_the_stream(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object, **__: object) -> Json:
        raise Busy

    monkeypatch.setattr(server.thinkers, "analyse", busy)
    (told,) = events(client.get("/positions/quantik/stream", params={"lang": "fr"}))
    assert told["error"]["code"] == "busy"
    assert "réessayez" in told["error"]["message"]


def test_nobody_thinks_for_a_client_that_has_left(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, left = Event(), Event()
    asked: list[float] = []

    async def endless(spec: str, position: str, seconds: float, *, asker: str = "") -> Json:
        asked.append(seconds)
        if len(asked) > 1:
            thinking.set()
            try:
                await asyncio.sleep(60)
            finally:
                left.set()
        return {"value": "unknown", "distance": None, "exact": False, "moves": []}

    monkeypatch.setattr(server.thinkers, "analyse", endless)
    with (
        server.browser() as client,
        client.stream("GET", "/positions/qomet/stream") as answer,
    ):
        lines = answer.iter_lines()
        assert next(lines).startswith("data: ")
        assert thinking.wait(20)
        assert not left.is_set()
    assert left.wait(20)
    assert len(asked) == 2


@pytest.mark.parametrize("path", ["/positions/qomet/stream", "/review"])
def test_who_hears_more_and_more_is_told_when_the_server_goes(tmp_path: Path, path: str) -> None:
    async def endless(*_: object, **__: object) -> None:
        thinking.set()
        await asyncio.Event().wait()

    match, thinking = Match("quantik"), Event()
    match.play("Aa1")
    body = {"record": write_record(match)} if path == "/review" else None
    with ExitStack() as stack:
        with running(tmp_path) as server, patch.object(server.thinkers, "analyse", endless):
            client = stack.enter_context(server.browser())
            method = "POST" if body else "GET"
            answer = stack.enter_context(client.stream(method, path, json=body))
            assert thinking.wait(20)
        answer.read()
        assert events(answer)[-1]["error"]["code"] == "server-leaving"


@pytest.mark.parametrize(
    ("query", "field"),
    [({"position": "AA../..../..../...."}, "position"), ({"moves": "Aa1,Aa2"}, "moves.1")],
)
def test_a_position_that_is_none_is_refused_before_anything_is_streamed(
    client: httpx.Client, query: dict[str, str], field: str
) -> None:
    answer = client.get("/positions/quantik/stream", params=query)
    assert answer.status_code == 422
    assert answer.json()["error"]["field"] == field
