"""The HTTP API: who calls, lists, languages, and bad input to every endpoint."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from fourfold.match_commands.ids import new_id
from fourfold.schemas.boards import view_told
from fourfold.server import app as applications
from fourfold.server.api import lists
from fourfold.server.api.schemas import add_schemas
from tests.server.running import Bot, Json, Running, running

TWO = [{"kind": "me"}, {"kind": "open"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "beside"}]


def fault(answer: httpx.Response) -> tuple[int, str, str | None]:
    """Give status, code and field of a refusal, which must have a sentence."""
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    assert set(error) <= {"code", "message", "field", "version"}
    return answer.status_code, error["code"], error["field"]


# Who is calling.


def test_a_bot_gets_a_token_and_is_known_by_it(server: Running) -> None:
    with server.bot("Robby") as bot:
        assert bot.http.get("/me").json() == {"name": "Robby"}
        assert bot.http.put("/me", json={"name": "Rob"}).json() == {"name": "Rob"}
        assert bot.http.get("/me").json() == {"name": "Rob"}
        made = bot.make("quantik", *TWO)
        assert made["seats"][0]["name"] == "Rob"


def test_a_browser_gets_a_cookie_with_the_first_match(server: Running) -> None:
    with server.browser() as browser:
        assert browser.get("/me").json() == {"name": None}
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        answer = browser.post("/matches", json={"game": "quantik", "seats": seats})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("fourfold=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.headers["location"] == f"/api/matches/{answer.json()['id']}"
        assert browser.get("/me").json() == {"name": "Ann"}
        assert browser.get(f"/matches/{answer.json()['id']}").json()["you"] == [0]
        # Asking again for a cookie keeps the player.
        again = browser.post("/players", json={"cookie": True})
        assert (again.status_code, again.json()) == (200, {"player": {"name": "Ann"}})


def test_the_cookie_alone_can_be_asked_for(server: Running) -> None:
    with server.browser() as browser:
        answer = browser.post("/players", json={"name": "Ann", "cookie": True})
        assert (answer.status_code, answer.json()) == (201, {"player": {"name": "Ann"}})
        assert browser.get("/me").json() == {"name": "Ann"}


def test_a_refused_match_makes_no_player(server: Running) -> None:
    with server.browser() as browser:
        answer = browser.post("/matches", json={"game": "quantik", "seats": []})
        assert fault(answer) == (422, "player-count", "seats")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "header", ["Bearer nonsense", "Bearer", "Basic YTpi", "Bearer " + "x" * 99]
)
def test_a_wrong_token_is_refused(server: Running, header: str) -> None:
    with server.browser(Authorization=header) as caller:
        for answer in (caller.get("/me"), caller.post("/matches", json={"game": "quantik"})):
            assert answer.status_code in (401, 422)
        assert fault(caller.get("/me/matches"))[:2] == (401, "token-unknown")


def test_an_outdated_cookie_is_forgiven(server: Running) -> None:
    with server.browser(Cookie="fourfold=of-another-server") as browser:
        assert browser.get("/me").json() == {"name": None}
        made = browser.post("/matches", json={"game": "quantik", "seats": TWO})
        assert made.json()["you"] == [0]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "own"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_pages_of_other_sites_change_nothing(
    server: Running, headers: dict[str, str], status: int
) -> None:
    sent = {key: server.address if value == "own" else value for key, value in headers.items()}
    with server.browser(**sent) as browser:
        answer = browser.post("/matches", json={"game": "quantik", "seats": TWO})
        assert answer.status_code == status


def test_tokens_are_stored_only_as_digests(server: Running, tmp_path: Any) -> None:
    from fourfold.match_commands.ids import new_id
    from fourfold.server.tokens import digest, new_token

    token = new_token()
    assert len(token) >= 22
    assert token not in digest(token)
    assert len({new_id() for _ in range(100)}) == 100
    assert all(len(new_id()) >= 13 for _ in range(10))


# Lists.


def ids(answer: httpx.Response) -> list[str]:
    return [each["id"] for each in answer.json()["matches"]]


def test_only_public_matches_are_listed(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        private = ann.make("quantik", *TWO)
        public = ann.make("quantik", *TWO, public=True)
        assert private["id"] not in ids(bob.http.get("/lobby"))
        lobby = bob.http.get("/lobby")
        assert public["id"] in ids(lobby)
        shown = next(each for each in lobby.json()["matches"] if each["id"] == public["id"])
        assert (shown["status"], shown["you"], shown["game"]) == ("waiting", [], "quantik")
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"]
        assert "holders" not in shown
        bob.join(public["id"])
        bob.join(private["id"])
        assert public["id"] not in ids(bob.http.get("/lobby"))
        assert public["id"] in ids(bob.http.get("/watch"))
        assert private["id"] not in ids(bob.http.get("/watch"))
        assert ids(bob.http.get("/me/matches")) == [public["id"], private["id"]]
        bob.do(public["id"], "resign", seat=bob.get(public["id"])["you"][0])
        assert public["id"] not in ids(bob.http.get("/watch"))


def test_only_its_players_see_a_private_match(server: Running) -> None:
    with server.bot() as ann, server.bot() as eve, server.browser() as stranger:
        match = ann.make("quantik", *HOT_SEAT, private=True)
        assert match["private"]
        path = f"/matches/{match['id']}"
        for address in (path, f"{path}/replay", f"{path}/events", f"{path}/record"):
            assert ann.http.get(address).status_code == 200
            for other in (eve.http, stranger):
                assert fault(other.get(address)) == (404, "match-unknown", None)
        with ann.live(match["id"]) as wire:
            assert wire.wait_for("welcome")["match"]["private"]
        with pytest.raises(InvalidStatus) as denied, eve.live(match["id"]):
            pass
        assert denied.value.response.status_code == 404
        # The next match of the same players is private, too.
        ann.do(match["id"], "resign", seat=0)
        rematch = ann.do(match["id"], "rematch")["rematch"]
        assert ann.get(rematch)["private"]
        assert eve.http.get(f"/matches/{rematch}").status_code == 404


def test_strangers_get_the_same_answers_for_private_and_unknown_matches(server: Running) -> None:
    with server.bot() as ann, server.bot() as eve, server.browser() as stranger:
        private = ann.make("quantik", *HOT_SEAT, private=True)["id"]
        command = {"id": "x", "ply": 0, "kind": "resign"}
        requests: list[tuple[str, str, Any]] = [
            ("GET", "", None),
            ("GET", "/replay", None),
            ("GET", "/events", None),
            ("GET", "/record", None),
            ("POST", "/join", {}),
            ("POST", "/key", {}),
            ("DELETE", "/key", None),
            ("POST", "/claim", {"key": "abc"}),
            ("POST", "/commands", command),
            ("POST", "/commands", {**command, "kind": "rematch"}),
            ("PUT", "/kept", {"kept": True}),
            ("DELETE", "", None),
            ("DELETE", "?version=1", None),
        ]
        for method, path, body in requests:
            for caller in (eve.http, stranger):
                answers = [
                    fault(caller.request(method, f"/matches/{match_id}{path}", json=body))
                    for match_id in (private, new_id())
                ]
                assert answers[0] == answers[1], (method, path)
                assert caller is stranger or answers[0] == (404, "match-unknown", None)
        assert ann.get(private)["status"] == "playing"


def test_key_opens_a_private_match(server: Running) -> None:
    with server.bot() as ann, server.bot() as device, server.browser() as browser:
        match_id = ann.make("quantik", *HOT_SEAT, private=True)["id"]
        key = {"key": ann.http.post(f"/matches/{match_id}/key", json={}).json()["key"]}
        for caller in (device.http, browser):
            claimed = caller.post(f"/matches/{match_id}/claim", json=key)
            assert (claimed.status_code, claimed.json()["you"]) == (200, [0, 1])
            assert caller.get(f"/matches/{match_id}").status_code == 200
        wrong = ann.http.post(f"/matches/{match_id}/claim", json={"key": "abc"})
        assert fault(wrong) == (403, "key-unknown", "key")


def test_creator_of_a_private_archive_sees_it(server: Running) -> None:
    with server.bot() as ann, server.bot() as eve:
        match = ann.make("quantik", *HOT_SEAT)
        ann.do(match["id"], "resign", seat=0)
        record = ann.http.get(f"/matches/{match['id']}/record").text
        archive = ann.http.post("/matches", json={"record": record, "private": True}).json()
        assert ann.get(archive["id"])["you"] == []
        assert eve.http.get(f"/matches/{archive['id']}").status_code == 404


def test_a_match_is_deleted_only_at_the_version_that_is_named(server: Running) -> None:
    with server.bot() as ann:
        match = ann.make("quantik", *HOT_SEAT)
        path = f"/matches/{match['id']}?version={match['version']}"
        later = ann.do(match["id"], "move", move="Aa1")
        refused = ann.http.delete(path)
        assert fault(refused) == (409, "stale", "version")
        assert refused.json()["error"]["version"] == later["version"]
        path = f"/matches/{match['id']}?version={later['version']}"
        assert ann.http.delete(path).status_code == 204
        assert ann.http.get(f"/matches/{match['id']}").status_code == 404


def test_boards_in_lists_are_looked_at_once_and_beside_the_loop(server: Running) -> None:
    threads: list[str] = []

    def told(view: Any) -> Any:
        threads.append(current_thread().name)
        return view_told(view)

    position = "6/7/4R3/4B4/4R5/5RB4/5B4/4B4/4RR2/7/6 B R7,B8"
    with server.bot() as ann, patch.object(lists, "view_told", told):
        made = ann.make("exago", *HOT_SEAT, public=True, position=position)
        for path in ("/me/matches", "/watch"):
            found = ann.http.get(path).json()["matches"]
            assert next(each for each in found if each["id"] == made["id"])["view"] == made["view"]
        looked_at = len(threads)
        assert looked_at >= 1
        assert all(name.startswith("fourfold-read") for name in threads)
        ann.http.get("/watch").raise_for_status()
        assert len(threads) == looked_at


def test_my_matches_come_in_pages(server: Running) -> None:
    with server.bot() as ann:
        made = [ann.make("quantik", *TWO)["id"] for _ in range(53)]
        first = ann.http.get("/me/matches")
        assert len(ids(first)) == 50
        second = ann.http.get("/me/matches", params={"before": first.json()["before"]})
        assert sorted(ids(first) + ids(second)) == sorted(made)
        assert second.json()["before"] is None
        created = [each["created"] for each in first.json()["matches"]]
        assert created == sorted(created, reverse=True)
    with server.browser() as nobody:
        assert nobody.get("/me/matches").json()["matches"] == []


# Joining.


def test_joining_twice_takes_one_seat(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = ann.make("exago", *seats, options={"players": 3})
        assert bob.join(made["id"])["you"] == bob.join(made["id"])["you"] == [1]
        assert ann.join(made["id"])["you"] == [0]
        # Somebody beside Bob takes the last one.
        started = bob.join(made["id"], seat=2, name="Kim")
        assert (started["status"], len(started["you"])) == ("playing", 2)


def test_a_full_match_cannot_be_joined(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", *HOT_SEAT)
        full = bob.http.post(f"/matches/{made['id']}/join", json={"name": "Bob"})
        assert fault(full) == (409, "match-full", None)
        taken = bob.http.post(f"/matches/{ann.make('quantik', *TWO)['id']}/join", json={"seat": 0})
        assert fault(taken) == (409, "seat-taken", "seat")


def test_the_maker_calls_a_waiting_match_off(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", *TWO, public=True)
        assert fault(bob.ask(made["id"], "abort"))[0] == 403
        assert ann.do(made["id"], "abort")["status"] == "aborted"
        assert made["id"] not in ids(bob.http.get("/lobby"))
        gone = bob.http.post(f"/matches/{made['id']}/join", json={})
        assert fault(gone) == (409, "match-aborted", None)


# Bad input.

BAD_MATCHES: list[tuple[Json, str, str | None]] = [
    ({}, "field-missing", "game"),
    ({"game": "chess", "seats": TWO}, "game-unknown", "game"),
    ({"game": "\ud800", "seats": TWO}, "field-type", "game"),
    ({"game": 7, "seats": TWO}, "field-type", "game"),
    ({"game": "quantik", "seats": TWO, "colour": "red"}, "field-unknown", "colour"),
    ({"game": "quantik", "seats": TWO, "options": {"size": "5"}}, "option-unknown", "options"),
    ({"game": "exago", "seats": TWO, "options": {"size": "99"}}, "option-number", "options"),
    ({"game": "exago", "seats": TWO, "options": {"players": 3}}, "player-count", "seats"),
    ({"game": "quantik", "seats": [TWO[0]] * 2}, "seat-me-twice", "seats"),
    ({"game": "quantik", "seats": [TWO[0], {"kind": "cat"}]}, "field-choice", "seats.1.kind"),
    ({"game": "quantik", "seats": [TWO[0], {}]}, "field-missing", "seats.1.kind"),
    ({"game": "quantik", "seats": "me"}, "field-type", "seats"),
    (
        {"game": "quantik", "seats": [TWO[0], {"kind": "engine"}]},
        "field-missing",
        "seats.1.level",
    ),
    (
        {"game": "quantik", "seats": [TWO[0], {"kind": "engine", "level": 11}]},
        "field-bound",
        "seats.1.level",
    ),
    (
        {"game": "quantik", "seats": [TWO[0], {"kind": "open", "level": 1}]},
        "field-unknown",
        "seats.1.level",
    ),
    (
        {"game": "quantik", "seats": [{"kind": "me", "name": " Ann"}, TWO[1]]},
        "player-name",
        "seats.0.name",
    ),
    (
        {"game": "quantik", "seats": [{"kind": "me", "name": "a\tb"}, TWO[1]]},
        "player-name",
        "seats.0.name",
    ),
    ({"game": "quantik", "seats": TWO, "position": "...."}, "row-count", "position"),
    (
        {"game": "quantik", "seats": TWO, "position": "AbCd/..../..../...."},
        "position-over",
        "position",
    ),
    ({"record": "nonsense"}, "record-tag-missing", "record"),
    ({"game": "quantik", "seats": TWO, "clock": {"kind": "sand"}}, "field-choice", "clock.kind"),
    (
        {"game": "quantik", "seats": TWO, "clock": {"kind": "days"}},
        "field-missing",
        "clock.days",
    ),
    (
        {"game": "quantik", "seats": TWO, "clock": {"kind": "days", "days": 1, "base": 3}},
        "field-unknown",
        "clock.base",
    ),
    (
        {"game": "quantik", "seats": TWO, "clock": {"kind": "days", "days": 0}},
        "field-bound",
        "clock.days",
    ),
    ({"game": "quantik", "seats": TWO, "public": "yes"}, "field-type", "public"),
    ({"game": "quantik", "seats": TWO, "private": True}, "private-open", "private"),
    (
        {"game": "quantik", "seats": HOT_SEAT, "private": True, "public": True},
        "private-open",
        "private",
    ),
    ({"game": "quantik", "seats": TWO, "order": "best"}, "field-choice", "order"),
]


@pytest.mark.parametrize(("body", "code", "field"), BAD_MATCHES)
def test_a_match_that_cannot_be(server: Running, body: Json, code: str, field: str | None) -> None:
    with server.bot() as ann:
        before = len(ids(ann.http.get("/me/matches")))
        assert fault(_posted(ann, "/matches", body)) == (422, code, field)
        assert len(ids(ann.http.get("/me/matches"))) == before


def _posted(bot: Bot, path: str, body: Any) -> httpx.Response:
    # In ASCII, so that halves of characters can be sent.
    import json

    headers = {"Content-Type": "application/json"}
    return bot.http.post(path, content=json.dumps(body), headers=headers)


BAD_REQUESTS: list[tuple[str, str, Any, tuple[int, str, str | None]]] = [
    ("POST", "/players", {"name": ""}, (422, "field-bound", "name")),
    ("POST", "/players", {"name": "x" * 61}, (422, "field-bound", "name")),
    ("POST", "/players", [], (422, "body-not-object", None)),
    ("PUT", "/me", {}, (422, "field-missing", "name")),
    ("PUT", "/me", {"name": "\u0000"}, (422, "player-name", "name")),
    ("GET", "/me/matches?before=yesterday", None, (422, "field-type", "before")),
    ("GET", "/matches/none", None, (404, "match-unknown", None)),
    ("GET", "/matches/none/replay", None, (404, "match-unknown", None)),
    ("GET", "/matches/none/events", None, (404, "match-unknown", None)),
    ("GET", "/matches/none/record", None, (404, "match-unknown", None)),
    ("GET", "/matches/MATCH/events?after=-1", None, (422, "field-bound", "after")),
    ("GET", "/matches/MATCH/events?after=x", None, (422, "field-type", "after")),
    ("POST", "/matches/none/join", {}, (404, "match-unknown", None)),
    ("POST", "/matches/MATCH/join", {"seat": 5}, (422, "seat-unknown", "seat")),
    ("POST", "/matches/MATCH/join", {"seat": "1"}, (422, "field-type", "seat")),
    ("POST", "/matches/MATCH/join", {"name": "a\nb"}, (422, "player-name", "name")),
    ("POST", "/matches/none/key", None, (404, "match-unknown", None)),
    ("POST", "/matches/none/claim", {"key": "k"}, (404, "match-unknown", None)),
    ("POST", "/matches/MATCH/claim", {}, (422, "field-missing", "key")),
    ("POST", "/matches/MATCH/claim", {"key": "k"}, (403, "key-unknown", "key")),
    ("POST", "/matches/MATCH/commands", {}, (422, "field-missing", "id")),
    (
        "POST",
        "/matches/MATCH/commands",
        {"id": "a\u0000", "ply": 0, "kind": "abort"},
        (422, "command-id", "id"),
    ),
    (
        "POST",
        "/matches/MATCH/commands",
        {"id": "a", "ply": 0, "kind": "move", "move": "Aa1"},
        (409, "match-waiting", None),
    ),
    (
        "POST",
        "/matches/MATCH/commands",
        {"id": "a", "ply": 4, "kind": "abort"},
        (409, "stale", "ply"),
    ),
    (
        "POST",
        "/matches/none/commands",
        {"id": "a", "ply": 0, "kind": "abort"},
        (404, "match-unknown", None),
    ),
    ("PATCH", "/matches/MATCH", None, (405, "method-not-allowed", None)),
    ("GET", "/nothing", None, (404, "not-found", None)),
    ("GET", "/games/..%2f..", None, (404, "not-found", None)),
]


@pytest.mark.parametrize(("method", "path", "body", "expected"), BAD_REQUESTS)
def test_bad_requests_are_told_what_is_wrong(
    server: Running, method: str, path: str, body: Any, expected: tuple[int, str, str | None]
) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", *TWO)
        answer = ann.http.request(method, path.replace("MATCH", made["id"]), json=body)
        assert fault(answer) == expected
        assert ann.get(made["id"])["version"] == 1


def test_a_wrong_method_is_told_the_right_ones_and_has_nothing_built(server: Running) -> None:
    with (
        server.bot() as ann,
        patch.object(FastAPI, "openapi", side_effect=AssertionError),
    ):
        for path, methods in (
            ("/matches/none", "GET, DELETE, HEAD"),
            ("/matches", "POST"),
            ("/me", "GET, PUT, DELETE, HEAD"),
        ):
            answer = ann.http.patch(path)
            assert fault(answer) == (405, "method-not-allowed", None)
            assert answer.headers["Allow"] == methods


@pytest.mark.parametrize(
    ("content", "kind", "expected"),
    [
        (b"{", "application/json", (400, "body-not-json", None)),
        (b"\xff", "application/json", (400, "request-bad", None)),
        (b'{"\\ud800": 1}', "application/json", (400, "request-bad", None)),
        (b"[" * 100_000, "application/json", (400, "request-bad", None)),
        (b"name=Ann", "application/x-www-form-urlencoded", (415, "body-type", None)),
        (b"{}", "text/plain", (415, "body-type", None)),
        (b" " * 200_000, "application/json", (413, "body-too-long", None)),
    ],
)
def test_bodies_that_are_no_json(
    server: Running, content: bytes, kind: str, expected: tuple[int, str, str | None]
) -> None:
    with server.bot() as ann:
        for path in ("/matches", "/players"):
            answer = ann.http.post(path, content=content, headers={"Content-Type": kind})
            assert fault(answer) == expected


def test_who_is_nobody_commands_nothing(server: Running) -> None:
    with server.bot() as ann, server.browser() as nobody:
        made = ann.make("quantik", *HOT_SEAT)
        command = {"id": "x", "ply": 0, "kind": "resign", "seat": 0}
        answer = nobody.post(f"/matches/{made['id']}/commands", json=command)
        assert fault(answer) == (401, "token-missing", None)
        assert fault(nobody.post(f"/matches/{made['id']}/key"))[0] == 401


@pytest.mark.parametrize(
    ("header", "query", "language"),
    [
        ("fr", "", "fr"),
        ("fr-CA,fr;q=0.8,en;q=0.5", "", "fr"),
        ("en;q=0.3, fr;q=0.9", "", "fr"),
        ("de-AT, fr;q=0.5", "", "de"),
        ("is, fr;q=0", "", "en"),
        ("en", "?lang=fr", "fr"),
        ("fr", "?lang=en", "en"),
        ("fr;q=rubbish", "", "en"),
        (",;,q=", "?lang=xx", "en"),
    ],
)
def test_errors_are_told_in_the_language_of_the_caller(
    server: Running, header: str, query: str, language: str
) -> None:
    with server.browser(**{"Accept-Language": header}) as caller:
        answer = caller.get(f"/matches/none{query}")
        said = {
            "en": "There is no such match.",
            "fr": "Ce match n’existe pas.",
            "de": "Diese Partie gibt es nicht.",
        }
        assert answer.json()["error"]["message"] == said[language]
        assert answer.headers["content-language"] == language


def test_the_description_is_put_together_once_and_beside_the_loop(tmp_path: Path) -> None:
    threads: list[str] = []

    def add(schema: Json) -> None:
        threads.append(current_thread().name)
        add_schemas(schema)

    with (
        running(tmp_path) as server,
        server.browser() as caller,
        patch.object(applications, "add_schemas", add),
    ):
        first, second = (caller.get("/openapi.json") for _ in range(2))
    assert first.json() == second.json()
    assert first.headers["content-type"] == "application/json"
    assert len(threads) == 1
    assert threads[0].startswith("fourfold-aside")


def test_every_endpoint_is_described(server: Running) -> None:
    with server.browser() as caller:
        schema = caller.get("/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            where = f"{method} {path}"
            assert about.get("description") or about.get("summary"), where
            assert any(status.startswith("2") for status in about["responses"]), where
            assert "429" in about["responses"], where


def test_head_is_answered_like_get_without_a_body(server: Running) -> None:
    with server.bot() as ann, httpx.Client(base_url=server.address, timeout=30) as client:
        match = ann.make("quantik", *HOT_SEAT)["id"]
        for path in (
            "/health",
            "/ready",
            "/metrics",
            "/robots.txt",
            "/api/openapi.json",
            "/api/games",
            "/api/games/exago",
            "/api/games/chess",
            "/api/positions/quantik",
            "/api/lobby",
            "/api/me",
            f"/api/matches/{match}",
            f"/api/matches/{match}/record",
            "/api/matches/unknown",
        ):
            got, head = client.get(path), client.head(path)
            assert head.status_code == got.status_code, path
            assert head.content == b""
            assert head.headers["content-type"] == got.headers["content-type"]
        # Nothing is thought about for a client that does not want to hear it.
        assert client.head("/api/positions/quantik/stream").status_code == 405
        refused = client.put(f"/api/matches/{match}")
        assert refused.status_code == 405
        assert refused.headers["allow"] == "GET, DELETE, HEAD"
        assert "head" not in client.get("/api/openapi.json").text.lower().split('"')
