"""What is sent again is done once; keys are called back; people delete what is theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch
from uuid import uuid4

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from fourfold import Match, write_record
from fourfold.match_commands.clocks import DAY
from fourfold.schemas.errors import ApiError
from fourfold.server.api.matches import MOST_KEYS
from fourfold.server.storage.database import Storage
from tests.server.running import Bot, Json, Running

WISH = {"game": "quantik", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


def new_header() -> dict[str, str]:
    """Give a request a key that nobody guesses."""
    return {"Idempotency-Key": uuid4().hex}


def events(bot: Bot, match_id: str) -> list[Json]:
    return list(bot.http.get(f"/matches/{match_id}/events").json()["events"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


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
        # Nor does the same move stand for one that was meant elsewhere in the game.
        answer = ann.ask(match_id, "move", move="Aa1", id="x", ply=1)
        assert refused(answer) == (409, "command-id-used")
        ended = ann.ask(match_id, "resign", seat=1, id="y")
        assert ann.ask(match_id, "resign", seat=1, id="y", ply=1).json() == ended.json()
        again = ann.ask(match_id, "rematch", id="z", ply=1)
        assert ann.ask(match_id, "rematch", id="z", ply=1).json() == again.json()


def test_the_same_id_with_what_another_has_just_done_is_refused(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match_id = ann.make("quantik", "me", "open", order="given", takebacks=True)["id"]
        bob.join(match_id)
        ann.do(match_id, "move", move="Aa1")
        before: Json = {"kind": "move", "move": "Aa1"}
        for bot, command in (
            (bob, {"kind": "move", "move": "Bb2"}),
            (ann, {"kind": "ask-takeback"}),
            (bob, {"kind": "decline-takeback"}),
            (ann, {"kind": "resign"}),
            (bob, {"kind": "rematch"}),
            (ann, {"kind": "rematch"}),
        ):
            name, ply = uuid4().hex, bot.get(match_id)["ply"]
            done = bot.ask(match_id, **command, id=name, ply=ply)
            assert done.status_code == 200
            assert bot.ask(match_id, **command, id=name, ply=ply).json() == done.json()
            if command != before:
                answer = bot.ask(match_id, **before, id=name, ply=ply)
                assert refused(answer) == (409, "command-id-used"), command
            before = command


def test_what_follows_by_itself_is_of_the_command_before_it(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        match_id = ann.make("exago", "me", "open", order="given")["id"]
        bob.join(match_id)
        ann.do(match_id, "offer-draw")
        agreed = bob.ask(match_id, "offer-draw", id="x")
        assert ann.get(match_id)["status"] == "over"
        assert bob.ask(match_id, "offer-draw", id="x").json() == agreed.json()
        assert refused(bob.ask(match_id, "decline-draw", id="x")) == (409, "command-id-used")
        kinds = [event["kind"] for event in events(ann, match_id)]
        assert kinds[-2:] == ["draw-offered", "draw-agreed"]
        made = ann.make("exago", "me", *["beside"] * 3, options={"players": "4"}, order="given")
        left = ann.ask(made["id"], "resign", seat=1, id="x")
        assert [event["kind"] for event in events(ann, made["id"])][-1] == "replaced"
        assert ann.ask(made["id"], "resign", seat=1, id="x").json() == left.json()
        assert refused(ann.ask(made["id"], "resign", seat=2, id="x")) == (409, "command-id-used")


def test_what_is_sent_again_is_held_against_the_ply_it_was_for(server: Running) -> None:
    with server.bot() as ann:
        brought = Match("quantik")
        brought.play("Aa1")
        seats = [{"kind": "me"}, {"kind": "beside"}]
        wish = {"record": write_record(brought), "seats": seats}
        made = ann.http.post("/matches", json=wish).json()
        asked: list[Json] = [
            {"kind": "move", "move": "Bb3", "ply": 1},
            {"kind": "move", "move": "Cc2", "ply": 2},
            {"kind": "ask-takeback", "to_ply": 1, "ply": 3},
            {"kind": "move", "move": "Bb3", "ply": 1},
            {"kind": "resign", "seat": 0, "ply": 2},
        ]
        done = [ann.ask(made["id"], **asked[i], id=str(i)) for i in range(len(asked))]
        assert [answer.status_code for answer in done] == [200] * len(asked)
        for i, command in enumerate(asked):
            assert ann.ask(made["id"], **command, id=str(i)).json() == done[i].json()
            elsewhere = {**command, "ply": command["ply"] + 1}
            assert refused(ann.ask(made["id"], **elsewhere, id=str(i))) == (409, "command-id-used")


@pytest.mark.parametrize("known", [True, False])
def test_a_match_that_is_asked_for_twice_is_made_once(server: Running, known: bool) -> None:
    """Also for somebody whose cookie was lost together with the first answer."""
    wish = {"game": "quantik", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    headers = new_header()
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
            key = new_header()
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


def test_the_key_of_somebody_with_a_token_is_nobody_elses(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Eve") as eve, server.browser() as nobody:
        key = new_header()
        made = ann.http.post("/matches", json=WISH, headers=key).json()
        others = [each.post("/matches", json=WISH, headers=key) for each in (eve.http, nobody)]
        assert [answer.status_code for answer in others] == [201, 201]
        assert len({made["id"], *(answer.json()["id"] for answer in others)}) == 3
        for thief in (eve.http, nobody):
            assert thief.get(f"/matches/{made['id']}").json()["you"] == []
        # A short key does, too, for it is no secret.
        key = {"Idempotency-Key": "the match of Ann"}
        again = [ann.http.post("/matches", json=WISH, headers=key).json()["id"] for _ in "ab"]
        assert again[0] == again[1]
        stolen = eve.http.post("/matches", json=WISH, headers=key)
        assert stolen.json()["id"] not in again


def test_who_joins_with_a_token_is_not_joined_by_others_with_the_same_key(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob, server.bot("Eve") as eve:
        match_id = ann.make("quantik", "me", "open", order="given")["id"]
        path, key = f"/matches/{match_id}/join", new_header()
        assert bob.http.post(path, json={}, headers=key).json()["you"] == [1]
        assert bob.http.post(path, json={}, headers=key).json()["you"] == [1]
        assert refused(eve.http.post(path, json={}, headers=key)) == (409, "match-full")
        with server.browser() as nobody:
            assert refused(nobody.post(path, json={}, headers=key)) == (409, "match-full")
            assert nobody.get(f"/matches/{match_id}").json()["you"] == []


@pytest.mark.parametrize("key", ["f1b0c8d2e4a6f1b0c8d2", "k" * 40, "0123456" * 6])
def test_without_a_token_a_key_has_to_be_a_secret(server: Running, key: str) -> None:
    headers = {"Idempotency-Key": key}
    with server.bot() as ann, server.browser() as nobody:
        match_id = ann.make("quantik", "me", "open")["id"]
        for path, body in (("/matches", WISH), (f"/matches/{match_id}/join", {})):
            answer = nobody.post(path, json=body, headers=headers)
            assert refused(answer) == (422, "request-key-weak")
            assert "32" in answer.json()["error"]["message"]
        assert ann.get(match_id)["status"] == "waiting"


def test_who_lost_half_an_answer_is_known_by_the_cookie_in_it(server: Running) -> None:
    key = new_header()
    with server.browser() as ann, server.browser() as eve:
        made = ann.post("/matches", json=WISH, headers=key).json()
        ahead = server.ahead
        try:
            server.ahead += DAY
            again = ann.post("/matches", json=WISH, headers=key).json()
            assert (again["id"], again["you"]) == (made["id"], [0])
            assert len(ann.get("/me/matches").json()["matches"]) == 1
            # Without the cookie it is too late by now.
            assert refused(eve.post("/matches", json=WISH, headers=key)) == (
                *(422,),
                "request-key-used",
            )
        finally:
            server.ahead = ahead


@pytest.mark.parametrize("joins", [True, False])
@pytest.mark.parametrize("by", ["listening", "looking", "keeping", "playing"])
def test_a_secret_ends_when_the_answer_has_arrived(server: Running, by: str, joins: bool) -> None:
    """Whoever has seen the key of somebody is not seated in their place."""
    key, body = new_header(), {} if joins else WISH
    with server.bot("Bob") as bob, server.browser() as ann, server.browser() as eve:
        path = "/matches"
        if joins:
            path = f"/matches/{bob.make('quantik', 'me', 'open')['id']}/join"
        # The first answer was lost; the second one arrives.
        with server.browser() as lost:
            lost.post(path, json=body, headers=key)
        made = ann.post(path, json=body, headers=key).json()
        assert made["you"]
        if not joins:
            bob.join(made["id"])
        phone = Bot(server, ann)
        ann.headers["Authorization"] = f"Bearer {ann.cookies['fourfold']}"
        if by == "listening":
            with phone.live(made["id"]) as wire:
                wire.wait_for("welcome")
        elif by == "looking":
            phone.get(made["id"])
        elif by == "keeping":
            assert ann.put(f"/matches/{made['id']}/kept", json={"kept": True}).is_success
        else:
            phone.do(made["id"], "resign")
        for _ in range(2):
            assert refused(eve.post(path, json=body, headers=key)) == (422, "request-key-used")
            assert eve.get(f"/matches/{made['id']}").json()["you"] == []
            # To call back keys does not bring this one back.
            assert ann.delete(f"/matches/{made['id']}/key").is_success
        # From somebody with a token it is a key of their own.
        with server.bot("Mallory") as mallory:
            mallory.http.post(path, json=body, headers=key)
            assert mallory.get(made["id"])["you"] == []


@pytest.mark.parametrize("joins", [True, False])
def test_what_is_sent_many_times_at_once_is_done_once(server: Running, joins: bool) -> None:
    key, body = new_header(), {} if joins else WISH

    def send(path: str) -> Json:
        with server.browser() as client:
            answer = client.post(path, json=body, headers=key)
            assert answer.is_success, answer.text
            found: Json = answer.json()
            return found

    with server.bot("Bob") as bob, ThreadPoolExecutor(8) as threads:
        made = bob.make("quantik", "me", "open")["id"] if joins else None
        path = f"/matches/{made}/join" if joins else "/matches"
        found = list(threads.map(send, [path] * 8))
    (match,) = {(each["id"], *each["you"]) for each in found}
    assert len(match) == 2
    assert made in (None, match[0])


def test_a_secret_fits_for_minutes(server: Running) -> None:
    key, ahead = new_header(), server.ahead
    try:
        with server.browser() as ann:
            made = ann.post("/matches", json=WISH, headers=key).json()
        for minutes, fits in ((9, True), (2, False)):
            server.ahead += minutes * 60_000
            with server.browser() as again:
                answer = again.post("/matches", json=WISH, headers=key)
                if fits:
                    assert answer.json()["id"] == made["id"]
                else:
                    assert refused(answer) == (422, "request-key-used")
    finally:
        server.ahead = ahead


def test_one_key_is_for_one_match(server: Running) -> None:
    with server.bot("Ann") as ann, server.browser() as bob:
        first, second = (ann.make("quantik", "me", "open")["id"] for _ in "ab")
        key = new_header()
        assert bob.post(f"/matches/{first}/join", json={}, headers=key).is_success
        answer = bob.post(f"/matches/{second}/join", json={}, headers=key)
        assert refused(answer) == (422, "request-key-used")


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


def test_with_every_key_beyond_some_the_oldest_fits_no_longer(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob, server.bot() as phone:
        match_id = ann.make("quantik", "me", "open", order="given")["id"]
        bob.join(match_id)
        of_bob = new_key(bob, match_id)
        keys = []
        for _ in range(MOST_KEYS + 1):
            keys.append(new_key(ann, match_id))
            server.ahead += 1
        found = [claim(phone, match_id, key).status_code for key in keys]
        assert found == [403, *[200] * MOST_KEYS]
        # What others may do is theirs.
        assert claim(phone, match_id, of_bob).json()["you"] == [0, 1]


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
        with ann.live(match_id) as own:
            own.wait_for("welcome")
            assert ann.http.delete(f"/matches/{match_id}").status_code == 204
            assert own.wait_for("bye")["reason"] == "rights"
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


def test_who_is_forgotten_has_no_say_on_connections_that_were_open(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        alone = ann.make("quantik", "me", "beside", order="given")["id"]
        shared = ann.make("quantik", "me", "open", order="given")["id"]
        bob.join(shared)
        with (
            bob.live(alone) as watching,
            ann.live(shared) as own,
            bob.live(shared) as other,
        ):
            for wire in (watching, own, other):
                wire.wait_for("welcome")
            assert ann.http.delete("/me").status_code == 204
            with suppress(ConnectionClosed):
                own.send({"type": "command", "id": "x", "ply": 0, "kind": "move", "move": "Aa1"})
            assert watching.wait_for("bye")["reason"] == "gone"
            assert own.wait_for("bye")["reason"] == "rights"
            for wire, code in ((watching, 4404), (own, 1012)):
                with pytest.raises(ConnectionClosed) as closed:
                    wire.wait_for("nothing more")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
            # Who stays stays connected.
            assert other.command(0, "resign")["type"] == "done"
        assert bob.get(shared)["ply"] == 0


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
