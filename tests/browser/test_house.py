"""Python in a page answers what the server answers, and keeps matches by the same rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from fourfold.browser.doors import House
from fourfold.match import Match, read_record, write_record
from fourfold.schemas.turns import Turn
from fourfold.server.api import schemas  # noqa: F401  # tells pydantic how to read them
from tests.server.running import running

QUESTIONS = (
    "/games",
    "/games/quantik",
    "/games/exago?players=3&size=5",
    "/games/chess",
    "/games/exago?players=9",
    "/games/exago?players=3&players=4",
    "/lessons/qomet",
    "/lessons/chess",
    "/puzzles/exago",
    "/rules/quantik",
    "/positions/quantik",
    "/positions/quantik?moves=Aa1%2CBb3",
    "/positions/quantik?moves=Aa1%2CAa2",
    "/positions/qomet?position=nonsense",
    "/positions/qomet/why?picks=a1%2Cb9",
    "/positions/exago/why?picks=f6&players=3",
    "/nowhere",
)
LANGUAGES = ("en", "fr")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with running(tmp_path_factory.mktemp("server")) as found, found.browser() as client:
        yield client


def told(house: House, method: str, path: str, body: Any = None, language: str = "en") -> Any:
    text = house.ask(method, path, None if body is None else json.dumps(body), language)
    return json.loads(text)


@pytest.mark.parametrize("path", QUESTIONS)
def test_the_same_answers_as_the_server(server: httpx.Client, path: str) -> None:
    for language in LANGUAGES:
        answer = server.get(path, headers={"Accept-Language": language})
        assert told(House(), "GET", path, None, language) == [answer.status_code, answer.json()]


def test_the_same_records_as_the_server(server: httpx.Client) -> None:
    whole = '[Fourfold "1"]\n'
    for record in (whole, ""):
        answer = server.post("/records", json={"record": record})
        found = told(House(), "POST", "/records", {"record": record})
        assert found == [answer.status_code, answer.json()]


# Matches.

TABLE = {"game": "exago", "options": {"players": "3", "tiles": "4", "line": "3"}}
AROUND = [{"kind": "me", "name": "Ann"}, {"kind": "beside"}, {"kind": "beside"}]
LEVEL = [{"kind": "me"}, {"kind": "engine", "level": 1}]
TURN = TypeAdapter(Turn)


def made(house: House, wish: Any) -> dict[str, Any]:
    status, turn = told(house, "POST", "/matches", {"order": "given", **wish})
    assert status == 200, turn
    answer: dict[str, Any] = turn
    return answer


class Shelf:
    """What a page writes down."""

    def __init__(self) -> None:
        self.events: dict[str, list[Any]] = {}

    def write(self, turn: Any) -> Any:
        TURN.validate_python(turn)
        for each in turn["write"]:
            events = self.events.setdefault(each["id"], [])
            assert len(events) == each["before"]
            events.extend(each["events"])
            assert each["summary"]["id"] == each["id"]
        return turn


def command(house: House, name: str, ply: int, kind: str, **more: Any) -> Any:
    wish = {"id": f"{kind}{ply}", "ply": ply, "kind": kind, **more}
    return told(house, "POST", f"/matches/{name}/commands", wish)


def test_a_whole_match_around_one_table_survives_being_read_again() -> None:
    house, shelf, rng = House(), Shelf(), Random(4)
    match = shelf.write(made(house, {**TABLE, "seats": AROUND}))["answer"]
    name = match["id"]
    assert match["you"] == [0, 1, 2]
    while match["status"] == "playing" and match["ply"] < 40:
        move = rng.choice(match["legal"])["move"]
        status, turn = command(house, name, match["ply"], "move", move=move)
        assert status == 200
        shelf.write(turn)
        assert turn["tell"][0]["type"] == "changed"
        house = House()
        assert house.read(name, json.dumps(shelf.events[name]))
        _, match = told(house, "GET", f"/matches/{name}")
        # What was told last is what is told now, but for the time.
        assert {**turn["write"][0]["shown"], "time": match["time"]} == match
        # So what follows from the events can be written anew, should it be damaged.
        written = json.loads(house.written(name))
        assert written["summary"] == turn["write"][0]["summary"]
        assert (written["before"], written["events"]) == (0, shelf.events[name])
    _, record = told(house, "GET", f"/matches/{name}/record")
    assert read_record(record).moves == match["moves"]
    _, plies = told(house, "GET", f"/matches/{name}/replay")
    assert len(plies["plies"]) == match["ply"] + 1
    welcome = json.loads(house.welcome(name, 2))
    assert welcome["events"][0]["n"] == 3


def test_an_engine_moves_when_it_is_due() -> None:
    house, shelf = House(), Shelf()
    turn = shelf.write(made(house, {"game": "quantik", "seats": LEVEL}))
    name = turn["answer"]["id"]
    assert turn["due"] is None
    turn = shelf.write(command(house, name, 0, "move", move="Aa1")[1])
    due = turn["due"]
    assert (due["kind"], due["seat"], due["level"], due["ply"]) == ("engine", 1, 1, 1)
    assert turn["tell"][0]["match"]["legal"] == []
    move = house.choose(due["spec"], due["position"], due["level"], 1, json.dumps(due["met"]))
    _, turn = json.loads(house.moved(name, 1, move))
    assert turn["tell"][0]["events"][0]["move"] == move
    assert turn["tell"][0]["match"]["legal"]
    # It was overtaken, and changes nothing any more.
    _, turn = json.loads(house.moved(name, 1, move))
    assert (turn["write"], turn["tell"]) == ([], [])


def test_a_level_knows_what_the_game_has_seen() -> None:
    house, match = House(), Match("exago")
    name = made(house, {"game": "exago", "seats": LEVEL})["answer"]["id"]
    positions = [match.position]
    _, turn = command(house, name, 0, "move", move="f6")
    match.play("f6")
    assert turn["due"]["met"] == [*positions, match.position]

    # To go back is as good as a draw, and here there is something better.
    match.play("g6")
    usual = house.choose("exago", match.position, 6, 1, "[]")
    later = Match("exago", position=match.position)
    later.play(usual)
    assert house.choose("exago", match.position, 6, 1, json.dumps([later.position])) != usual


def test_a_thought_that_is_stopped_ends_at_once() -> None:
    asked: list[bool] = []

    def is_stopped() -> bool:
        asked.append(len(asked) > 2)
        return asked[-1]

    house, match = House(is_stopped), Match("exago")
    match.play("f6")
    assert house.choose("exago", match.position, 10, 1, "[]") in match.legal
    assert asked.count(True) < 10


def test_a_draw_offered_to_an_engine() -> None:
    house = House()
    name = made(house, {"game": "qomet", "seats": LEVEL})["answer"]["id"]
    _, turn = command(house, name, 0, "offer-draw")
    assert turn["due"]["kind"] == "draw"
    due = turn["due"]
    accepts = house.accepts(due["spec"], due["position"], due["seat"], due["level"], due["ply"])
    _, turn = json.loads(house.drawn(name, 0, accepts))
    kinds = [event["kind"] for event in turn["tell"][0]["events"]]
    assert kinds == (["draw-offered", "draw-agreed"] if accepts else ["draw-declined"])


def test_commands_are_judged_as_on_the_server() -> None:
    house = House()
    name = made(house, {"game": "quantik", "seats": LEVEL})["answer"]["id"]
    assert command(house, name, 0, "move", move="Zz9")[0] == 422
    assert command(house, name, 3, "move", move="Aa1")[1]["error"]["code"] == "stale"
    first = command(house, name, 0, "move", move="Aa1")
    again = command(house, name, 0, "move", move="Aa1")
    assert again[1]["answer"] == first[1]["answer"]
    assert again[1]["write"] == []
    assert command(house, name, 1, "ask-takeback")[0] == 200
    assert told(house, "GET", f"/matches/{name}")[1]["ply"] == 0
    assert command(house, "nobody", 0, "resign")[0] == 404


def test_a_match_and_the_next_one_of_the_same_people() -> None:
    house, shelf = House(), Shelf()
    seats = [{"kind": "me"}, {"kind": "beside"}]
    name = shelf.write(made(house, {"game": "quantik", "seats": seats}))["answer"]["id"]
    shelf.write(command(house, name, 0, "resign", seat=0)[1])
    turn = shelf.write(command(house, name, 0, "rematch", seat=0)[1])
    following = turn["tell"][0]["match"]["rematch"]
    assert set(shelf.events) == {name, following}
    assert told(house, "GET", f"/matches/{following}")[1]["status"] == "playing"


def test_a_flag_falls() -> None:
    now = [1_000_000]
    house = House(now=lambda: now[0])
    clock = {"kind": "increment", "base": 60, "increment": 0}
    wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "beside"}], "clock": clock}
    name = made(house, wish)["answer"]["id"]
    command(house, name, 0, "move", move="Aa1")
    _, turn = command(house, name, 1, "move", move="Ba2")
    TURN.validate_python(turn)
    assert turn["due"] == {"kind": "flag", "at": now[0] + 60_000}
    assert json.loads(house.flagged(name))[1]["write"] == []
    now[0] += 60_000
    _, turn = json.loads(house.flagged(name))
    assert turn["tell"][0]["match"]["outcome"]["winner"] == 1


def test_what_needs_others_is_refused() -> None:
    wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, refusal = told(House(), "POST", "/matches", wish)
    assert (status, refusal["error"]["code"]) == (422, "needs-server")


# Matches that began on the server.


def copied(server: httpx.Client, match_id: str, house: House, ahead: int = 0) -> Any:
    events = server.get(f"/matches/{match_id}/events").json()["events"]
    written = json.loads(house.adopt(match_id, json.dumps(events), ahead) or "null")
    # The copy is not played before the server has deleted its own.
    assert not house.knows(match_id)
    if written:
        assert house.read(match_id, json.dumps(written["events"]))
    return written


def test_a_match_of_the_server_goes_on_here_as_it_stands(server: httpx.Client) -> None:
    seats = [{"kind": "engine", "level": 1}, {"kind": "me", "name": "Ann"}]
    wish = {"game": "exago", "seats": seats, "order": "given", "private": True}
    match = server.post("/matches", json=wish).json()
    path = f"/matches/{match['id']}"
    for ply, kind in ((1, "move"), (3, "resign")):
        while match["ply"] < ply:
            match = server.get(path).json()
        played = {"id": kind, "ply": ply, "kind": kind}
        if kind == "move":
            played["move"] = match["legal"][0]["move"]
        assert server.post(f"{path}/commands", json=played).status_code == 200
    match, house = server.get(path).json(), House()
    written = copied(server, match["id"], house)
    shown = told(house, "GET", path)[1]
    assert written["shown"]["you"] == shown["you"] == [1]
    seated = [{**seat, "connected": True} for seat in match["seats"]]
    assert {**shown, "time": 0} == {**match, "seats": seated, "time": 0}
    assert command(house, match["id"], match["ply"], "rematch")[0] == 200


def test_an_engine_that_was_thinking_on_the_server_thinks_here(server: httpx.Client) -> None:
    seats = [{"kind": "engine", "level": 2}, {"kind": "me"}]
    match = server.post(
        "/matches", json={"game": "quantik", "seats": seats, "order": "given", "private": True}
    ).json()
    events = server.get(f"/matches/{match['id']}/events").json()["events"][:2]
    house = House()
    written = json.loads(house.adopt(match["id"], json.dumps(events), 0) or "")
    assert house.read(match["id"], json.dumps(written["events"]))
    due = json.loads(house.due(match["id"]))[1]["due"]
    assert (due["kind"], due["seat"], due["level"], due["ply"]) == ("engine", 0, 2, 0)


def test_a_running_clock_keeps_its_time_on_a_device_whose_clock_is_wrong() -> None:
    now, ahead = [1_000_000], 3_600_000
    clock = {"kind": "increment", "base": 60, "increment": 0}
    wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "beside"}], "clock": clock}
    house = House(now=lambda: now[0])
    name = made(house, wish)["answer"]["id"]
    command(house, name, 0, "move", move="Aa1")
    command(house, name, 1, "move", move="Ba2")
    now[0] += 20_000
    events = told(house, "GET", f"/matches/{name}/events")[1]["events"]
    outage = {"kind": "outage", "seat": None, "from": now[0] - 15_000, "to": now[0] - 10_000}
    events.append({"n": len(events) + 1, "at": now[0] - 10_000, **outage})
    now[0] += ahead
    here = House(now=lambda: now[0])
    written = json.loads(here.adopt(name, json.dumps(events), ahead) or "")
    assert here.read(name, json.dumps(written["events"]))
    _, match = told(here, "GET", f"/matches/{name}")
    assert match["clocks"]["remaining"] == [45_000, 60_000]
    assert match["clocks"]["running"] == 0


def test_an_archive_of_the_server_is_one_here(server: httpx.Client) -> None:
    match = Match("quantik")
    match.resign(0)
    record = write_record(match)
    made_there = server.post("/matches", json={"record": record, "private": True}).json()
    house = House()
    copied(server, made_there["id"], house)
    shown = told(house, "GET", f"/matches/{made_there['id']}")[1]
    assert (shown["status"], shown["you"]) == ("over", [])
    assert told(house, "GET", f"/matches/{made_there['id']}/record")[1] == record


def test_what_this_release_cannot_read_stays_on_the_server() -> None:
    event = {"n": 1, "at": 1, "kind": "invented-later", "seat": None}
    assert House().adopt("abc", json.dumps([event]), 0) is None


@pytest.mark.parametrize(
    "damage", ['"nonsense"', "[]", '[["x"]]', "{", '[[1,2,"created",null,{}]]']
)
def test_a_damaged_match_is_no_match(damage: str) -> None:
    house = House()
    assert not house.read("abc", damage)
    assert not house.knows("abc")


# Thinking.


def test_an_analysis_deepens_until_all_is_proved() -> None:
    parts = [
        json.loads(part) for part in House().stream("GET", "/positions/quantik/stream", None, "en")
    ]
    assert parts[-1]["analysis"]["exact"]
    refused = list(House().stream("GET", "/positions/chess/stream", None, "en"))
    assert json.loads(refused[0])["error"]["code"] == "game-unknown"


def test_a_question_says_which_game_it_is_about() -> None:
    house = House()
    asked = "/positions/qomet/stream?corner_exit=off&moves=d4"
    assert house.about("GET", asked, None, "en") == "qomet?corner_exit=off"
    assert house.about("GET", "/positions/qomet/stream?corner_exit=on", None, "en") == "qomet"
    assert house.about("GET", "/positions/chess/stream", None, "en") == ""
    match = made(house, {"game": "exago", "options": {"players": "3"}, "seats": AROUND})
    _, record = told(house, "GET", f"/matches/{match['answer']['id']}/record")
    body = json.dumps({"record": record})
    assert house.about("POST", "/review", body, "en") == "exago?players=3"
    assert house.about("POST", "/review", json.dumps({"record": "?"}), "en") == ""


def test_thinking_can_be_stopped() -> None:
    house = House(is_stopped=lambda: True)
    stream = house.stream("GET", "/positions/exago/stream", None, "en")
    assert [json.loads(next(stream))["seconds"] for _ in range(5)] == [0.1, 0.3, 1.0, 3.0, 10.0]


def test_a_game_looked_at_again() -> None:
    house = House()
    name = made(house, {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "beside"}]})
    name = name["answer"]["id"]
    for ply, move in enumerate(("Aa1", "Bb1", "Cc1")):
        command(house, name, ply, "move", move=move)
    command(house, name, 3, "resign", seat=0)
    _, record = told(house, "GET", f"/matches/{name}/record")
    body = json.dumps({"record": record})
    first, *moves, last = (json.loads(each) for each in house.stream("POST", "/review", body, "en"))
    assert first["match"]["moves"] == ["Aa1", "Bb1", "Cc1"]
    assert [move["ply"] for move in moves] == [2, 1, 0]
    assert len(last["accuracy"]) == 2
