"""Thinking elsewhere: questions and answers as data, stops, deaths, and how long is waited."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from queue import Queue
from time import monotonic
from typing import Any

import pytest

from fourfold import Match, registered
from fourfold.engine.analysis import analyze
from fourfold.engine.arena.games import ArenaError, Plan
from fourfold.engine.arena.running import play_all
from fourfold.engine.contract import Limits
from fourfold.engine.registry import brain_for
from fourfold.engine.thinking import answering
from fourfold.engine.thinking.answering import answer
from fourfold.engine.thinking.messages import (
    Fault,
    Play,
    Prepare,
    Question,
    Said,
    Think,
    Thought,
    question_data,
    read_question,
)
from fourfold.engine.thinking.patience import Allowance, Patience
from fourfold.engine.thinking.starting import COMMAND, asking, options
from fourfold.engine.thinking.thinker import Thinker
from fourfold.rules import load

OPEN = "6/7/8/9/10/5R5/4B5/3R5/8/7/6 B R10,B11"
LONG = Think("exago", OPEN, 3600)
QUANTIK = Think("quantik", "A.../..../..../....", 1)
PATIENT = 60.0
"""Seconds after which a test that hangs fails."""


class Asker:
    """Somebody who asks, and hears what is said."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self._said = Queue[Said]()
        self.thinker = Thinker(lambda _, said: self._said.put(said), allowance)

    def hear(self) -> Said:
        return self._said.get(timeout=PATIENT)

    def last(self) -> tuple[Said, list[Said]]:
        """Give the end of what is said about a question, and all before."""
        said = [self.hear()]
        while not said[-1].is_last:
            said.append(self.hear())
        return said[-1], said[:-1]

    def until(self, event: str) -> None:
        while self.hear().event != event:
            pass

    @property
    def pid(self) -> int:
        assert self.thinker._process
        return self.thinker._process._process.pid


@pytest.fixture(scope="module")
def _one() -> Iterator[Asker]:
    made = Asker(Allowance(silence=2, grace=2))
    yield made
    made.thinker.close()


@pytest.fixture
def asker(_one: Asker) -> Asker:
    return _one


@pytest.mark.parametrize(
    "question", [Prepare("exago?players=3"), LONG, Play({"game": "quantik", "players": ["a"]}, 3)]
)
def test_questions_are_values_for_json(question: Question) -> None:
    assert read_question(json.loads(json.dumps(question_data(question)))) == question


@pytest.mark.parametrize("position", ["A.../..../..../....", "ABcD/..../.d../..b."])
def test_thoughts_are_values_for_json(position: str) -> None:
    game = load("quantik")
    found = analyze(game, game.parse_position(position), Limits(1))
    for thought in (Thought("Aa1", 0.5, found), Thought(None, 0.1)):
        assert Thought.read(json.loads(json.dumps(thought.as_data()))) == thought


@pytest.mark.parametrize("name", registered())
def test_every_brain_can_be_prepared(name: str) -> None:
    game = load(name)
    brain_for(game).prepare()
    assert [event for event, _ in answer(Prepare(name), lambda: False)] == ["loaded", "done"]


def test_answers_are_those_given_here(asker: Asker) -> None:
    asker.thinker.ask(QUANTIK)
    end, before = asker.last()
    assert end.event == "done"
    assert [said.event for said in before] == ["loaded", "thought"]
    game = load("quantik")
    state = game.parse_position(QUANTIK.position)
    thought = Thought.read(before[-1].value)
    assert thought.analysis == analyze(game, state, Limits(1))
    assert thought.move == thought.analysis.moves[0].move

    asker.thinker.ask(QUANTIK._replace(level=3, seed=7))
    asker.thinker.ask(QUANTIK._replace(level=3, seed=7))
    (_, first), (_, second) = asker.last(), asker.last()
    moves = [Thought.read(said[-1].value).move for said in (first, second)]
    assert moves[0] == moves[1]
    assert moves[0] in Match(game, position=QUANTIK.position).legal


def test_what_is_wrong_is_told_and_the_next_question_answered(asker: Asker) -> None:
    asker.thinker.ask(QUANTIK._replace(position="nonsense"))
    fault = Fault(**asker.last()[0].value)
    assert fault.code
    assert fault.details
    asker.thinker.ask(QUANTIK)
    assert asker.last()[0].event == "done"


def test_somebody_who_says_stop_still_gets_what_was_found(asker: Asker) -> None:
    for question in (LONG, LONG._replace(endless=True)):
        asker.thinker.ask(question)
        asker.until("loaded")
        asker.thinker.stop()
        end, before = asker.last()
        assert end.event == "done"
        assert Thought.read(before[-1].value).move in Match("exago", position=OPEN).legal


@pytest.mark.skipif(sys.platform == "win32", reason="signals work differently there")
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_dead_or_stopped_process_is_replaced(asker: Asker, blow: signal.Signals) -> None:
    asker.thinker.ask(LONG)
    asker.until("loaded")
    os.kill(asker.pid, blow)
    assert asker.hear() == Said(0, "died")
    asker.thinker.close()
    asker.thinker.ask(QUANTIK)
    assert asker.last()[0].event == "done"


@pytest.mark.skipif(sys.platform == "win32", reason="signals work differently there")
def test_a_game_whose_process_dies_is_played_again(tmp_path: Path) -> None:
    # The first process that plays is killed in the middle of its game, the others are not.
    program = tmp_path / "engine.py"
    program.write_text(FATAL.format(mark=str(tmp_path / "mark"), always=False))
    plan = Plan("quantik", (f"ugi:{sys.executable} {program}", "random"), 2, random_plies=0)
    results = sorted(play_all(plan, [0, 1], 2), key=lambda each: each.number)
    assert [each.number for each in results] == [0, 1]
    assert {each.reason for each in results} == {"engine-illegal"}

    program.write_text(FATAL.format(mark=str(tmp_path / "mark"), always=True))
    with pytest.raises(ArenaError) as caught:
        list(play_all(plan, [0, 1], 2))
    assert caught.value.code == "arena-died"


ENGINE = """
import os, signal, time
for line in iter(input, "quit"):
    if line == "ugi":
        print("ugiok", flush=True)
    elif line == "isready":
        print("readyok", flush=True)
    elif line.startswith("go"):
"""
"""How every engine here begins; what it does to find a move follows."""
FATAL = (
    ENGINE
    + """
        if {always} or not os.path.exists({mark!r}):
            open({mark!r}, "w").close()
            os.kill(os.getppid(), signal.SIGKILL)
        print("bestmove resign", flush=True)
"""
)


@pytest.mark.skipif(sys.platform == "win32", reason="signals work differently there")
def test_a_process_that_is_sent_home_twice_still_sends_its_engine_home(tmp_path: Path) -> None:
    program, mark = tmp_path / "engine.py", tmp_path / "mark"
    program.write_text(SLOW_TO_LEAVE.format(mark=str(mark)))
    plan = Plan("quantik", (f"ugi:{sys.executable} {program}", "random"), 1, random_plies=0)
    question = asking(1, Play(asdict(plan), 0))
    with subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        **options(),
    ) as worker:
        assert worker.stdin
        assert worker.stderr
        worker.stdin.write(question)
        worker.stdin.flush()
        assert worker.stderr.read() == b""
        assert worker.wait(PATIENT) == 0
    assert mark.exists()


SLOW_TO_LEAVE = (
    ENGINE
    + """
        os.kill(os.getppid(), signal.SIGTERM)
os.kill(os.getppid(), signal.SIGTERM)
time.sleep(0.2)
open({mark!r}, "w").close()
"""
)


def test_who_counts_nodes_is_told_the_same_way_whatever_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = ".../D../..D/..LD..L/.../.../.D. D -"
    question = Think("qomet", position, 60, nodes=20_000, ways=1)

    def ways() -> list[Any]:
        told = [value for event, value in answer(question, lambda: False) if event == "thought"]
        return [value["ways"] for value in told if value]

    usual = ways()
    assert len(usual[0][0]) > 1
    monkeypatch.setattr(answering, "_TELLING", 0.0)
    monkeypatch.setattr(answering, "_LEAST_TELLING", 0.0)
    assert ways() == usual


class TestPatience:
    """Ticks after which a worker is given up."""

    allowance = Allowance(starting=20, silence=3, loading=10, grace=2)

    def ticks(self, patience: Patience, *, pulse: bool = True) -> int:
        count = 1
        while patience.tick():
            count += 1
            if pulse:
                patience.hear(Said(1, "alive"))
            if count > 100:
                return count
        return count

    def patience(self, question: Question, *, is_new: bool = False) -> Patience:
        return Patience(question, self.allowance, is_new=is_new)

    def test_silence(self) -> None:
        assert self.ticks(self.patience(LONG), pulse=False) == 4
        new = self.patience(LONG, is_new=True)
        assert self.ticks(new, pulse=False) == 11
        assert not new.was_heard

    def test_loading(self) -> None:
        patience = self.patience(LONG)
        assert self.ticks(patience) == 11
        assert patience.was_heard
        assert patience.is_over

    def test_thinking_beyond_its_time(self) -> None:
        patience = self.patience(QUANTIK._replace(seconds=5))
        patience.hear(Said(1, "loaded"))
        assert self.ticks(patience) == 8

    @pytest.mark.parametrize("question", [LONG._replace(endless=True), Play({}, 0)])
    def test_what_may_take_any_time(self, question: Question) -> None:
        patience = self.patience(question)
        patience.hear(Said(1, "loaded"))
        assert self.ticks(patience) > 100
        patience.stop()
        assert self.ticks(patience) == 3

    def test_a_stop_does_not_hurry_what_is_loaded(self) -> None:
        patience = self.patience(LONG)
        patience.stop()
        for _ in range(8):
            assert patience.tick()
            patience.hear(Said(1, "alive"))
        patience.hear(Said(1, "loaded"))
        assert self.ticks(patience) == 3


def test_what_is_told_of_the_time_counts_from_when_it_was_asked() -> None:
    """Loading is part of it, and leaves less for thinking."""
    question = Think("quantik", "..../..../..../....", 3.0, ways=1)
    late = question._replace(asked=monotonic() - 100)
    for level in (None, 1):
        thoughts = [
            Thought.read(value)
            for event, value in answer(late._replace(level=level), lambda: False)
            if event == "thought" and value
        ]
        assert [thought.seconds >= 100 for thought in thoughts] == [True]
