"""Engines of others on the server: real processes that play, and some that misbehave."""

from __future__ import annotations

import logging
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from fourfold import read_record, registered
from fourfold.engine import ugi
from fourfold.server.live import guests as module
from fourfold.server.live.guests import Guests
from fourfold.server.settings import Engine
from tests.cli.calling import COMMAND
from tests.engine.test_ugi import Fake, has_gone
from tests.server.running import PATIENCE, Bot, Json, Running, running

FIRST = (
    "m = Match({game!r}); [m.play(t) for t in position.split()[3:]]; say('bestmove ' + m.legal[0])"
)
"""What an engine does that plays the first legal move."""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have less patience with engines than usual."""
    monkeypatch.setattr(ugi, "_AT_LAST", 1.5)
    monkeypatch.setattr(ugi, "_LEAVING", 0.5)


@pytest.fixture
def _untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let engines be believed that they play everything."""
    monkeypatch.setattr(Guests, "start", lambda self: None)


def well_behaved(folder: Path, game: str = "quantik", before: str = "pass") -> Fake:
    """Give an engine that plays the first legal move, after doing something else."""
    fake = Fake(folder, f"{before}; {FIRST.format(game=game)}")
    fake.script.write_text("from fourfold import Match\n" + fake.script.read_text())
    return fake


@contextmanager
def hosting(
    folder: Path, *commands: str, starting: float = 30.0, workers: int = 2, queue: int = 8
) -> Iterator[Running]:
    """Run a server with engines called Star and Moon."""
    engines = [Engine(*each) for each in zip(("Star", "Moon"), commands, strict=False)]
    guests = Guests(engines, workers, queue, seconds=0.1, starting=starting)
    with running(folder, guests) as server:
        yield server


NOBODY: dict[str, list[str]] = {name: [] for name in registered()}
"""The engines of each game, where there are none."""


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def await_ply(bot: Bot, match: Json, ply: int) -> None:
    until(lambda: bool(bot.get(match["id"])["ply"] == ply))


def events_of(bot: Bot, match: Json) -> list[Json]:
    events = bot.http.get(f"/matches/{match['id']}/events").json()["events"]
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    return list(events)


def kinds_of(bot: Bot, match: Json) -> list[str]:
    return [event["kind"] for event in events_of(bot, match)]


def against(bot: Bot, name: str = "Star", game: str = "quantik", **more: Any) -> Json:
    return bot.make(game, "me", {"kind": "engine", "engine": name}, order="given", **more)


def offered(server: Running) -> dict[str, list[str]]:
    with server.browser() as client:
        games = client.get("/games").json()["games"]
    return {game["name"]: game["engines"] for game in games}


def test_a_real_engine_plays_a_match_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = shlex.join([*COMMAND, "engine", "quantik", "--level", "1"])
    with (
        caplog.at_level(logging.WARNING),
        hosting(tmp_path, command, starting=100) as server,
        server.bot("Ann") as ann,
    ):
        # It does not play the other games, which is found out by and by.
        until(lambda: offered(server) == {**NOBODY, "quantik": ["Star"]})
        seats = [{"kind": "me"}, {"kind": "engine", "engine": "Star"}]
        refused = ann.http.post("/matches", json={"game": "qomet", "seats": seats})
        assert refused.json()["error"]["code"] == "engine-game"
        match = against(ann)
        told = match["seats"][1]
        assert (told["kind"], told["name"], told["level"]) == ("engine", "Star", None)
        assert told["engine_plays"]
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            while match["status"] == "playing":
                wire.command(match["ply"], "move", move=match["legal"][-1]["move"])
                match = ann.get(match["id"])
                if match["status"] == "playing" and match["to_move"] == 1:
                    match = wire.match_with("move", seat=1)
        assert match["outcome"]["reason"] in ("line", "no-move")
        assert server.thinkers.levels == []
        record = ann.http.get(f"/matches/{match['id']}/record").text
        assert read_record(record).players == ("Ann", "Star")
        assert ann.http.get("/me/matches").json()["matches"][0]["seats"][1]["name"] == "Star"
    assert not caplog.records


BAD = {
    "plays an illegal move": ("go", "say('bestmove Zz9')", "engine-illegal", "Zz9"),
    "says nonsense": ("go", "say('bestmove')", "engine-nonsense", "bestmove"),
    "hangs": ("go", "time.sleep(1000)", "engine-late", "go movetime 100"),
    "hangs from the start": ("ugi", "time.sleep(1000)", "engine-late", "ugi"),
    "never gets ready": ("isready", "pass", "engine-late", "isready"),
    "floods": ("go", "[say('info x') for _ in iter(int, 1)]", "engine-late", "go movetime 100"),
    "ends": ("go", "sys.exit(3)", "engine-died", "3"),
    "is killed": ("go", "os.kill(os.getpid(), 9)", "engine-died", "-9"),
}


@pytest.mark.usefixtures("_untried")
@pytest.mark.parametrize("case", BAD)
def test_an_engine_that_misbehaves_loses_and_the_server_lives_on(
    tmp_path: Path, case: str, caplog: pytest.LogCaptureFixture
) -> None:
    when, does, reason, note = BAD[case]
    fake = Fake(tmp_path, does, when)
    with (
        caplog.at_level(logging.WARNING),
        hosting(tmp_path, fake.name, starting=30 if when == "go" else 3) as server,
        server.bot() as ann,
    ):
        match = against(ann)
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "move", move="Aa1")
            over = wire.match_with("failed", seat=1, reason=reason, note=note)
        assert over["outcome"] == {"winner": 0, "reason": "resignation", "spaces": []}
        assert over["seats"][1]["left"] == "failed"
        assert kinds_of(ann, match) == ["created", "started", "move", "failed"]
        until(lambda: all(map(has_gone, fake.lives)))
        lives = len(fake.lives)
        # It may try again in the next match, in a new process.
        again = ann.get(ann.do(match["id"], "rematch")["rematch"])
        assert [seat["name"] for seat in again["seats"]] == ["Star", None]
        until(lambda: ann.get(again["id"])["status"] == "over")
        assert kinds_of(ann, again) == ["created", "started", "failed"]
        assert len(fake.lives) > lives
    assert all(map(has_gone, fake.lives))
    assert {record.levelno for record in caplog.records} == {logging.WARNING}
    assert not any(record.exc_info or "\n" in record.getMessage() for record in caplog.records)


@pytest.mark.usefixtures("_untried")
def test_a_program_that_is_gone_by_now_loses(tmp_path: Path) -> None:
    with hosting(tmp_path, "/no/such/engine") as server, server.bot() as ann:
        match = against(ann)
        ann.do(match["id"], "move", move="Aa1")
        until(lambda: ann.get(match["id"])["status"] == "over")
        assert events_of(ann, match)[-1]["reason"] == "engine-missing"


@pytest.mark.usefixtures("_untried")
def test_among_three_a_level_goes_on_for_an_engine_that_fails(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove Zz9')")
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        star: Json = {"kind": "engine", "engine": "Star"}
        match = ann.make("exago", "me", star, "beside", options={"players": "3"}, order="given")
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "move", move=match["legal"][0]["move"])
            match = wire.match_with("move", seat=1)
        assert (match["status"], match["to_move"]) == ("playing", 2)
        assert (match["seats"][1]["left"], match["seats"][1]["engine_plays"]) == ("failed", True)
        assert kinds_of(ann, match)[-3:] == ["failed", "replaced", "move"]
        assert server.thinkers.levels == [5]


def test_an_engine_that_is_not_known_any_more_has_failed(tmp_path: Path) -> None:
    fake = well_behaved(tmp_path)
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        token = ann.http.headers["Authorization"]
        match = against(ann)
    with running(tmp_path) as server, server.bot() as ann:
        ann.http.headers["Authorization"] = token
        ann.do(match["id"], "move", move="Aa1")
        until(lambda: ann.get(match["id"])["status"] == "over")
        assert events_of(ann, match)[-1]["reason"] == "engine-unknown"


@pytest.mark.usefixtures("_untried")
def test_a_match_goes_on_after_the_server_and_the_engine_were_started_again(
    tmp_path: Path,
) -> None:
    fake = well_behaved(tmp_path)
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        token = ann.http.headers["Authorization"]
        match = against(ann)
        ann.do(match["id"], "move", move="Aa1")
        await_ply(ann, match, 2)
        assert len(fake.lives) == 1
    assert all(map(has_gone, fake.lives))
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        ann.http.headers["Authorization"] = token
        match = ann.get(match["id"])
        ann.do(match["id"], "move", move=match["legal"][0]["move"])
        await_ply(ann, match, 4)
        assert len(fake.lives) == 2


@pytest.mark.usefixtures("_untried")
def test_whose_answer_nobody_waits_for_is_ended_and_has_lost_nothing(tmp_path: Path) -> None:
    # It answers to Aa1 never, to anything else at once.
    fake = well_behaved(tmp_path, before="time.sleep('Aa1' in position and 1000)")
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        match = against(ann)
        ann.do(match["id"], "move", move="Aa1")
        until(lambda: any(line.startswith("go") for line in fake.heard))
        ann.do(match["id"], "ask-takeback", ply=1)
        until(lambda: all(map(has_gone, fake.lives)))
        ann.do(match["id"], "move", move="Bb2")
        await_ply(ann, match, 2)
        assert kinds_of(ann, match)[2:] == ["move", "taken-back", "move", "move"]
        assert len(fake.lives) == 2


@pytest.mark.usefixtures("_untried")
def test_who_waits_longest_makes_room_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_IDLE", 1)
    fake = well_behaved(tmp_path)
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        matches = [against(ann), against(ann)]
        for ply in (0, 2):
            for match in matches:
                text = ann.get(match["id"])["legal"][0]["move"]
                ann.do(match["id"], "move", move=text)
                await_ply(ann, match, ply + 2)
        until(lambda: sum(not has_gone(life) for life in fake.lives) == 1)
        assert len(fake.lives) == 4


@pytest.mark.usefixtures("_untried")
@pytest.mark.parametrize("queue", [0, 8])
def test_more_matches_than_workers_have_to_wait_and_lose_nothing(
    tmp_path: Path, queue: int
) -> None:
    fake = well_behaved(tmp_path, before="time.sleep(0.2)")
    with hosting(tmp_path, fake.name, workers=1, queue=queue) as server, server.bot() as ann:
        matches = [against(ann) for _ in range(3)]
        for match in matches:
            ann.do(match["id"], "move", move="Aa1", ply=0)
        until(lambda: all(ann.get(match["id"])["ply"] == 2 for match in matches))
        assert "failed" not in {kind for match in matches for kind in kinds_of(ann, match)}


@pytest.mark.usefixtures("_untried")
def test_an_engine_goes_when_its_match_is_over_or_has_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = well_behaved(tmp_path)
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        match = against(ann)
        ann.do(match["id"], "move", move="Aa1")
        await_ply(ann, match, 2)
        assert not has_gone(fake.lives[0])
        ann.do(match["id"], "resign")
        until(lambda: has_gone(fake.lives[0]))
        monkeypatch.setattr(module, "LONGEST_IDLE", 0.05)
        match = against(ann)
        ann.do(match["id"], "move", move="Aa1")
        await_ply(ann, match, 2)
        until(lambda: has_gone(fake.lives[1]))
        assert ann.get(match["id"])["status"] == "playing"


@pytest.mark.usefixtures("_untried")
def test_two_engines_play_each_other_and_a_draw_is_answered_for_them(tmp_path: Path) -> None:
    fake = well_behaved(tmp_path)
    with hosting(tmp_path, fake.name, fake.name) as server, server.bot() as ann:
        seats = [{"kind": "engine", "engine": name} for name in ("Moon", "Star")]
        match = ann.make("quantik", *seats, order="given")
        with ann.live(match["id"]):
            until(lambda: ann.get(match["id"])["status"] == "over")
        assert "failed" not in kinds_of(ann, match)
        assert len(fake.lives) == 2
        match = against(ann, game="qomet")
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "offer-draw")
            assert wire.match_with("draw-declined", seat=1)["status"] == "playing"


def test_an_engine_that_plays_nothing_is_told_in_the_log_and_not_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mute, good = Fake(tmp_path, "pass", when="ugi"), well_behaved(tmp_path, "qomet")
    with (
        caplog.at_level(logging.WARNING),
        hosting(tmp_path, mute.name, good.name, starting=4) as server,
    ):
        # Until they are tried out, they are believed.
        assert "Moon" in offered(server)["exago"]
        until(lambda: offered(server) == {**NOBODY, "qomet": ["Moon"]})
    [record] = caplog.records
    assert "Star" in record.getMessage()
    assert "did not answer" in record.getMessage()
    assert all(map(has_gone, [*mute.lives, *good.lives]))


def test_an_engine_is_not_seated_with_options_it_does_not_offer(tmp_path: Path) -> None:
    fake = well_behaved(tmp_path, "exago")
    star: Json = {"kind": "engine", "engine": "Star"}
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        # The trial is over once a game is not offered any more.
        until(lambda: not offered(server)["quantik"])
        wish = {"game": "exago", "options": {"tiles": "5"}, "seats": [{"kind": "me"}, star]}
        answer = ann.http.post("/matches", json=wish)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (422, "engine-options")
        assert error["field"] == "seats.1.engine"
        assert "Star" in error["message"]
        assert ann.make("exago", "me", star, options={"size": "4"})["status"] == "playing"


def test_without_engines_the_list_may_be_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer = httpx.get(f"{server.address}/api/games", timeout=PATIENCE)
        assert [game["engines"] for game in answer.json()["games"]] == [[]] * len(registered())
        assert "max-age" in answer.headers["cache-control"]


@pytest.mark.usefixtures("_untried")
def test_which_engines_cannot_be_seated(tmp_path: Path, subtests: pytest.Subtests) -> None:
    cases: list[tuple[Json, str, str]] = [
        ({"kind": "engine", "engine": "Sun"}, "engine-unknown", "engine"),
        ({"kind": "engine", "engine": "star"}, "engine-unknown", "engine"),
        ({"kind": "engine", "engine": "/bin/sh"}, "engine-unknown", "engine"),
        ({"kind": "engine", "engine": "Star", "level": 5}, "engine-and-level", "engine"),
        ({"kind": "engine", "engine": "Star", "name": "Ann"}, "field-unknown", "name"),
        ({"kind": "engine"}, "field-missing", "level"),
        ({"kind": "engine", "engine": None}, "field-missing", "level"),
        ({"kind": "engine", "engine": ""}, "field-bound", "engine"),
        ({"kind": "engine", "engine": 7}, "field-type", "engine"),
        ({"kind": "engine", "engine": "x" * 61}, "field-bound", "engine"),
        ({"kind": "beside", "engine": "Star"}, "field-unknown", "engine"),
        ({"kind": "open", "engine": "Star"}, "field-unknown", "engine"),
    ]
    fake = Fake(tmp_path, "pass")
    with hosting(tmp_path, fake.name) as server, server.bot() as ann:
        for seat, code, field in cases:
            with subtests.test(str(seat)):
                wish = {"game": "quantik", "seats": [{"kind": "me"}, seat]}
                said = {}
                for language in ("en", "fr"):
                    answer = ann.http.post(f"/matches?lang={language}", json=wish)
                    error = answer.json()["error"]
                    assert (answer.status_code, error["code"]) == (422, code)
                    assert error["field"] == f"seats.1.{field}"
                    said[language] = error["message"]
                assert said["en"] != said["fr"]
        assert ann.http.get("/me/matches").json()["matches"] == []
