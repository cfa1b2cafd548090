"""Engines in `fourfold match`: our own against a level, and those that fail."""

from __future__ import annotations

import json
import shlex
import signal
import sys
import time
from pathlib import Path

import pytest

from .calling import call, complaint
from .dialogue import Dialogue
from .test_engine import is_running

PYTHON = shlex.quote(sys.executable)
SMALL = "exago?size=4&tiles=4&line=3"
FAKE = """
import os, sys, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
for line in sys.stdin:
    if line == "ugi\\n":
        print("ugiok", flush=True)
    elif line == "isready\\n":
        print("readyok", flush=True)
    elif line.startswith("go "):
        {does}
"""


def fake(folder: Path, does: str) -> str:
    """Give the name of an engine that does something when it is to move."""
    script = folder / "fake.py"
    script.write_text(FAKE.format(does=does, pids=str(folder / "pids")))
    return f"ugi:{PYTHON} {shlex.quote(str(script))}"


@pytest.mark.parametrize(
    ("spec", "others"),
    [
        ("quantik", "level1"),
        ("qomet", "level1"),
        (SMALL, "level1"),
        (f"{SMALL}&players=3", "level1,random"),
    ],
)
def test_our_engine_plays_whole_games_as_a_player(tmp_path: Path, spec: str, others: str) -> None:
    name, file = f"ugi:{PYTHON} -m fourfold engine {spec.split('?')[0]}", tmp_path / "games.jsonl"
    answer = call(
        "match", spec, "--players", f"{name},{others}", "--games", "2", "--time", "0.1",
        "--jobs", "1", "--out", str(file),
    )  # fmt: skip
    assert (answer.status, answer.err) == (0, "")
    assert f"\n  {name} " in answer.out
    results = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert len(results) == 1 + len(others.split(","))
    assert all(result["failed"] is None for result in results), answer.out
    assert all(result["reason"] != "unfinished" for result in results)


@pytest.mark.parametrize(
    ("does", "reason", "says"),
    [
        ("print('bestmove Zz9', flush=True)", "engine-illegal", "“Zz9”, which is not legal"),
        ("sys.exit(4)", "engine-died", "ended by itself, with status 4"),
        ("time.sleep(1000)", "engine-late", "“go movetime 50” in time"),
    ],
)
def test_who_fails_loses_every_game_and_everybody_sees_why(
    tmp_path: Path, does: str, reason: str, says: str
) -> None:
    name, file = fake(tmp_path, does), tmp_path / "games.jsonl"
    answer = call(
        "match", "quantik", "--players", f"{name},random", "--games", "2", "--time", "0.05",
        "--jobs", "2", "--out", str(file),
    )  # fmt: skip
    assert (answer.status, answer.err) == (0, "")
    assert " lost 2 games without playing to the end. The first time: " in answer.out
    assert says in answer.out
    results = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [result["reason"] for result in results] == [reason] * 2
    assert all(result["seating"][result["failed"]] == name for result in results)
    assert not any(map(is_running, started(tmp_path)))


def started(folder: Path) -> list[int]:
    """Give the processes that fake engines have been."""
    pids = folder / "pids"
    return [int(pid) for pid in pids.read_text().split()] if pids.exists() else []


@pytest.mark.skipif(sys.platform == "win32", reason="signals work differently there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_engine_stays_behind_after_ctrl_c(tmp_path: Path, jobs: str) -> None:
    if not Path("/proc").exists():
        pytest.skip("this system does not tell")
    # It never ends by itself, not even when nobody is there any more.
    name = fake(tmp_path, "time.sleep(1000)")
    players = ("--players", f"{name},random", "--games", "100", "--plies-random", "0")
    with Dialogue("match", "quantik", *players, "--time", "60", "--jobs", jobs) as match:
        while len(started(tmp_path)) < 1 + int(jobs):
            time.sleep(0.05)
        time.sleep(0.5)
        match.interrupt(signal.SIGINT)
        assert match.rest()[0] == 130
    assert not any(map(is_running, started(tmp_path)))


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ("ugi:/no/such/engine,level1", "“/no/such/engine” cannot be started"),
        ("ugi:,level1", "cannot be read as the command"),
        ('ugi:"open,level1', "cannot be read as the command"),
        (f"ugi:{PYTHON} -c pass,level1", "ended by itself, with status 0"),
        ("ugi:./engine", "2 seats"),
    ],
)
def test_mistakes(players: str, says: str) -> None:
    assert says in complaint("match", "quantik", "--players", players)


def test_an_engine_that_cannot_play_with_the_options_stops_the_match_before_it_begins(
    tmp_path: Path,
) -> None:
    name, file = fake(tmp_path, "print('bestmove a1', flush=True)"), tmp_path / "games.jsonl"
    options = ("-o", "size=4", "-o", "tiles=5")
    players = ("--players", f"{name},level1", "--games", "2", "--out", str(file))
    said = complaint("match", "exago", *options, *players)
    assert "has no option “size”" in said
    assert len(file.read_text().splitlines()) == 1
    assert not any(map(is_running, started(tmp_path)))


def test_a_comma_between_quotes_belongs_to_the_command() -> None:
    players = f"ugi:{PYTHON} -c 'import sys, os; sys.exit(5)',level1"
    assert "status 5" in complaint("match", "quantik", "--players", players)


def test_engines_do_not_sit_at_the_table() -> None:
    said = complaint("play", "quantik", "--players", "Ann,ugi:./engine")
    assert "fourfold match" in said


def test_failures_in_french(tmp_path: Path) -> None:
    name = fake(tmp_path, "print('bestmove', flush=True)")
    shown = call(
        "match", "quantik", "--players", f"{name},random", "--games", "2", "--lang", "fr",
        "--jobs", "1",
    ).out  # fmt: skip
    assert "a perdu 2 parties sans jouer jusqu’au bout" in shown
    assert "« bestmove », ce qui n’est pas un coup" in shown
