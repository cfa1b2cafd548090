"""`fourfold pipe`: many requests, in the right order, one answer for each."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourfold import Match, load
from fourfold.cli.commands import pipe

from .calling import call, complaint, run
from .dialogue import Dialogue, is_quiet
from .test_engine import children, command_line, wait_for_end

PAGE = Path(__file__).parent.parent.parent / "docs" / "analysis-pipe.md"
LONG = {"game": "exago", "moves": ["f6", "f7"], "time": 3600}
"""Work for an hour, unless somebody stops it."""


def ask(*requests: dict[str, Any] | str, workers: int = 1) -> list[dict[str, Any]]:
    """Send requests all at once and give the answers in the order in which they came."""
    typed = "".join(f"{each if isinstance(each, str) else json.dumps(each)}\n" for each in requests)
    done = run("pipe", "--workers", str(workers), typed=typed.encode("utf-8", "surrogateescape"))
    assert done.returncode == 0
    assert is_quiet(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def some_positions(count: int) -> list[dict[str, Any]]:
    """Give requests about positions of all games, some of them finished."""
    rng, requests = Random(3), list[dict[str, Any]]()
    while len(requests) < count:
        name = rng.choice(["quantik", "qomet", "exago?size=4", "exago?players=3&size=4"])
        match = Match(name)
        for _ in range(rng.randrange(12)):
            if not match.outcome:
                match.play(rng.choice(match.legal))
        where = {"position": match.position} if rng.random() < 0.5 else {"moves": match.moves}
        requests.append({"id": len(requests), "game": name, "time": 0.02, **where})
    return requests


def test_many_positions_are_answered_like_those_of_analyze() -> None:
    requests = some_positions(60)
    answers = ask(*requests, workers=2)
    assert sorted(each["id"] for each in answers) == list(range(60))
    for found in answers:
        asked = requests[found.pop("id")]
        match = Match(asked["game"], position=asked.get("position"))
        for move in asked.get("moves", []):
            match.play(move)
        keys = ["game", "options", "position", "to_move", "value", "distance", "exact", "moves"]
        assert list(found) == keys
        assert found["game"] == match.game.name
        assert (found["position"], found["to_move"]) == (match.position, match.to_move)
        assert sorted(each["move"] for each in found["moves"]) == match.legal
        if match.outcome or match.game.name == "quantik":
            assert found["exact"]
        if match.game.name == "quantik":
            alone = call("analyze", "quantik", "--position", match.position, "--json")
            assert found == json.loads(alone.out)


def test_the_most_urgent_comes_first_and_equals_in_their_order() -> None:
    with Dialogue("pipe", "--workers", "1") as talk:
        talk.request(id="first", **LONG)
        for number, priority in enumerate([0, 5, -3, 5, 0, 1]):
            talk.request(id=number, game="quantik", priority=priority)
        talk.request(id="c", action="cancel", cancel="first")
        talk.end_input()
        answers = [json.loads(line)["id"] for line in talk.rest()[1].splitlines()]
        assert answers == ["c", "first", 1, 3, 5, 0, 4, 2]


def test_cancelling_what_waits_and_what_is_worked_on() -> None:
    with Dialogue("pipe", "--workers", "1") as talk:
        talk.request(id="warm", game="exago", time=0)
        assert talk.answer()["id"] == "warm"
        for name in ("running", "waiting", "other"):
            talk.request(id=name, **LONG)
        for target in ("waiting", "running"):
            talk.request(id=f"cancel {target}", action="cancel", cancel=target)
            said = talk.answer()
            assert said == {"id": f"cancel {target}", "cancel": target, "cancelled": True}
            found = talk.answer()
            assert (found["id"], found["error"]["code"]) == (target, "request-cancelled")
        for gone in ("waiting", "running", "nobody", 7):
            talk.request(id=gone, action="cancel", cancel=gone)
            assert talk.answer() == {"id": gone, "cancel": gone, "cancelled": False}
        # The last one is being worked on now; an id that was answered is free again.
        talk.request(id="other", **LONG)
        assert talk.answer()["error"]["code"] == "request-id-used"
        talk.request(id="waiting", **LONG)
        talk.request(id=1, action="cancel", cancel="other")
        talk.request(id=2, action="cancel", cancel="waiting")
        talk.end_input()
        status, rest = talk.rest()
        assert status == 0
        answers = [json.loads(line) for line in rest.splitlines()]
        assert {each["id"]: each.get("cancelled", False) for each in answers} == {
            1: True, 2: True, "other": False, "waiting": False,
        }  # fmt: skip


GOOD = {"id": 1, "game": "quantik"}
BAD: list[tuple[dict[str, Any] | str, Any, str, int | None]] = [
    ("", None, "line-not-json", None),
    ("hello", None, "line-not-json", None),
    ('{"id": 1, "game"', None, "line-not-json", None),
    ("[1]", None, "line-not-object", None),
    ("\udcff", None, "line-not-utf8", None),
    ("[" * 100_000, None, "line-too-much", None),
    ("x" * (2**20 + 1), None, "line-too-long", None),
    ({}, None, "line-key-missing", None),
    ({"game": "quantik"}, None, "line-key-missing", None),
    ({"id": 1}, 1, "line-key-missing", None),
    ({**GOOD, "colour": "red"}, 1, "line-key-unknown", None),
    ({**GOOD, "id": None}, None, "request-id", None),
    ({**GOOD, "id": [1]}, None, "request-id", None),
    ({**GOOD, "id": True}, None, "request-id", None),
    ({**GOOD, "id": 1.5}, None, "request-id", None),
    ({"id": "é", "game": "chess"}, "é", "game-unknown", None),
    ({**GOOD, "game": 3}, 1, "line-value", None),
    ({**GOOD, "options": {"size": 5}}, 1, "option-unknown", None),
    ({**GOOD, "position": "A/a"}, 1, "row-count", None),
    ({**GOOD, "position": 7}, 1, "line-value", None),
    ({**GOOD, "moves": "Aa1"}, 1, "line-value", None),
    ({**GOOD, "moves": ["Aa1", "Ba1"]}, 1, "space-taken", 1),
    ({**GOOD, "moves": ["Aa1", 5]}, 1, "line-value", 1),
    ({**GOOD, "time": -1}, 1, "request-time", None),
    ({**GOOD, "time": 86401}, 1, "request-time", None),
    ({**GOOD, "time": "2"}, 1, "request-time", None),
    ({**GOOD, "time": True}, 1, "request-time", None),
    ('{"id": 1, "game": "quantik", "time": NaN}', 1, "request-time", None),
    ('{"id": 1, "game": "quantik", "time": 1e999}', 1, "request-time", None),
    ({**GOOD, "priority": 1.0}, 1, "request-priority", None),
    ({**GOOD, "priority": "high"}, 1, "request-priority", None),
    ({**GOOD, "priority": 10**10}, 1, "request-priority", None),
    ({"id": 1, "action": "cancel"}, 1, "line-key-missing", None),
    ({"id": 1, "action": "dance", "cancel": 2}, 1, "request-action", None),
    ({"id": 1, "action": None, "cancel": 2}, 1, "request-action", None),
    ({"id": 1, "action": "cancel", "cancel": None}, 1, "request-id", None),
    ({"id": 1, "action": "cancel", "cancel": 2, "game": "quantik"}, 1, "line-key-unknown", None),
]


def test_bad_lines_are_answered_and_the_pipe_goes_on() -> None:
    answers = ask(*(request for request, *_ in BAD), GOOD)
    for found, (request, name, code, index) in zip(answers, BAD, strict=False):
        assert list(found) == ["id", "error"], request
        error = found["error"]
        assert (found["id"], error["code"], error["index"]) == (name, code, index), request
        assert error["message"]
    assert len(answers) == len(BAD) + 1
    assert (answers[-1]["id"], answers[-1]["value"]) == (1, "loss")


def test_finished_games() -> None:
    shuttle = ["a1", "g7", *2 * ["a1-d1", "g7-d7", "d1-a1", "d7-g7"]]
    won, drawn = ask(
        {"id": 1, "game": "quantik", "moves": ["Aa1", "Bb1", "Cc1", "Dd1"]},
        {"id": 2, "game": "qomet", "moves": shuttle},
    )
    assert (won["value"], won["distance"], won["exact"], won["moves"]) == ("loss", 0, True, [])
    assert (drawn["value"], drawn["distance"], drawn["exact"]) == ("draw", 0, True)
    assert drawn["moves"] == []


def test_reading_pauses_while_too_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never more requests are open than there is room for, and all are answered."""
    monkeypatch.setattr(pipe, "ROOM", 4 * 2**10)
    most = 0
    take = pipe.Pipe._take_line

    def watched(self: pipe.Pipe, line: bytes | None) -> None:
        nonlocal most
        take(self, line)
        most = max(most, len(self._open))

    monkeypatch.setattr(pipe.Pipe, "_take_line", watched)
    lines = "".join(f'{{"id": {number}, "game": "quantik"}}\n' for number in range(40))
    answer = call("pipe", "--workers", "2", typed=lines)
    assert answer.status == 0
    assert len(answer.out.splitlines()) == 40
    assert most == 5


def test_nothing_asked_nothing_answered() -> None:
    assert ask() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes work differently there")
class TestEndings:
    """A reader that goes away, SIGTERM and Ctrl-C end the pipe and its workers without a word."""

    @pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
    def test_signals(self, number: int, status: int) -> None:
        with Dialogue("pipe", "--workers", "2") as talk:
            talk.request(id=0, game="exago", time=0)
            talk.answer()
            talk.request(id=1, **LONG)
            talk.request(id=2, **LONG)
            talk.request(id=3, action="cancel", cancel=9)
            talk.answer()
            workers = children(talk.process.pid)
            assert len(workers) >= 2
            talk.interrupt(number)
            assert talk.rest() == (status, "")
            wait_for_end(workers)

    def test_closed_output(self) -> None:
        with Dialogue("pipe", "--workers", "1") as talk:
            assert talk.process.stdout
            assert talk.process.stderr
            talk.request(id=0, game="quantik")
            talk.answer()
            talk.process.stdout.close()
            talk.request(id=1, game="quantik")
            assert talk.process.wait() == 141
            assert is_quiet(talk.process.stderr.read())

    def test_a_dead_worker_is_replaced(self) -> None:
        with Dialogue("pipe", "--workers", "1") as talk:
            talk.request(id=0, game="quantik")
            talk.answer()
            talk.request(id=1, **LONG)
            talk.request(id=2, game="quantik")
            # When this is answered, the first request is being worked on.
            talk.request(id=3, action="cancel", cancel="nobody")
            assert not talk.answer()["cancelled"]
            for worker in children(talk.process.pid):
                if "resource_tracker" not in command_line(worker):
                    os.kill(worker, signal.SIGKILL)
            found = talk.answer()
            assert (found["id"], found["error"]["code"]) == (1, "request-died")
            assert talk.answer()["value"] == "loss"


@pytest.mark.parametrize("workers", ["0", "257", "many", ""])
def test_mistakes(workers: str) -> None:
    assert "--workers" in complaint("pipe", "--workers", workers)


def test_the_session_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sessions = re.findall(r"```console\n\$ fourfold (pipe .*)\n((?:.*\n)*?)```", page)
    assert len(sessions) == 1
    arguments, session = sessions[0]
    with Dialogue(*arguments.split()) as talk:
        for line in session.splitlines():
            if line.startswith("> "):
                talk.say(line[2:])
            else:
                assert talk.hear() == line
        talk.end_input()
        assert talk.rest() == (0, "")


def test_options_as_an_object() -> None:
    (found,) = ask({"id": 1, "game": "exago", "options": {"players": 3, "size": 4}, "time": 0})
    game = load("exago?players=3&size=4")
    assert found["position"] == game.position_text(game.initial())
