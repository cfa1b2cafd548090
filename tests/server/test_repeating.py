"""What is sent again is done once; keys are called back; people delete what is theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from fourfold.payloads.errors import ApiError
from fourfold.referee.clocks import DAY
from fourfold.server.storage.database import Storage
from tests.server.running import Bot, Json, Running

KEY = {"Idempotency-Key": "f1b0c8d2e4a6" * 2}


def test_the_same_id_with_another_move_is_refused(server: Running) -> None:
    with server.bot() as ann:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        first = ann.ask(match_id, "move", move="Aa1", id="x", ply=0)
        assert ann.ask(match_id, "move", move="Aa1", id="x", ply=0).json() == first.json()
        for kind, more in (("move", {"move": "Bb2"}), ("resign", {"seat": 0}), ("abort", {})):
            answer = ann.ask(match_id, kind, id="x", ply=0, **more)
            assert answer.status_code == 409
            assert answer.json()["error"]["code"] == "command-id-used"
        assert ann.get(match_id)["moves"] == ["Aa1"]
        ended = ann.ask(match_id, "resign", seat=1, id="y")
        assert ann.ask(match_id, "resign", seat=1, id="y", ply=1).json() == ended.json()
        again = ann.ask(match_id, "rematch", id="z", ply=1)
        assert ann.ask(match_id, "rematch", id="z", ply=1).json() == again.json()


@pytest.mark.parametrize("known", [True, False])
def test_a_match_that_is_asked_for_twice_is_made_once(server: Running, known: bool) -> None:
    """Also for somebody whose cookie was lost together with the first answer."""
    wish = {"game": "quantik", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    headers = {"Idempotency-Key": f"{known}-{'k' * 20}"}
    with server.browser() as first, server.browser() as second:
        for client in (first, second):
            if known:
                client.headers["Authorization"] = f"Bearer {token_of(first)}"
        made = first.post("/matches", json=wish, headers=headers)
        again = second.post("/matches", json=wish, headers=headers)
        assert (made.status_code, again.status_code) == (201, 201)
        assert made.json()["id"] == again.json()["id"]
        assert again.json()["you"] == made.json()["you"] == [0]
        other = second.post("/matches", json={**wish, "game": "qomet"}, headers=headers)
        assert (other.status_code, other.json()["error"]["code"]) == (422, "request-key-used")
        with server.browser() as bob, server.browser() as bob_again:
            key = {"Idempotency-Key": f"{known}-{'j' * 20}"}
            path = f"/matches/{made.json()['id']}/join"
            seats = [
                client.post(path, json={"name": "Bob"}, headers=key).json()["you"]
                for client in (bob, bob_again)
            ]
            assert seats[0] == seats[1] != []
        assert len(first.get("/me/matches").json()["matches"]) == 1


def token_of(client: httpx.Client) -> str:
    if "Authorization" in client.headers:
        return client.headers["Authorization"].removeprefix("Bearer ")
    return str(client.post("/players", json={}).json()["token"])


def test_a_named_seat_is_taken_once_by_whoever_asks_twice(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match_id = ann.make("exago", "me", "open", "open", options={"players": 3})["id"]
        seats = {tuple(bob.join(match_id, seat=2)["you"]) for _ in range(3)}
        assert len(seats) == 1
        assert len(next(iter(seats))) == 1


@pytest.mark.parametrize("key", ["short", "x" * 65])
def test_a_key_that_can_be_guessed_is_refused(server: Running, key: str) -> None:
    with server.bot() as ann:
        wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = ann.http.post("/matches", json=wish, headers={"Idempotency-Key": key})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "request-key")


@contextmanager
def lost_answers(storage: Storage, when: str) -> Iterator[None]:
    """Let the database be gone before or after it was told to commit."""
    begin = storage.writer.begin

    @contextmanager
    def cut() -> Iterator[object]:
        if when == "before":
            raise OperationalError("SELECT", {}, Exception("gone"))
        with begin() as connection:
            yield connection
        raise OperationalError("COMMIT", {}, Exception("gone"))

    with patch.object(storage.writer, "begin", cut), patch.object(storage, "is_sqlite", False):
        yield


@pytest.mark.parametrize(
    ("when", "code"), [("before", "storage-unavailable"), ("after", "storage-unsure")]
)
def test_what_is_known_about_a_lost_answer_is_what_is_said(
    tmp_path: Path, when: str, code: str
) -> None:
    async def write() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        try:
            with lost_answers(storage, when), pytest.raises(ApiError) as refused:
                await storage.write(lambda db: None)
            assert (refused.value.code, refused.value.status) == (code, 503)
        finally:
            storage.close()

    asyncio.run(write())


def claim(bot: Bot, match_id: str, key: str) -> httpx.Response:
    return bot.http.post(f"/matches/{match_id}/claim", json={"key": key})


def new_key(bot: Bot, match_id: str) -> str:
    return str(bot.http.post(f"/matches/{match_id}/key").json()["key"])


def test_keys_of_seats_are_called_back_with_those_who_used_them(server: Running) -> None:
    with server.bot() as ann, server.bot() as phone, server.bot() as thief:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        key = new_key(ann, match_id)
        assert claim(phone, match_id, key).json()["you"] == [0, 1]
        with phone.live(match_id) as wire:
            wire.wait_for("welcome")
            assert ann.http.delete(f"/matches/{match_id}/key").status_code == 204
            assert wire.wait_for("bye")["reason"] == "rights"
        assert phone.get(match_id)["you"] == []
        assert ann.get(match_id)["you"] == [0, 1]
        assert claim(thief, match_id, key).json()["error"]["code"] == "key-unknown"
        assert thief.http.delete(f"/matches/{match_id}/key").status_code == 403


def test_a_key_of_a_seat_fits_for_some_days(server: Running) -> None:
    with server.bot() as ann, server.bot() as phone:
        match_id = ann.make("quantik", "me", "beside", order="given")["id"]
        key = new_key(ann, match_id)
        ahead = server.ahead
        try:
            server.ahead += 6 * DAY
            assert claim(phone, match_id, key).status_code == 200
            server.ahead += 2 * DAY
            answer = claim(phone, match_id, key)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "key-unknown")
        finally:
            server.ahead = ahead


def ids(bot: Bot) -> list[str]:
    return [match["id"] for match in bot.http.get("/me/matches").json()["matches"]]


def test_what_is_yours_alone_can_be_deleted(server: Running) -> None:
    engine: Json = {"kind": "engine", "level": 1}
    with server.bot() as ann, server.bot() as eve:
        mine = [ann.make("quantik", "me", seat)["id"] for seat in ("open", "beside", engine)]
        with eve.live(mine[0]) as wire:
            wire.wait_for("welcome")
            assert eve.http.delete(f"/matches/{mine[0]}").status_code == 403
            for match_id in mine:
                assert ann.http.delete(f"/matches/{match_id}").status_code == 204
                assert ann.http.get(f"/matches/{match_id}").status_code == 404
                assert ann.http.delete(f"/matches/{match_id}").status_code == 404
            with pytest.raises(ConnectionClosed) as closed:
                wire.wait_for("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert ids(ann) == []


def test_a_match_with_others_goes_from_the_list_and_with_the_last_for_good(
    server: Running,
) -> None:
    with server.bot() as ann, server.bot() as bob:
        match_id = ann.make("quantik", "me", "open")["id"]
        bob.join(match_id)
        answer = ann.http.delete(f"/matches/{match_id}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (
            *(409,),
            "delete-while-playing",
        )
        bob.do(match_id, "resign")
        assert ann.http.delete(f"/matches/{match_id}").status_code == 204
        assert ids(ann) == []
        assert ids(bob) == [match_id]
        assert bob.http.delete(f"/matches/{match_id}").status_code == 204
        assert bob.http.get(f"/matches/{match_id}").status_code == 404


def test_somebody_can_be_forgotten(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        alone = ann.make("quantik", "me", "beside")["id"]
        shared = ann.make("quantik", "me", "open")["id"]
        bob.join(shared)
        assert ann.http.delete("/me").status_code == 204
        assert ann.http.get("/me").status_code == 401
        assert bob.http.get(f"/matches/{alone}").status_code == 404
        assert bob.get(shared)["status"] == "playing"
        assert ids(bob) == [shared]


def test_keeping_is_for_those_in_the_match(server: Running) -> None:
    with server.bot() as ann, server.bot() as eve:
        match_id = ann.make("quantik", "me", "beside")["id"]
        path = f"/matches/{match_id}/kept"
        assert ann.http.put(path, json={"kept": True}).status_code == 204
        assert eve.http.put(path, json={"kept": True}).status_code == 403
        [listed] = ann.http.get("/me/matches").json()["matches"]
        assert listed["kept"] is True
        with patch("fourfold.server.api.matches.MOST_KEPT", 1):
            assert ann.http.put(path, json={"kept": True}).status_code == 204
            other = ann.make("quantik", "me", "beside")["id"]
            answer = ann.http.put(f"/matches/{other}/kept", json={"kept": True})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "too-many-kept")
            assert ann.http.put(path, json={"kept": False}).status_code == 204
            assert ann.http.put(f"/matches/{other}/kept", json={"kept": True}).status_code == 204
