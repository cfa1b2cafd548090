"""`fourfold match`, and players of all levels at the table."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from fourfold import read_record
from fourfold.cli.commands.match import _report
from fourfold.engine.arena.games import Plan, play
from fourfold.i18n import languages, words

from .calling import COMMAND, PLAIN_WORLD, call, complaint, heed_ctrl_c, run

QUICK = ("match", "quantik", "--jobs", "1")


def rows(shown: str) -> dict[str, list[str]]:
    """Give the cells of the first table under the names of the players."""
    table = shown.split("\n\n")[0].splitlines()[1:]
    return {line.split()[0]: re.split(r"\s{2,}", line.strip()) for line in table}


def test_two_players() -> None:
    answer = call(*QUICK, "--players", "level8,random", "--games", "10", "--seed", "3")
    assert answer.status == 0
    found = rows(answer.out)
    assert list(found) == ["level8", "random"]
    assert found["level8"][1:5] == ["10", *found["random"][4:1:-1]]
    assert int(found["level8"][2]) >= 8
    assert found["level8"][-1].startswith("+")
    assert found["random"][-1].startswith("-")
    assert re.search(r"By seat: Light \d+ % ± \d+, Dark \d+ % ± \d+\.", answer.out)
    again = call(*QUICK, "--players", "level8,random", "--games", "10", "--seed", "3")
    assert again.out == answer.out


def test_many_players_and_their_mistakes() -> None:
    names = "level10,level1,random"
    shown = call(*QUICK, "--players", names, "--games", "3", "--mistakes").out
    found = rows(shown)
    assert all(cells[1] == "8" for cells in found.values()), "4 games, twice"
    assert re.fullmatch(r"0/\d+ = 0 %", found["level10"][-1])
    assert re.fullmatch(r"\d+/\d+ = \d+ %", found["random"][-1])
    crossed = [line.split() for line in shown.split("\n\n")[1].splitlines()[1:]]
    assert [cells[1] for cells in crossed] == list(found)
    for i in range(3):
        assert crossed[i][2 + i] == "–"
        for j in range(i):
            assert int(crossed[i][2 + j]) + int(crossed[j][2 + i]) == 100


def test_three_seats_have_shares() -> None:
    shown = call(
        "match", "exago", "-o", "players=3", "-o", "size=4", "-o", "tiles=4", "-o", "line=3",
        "--players", "random,greedy,greedy", "--games", "3", "--jobs", "1",
    ).out  # fmt: skip
    assert "Elo" not in shown
    assert rows(shown)["greedy"][1] == "6"
    assert "Red" in shown
    assert "Yellow" in shown


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = (*QUICK, "--players", "greedy,random", "--games", "6", "--out", str(file))
    whole = call(*arguments).out
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    file.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    assert call(*arguments).out == whole
    assert sorted(file.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_a_stopped_run_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["match", "quantik", "--players", "greedy,random", "--games", "100000"]
    arguments += ["--jobs", "2", "--out", str(file)]
    running = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
        env=PLAIN_WORLD,
        text=True,
        encoding="utf-8",
    )
    while running.poll() is None and not (file.exists() and file.stat().st_size > 2000):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == ""
    assert re.search(r"Stopped after \d+ of 100,000 games. The same command goes on", out)
    assert "greedy" in rows(out.split("\n", 1)[1])


def test_a_run_stopped_early_reports_those_who_have_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = Plan("quantik", ("random", "greedy", "level1"), 2, seconds=0.1)
    _report(words("en"), plan, {0: play(plan, 0)}, mistakes=False)
    assert set(rows(capsys.readouterr().out)) == {"random", "greedy"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "--players"),
        (["--players", "level3"], "2 seats"),
        (["--players", "level3,Ann"], "“Ann”"),
        (["--players", "level3,level11"], "levels are 1 to 10"),
        (["--players", "level0,level3"], "levels are 1 to 10"),
        (["--players", "level3,"], "“”"),
        (["--players", "level3,random", "--games", "0"], "--games"),
        (["--players", "level3,random", "--games", "many"], "“many”"),
        (["--players", "level3,random", "--time", "-1"], "“-1”"),
        (["--players", "level3,random", "--jobs", "0"], "--jobs"),
        (["--players", "level3,random", "--seed", "x"], "--seed"),
        (["--players", "level3,random", "--plies-random", "-1"], "--plies-random"),
        (["--players", "level3,random", "--plies-random", "20"], "20 random moves"),
        (["--players", "level3,random", "--out", "."], "cannot be used"),
        (["--players", "level3,random", "--out", ""], "“”"),
        (["--players", "level3,random", "--out", "a\0b"], "“a\\x00b”"),
        (["--players", "level3,random", "--out", "/dev/null/x"], "cannot be used"),
        (["--players", "level3,random", "-o", "size=3"], "“size”"),
    ],
)
def test_mistakes(arguments: list[str], says: str) -> None:
    assert says in complaint("match", "quantik", *arguments)


# Levels at the table.


def test_a_game_against_a_level() -> None:
    shown = call(
        "play", "quantik", "--level", "10", "--seed", "1", typed="1\n1\n1\nrecord\nquit\n\n"
    )
    assert shown.status == 0
    assert "Lots were drawn. " in shown.out
    assert "you" in shown.out
    assert re.search(r"^Oracle, level 10 \(\w+\) plays [A-D][a-d][1-4]\.$", shown.out, re.MULTILINE)
    assert '"level10"]' in shown.out


def test_levels_among_players_and_in_records(tmp_path: Path) -> None:
    players = ("--players", "Ann, Level 10,level1", "--in-order")
    file = tmp_path / "game.txt"
    typed = f"f6\nsave {file}\nquit\n"
    first = call("play", "exago", *players, "--time", "0.2", typed=typed)
    assert "Red: Ann, Blue: Oracle, level 10, Yellow: Daydreamer, level 1." in first.out
    assert read_record(file.read_text()).players == ("Ann", "level10", "level1")
    loaded = call("play", "--load", str(file), "--time", "0.2", typed="1\nquit\n\n")
    assert "Oracle, level 10 (Blue) plays" in loaded.out


def test_levels_fill_all_other_seats() -> None:
    shown = call("play", "exago?players=4", "--level", "1", "--time", "0.1", typed="")
    assert shown.out.count("Daydreamer, level 1,") + shown.out.count("level 1.") >= 3
    assert ": you" in shown.out


def test_the_real_command_plays_two_levels() -> None:
    done = run("play", "quantik", "--players", "level2,level9", "--seed", "2", typed=b"quit\n")
    assert done.returncode == 0
    assert " wins: " in done.stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--level", "0"], "from 1 to 10"),
        (["--level", "11"], "from 1 to 10"),
        (["--level", "-3"], "from 1 to 10"),
        (["--level", "three"], "“three”"),
        (["--level", "2.5"], "“2.5”"),
        (["--level", ""], "--level"),
        (["--level", "3", "--players", "Ann,Bob"], "--players"),
        (["--level", "3", "--load", "x"], "--load"),
        (["--players", "Ann,level0"], "“level0”"),
        (["--players", "Ann,LEVEL 12"], "“LEVEL 12”"),
        (["--level", "3", "--time", "-1"], "“-1”"),
        (["--level", "3", "--time", "never"], "“never”"),
    ],
)
def test_bad_levels(arguments: list[str], says: str) -> None:
    assert says in complaint("play", "quantik", *arguments)


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    say = words(language)
    names = {say(f"level-name-{number}") for number in range(1, 11)}
    assert len(names) == len({say(f"level-about-{number}") for number in range(1, 11)}) == 10
    for number in range(1, 11):
        assert say(f"level-name-{number}") in say(f"cli-player-level{number}")


def test_standings_for_programs() -> None:
    asked = (*QUICK, "--players", "level8,random", "--games", "6", "--seed", "3")
    answer = call(*asked, "--mistakes", "--json")
    assert (answer.status, answer.out.count("\n")) == (0, 1)
    told = json.loads(answer.out)
    best, other = told["players"]
    assert (told["game"], told["options"], told["games"], told["planned"]) == ("quantik", {}, 6, 6)
    assert (best["player"], best["played"], best["won"]) == ("level8", 6, other["lost"])
    assert best["score"]["value"] + other["score"]["value"] == pytest.approx(1)
    assert best["elo"]["value"] == -other["elo"]["value"]
    assert best["mistakes"]["made"] <= best["mistakes"]["possible"]
    assert [pair["played"] for pair in told["pairs"]] == [6]
    assert [seat["seat"] for seat in told["seats"]] == [0, 1]
    assert told["failures"] == []
    three = call(
        "match",
        "exago",
        "-o",
        "players=3",
        "-o",
        "size=4",
        "--players",
        "random,random,random",
        "--games",
        "3",
        "--jobs",
        "1",
        "--json",
    )
    told = json.loads(three.out)
    assert told["options"] == {"players": "3", "size": "4"}
    assert told["players"][0]["elo"] is None
