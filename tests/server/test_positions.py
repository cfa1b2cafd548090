"""The games and their positions over HTTP: what the rules say, and what an engine says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fourfold import Match, load, registered
from fourfold.rules import AnyGame
from fourfold.schemas.analyses import Analysis
from fourfold.server.app import create_app
from fourfold.server.settings import Settings
from fourfold.server.storage.database import Storage
from fourfold.server.thinking.thinkers import Busy, Failed, Thinkers

from .running import Running, running

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[httpx.Client]:
    with server.browser() as found:
        yield found


def ask(client: httpx.Client, path: str, status: int = 200, **query: str) -> Json:
    answer = client.get(path, params=query or None)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def refused(client: httpx.Client, path: str, status: int, **query: str) -> tuple[str, str | None]:
    error = ask(client, path, status, **query)["error"]
    assert error["message"].endswith(".")
    return error["code"], error["field"]


def test_every_game_is_listed_with_its_options(client: httpx.Client) -> None:
    games = {game["name"]: game for game in ask(client, "/games")["games"]}
    assert set(games) == set(registered())
    counts = [len(game["options"]) for game in games.values()]
    assert counts == sorted(counts), "the simplest game comes first"
    assert games["exago"]["seats"] == {"low": 2, "high": 6}
    assert games["quantik"]["seats"] == {"low": 2, "high": 2}
    options = {option["key"]: option for option in games["exago"]["options"]}
    assert options["players"] == {
        "key": "players",
        "kind": "number",
        "values": None,
        "low": 2,
        "high": 6,
        "default": "2",
    }
    assert options["tiles"]["kind"] == "numbers"
    assert options["block"]["values"] == ["on", "off"]
    assert "max-age" in client.get("/games").headers["cache-control"]


def test_a_solution_that_only_the_server_has_is_told(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def solved() -> set[str]:
        return {game["name"] for game in ask(client, "/games")["games"] if game["solution"]}

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("FOURFOLD_QOMET", raising=False)
    assert solved() == set()
    monkeypatch.setenv("FOURFOLD_QOMET", "https://example.org/solution.packed")
    assert solved() == {"qomet"}


def test_a_game_is_given_as_set_up(client: httpx.Client, game: AnyGame) -> None:
    told, layout = ask(client, f"/games/{game.name}"), game.layout()
    assert told["options"] == game.options
    assert told["start"] == game.position_text(game.initial())
    assert [tuple(space.values()) for space in told["layout"]["spaces"]] == list(layout.spaces)
    assert told["layout"]["hands"] == [[slot._asdict() for slot in hand] for hand in layout.hands]
    assert told["layout"].keys() == layout._asdict().keys()
    view = game.view(game.initial())
    assert told["view"] == {"board": view.board, "hands": [dict(hand) for hand in view.hands]}


def test_options_decide_how_many_play(client: httpx.Client) -> None:
    told = ask(client, "/games/exago", players="3", size="5")
    assert (told["spec"], told["seats"]) == ("exago?players=3&size=5", 3)
    assert told["options"]["tiles"] == "6"
    assert refused(client, "/games/exago", 422, players="9") == ("option-number", "options.players")
    assert refused(client, "/games/exago", 422, colour="red") == (
        "option-unknown",
        "options.colour",
    )
    assert refused(client, "/games/exago?players=2&players=3", 422)[0] == "option-twice"
    assert refused(client, "/games/chess", 404) == ("game-unknown", "game")
    french = client.get("/games/chess", headers={"Accept-Language": "fr-CA, en;q=0.5"})
    assert french.json()["error"]["message"].startswith("Il n’y a pas de jeu")


def test_a_position_has_everything_a_board_needs(client: httpx.Client, game: AnyGame) -> None:
    match = Match(game)
    for _ in range(3):
        match.play(match.legal[len(match.legal) // 2])
    played = ask(client, f"/positions/{game.name}", moves=",".join(match.moves))
    assert (played["position"], played["to_move"]) == (match.position, match.to_move)
    assert [each["move"] for each in played["legal"]] == match.legal
    texts = game.legal_texts(match.state)
    assert all(tuple(each["picks"]) == game.picks(texts[each["move"]]) for each in played["legal"])
    before = match.states[-2]
    assert played["last"] == {
        "move": match.moves[-1],
        "seat": game.to_move(before),
        "journeys": [
            journey._asdict()
            for journey in game.journeys(before, game.parse_move(before, match.moves[-1]))
        ],
    }
    assert (played["outcome"], played["analysis"]) == (None, None)
    given = ask(client, f"/positions/{game.name}", position=match.position)
    assert given == {**played, "last": None}


def test_the_end_of_a_game_is_told_with_what_shows_it(client: httpx.Client) -> None:
    end = ask(client, "/positions/quantik", moves="Aa1,Bb1,Cc1,Dd1", values="on")
    assert end["outcome"]["winner"] == 1
    assert sorted(end["outcome"]["spaces"]) == ["a1", "b1", "c1", "d1"]
    assert end["legal"] == []
    assert end["analysis"] == {"value": "loss", "distance": 0, "exact": True, "moves": []}
    over = refused(client, "/positions/quantik", 422, moves="Aa1,Bb1,Cc1,Dd1,Aa2")
    assert over == ("game-over", "moves.4")


def test_a_repeated_position_is_a_draw(client: httpx.Client) -> None:
    around = ["d6-d7", "d5-c5", "d7-d6", "c5-d5"]
    start = ".../.D./.L./......./.../.../... D -"
    moves = ",".join(around * 2)
    told = ask(client, "/positions/qomet", position=start, moves=moves, values="on")
    assert told["outcome"] == {"winner": None, "reason": "repetition", "spaces": []}
    assert told["analysis"] == {"value": "draw", "distance": 0, "exact": True, "moves": []}
    off = ask(client, "/positions/qomet", position=start, moves=moves, repetition="off")
    assert (off["outcome"], off["spec"]) == (None, "qomet?repetition=off")


def test_bad_questions_are_answered_with_what_is_wrong_and_where(client: httpx.Client) -> None:
    at = "/positions/quantik"
    assert refused(client, at, 422, position="AAA")[1] == "position"
    assert refused(client, at, 422, moves="Aa1,Aa1") == ("space-taken", "moves.1")
    assert refused(client, at, 422, moves=",".join(["Aa1"] * 501)) == ("too-many-moves", "moves")
    assert refused(client, at, 422, values="maybe") == ("field-choice", "values")
    assert refused(client, at, 422, values="on", time="11") == ("field-bound", "time")
    assert refused(client, at, 422, values="on", time="nan")[1] == "time"
    assert refused(client, at, 422, rules="old") == ("field-type", "rules")
    assert refused(client, f"{at}/why", 422)[1] == "picks"


def test_what_cannot_change_is_kept_for_ever(server: Running, client: httpx.Client) -> None:
    def caching(**query: str) -> str:
        return client.get("/positions/quantik", params=query).headers["cache-control"]

    start, rules = "..../..../..../....", str(load("quantik").rules_version)
    assert "immutable" in caching(position=start, rules=rules)
    assert "immutable" in caching(rules=rules)
    # Under other rules, something else may be legal at the same address.
    assert "immutable" not in caching(position=start)
    assert "immutable" not in caching(position=start, rules="99")
    server.thinkers.exact = False
    assert caching(position=start, values="on", rules=rules) == "no-store"
    server.thinkers.exact = True
    assert "immutable" in caching(position=start, values="on", rules=rules)
    assert "immutable" not in caching(position=start, values="on")


def test_why_some_picks_are_no_move(client: httpx.Client) -> None:
    at = "/positions/quantik/why"
    assert ask(client, at, picks="hand:B,c2") == {"legal": True}
    told = ask(client, at, picks="hand:B,c2", moves="Bc2")
    assert (told["legal"], told["code"]) == (False, "space-taken")
    assert told["message"] == "Space c2 is taken."
    french = client.get(at, params={"picks": "hand:B,c2", "moves": "Bc2", "lang": "fr"})
    assert french.json()["message"] == "La case c2 est occupée."
    assert french.headers["vary"] == "Accept-Language"
    assert ask(client, at, picks="hand:A,a2", moves="Aa1,Bb1,Cc1,Dd1")["code"] == "game-over"
    assert ask(client, at, picks="nonsense")["legal"] is False


def test_every_legal_move_is_legal_by_its_picks(client: httpx.Client, game: AnyGame) -> None:
    match = Match(game)
    for _ in range(4):
        match.play(match.legal[-1])
    position = match.position
    for move in list(game.legal_texts(match.state).values())[:10]:
        picks = ",".join(game.picks(move))
        told = ask(client, f"/positions/{game.name}/why", picks=picks, position=position)
        assert told == {"legal": True}


class Slow(Thinkers):
    """Thinks until it is stopped, or fails as it is told."""

    def __init__(self, failure: Exception | None = None) -> None:
        super().__init__(0, 0)
        self.failure = failure
        self.asked, self.stopped = asyncio.Event(), asyncio.Event()

    async def analyse(
        self,
        spec: str,
        position: str,
        seconds: float,
        *,
        depth: int | None = None,
        asker: str = "",
    ) -> Analysis:
        self.asked.set()
        if self.failure:
            raise self.failure
        try:
            await asyncio.sleep(3600)
        finally:
            self.stopped.set()
        raise AssertionError


ANALYSE = {
    "type": "http",
    "method": "GET",
    "scheme": "http",
    "path": "/api/positions/quantik",
    "query_string": b"values=on",
    "headers": [],
    "client": ("127.0.0.1", 1),
}


def test_an_analysis_stops_when_the_client_goes_away(tmp_path: Path) -> None:
    async def play() -> None:
        thinkers, storage = Slow(), Storage(f"sqlite:///{tmp_path}/matches.db")
        app = create_app(Settings(), storage, thinkers)
        messages = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Json:
            if messages:
                return messages.pop()
            await thinkers.asked.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            pass

        async with asyncio.timeout(20):
            await app(dict(ANALYSE), receive, send)
        assert thinkers.stopped.is_set()
        storage.close()

    asyncio.run(play())


@pytest.mark.parametrize(("failure", "code"), [(Busy(), "busy"), (Failed(), "thinking-failed")])
def test_whoever_cannot_be_served_is_told_so(tmp_path: Path, failure: Exception, code: str) -> None:
    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/matches.db")
        app = create_app(Settings(), storage, Slow(failure))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            answer = await client.get("/api/positions/quantik?values=on")
        storage.close()
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert json.loads(answer.text)["error"]["code"] == code

    asyncio.run(play())
