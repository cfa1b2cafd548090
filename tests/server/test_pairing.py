"""Pairing: people who ask for public matches with the same settings meet."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.running import Bot, Json, Running, running
from tests.server.services import Postgres, Redis

ME, OPEN, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 2}
CLOCK = {"kind": "increment", "base": 300, "increment": 3}
SECOND = 1000


def ask(bot: Bot, *seats: Json, headers: Any = None, **more: Any) -> httpx.Response:
    """Ask for a public match, by default of Exago for two players."""
    wish = {"game": "exago", "seats": seats or (ME, OPEN), "public": True, "pair": True, **more}
    return bot.http.post("/matches", json=wish, headers=headers)


def wait(bot: Bot, *seats: Json, **more: Any) -> Json:
    """Ask for a match, and check that a new one is made."""
    answer = ask(bot, *seats, **more)
    assert answer.status_code == 201, answer.text
    assert answer.json()["status"] == "waiting"
    return dict(answer.json())


def meet(bot: Bot, waiting: Json, *seats: Json, **more: Any) -> Json:
    """Ask for a match, and be given one that waits."""
    answer = ask(bot, *seats, **more)
    assert answer.status_code == 200, answer.text
    assert answer.headers["location"] == f"/api/matches/{waiting['id']}"
    assert answer.json()["id"] == waiting["id"]
    return dict(answer.json())


@pytest.fixture
def people(server: Running) -> Any:
    with ExitStack() as stack:
        names = ("Ann", "Bob", "Eve", "Dan")
        yield [stack.enter_context(server.bot(name)) for name in names]


@pytest.fixture
def fresh(tmp_path: Path) -> Any:
    """A new server without waiting matches."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def server(fresh: Running) -> Running:
    return fresh


def test_two_people_with_the_same_settings_are_paired(server: Running, people: list[Bot]) -> None:
    ann, bob, *_ = people
    made = wait(ann, clock=CLOCK, options={"size": 5})
    with ann.live(made["id"]) as wire:
        assert wire.wait_for("welcome")["you"] == [0]
        match = meet(bob, made, clock=CLOCK, options={"size": 5})
        assert wire.match_with("started")["status"] == "playing"
    assert match["status"] == "playing"
    assert len(match["you"]) == 1
    assert sorted(seat["name"] for seat in match["seats"]) == ["Ann", "Bob"]
    assert ann.get(made["id"])["you"] == [1 - match["you"][0]]
    assert bob.http.get("/lobby").json()["matches"] == []


@pytest.mark.parametrize(
    "other",
    [
        {"game": "quantik"},
        {"options": {"size": 5}},
        {"clock": CLOCK},
        {"clock": {"kind": "days", "days": 2}},
        {"takebacks": False},
        {"help": False},
        {"public": False},
        {"pair": False},
    ],
)
def test_other_settings_are_not_paired(
    server: Running, people: list[Bot], other: dict[str, Any]
) -> None:
    ann, bob, *_ = people
    made = wait(ann)
    assert wait(bob, **other)["id"] != made["id"]


def test_match_made_without_the_wish_to_be_paired_can_be_joined(
    server: Running, people: list[Bot]
) -> None:
    ann, bob, *_ = people
    meet(bob, wait(ann, pair=False))


@pytest.mark.parametrize(
    ("first", "second", "begins"),
    [
        # Seats as they are asked for, with or without lots, and who begins; None is not paired.
        (((ME, OPEN), "given"), ((ME, OPEN), "given"), None),
        (((OPEN, ME), "given"), ((OPEN, ME), "given"), None),
        (((ME, OPEN), "given"), ((OPEN, ME), "given"), "first"),
        (((OPEN, ME), "given"), ((ME, OPEN), "given"), "second"),
        (((ME, OPEN), "given"), ((ME, OPEN), "drawn"), "first"),
        (((OPEN, ME), "given"), ((ME, OPEN), "drawn"), "second"),
        (((ME, OPEN), "drawn"), ((ME, OPEN), "given"), "second"),
        (((ME, OPEN), "drawn"), ((OPEN, ME), "given"), "first"),
    ],
)
def test_wishes_to_begin_are_kept(
    server: Running, people: list[Bot], first: Any, second: Any, begins: str | None
) -> None:
    ann, bob, *_ = people
    for _ in range(3):
        made = wait(ann, *first[0], order=first[1])
        if begins is None:
            wait(bob, *second[0], order=second[1])
            return
        match = meet(bob, made, *second[0], order=second[1])
        assert match["you"] == [1 if begins == "first" else 0]


def test_player_does_not_join_their_own_match(server: Running, people: list[Bot]) -> None:
    ann, bob, *_ = people
    made = wait(ann)
    again = wait(ann)
    assert again["id"] != made["id"]
    # Another device of the same person holds the same seats.
    key = ann.http.post(f"/matches/{made['id']}/key", json={}).json()["key"]
    assert bob.http.post(f"/matches/{made['id']}/claim", json={"key": key}).status_code == 200
    meet(bob, again)


def test_matches_with_more_seats_fill_up_one_by_one(server: Running, people: list[Bot]) -> None:
    ann, bob, eve, dan = people
    three = {"options": {"players": 3}}
    made = wait(ann, ME, OPEN, OPEN, **three)
    assert meet(bob, made, ME, OPEN, OPEN, **three)["status"] == "waiting"
    # With a second person at the same screen there would be one too many.
    other = wait(dan, ME, {"kind": "beside"}, OPEN, **three)
    assert meet(eve, made, ME, OPEN, OPEN, **three)["status"] == "playing"
    assert ask(bob, ME, OPEN, OPEN, **three).json()["id"] != other["id"]


def test_player_who_wants_to_begin_does_not_join_drawn_seats_before_the_last(
    server: Running, people: list[Bot]
) -> None:
    ann, bob, eve, dan = people
    three = {"options": {"players": 3}}
    made = wait(ann, ME, OPEN, OPEN, **three)
    wait(bob, ME, OPEN, OPEN, order="given", **three)
    meet(eve, made, ME, OPEN, OPEN, **three)
    assert meet(dan, made, OPEN, OPEN, ME, order="given", **three)["you"] == [2]


def test_the_same_engines_sit_at_a_shared_board(server: Running, people: list[Bot]) -> None:
    ann, bob, eve, _ = people
    three = {"options": {"players": 3}}
    made = wait(ann, ME, ENGINE, OPEN, **three)
    wait(bob, ME, {**ENGINE, "level": 3}, OPEN, **three)
    assert meet(eve, made, OPEN, ME, ENGINE, **three)["status"] == "playing"


def test_absent_owner_is_not_paired_with(server: Running, people: list[Bot]) -> None:
    ann, bob, eve, _ = people
    made = wait(ann)
    by_days = {"clock": {"kind": "days", "days": 1}}
    patient = wait(ann, **by_days)
    server.ahead += 16 * SECOND
    assert made["id"] in [each["id"] for each in bob.http.get("/lobby").json()["matches"]]
    wait(bob)
    meet(bob, patient, **by_days)
    server.ahead += 16 * SECOND
    with ann.live(made["id"]) as wire:
        wire.wait_for("welcome")
        # The new connection may be written a moment later.
        while (answer := ask(eve)).status_code == 201:
            eve.do(answer.json()["id"], "abort")
        assert answer.json()["id"] == made["id"]


@pytest.mark.parametrize(("kind", "many"), [("sqlite", 201), ("postgresql", 3)])
def test_many_matches_with_other_settings_do_not_prevent_pairing(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, many: int
) -> None:
    given = {}
    if kind == "postgresql":
        given["database"] = request.getfixturevalue("postgres").fresh()
    by_days = {"clock": {"kind": "days", "days": 3}}
    with running(tmp_path, **given) as server, server.bot("Ann") as ann, server.bot() as bob:
        unlike: list[Json] = [by_days, {"clock": CLOCK}, {"takebacks": False}, {"help": False}]
        oldest, *_ = [wait(ann, **by_days) for _ in range(many)]
        plain = wait(ann)
        waiting = [oldest, *(wait(ann, **settings) for settings in unlike[1:])]
        meet(bob, plain)
        for match, settings in zip(waiting, unlike, strict=True):
            meet(bob, match, **settings)


def test_many_matches_with_other_engines_do_not_prevent_pairing(
    server: Running, people: list[Bot]
) -> None:
    ann, bob, *_ = people
    three = {"options": {"players": 3}}
    for _ in range(201):
        wait(ann, ME, ENGINE, OPEN, **three)
    made = wait(ann, ME, OPEN, OPEN, **three)
    meet(bob, made, ME, OPEN, OPEN, **three)


def test_request_that_is_sent_again_brings_the_same_match(
    server: Running, people: list[Bot]
) -> None:
    ann, bob, eve, _ = people
    keys = [{"Idempotency-Key": uuid4().hex} for _ in range(2)]
    made = ask(ann, headers=keys[0])
    assert made.status_code == 201
    joined = ask(bob, headers=keys[1])
    assert joined.status_code == 200
    for bot, key, before in ((ann, keys[0], made), (bob, keys[1], joined)):
        again = ask(bot, headers=key)
        assert again.status_code == before.status_code
        assert again.json()["id"] == made.json()["id"]
        assert len(again.json()["you"]) == 1
    assert ask(bob, headers=keys[1], clock=CLOCK).json()["error"]["code"] == "request-key-used"
    wait(eve)


def test_request_without_a_token_that_is_sent_again_brings_the_same_seat(server: Running) -> None:
    wish = {"game": "exago", "seats": [ME, OPEN], "public": True, "pair": True}
    key = {"Idempotency-Key": uuid4().hex}
    with server.bot() as ann, server.browser() as page, server.browser() as again:
        made = wait(ann)
        first = page.post("/matches", json=wish, headers=key)
        second = again.post("/matches", json=wish, headers=key)
        assert (first.status_code, second.status_code) == (200, 200)
        assert first.json()["id"] == second.json()["id"] == made["id"]
        assert first.json()["you"] == second.json()["you"]


def check_pairs(bots: list[Bot]) -> None:
    """Ask with all bots at the same time, and check that each is paired with one other."""
    with ThreadPoolExecutor(len(bots)) as pool:
        answers = list(pool.map(ask, bots))
    half = len(bots) // 2
    assert sorted(each.status_code for each in answers) == [200] * half + [201] * half
    ids = [each.json()["id"] for each in answers]
    assert all(ids.count(each) == 2 for each in ids)
    matches = [bot.get(each) for bot, each in zip(bots, ids, strict=True)]
    assert all(match["status"] == "playing" and len(match["you"]) == 1 for match in matches)


def test_requests_at_the_same_time_are_paired(server: Running) -> None:
    with ExitStack() as stack:
        bots = [stack.enter_context(server.bot()) for _ in range(8)]
        for _ in range(5):
            check_pairs(bots)


@pytest.mark.parametrize("with_redis", [False, True])
def test_requests_at_the_same_time_at_two_processes_are_paired(
    tmp_path: Path, postgres: Postgres, redis_server: Redis, *, with_redis: bool
) -> None:
    given = {"database": postgres.fresh()}
    if with_redis:
        given["redis"] = redis_server.url
    with (
        running(tmp_path, **given) as one,
        running(tmp_path, **given) as two,
        ExitStack() as stack,
    ):
        bots = [stack.enter_context(each.bot()) for each in (one, two) * 4]
        for _ in range(5):
            check_pairs(bots)
