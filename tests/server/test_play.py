"""Whole matches by link, through a real server."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fourfold import Match, load, read_record, registered
from tests.server.running import Bot, Json, Running, running


def play_out(bots: list[Bot], match: Json, most: int = 400) -> Json:
    """Play at random to the end, everybody for the seats they hold, and give the match."""
    rng = random.Random(match["id"])
    holders = {seat: bot for bot in bots for seat in bot.get(match["id"])["you"]}
    by_rules = Match(match["spec"], position=match["start"])
    while match["status"] == "playing" and most:
        most -= 1
        assert [each["move"] for each in match["legal"]] == by_rules.legal
        text = rng.choice(match["legal"])["move"]
        by_rules.play(text)
        match = holders[match["to_move"]].do(match["id"], "move", move=text)
        assert match["position"] == by_rules.position
        assert match["moves"] == by_rules.moves
        assert match["last"]["move"] == text
    assert (match["status"] == "over") == bool(by_rules.outcome)
    return match


@pytest.mark.parametrize("spec", [*sorted(registered()), "exago?players=3"])
def test_two_people_play_a_whole_match_by_link(server: Running, spec: str) -> None:
    game = load(spec)
    friends = [f"Friend {number}" for number in range(2, game.seats)]
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        beside = [{"kind": "beside", "name": name} for name in friends]
        me = {"kind": "me", "name": "Ann"}
        made = ann.make(game.name, me, *beside, "open", options=dict(game.options))
        mine = list(range(game.seats - 1))
        assert (made["status"], made["you"], made["legal"]) == ("waiting", mine, [])
        joined = bob.join(made["id"], name="Bob")
        assert joined["status"] == "playing"
        assert {seat["name"] for seat in joined["seats"]} == {"Ann", *friends, "Bob"}
        assert joined["seats"][joined["you"][0]]["name"] == "Bob"
        over = play_out([ann, bob], joined, most=60)
        for bot in (bob, ann):
            for seat in bot.get(made["id"])["you"]:
                if over["status"] != "over":
                    over = bot.do(made["id"], "resign", seat=seat)
        record = ann.http.get(f"/matches/{made['id']}/record")
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        told = read_record(record.text)
        assert told.moves == over["moves"]
        assert told.outcome is not None
        assert told.outcome.winner == over["outcome"]["winner"]
        assert list(told.players) == [seat["name"] for seat in over["seats"]]
        plies = ann.http.get(f"/matches/{made['id']}/replay").json()["plies"]
        assert [ply["last"]["move"] for ply in plies[1:]] == over["moves"]
        assert plies[0]["position"] == over["start"]
        assert plies[0]["last"] is None
        assert plies[-1]["position"] == over["position"]
        assert plies[-1]["outcome"] == over["outcome"]


def test_lots_are_drawn_for_the_seats(server: Running) -> None:
    with server.bot("Ann") as ann:
        seatings = {
            tuple(seat["name"] for seat in match["seats"])
            for match in (ann.make("exago", *PEOPLE, options={"players": "4"}) for _ in range(12))
        }
        assert len(seatings) > 1
        given = ann.make("exago", *PEOPLE, options={"players": "4"}, order="given")
        assert [seat["name"] for seat in given["seats"]] == ["A", "B", "C", "D"]


PEOPLE: list[Any] = [{"kind": "me", "name": "A"}] + [
    {"kind": "beside", "name": name} for name in "BCD"
]


def test_people_at_one_screen_play_for_all_seats(server: Running) -> None:
    with server.bot() as ann:
        made = ann.make("qomet", "me", {"kind": "beside", "name": "Kim"})
        assert (made["status"], made["you"]) == ("playing", [0, 1])
        over = play_out([ann], made, most=20)
        if over["status"] == "playing":
            back = ann.do(made["id"], "ask-takeback", to_ply=3)
            assert back["moves"] == over["moves"][:3]


def test_an_engine_answers(server: Running) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", "me", {"kind": "engine", "level": 7}, order="given")
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            while made["status"] == "playing":
                ply, text = made["ply"], made["legal"][-1]["move"]
                assert wire.command(ply, "move", move=text)["type"] == "done"
                made = ann.get(made["id"])
                if made["status"] == "playing" and made["to_move"] == 1:
                    # Whatever comes after the answer is news, and the engine's is the next.
                    made = wire.wait_for("update")["match"]
            assert made["outcome"]["reason"] in ("line", "no-move")
        assert 7 in server.thinkers.levels


def test_an_engine_plays_first_by_itself(server: Running) -> None:
    with server.bot() as ann:
        made = ann.make("quantik", {"kind": "engine", "level": 1}, "me", order="given")
        with ann.live(made["id"], "?after=0") as wire:
            welcome = wire.wait_for("welcome")
            match = welcome["match"] if welcome["match"]["ply"] else wire.match_with("move")
            assert match["ply"] == 1
            taken = wire.command(1, "ask-takeback", to_ply=0)
            assert taken["type"] == "done"
            # The engine has to move again.
            while True:
                update = wire.wait_for("update")
                if update["match"]["ply"] == 1 and update["match"]["version"] > taken["version"]:
                    break


def test_exago_with_four_seats_of_all_kinds(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        made = ann.make(
            "exago",
            {"kind": "me", "name": "Ann"},
            {"kind": "beside", "name": "Kim"},
            {"kind": "engine", "level": 2},
            "open",
            options={"players": "4", "size": "4"},
        )
        match = bob.join(made["id"], name="Bob")
        engine = next(i for i, seat in enumerate(match["seats"]) if seat["kind"] == "engine")
        holders = {seat: bot for bot in (ann, bob) for seat in bot.get(made["id"])["you"]}
        assert sorted([engine, *holders]) == [0, 1, 2, 3]
        with ann.live(made["id"]) as wire:
            match = wire.wait_for("welcome")["match"]
            while match["status"] == "playing" and match["ply"] < 24:
                if match["to_move"] != engine:
                    bot, text = holders[match["to_move"]], match["legal"][-1]["move"]
                    bot.do(made["id"], "move", move=text, ply=match["ply"])
                match = wire.match_with("move")
            assert match["ply"] >= 10


def test_who_resigns_among_four_is_replaced_by_an_engine(server: Running) -> None:
    with server.bot("Ann") as ann:
        made = ann.make("exago", *PEOPLE, options={"players": "4"}, order="given")
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "resign", seat=1)
            wire.command(0, "move", move=made["legal"][0]["move"])
            match = wire.match_with("move", seat=1)
        assert match["seats"][1]["left"] == "resigned"
        assert match["seats"][1]["engine_plays"] is True
        assert match["to_move"] == 2
        # The last who stays wins.
        ann.do(made["id"], "resign", seat=2)
        with ann.live(made["id"]) as wire:
            match = wire.wait_for("welcome")["match"]
            while match["to_move"] != 3:
                match = wire.match_with("move")
            wire.command(match["ply"], "resign", seat=3)
        over = ann.get(made["id"])
        assert over["outcome"] == {"winner": 0, "reason": "resignation", "spaces": []}


@pytest.mark.parametrize(("score", "agreed"), [(0.9, True), (0.1, False), (-0.9, False)])
@pytest.mark.parametrize(("level", "depth"), [(1, 1), (3, 3), (10, None)])
def test_a_level_answers_a_draw_by_what_it_sees(
    server: Running, score: float, agreed: bool, level: int, depth: int | None
) -> None:
    # The score is that of the person, who is to move.
    server.thinkers.score = score
    with server.bot() as ann:
        made = ann.make("qomet", "me", {"kind": "engine", "level": level}, order="given")
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "offer-draw")
            match = wire.match_with("draw-agreed" if agreed else "draw-declined")
        assert match["status"] == ("over" if agreed else "playing")
        assert match["offers"]["draw"] == []
    assert server.thinkers.depths[-1] == depth


def test_a_draw_by_agreement(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("qomet", "me", "open", order="given")
        bob.join(made["id"])
        assert ann.do(made["id"], "offer-draw")["offers"]["draw"] == [0]
        over = bob.do(made["id"], "offer-draw")
        assert over["outcome"] == {"winner": None, "reason": "agreement", "spaces": []}


def test_a_rematch_brings_the_same_people_to_new_seats(server: Running) -> None:
    with server.bot("Ann") as ann, server.bot("Bob") as bob:
        made = ann.make("quantik", "me", "open", order="given")
        bob.join(made["id"])
        bob.do(made["id"], "resign")
        with ann.live(made["id"]) as wire:
            assert bob.do(made["id"], "rematch")["offers"]["rematch"] == [1]
            ann.do(made["id"], "rematch")
            following = wire.match_with("rematched")["rematch"]
        assert ann.get(made["id"])["rematch"] == following
        again = bob.get(following)
        assert (again["status"], again["you"], ann.get(following)["you"]) == ("playing", [0], [1])
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
        assert ann.ask(made["id"], "rematch").json()["error"]["code"] == "rematch-made-already"
        listed = [each["id"] for each in bob.http.get("/me/matches").json()["matches"]]
        assert listed[:2] == [following, made["id"]]


def test_a_finished_record_becomes_an_archived_match(server: Running) -> None:
    with server.bot() as ann:
        text = _record(["Ann", "Bob"], finished=True)
        answer = ann.http.post("/matches", json={"record": text})
        assert answer.status_code == 201
        match = answer.json()
        assert match["status"] == "over"
        assert [(seat["kind"], seat["name"]) for seat in match["seats"]] == [
            ("record", "Ann"),
            ("record", "Bob"),
        ]
        assert ann.http.get(f"/matches/{match['id']}/record").text == text
        assert match["legal"] == match["you"] == []


def test_an_unfinished_record_goes_on(server: Running) -> None:
    with server.bot() as ann:
        text = _record(["Ann", "Bob"], finished=False)
        answer = ann.http.post(
            "/matches",
            json={"record": text, "order": "given", "seats": [{"kind": "me"}, {"kind": "beside"}]},
        )
        match = answer.json()
        played = read_record(text)
        assert (match["status"], match["moves"]) == ("playing", played.moves)
        assert match["position"] == played.position
        after = ann.do(match["id"], "move", move=match["legal"][0]["move"])
        assert after["ply"] == len(played.moves) + 1
        plies = ann.http.get(f"/matches/{match['id']}/replay").json()["plies"]
        assert plies[1]["last"]["at"] is None
        assert plies[-1]["last"]["at"] >= match["created"]


def test_a_match_can_start_from_a_position(server: Running) -> None:
    with server.bot() as ann:
        position = "A.../..../..../...."
        made = ann.make("quantik", "me", "beside", position=position, order="given")
        assert (made["start"], made["to_move"], made["ply"]) == (position, 1, 0)


def test_another_device_claims_the_seats_by_key(server: Running) -> None:
    with server.bot() as ann, server.bot() as phone, server.bot() as eve:
        made = ann.make("quantik", "me", "beside", order="given")
        key = ann.http.post(f"/matches/{made['id']}/key").json()["key"]
        assert eve.http.post(f"/matches/{made['id']}/key").status_code == 403
        wrong = eve.http.post(f"/matches/{made['id']}/claim", json={"key": key[:-1] + "!"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "key-unknown")
        claimed = phone.http.post(f"/matches/{made['id']}/claim", json={"key": key})
        assert claimed.json()["you"] == [0, 1]
        phone.do(made["id"], "move", move="Aa1")
        assert ann.do(made["id"], "move", move="Bb3")["moves"] == ["Aa1", "Bb3"]
        other = ann.make("quantik", "me", "beside")
        stolen = eve.http.post(f"/matches/{other['id']}/claim", json={"key": key})
        assert stolen.status_code == 403


def test_matches_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with running(folder) as server, server.bot("Ann") as ann:
        token = ann.http.headers["Authorization"]
        made = ann.make("quantik", "me", "beside", order="given")
        before = ann.do(made["id"], "move", move="Aa1", id="mine")
    with running(folder) as server, server.bot() as ann:
        ann.http.headers["Authorization"] = token
        after = ann.get(made["id"])
        assert {**after, "time": 0} == {**before, "time": 0}
        # A client that has missed the answer asks again, and nothing happens twice.
        again = ann.ask(made["id"], "move", move="Aa1", id="mine", ply=0)
        assert (again.status_code, again.json()) == (200, {"version": before["version"]})
        assert ann.do(made["id"], "move", move="Bb3")["ply"] == 2


def _record(names: list[str], finished: bool) -> str:
    from fourfold import write_record

    match, rng = Match("quantik", names), random.Random(3)
    while not match.outcome and (finished or len(match.moves) < 3):
        match.play(rng.choice(match.legal))
    return write_record(match)
