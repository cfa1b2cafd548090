"""Brains never claim what is not true, and say something about every move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold import AnyGame, GameError, Match, load
from fourfold.engine import generic
from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Brain, Judged, Limits
from fourfold.engine.registry import brain_for
from fourfold.games.quantik.lookup import shipped
from fourfold.games.quantik.rules import Quantik

from .plain import positions, tic_tac_toe, wins_within

SMALL = (
    "quantik",
    "qomet",
    "qomet?corner_exit=off",
    "exago?size=4&tiles=4&line=3",
    "exago?size=4&tiles=3&line=3&early=on",
    "exago?size=4&tiles=5&line=3&players=3",
)


def judge(brain: Brain, state: Any, depth: int | None = None, seconds: float = 60) -> list[Judged]:
    return brain.judge(state, Limits(seconds, depth))


def check_shape(game: AnyGame, state: Any, judged: list[Judged]) -> None:
    """Check what must be so whatever the truth is."""
    assert sorted(each.move for each in judged) == list(game.legal_texts(state))
    assert [each.score for each in judged] == sorted((j.score for j in judged), reverse=True)
    for each in judged:
        assert -1 <= each.score <= 1
        assert each.exact == (each.value != "unknown")
        # Without a distance it is told how far it is away at least.
        is_decided = each.value in ("win", "loss")
        assert is_decided == (each.distance is not None or (each.exact and each.beyond is not None))
        assert each.value != "win" or each.score > 0.5
        assert each.value != "loss" or each.score < -0.5


def check_truth(game: AnyGame, state: Any, judged: list[Judged], plies: int) -> None:
    """Hold every claim against a plain search of so many plies."""
    seat = game.to_move(state)
    others = [other for other in range(game.seats) if other != seat]
    moves = game.legal_texts(state)
    for each in judged:
        after = game.after(state, moves[each.move])
        won = [n for n in range(1, plies + 1) if wins_within(game, after, seat, n - 1)]
        lost = [
            n
            for n in range(1, plies + 1)
            if any(wins_within(game, after, other, n - 1) for other in others)
        ]
        if each.value == "win":
            assert not lost
            check_distance(each, won, plies)
        elif each.value == "loss":
            assert not won
            if game.seats == 2:
                check_distance(each, lost, plies)
        elif each.value == "draw":
            assert not won
            assert not lost


def check_distance(judged: Judged, decided: list[int], plies: int) -> None:
    """Hold how soon a move is said to be decided against the plies within which it is."""
    if judged.distance is not None:
        assert decided == list(range(judged.distance, plies + 1))
    else:
        assert judged.beyond is not None
        assert all(within > judged.beyond for within in decided)


@pytest.mark.parametrize("spec", SMALL)
@pytest.mark.parametrize("kind", ["own", "generic"])
def test_claims_agree_with_a_plain_search(
    monkeypatch: pytest.MonkeyPatch, spec: str, kind: str
) -> None:
    # Random games guess about what is not claimed.
    monkeypatch.setattr(generic, "_GAMES_A_PLY", 1)
    game = load(spec)
    brain = brain_for(game) if kind == "own" else generic.brain(game)
    claims = 0
    for last in (1, 2):
        for state in positions(spec, last, 2, last):
            for depth in (1, 2):
                judged = judge(brain, state, depth)
                check_shape(game, state, judged)
                check_truth(game, state, judged, 2)
                claims += sum(each.exact for each in judged)
    assert claims, "nothing was claimed, so nothing was tested"


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?size=4&tiles=4&line=3"])
def test_claims_of_any_depth_agree_with_a_deeper_plain_search(spec: str) -> None:
    game = load(spec)
    for state in positions(spec, 12, 2, 3):
        judged = judge(brain_for(game), state, seconds=0.5)
        check_shape(game, state, judged)
        check_truth(game, state, judged, 3)


@pytest.mark.parametrize("spec", SMALL)
def test_a_win_at_hand_is_seen_at_depth_one(spec: str) -> None:
    game = load(spec)
    found = 0
    for state in positions(spec, 5, 8):
        wins = {
            text
            for text, move in game.legal_texts(state).items()
            if (end := game.outcome(game.after(state, move))) and end.winner == game.to_move(state)
        }
        judged = judge(brain_for(game), state, 1)
        assert {each.move for each in judged if each.value == "win"} == wins
        assert not wins or judged[0].distance == 1
        found += bool(wins)
    assert found


def test_quantik_is_exact_and_hides_what_lies_beyond_the_depth() -> None:
    game = load("quantik")
    for state in positions("quantik", 3, 20, 4):
        truth = shipped().values(state)
        for depth in (None, 3):
            for each in judge(brain_for(game), state, depth):
                value, distance = truth[each.move]
                if depth is None or distance <= depth:
                    assert (each.value, each.distance, each.exact) == (value, distance, True)
                else:
                    assert (each.value, each.exact) == ("unknown", False)


def test_generic_finds_the_truth_about_quantik() -> None:
    game = load("quantik")
    for state in positions("quantik", 8, 5, 3):
        judged = judge(generic.brain(game), state)
        found = {each.move: (each.value, each.distance) for each in judged}
        assert found == dict(shipped().values(state))


def test_a_game_without_a_brain_is_searched() -> None:
    game = tic_tac_toe()
    state = game.initial()
    for move in ("b2", "a1", "c3"):
        state = game.play(state, move)
    judged = judge(brain_for(game), state)
    check_shape(game, state, judged)
    assert {each.move: each.value for each in judged} == {
        "a2": "loss",
        "a3": "draw",
        "b1": "loss",
        "b3": "loss",
        "c1": "draw",
        "c2": "loss",
    }
    found = analyze(game, state, Limits(60))
    assert (found.value, found.distance, found.exact) == ("draw", None, True)


@pytest.mark.parametrize("spec", SMALL)
def test_no_time_still_gives_every_move(spec: str) -> None:
    game = load(spec)
    for state in (game.initial(), *positions(spec, 7, 2, 3)):
        for brain in (brain_for(game), generic.brain(game)):
            check_shape(game, state, judge(brain, state, seconds=0))


@pytest.mark.parametrize("spec", SMALL)
def test_nothing_is_said_about_finished_games(spec: str) -> None:
    game = load(spec)
    for state in positions(spec, 2, 3, 0):
        assert judge(brain_for(game), state) == []
        assert judge(generic.brain(game), state) == []


# The value of a position follows from its moves.


class Says:
    """A brain that says what it is told to."""

    def __init__(self, *judged: Judged) -> None:
        self._judged = list(judged)

    def judge(self, state: Any, limits: Limits) -> list[Judged]:
        return self._judged


WIN = Judged("Aa1", "win", 3, True, 0.99)
LOSS = Judged("Aa2", "loss", 2, True, -0.99)
DRAW = Judged("Aa3", "draw", None, True, 0.0)
GOOD = Judged("Aa4", "unknown", None, False, 0.5)
BAD = Judged("Ab4", "unknown", None, False, -0.5)


@pytest.mark.parametrize(
    ("judged", "value", "distance"),
    [
        ([WIN, BAD], "win", 3),
        ([WIN, LOSS], "win", 3),
        ([LOSS], "loss", 2),
        ([DRAW, LOSS], "draw", None),
        ([DRAW, BAD, LOSS], "unknown", None),
        ([GOOD, LOSS], "unknown", None),
    ],
)
def test_value_of_a_position(
    monkeypatch: pytest.MonkeyPatch, judged: list[Judged], value: str, distance: int | None
) -> None:
    monkeypatch.setattr("fourfold.engine.analysis.brain_for", lambda game: Says(*judged))
    game = load("quantik")
    found = analyze(game, game.initial(), Limits())
    assert (found.value, found.distance) == (value, distance)
    assert found.exact == (value != "unknown")


def test_values_of_all_quantik_positions_on_a_path() -> None:
    game, rng = Quantik(), Random(5)
    state = game.initial()
    while not game.outcome(state):
        found = analyze(game, state, Limits())
        assert (found.value, found.distance) == shipped().verdict(state)
        assert found.exact
        state = game.play(state, rng.choice(found.moves).move)
    found = analyze(game, state, Limits())
    assert (found.value, found.distance, found.exact, found.moves) == ("loss", 0, True, [])


def test_a_match_or_a_position_is_analyzed_as_it_stands() -> None:
    match = Match("quantik", position="AC../DCb./.Ac./.bad")
    found = analyze(match.game, match.state)
    assert analyze(match) == analyze(match.at()) == found
    assert analyze(match, limits=Limits(0)).moves[0].move == "Bd2"
    match.play("Bd2")
    assert analyze(match).outcome == match.outcome


def test_a_game_is_analyzed_by_its_name_from_its_start_or_a_written_position() -> None:
    game, text = load("quantik"), "AC../DCb./.Ac./.bad"
    written = analyze("quantik", text)
    assert written == analyze(game, text) == analyze(game, game.parse_position(text))
    assert analyze("quantik") == analyze(game) == analyze(game, game.initial())
    small = analyze("exago?size=4&tiles=3&line=3", limits=Limits(0))
    assert small.moves[0].move == "d4"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ((None,), "A game is told by its name or"),
        (("chess",), "There is no game called “chess”"),
        (("quantik?size=4",), "This game has no options"),
        (("quantik", "A.bC"), "4 rows"),
        ((load("quantik"), 7), "A state is what"),
        ((load("quantik"), Match("quantik").at()), "not Position"),
        ((load("quantik"), load("qomet").initial()), "not State"),
    ],
)
def test_what_cannot_be_analyzed_is_said(given: Any, says: str) -> None:
    with pytest.raises(GameError, match=says):
        analyze(*given)
