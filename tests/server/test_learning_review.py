"""Games looked at again: every figure against the truth of the engine, and what hindsight adds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fourfold import Match, load
from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.match import write_record
from tests.server.running import Running
from tests.server.test_learning import events, truth

Json = dict[str, Any]
WORTH = {"loss": 0, "draw": 1, "win": 2}


@pytest.fixture
def client(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.setattr(server.thinkers, "analyse", truth)
    with server.browser() as found:
        yield found


def record(spec: str, *moves: str) -> str:
    match = Match(spec)
    for move in moves:
        match.play(move)
    return write_record(match)


def reviewed(client: httpx.Client, text: str) -> tuple[Json, dict[int, Json], list[Json]]:
    told = events(client.post("/review", json={"record": text}))
    first, *plies, last = told
    return first["match"], {each["ply"]: each for each in plies}, last["accuracy"]


def test_every_move_is_judged_as_the_engine_judges_it(client: httpx.Client) -> None:
    moves = ["Aa1", "Bb3", "Ac2", "Db1", "Cd4", "Ba4"]
    told, plies, accuracy = reviewed(client, record("quantik", *moves))
    assert (told["game"], told["moves"], told["outcome"]) == ("quantik", moves, None)
    game = load("quantik")
    state = game.initial()
    lost: dict[int, list[bool]] = {0: [], 1: []}
    for ply, move in enumerate(moves):
        found = analyze(game, state, Limits())
        seen = plies[ply]
        worth = {each.move: WORTH[each.value] for each in found.moves}
        assert (seen["value"], seen["distance"], seen["exact"]) == found[:3]
        assert (seen["seat"], seen["played"]["move"]) == (game.to_move(state), move)
        assert worth[seen["best"]["move"]] == max(worth.values())
        assert seen["sure"]
        assert (seen["loss"] > 0) == (worth[move] < max(worth.values()))
        assert seen["choice"] == (len(set(worth.values())) > 1)
        if seen["choice"]:
            lost[seen["seat"]].append(seen["loss"] > 0)
        state = game.play(state, move)
    assert any(lost[0] + lost[1])
    for seat, each in enumerate(accuracy):
        assert each["exact"]
        assert (each["choices"], each["mistakes"]) == (len(lost[seat]), sum(lost[seat]))
        assert each["percent"] == pytest.approx(100 * (1 - sum(lost[seat]) / len(lost[seat])), 0.01)


def test_what_is_proved_later_is_known_of_the_move_before(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = ["d4", "a1", "b2"]

    def judged(move: str, **more: Any) -> Json:
        return {"move": move, "value": "unknown", "distance": None, "exact": False, **more}

    async def thought(spec: str, position: str, seconds: float, *, asker: str = "") -> Json:
        game = load(spec)
        state = game.parse_position(position)
        told = [judged(m, score=0.4 if m == "a1" else 0.1) for m in game.legal_texts(state)]
        # After two moves Light wins, so Dark's move was a mistake, whatever it looked like.
        if len(game.view(state).board) == 2:
            return {"value": "win", "distance": 5, "exact": True, "moves": told}
        return {"value": "unknown", "distance": None, "exact": False, "moves": told}

    monkeypatch.setattr(server.thinkers, "analyse", thought)
    _, plies, accuracy = reviewed(client, record("qomet", *moves))
    assert plies[2]["exact"]
    played = plies[1]["played"]
    assert (played["value"], played["distance"], played["exact"]) == ("loss", 6, True)
    # What would have been better is a guess, so the mistake is none that is proved.
    assert plies[1]["best"]["move"] != "a1"
    assert not plies[1]["sure"]
    assert plies[1]["loss"] > 0.5
    assert not accuracy[1]["exact"]
    assert accuracy[1]["mistakes"] == 0


def test_among_three_only_a_win_of_the_next_says_something(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = ["d4", "d5", "e5", "c4"]
    spec = "exago?players=3&size=4"

    async def thought(spec: str, position: str, seconds: float, *, asker: str = "") -> Json:
        game = load(spec)
        state = game.parse_position(position)
        unknown = {"value": "unknown", "distance": None, "exact": False, "score": 0.0}
        told = [{"move": text, **unknown} for text in game.legal_texts(state)]
        # The third is lost: of the second this says nothing. The first then wins: it does.
        value = {3: "win", 2: "loss"}.get(len(game.view(state).board), "unknown")
        exact = value != "unknown"
        return {"value": value, "distance": 2 if exact else None, "exact": exact, "moves": told}

    monkeypatch.setattr(server.thinkers, "analyse", thought)
    _, plies, accuracy = reviewed(client, record(spec, *moves))
    assert len(accuracy) == 3
    assert [plies[ply]["seat"] for ply in range(4)] == [0, 1, 2, 0]
    assert (plies[2]["played"]["value"], plies[2]["played"]["distance"]) == ("loss", 3)
    assert not plies[1]["played"]["exact"]


def test_a_record_is_read_or_refused_with_its_line(client: httpx.Client) -> None:
    text = record("quantik", "Aa1", "Bb2", "Ca2", "Db1")
    told = client.post("/records", json={"record": text}).json()
    assert told["moves"] == ["Aa1", "Bb2", "Ca2", "Db1"]
    assert told["start"] == "..../..../..../...."
    assert told["players"] == [None, None]
    assert told["outcome"]["winner"] == 1
    for path in ("/records", "/review"):
        answer = client.post(path, json={"record": text.replace("Bb2", "Ba2")})
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert (error["code"], error["field"]) == ("record-move", "record")
        assert error["message"].startswith("Line 9: ")
        assert client.post(path, json={"record": 1}).status_code == 422
        assert client.post(path, content=b"{").status_code in (400, 415, 422)
