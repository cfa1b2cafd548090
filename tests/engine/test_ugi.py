"""Engines as players: what they are told, and how those who misbehave lose."""

from __future__ import annotations

import os
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fourfold import Match, load
from fourfold.engine import ugi
from fourfold.engine.arena.games import Plan, Result, play
from fourfold.engine.arena.results import ResultFile
from fourfold.engine.ugi import FAILURES, PREFIX, PlayerError, UgiPlayer, is_engine, read_command
from fourfold.i18n import languages, words

FAKE = """
import os, subprocess, sys, time
def say(*lines):
    for line in lines:
        print(line, flush=True)
position, log = "", open({log!r}, "a")
print("pid", os.getpid(), file=log, flush=True)
for line in sys.stdin:
    print(line.strip(), file=log, flush=True)
    word = line.split()[0]
    if word == "position":
        position = line
    if word == {when!r}:
        {does}
    elif word == "ugi":
        say("id name Fake", "option name size type spin default 6 min 1 max 9",
            "option name players type spin default 2 min 2 max 6", "ugiok")
    elif word == "isready":
        say("readyok")
    elif word == "quit":
        break
"""


class Fake:
    """An engine made for a test: what it does at some command, and what it has heard."""

    def __init__(self, folder: Path, does: str, when: str = "go") -> None:
        number = len(list(folder.iterdir()))
        self.script, self._log = folder / f"engine{number}.py", folder / f"log{number}"
        self.script.write_text(FAKE.format(log=str(self._log), when=when, does=does))
        self._log.touch()
        self.name = PREFIX + shlex.join([sys.executable, str(self.script)])

    @property
    def heard(self) -> list[str]:
        """What it was told, in all its lives."""
        return [line for line in self._log.read_text().splitlines() if line[:4] != "pid "]

    @property
    def lives(self) -> list[int]:
        """The processes it has been."""
        lines = self._log.read_text().splitlines()
        return [int(line.split()[1]) for line in lines if line.startswith("pid ")]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have less patience with engines than usual."""
    monkeypatch.setattr(ugi, "_AT_LAST", 0.5)
    monkeypatch.setattr(ugi, "_LEAVING", 0.5)


def has_gone(process: int) -> bool:
    """Say whether there is no such process, not even a dead one that nobody cares for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_what_an_engine_is_told(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('info string hello', 'bestmove d5 ponder d6')")
    match = Match("exago?size=4&players=3")
    match.play("d4")
    with UgiPlayer(fake.name, 0.25) as player:
        assert player.choose(match) == "d5"
        match.play("d5")
        match.play("d6")
    with UgiPlayer(fake.name, 0) as player:
        later = Match(match.game, position="4/5/6/3R3/6/5/4 B R5,B6,Y6")
        assert player.choose(later) == "d5"
    assert fake.heard == [
        "ugi",
        # It offers no other option of this game.
        "setoption name players value 3",
        "setoption name size value 4",
        "uginewgame",
        "isready",
        "position startpos moves d4",
        "isready",
        "go movetime 250",
        "quit",
        "ugi",
        "setoption name players value 3",
        "setoption name size value 4",
        "uginewgame",
        "isready",
        "position fen 4/5/6/3R3/6/5/4 B R5,B6,Y6",
        "isready",
        "go movetime 1",
        "quit",
    ]
    assert all(map(has_gone, fake.lives))


@pytest.mark.parametrize(
    "does",
    [
        "say('bestmove Aa1')",
        "say('bestmovement', 'bestmoves', '', '   ', 'bestmove Aa1')",
        "sys.stdout.buffer.write(b'\\xff\\x00\\n'); say('bestmove Aa1')",
        "say(*['info ' + 'x' * 100_000] * 100, 'bestmove Aa1')",
        "print('x' * 5_000_000); say('bestmove Aa1')",
        "print('bestmove Aa1', end='\\r\\n', flush=True)",
        "sys.stderr.write('x' * 1_000_000); say('bestmove Aa1')",
    ],
)
def test_noise_does_no_harm(tmp_path: Path, does: str) -> None:
    with UgiPlayer(Fake(tmp_path, does).name, 2) as player:
        assert player.choose(Match("quantik")) == "Aa1"


def test_an_engine_that_waits_for_stop_is_told_so(tmp_path: Path) -> None:
    with UgiPlayer(Fake(tmp_path, "say('bestmove Aa1')", when="stop").name, 0.1) as player:
        assert player.choose(Match("quantik")) == "Aa1"


def test_old_answers_are_no_answers(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove zz9', 'readyok')", when="isready")
    with UgiPlayer(fake.name, 0.1) as player, pytest.raises(PlayerError) as caught:
        player.choose(Match("quantik"))
    assert caught.value.code == "engine-late"


BAD = {
    "says nothing": ("go", "pass", "engine-late", "go movetime 100"),
    "talks of other things": ("go", "say('hello', 'Aa1')", "engine-late", "go movetime 100"),
    "hangs": ("go", "time.sleep(1000)", "engine-late", "go movetime 100"),
    "hangs and has started others": (
        "go",
        "subprocess.run([sys.executable, '-c', 'import time; time.sleep(1000)'])",
        "engine-late",
        "go movetime 100",
    ),
    "floods": ("go", "[say('info ' + 'x' * 1000) for _ in iter(int, 1)]", "engine-late",
               "go movetime 100"),
    "floods without lines": ("go", "[sys.stdout.write('x' * 1000) for _ in iter(int, 1)]",
                             "engine-late", "go movetime 100"),
    "floods with options": ("go", "[say('option') for _ in iter(int, 1)]", "engine-late",
                            "go movetime 100"),
    "answers everything with a flood": ("ugi", "[say('option') for _ in iter(int, 1)]",
                                        "engine-late", "ugi"),
    "no move": ("go", "say('bestmove')", "engine-nonsense", "bestmove"),
    "illegal": ("go", "say('bestmove Zz9')", "engine-illegal", "Zz9"),
    "none": ("go", "say('bestmove (none)')", "engine-illegal", "(none)"),
    "a wall of text": ("go", "say('bestmove ' + 'x' * 50_000)", "engine-illegal",
                       "x" * 59 + "…"),
    "leaves": ("go", "sys.exit(3)", "engine-died", "3"),
    "leaves in peace": ("go", "break", "engine-died", "0"),
    "is killed": ("go", "os.kill(os.getpid(), 9)", "engine-died", "-9"),
    "leaves when asked to get ready": ("isready", "sys.exit(1)", "engine-died", "1"),
    "closes its output": ("go", "os.close(1); time.sleep(1000)", "engine-died", "–"),
    "does not know the protocol": ("ugi", "pass", "engine-late", "ugi"),
    "never gets ready": ("isready", "pass", "engine-late", "isready"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_engines_that_misbehave(tmp_path: Path, case: str) -> None:
    when, does, code, note = BAD[case]
    fake = Fake(tmp_path, does, when)
    with UgiPlayer(fake.name, 0.1, starting=2) as player, pytest.raises(PlayerError) as caught:
        player.choose(Match("quantik"))
    assert (caught.value.code, caught.value.details["note"]) == (code, note)
    assert all(map(has_gone, fake.lives))


def test_who_waits_for_an_engine_that_is_killed_is_told(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "time.sleep(1000)")
    with UgiPlayer(fake.name, 100) as player, ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(player.choose, Match("quantik"))
        while "go movetime 100000" not in fake.heard:
            time.sleep(0.01)
        player.kill()
        with pytest.raises(PlayerError) as caught:
            waiting.result()
    assert (caught.value.code, caught.value.details["note"]) == ("engine-died", "-9")
    assert all(map(has_gone, fake.lives))


def test_an_engine_that_is_killed_before_it_starts_does_not_stay(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "time.sleep(1000)", when="ugi")
    with UgiPlayer(fake.name, 100) as player:
        player.kill()
        with pytest.raises(PlayerError):
            player.choose(Match("quantik"))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system does not tell")
def test_an_engine_gives_way_where_that_is_wished(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove Aa1')")
    with UgiPlayer(fake.name, 0.1, niceness=3) as player:
        player.choose(Match("quantik"))
        assert os.getpriority(os.PRIO_PROCESS, fake.lives[0]) == min(19, os.nice(0) + 3)


@pytest.mark.skipif(not Path("/proc").exists(), reason="this system does not tell")
def test_what_an_engine_started_ends_with_it(tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")
    program = [sys.executable, "-c", "import time; time.sleep(1000)", mark]
    fake = Fake(tmp_path, f"subprocess.run({program!r})")
    with UgiPlayer(fake.name, 0.1) as player, pytest.raises(PlayerError):
        player.choose(Match("quantik"))
    while any(mark in command_line(process) for process in Path("/proc").glob("[0-9]*")):
        time.sleep(0.05)


def command_line(process: Path) -> str:
    try:
        return (process / "cmdline").read_text()
    except OSError:
        return ""


@pytest.mark.parametrize("command", ["/no/such/engine", "/", __file__])
def test_what_cannot_be_started(command: str) -> None:
    with UgiPlayer(PREFIX + command) as player, pytest.raises(PlayerError) as caught:
        player.choose(Match("quantik"))
    assert caught.value.code == "engine-missing"
    assert caught.value.details["command"] in (command, "…")
    assert caught.value.details["note"]


@pytest.mark.parametrize("text", ["", "   ", '"open', "a\0b", "back\\", "Hash=3", "=3 ./engine"])
def test_what_is_no_command(text: str) -> None:
    with pytest.raises(PlayerError) as caught:
        UgiPlayer(PREFIX + text)
    assert caught.value.code == "engine-command"


def test_names_are_read_as_by_a_shell() -> None:
    words, options = read_command("ugi:./engine --name 'a b' \"c,d\" x=y")
    assert words == ["./engine", "--name", "a b", "c,d", "x=y"]
    assert options == {}
    words, options = read_command("ugi:Hash=64 'Skill Level=a=b' Book= ./engine")
    assert words == ["./engine"]
    assert options == {"Hash": "64", "Skill Level": "a=b", "Book": ""}
    assert is_engine("ugi:./engine")
    assert not is_engine("level3")


def test_options_in_the_name_are_set(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove d4')")
    with UgiPlayer(fake.name.replace(PREFIX, f"{PREFIX}SIZE=5 ")) as player:
        player.start(load("quantik"))
    assert "setoption name SIZE value 5" in fake.heard
    with (
        UgiPlayer(fake.name.replace(PREFIX, f"{PREFIX}'Skill Level=5' ")) as player,
        pytest.raises(PlayerError) as caught,
    ):
        player.start(load("quantik"))
    assert (caught.value.code, caught.value.details["note"]) == ("engine-option", "Skill Level")


@pytest.mark.parametrize("spec", ["exago?tiles=5", "exago?size=4&tiles=5", "qomet?corner_exit=off"])
def test_an_engine_without_an_option_of_the_game_does_not_play_it(
    tmp_path: Path, spec: str
) -> None:
    fake, game = Fake(tmp_path, "say('bestmove d4')"), load(spec)
    with UgiPlayer(fake.name) as player, pytest.raises(PlayerError) as caught:
        player.choose(Match(game))
    missing = "tiles" if game.name == "exago" else "corner_exit"
    assert (caught.value.code, caught.value.details["note"]) == ("engine-option", missing)
    assert not any(line.startswith("position") for line in fake.heard)
    # With the default it plays what it plays by itself.
    with UgiPlayer(fake.name) as player:
        assert player.choose(Match(load("exago?size=4"))) == "d4"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", FAILURES)
def test_every_failure_has_a_sentence(code: str, language: str) -> None:
    said = words(language).error(PlayerError(code, command="./engine", note="a note"))
    assert "./engine" in said
    assert "a note" in said


# In matches.


def test_who_fails_loses_and_the_others_share(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove Zz9')")
    plan = Plan("exago?players=3&size=4", ("random", "greedy", fake.name), 3, seconds=0.1)
    for number in range(3):
        result = play(plan, number)
        seat = plan.seating(number).index(fake.name)
        assert (result.failed, result.winner) == (seat, None)
        assert (result.reason, result.note) == ("engine-illegal", "Zz9")
        assert result.scores() == [0 if each == seat else 0.5 for each in range(3)]
        match = Match(plan.game)
        for move in result.moves:
            match.play(move)
        assert match.to_move == seat
        assert not match.outcome
    assert all(map(has_gone, fake.lives))


def test_failures_in_the_file_of_results(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "sys.exit(7)")
    plan, path = Plan("quantik", ("random", fake.name), 2, seconds=0.1), tmp_path / "results"
    results = [play(plan, number) for number in range(2)]
    assert [each.winner for each in results] == [0, 1]
    file = ResultFile(path, plan)
    for result in results:
        file.add(result)
    file.close()
    assert '"reason": "engine-died", "failed": 1, "note": "7"' in path.read_text()
    again = ResultFile(path, plan)
    again.close()
    assert list(again.results.values()) == results


def test_results_from_before_there_were_engines_can_be_read(tmp_path: Path) -> None:
    plan, path = Plan("quantik", ("random", "greedy"), 2), tmp_path / "results"
    file = ResultFile(path, plan)
    file.add(play(plan, 0))
    file.close()
    path.write_text(path.read_text().replace(', "failed": null, "note": ""', ""))
    again = ResultFile(path, plan)
    again.close()
    assert again.results[0] == play(plan, 0)


@pytest.mark.parametrize(
    ("field", "value"), [("failed", "5"), ("failed", '"a"'), ("reason", '"engine-bored"')]
)
def test_failures_that_cannot_be(tmp_path: Path, field: str, value: str) -> None:
    plan, path = Plan("quantik", ("random", "greedy"), 2), tmp_path / "results"
    good = Result(0, plan.seating(0), (), 1, "engine-died", failed=0, note="1")
    file = ResultFile(path, plan)
    file.add(good)
    file.close()
    old = {"failed": '"failed": 0', "reason": '"reason": "engine-died"'}[field]
    text = path.read_text().replace(old, f'"{field}": {value}')
    path.write_text(text + "\n" + text.splitlines()[1] + "\n")
    with pytest.raises(ValueError, match="not a game of this match"):
        ResultFile(path, plan)


def test_a_game_can_be_known_by_its_options(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "say('bestmove d4')")
    with UgiPlayer(fake.name, 0.1) as player:
        player.start(load("exago?size=5"))
    assert "setoption name size value 5" in fake.heard
