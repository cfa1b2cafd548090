"""The engine follows the book of Qomet's win, on both sides."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from fourfold.engine.contract import Judged, Limits
from fourfold.games.qomet.engine import judging as engine
from fourfold.games.qomet.kernels.ranks import position
from fourfold.games.qomet.kernels.rules import state_of
from fourfold.games.qomet.lookup import book as qomet_book
from fourfold.games.qomet.rules import Qomet, State

SCRIPT = Path(__file__).parents[2] / "scripts" / "qomet_book.py"
NO_TIME = Limits(0)
both = pytest.mark.parametrize("game", [Qomet(), Qomet({"corner_exit": "off"})], ids=["on", "off"])


def best(game: Qomet, state: State) -> Judged:
    return engine.brain(game).judge(state, NO_TIME)[0]


def positions(game: Qomet, distances: set[int], count: int, to_move: int) -> list[State]:
    book = qomet_book.shipped(game)
    assert book is not None
    pairs = zip(book.codes.tolist(), book.distances.tolist(), strict=True)
    found = [code for code, distance in pairs if distance in distances]
    return [state_of(*position(code), to_move) for code in Random(1).sample(found, count)]


@both
def test_the_winner_needs_no_search(game: Qomet) -> None:
    for state in positions(game, {7, 9}, 30, 0):
        known = engine.brain(game).known(state)
        found = best(game, state)
        assert known == ("win", found.distance)
        assert found.exact


@both
def test_the_loser_lasts_as_long_as_it_can(game: Qomet) -> None:
    """From the start, with a choice among equals that no table and no search makes for it."""
    for seed in range(5):
        state, rng = game.initial(), Random(seed)
        for ply in range(9):
            judged = engine.brain(game).judge(state, NO_TIME)
            equal = [each for each in judged if each.score == judged[0].score]
            assert judged[0].distance == 17 - ply
            assert judged[0].value == ("loss" if state.to_move else "win")
            state = game.play(state, rng.choice(equal).move)


def test_a_brain_with_limited_sight_has_no_book() -> None:
    game = Qomet()
    for state in positions(game, {9}, 3, 0):
        judged = engine.brain(game).judge(state, Limits(1000, 2))
        assert not any(each.exact and each.value == "win" for each in judged)


def proof(*arguments: str) -> tuple[int, str]:
    command = [sys.executable, str(SCRIPT), "prove", "--corner-exit", "on", "--processes", "1"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_a_win_is_proved_against_every_defence() -> None:
    status, said = proof("--position", ".../..D/..L/.DDL.L./L.D/.../..L L c3-c4")
    assert status == 0
    assert [line.split()[2] for line in said.splitlines()[2:5]] == ["7", "5", "3"]
    assert " positions, 0 without a best turn\n" in said


def test_a_win_is_proved_turned_and_mirrored_too() -> None:
    status, said = proof("--position", "L../L../.LD/.LD..../L../.../... L c3-c4", "--symmetric")
    assert status == 0
    assert "3 positions, 0 without a best turn\n" in said


def test_what_the_engine_does_not_find_is_told() -> None:
    won = "L../L../.LD/.LD..../L../.../... L c3-c4"
    status, said = proof("--position", won, "--nodes", "100", "--corner-exit", "off")
    assert status == 1
    assert "no best turn found: " in said
    assert " (win in 5)\n3 positions, 1 without a best turn\n" in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["prove", "--position", "nonsense"], "3 parts"),
        (["prove", "--position", ".../.../.../......./.../.../D.. L -"], "not won"),
        (["check"], "check needs the folder"),
        (["check", "no/such/folder", "--corner-exit", "on"], "no/such/folder"),
    ],
)
def test_mistakes(arguments: list[str], says: str) -> None:
    command = [sys.executable, str(SCRIPT), *arguments, "--processes", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
