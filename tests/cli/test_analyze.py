"""`fourfold analyze`: for programs exactly as the formats page says, for people in words."""

from __future__ import annotations

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from fourfold import load
from fourfold.cli.terminal.analysis import MOST_SHOWN, fitting, print_analysis
from fourfold.cli.terminal.wrapping import columns
from fourfold.engine import Analysis, Judged, Limits, analyze
from fourfold.i18n import languages, words
from fourfold.match import Position

from .calling import call, complaint


def analysis(*arguments: str) -> dict[str, object]:
    """Give the JSON of an analysis."""
    answer = call("analyze", *arguments, "--json")
    assert answer.status == 0
    assert answer.out.count("\n") == 1
    found = json.loads(answer.out)
    keys = ["game", "options", "position", "to_move", "value", "distance", "exact", "moves"]
    assert list(found) == keys
    for move in found["moves"]:
        assert list(move) == ["move", "value", "distance", "exact", "score"]
        assert -1 <= move["score"] <= 1
    assert isinstance(found, dict)
    return found


def test_the_start_of_quantik() -> None:
    found = analysis("quantik")
    assert (found["game"], found["options"]) == ("quantik", {})
    assert found["position"] == "..../..../..../...."
    assert (found["to_move"], found["value"], found["distance"]) == (0, "loss", 10)
    assert found["exact"] is True
    moves = found["moves"]
    assert isinstance(moves, list)
    assert [move["move"] for move in moves] == list(load("quantik").legal_texts(_start()))
    assert all(move["value"] == "loss" and move["distance"] == 10 for move in moves)


def _start() -> object:
    return load("quantik").initial()


def test_best_move_first() -> None:
    moves = analysis("quantik", "--position", "ABc./..../..../d...")["moves"]
    assert isinstance(moves, list)
    best = {"move": "Dd4", "value": "win", "distance": 1, "exact": True}
    assert moves[0] == {**best, "score": pytest.approx(1, abs=0.1)}
    assert {move["value"] for move in moves} == {"win", "loss"}
    kinds = [move["value"] for move in moves]
    assert kinds == sorted(kinds, reverse=True)
    losses = [move["distance"] for move in moves if move["value"] == "loss"]
    assert losses == sorted(losses, reverse=True)


def test_options_and_seats() -> None:
    found = analysis("exago", "-o", "players=3", "-o", "size=4", "--time", "0")
    assert (found["game"], found["position"]) == ("exago", "4/5/6/7/6/5/4 R R6,B6,Y6")
    assert found["value"] == "unknown"
    assert found["distance"] is None
    assert found["exact"] is False
    assert found["options"] == {"players": "3", "size": "4"}
    unknown = {"move": "d4", "value": "unknown", "distance": None, "exact": False}
    moves = found["moves"]
    assert isinstance(moves, list)
    assert [{**move, "score": 0} for move in moves] == [{**unknown, "score": 0}]


@pytest.mark.parametrize(
    ("game", "position", "value", "said"),
    [
        ("quantik", "ABcd/..../..../....", "loss", "Dark wins: a line holds all four shapes."),
        (
            "qomet",
            ".../D.D/.../......./.../D.D/... D -",
            "win",
            "Dark wins: four stars on the corners of a square",
        ),
    ],
)
def test_finished_games(game: str, position: str, value: str, said: str) -> None:
    found = analysis(game, "--position", position)
    assert (found["value"], found["distance"], found["exact"]) == (value, 0, True)
    assert found["moves"] == []
    answer = call("analyze", game, "--position", position)
    assert answer.status == 0
    assert answer.out.splitlines()[1] == position
    assert answer.out.splitlines()[2].startswith(said.split(":")[0])


def test_text_for_people() -> None:
    shown = call("analyze", "quantik", "--position", "ABc./..../..../d...").out
    assert "Light is to move and wins at once." in shown
    assert re.search(r"^ +Dd4 +wins +1 +proved$", shown, re.MULTILINE)
    assert re.search(r" loses +2 +proved$", shown, re.MULTILINE)
    french = call("analyze", "quantik", "--lang", "fr").out
    assert "Au trait, Clair perd après 10 coups" in french
    assert re.search(r"^ +Aa1 +perd +10 +prouvé$", french, re.MULTILINE)


def test_estimates_are_called_so_and_long_lists_are_cut() -> None:
    position = "6/7/8/9/10/4RB5/10/9/8/7/6 R R11,B11"
    shown = call("analyze", "exago", "--position", position, "--time", "0.2").out
    assert "Who wins is not proved yet" in shown
    assert re.search(r"looks \w+ \([+-]\d\.\d\d\) +estimate$", shown, re.MULTILINE)
    # What that means is said where it was counted: with two players and the usual options.
    best = re.search(r"\(([+-]\d\.\d\d)\)", shown)
    assert best
    share = re.search(r"such positions got (\d+)% of the points", " ".join(shown.split()))
    assert share
    assert int(share[1]) == pytest.approx(50 + 50 * float(best[1]), abs=1)
    position = "5/6/7/8/4RB3/8/7/6/5 R R11,B11"
    shown = call("analyze", "exago?size=5", "--position", position, "--time", "0.2").out
    assert "of the points" not in shown
    long = call("analyze", "quantik").out
    assert len(long.splitlines()) == 5 + MOST_SHOWN + 1
    assert "And 24 more moves." in long


@pytest.mark.parametrize("width", [30, 44, 60, 80])
def test_the_list_fits_into_narrow_windows(width: int) -> None:
    position = "6/7/8/9/10/4RB5/10/9/8/7/6 R R11,B11"
    for asked in (["exago", "--position", position], ["qomet"]):
        shown = call("analyze", *asked, "--time", "0.1", COLUMNS=str(width)).out
        rows = shown[shown.index("\n\n") :].splitlines()
        assert max(map(len, rows)) <= width
        assert any(re.match(r" +Move +Value", row) for row in rows)


@pytest.mark.parametrize("width", [30, 44, 60])
def test_estimates_beside_distances_fit_in_every_language(width: int) -> None:
    """What looks even takes most room, and in some languages more than there is in one line."""
    looks = {"good": 0.53, "fair": 0.2, "even": 0.01, "poor": -0.2, "bad": -0.63}
    moves = [Judged("c3-b2", "win", 31, True, 0.99)]
    moves += [Judged("d4", "unknown", None, False, score) for score in looks.values()]
    moves += [Judged("a1-x", "loss", 120, True, -0.99)]
    for language in languages():
        say, console = words(language), Console(file=StringIO(), width=width, color_system=None)
        print_analysis(console, say, Analysis("win", 31, True, moves, None), "Ann")
        assert isinstance(console.file, StringIO)
        shown = console.file.getvalue().partition("\n\n")[2]
        assert max(map(columns, shown.splitlines())) <= width, language
        assert all(number in shown for number in ("c3-b2", "31", "a1-x", "120"))
        written = "".join(shown.split())
        for look in looks:
            assert say(f"analyze-guess-{look}").replace(" ", "")[:4] in written, language


@pytest.mark.parametrize(
    ("spec", "position", "time", "says", "top"),
    [
        # The ninth star wins soonest; which of several placings does it takes a long search.
        ("qomet", "D../..L/.D./..DL.../L../D../.D. L -", 0, "wins after 13 moves", r"wins +proved"),
        # Without the time to find out what the eighth star does, a longer win is the best known.
        (
            "qomet?corner_exit=off",
            ".LD/..L/.../....D../.../L.D/..L D -",
            0,
            "wins after 11 moves",
            r"wins +23 +proved",
        ),
        (
            "qomet?corner_exit=off",
            "LD./..D/L../.D..L../.../..D/... D -",
            0,
            "wins after 7 moves",
            r"looks good \(\+0\.\d\d\) +estimate",
        ),
        (
            "qomet?corner_exit=off",
            "..D/.../L../L..D.L./.../..D/.D. L -",
            0,
            "nobody can force a win",
            r"looks even \(\+0\.00\) +estimate",
        ),
        # No table has this position; one that a move leads to is known, and others may win sooner.
        (
            "qomet?corner_exit=off",
            "..D/.../..D/..L..DL/..L/L../.D. L -",
            0,
            "is to move and wins.",
            r"wins +21 +proved",
        ),
    ],
)
def test_where_more_is_known_than_which_move_is_best_that_is_said(
    spec: str, position: str, time: int, says: str, top: str
) -> None:
    shown = call("analyze", spec, "--position", position, "--time", str(time)).out
    assert says in shown
    assert "Which move is the best is not proved yet; more time may help." in shown
    rows = shown.partition("\n\n")[2].splitlines()
    assert re.search(rf" {top}$", rows[1]), rows[:3]
    settled = call("analyze", "qomet", "--time", "0").out
    assert "wins after 17 moves" in settled
    assert "Which move is the best" not in settled


def test_what_is_known_of_a_lost_position_is_said_of_its_moves() -> None:
    """The moves lead to nine stars, of which the tables of the package know nothing."""
    position = ".DL/.../.DD/..DL.../.L./L../... L -"
    shown = call("analyze", "qomet", "--position", position, "--time", "0").out
    assert "Light is to move and loses after 120 moves" in shown
    assert "estimate" not in shown
    assert re.search(r"^ +a1 +loses +proved$", shown, re.MULTILINE)
    found = json.loads(call("analyze", "qomet", "--position", position, "--json").out)
    assert {(each["value"], each["exact"]) for each in found["moves"]} == {("loss", True)}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "GAME"),
        (["chess"], "“chess”"),
        (["quantik", "--time", "-1"], "“-1”"),
        (["quantik", "--time", "soon"], "“soon”"),
        (["quantik", "--time", "nan"], "“nan”"),
        (["quantik", "--time", "inf"], "“inf”"),
        (["quantik", "--time", ""], "“”"),
        (["quantik", "--time", "9" * 400], "from 0 to 86400"),
        (["quantik", "--position", "A/a"], "4 rows"),
        (["quantik", "-o", "size=4"], "“size”"),
        (["quantik", "--json=yes"], "--json"),
    ],
)
def test_mistakes(arguments: list[str], says: str) -> None:
    assert says in complaint("analyze", *arguments)


@pytest.mark.parametrize(("width", "height"), [(44, 20), (60, 24), (80, 50), (30, 8)])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_at_the_table_the_verdict_stays_in_the_window(
    width: int, height: int, language: str
) -> None:
    found = analyze(Position("qomet"), limits=Limits(0))
    console = Console(
        file=StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    say = words(language)
    most = fitting(console, say, found, "Ann")
    print_analysis(console, say, found, "Ann", most)
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().splitlines()
    assert len(lines) < height or most == 3
    assert sum("d4" in line for line in lines) == 1
    assert (len(found.moves) > most) == (str(len(found.moves) - most) in lines[-1])
