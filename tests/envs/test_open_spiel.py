"""OpenSpiel's own tests and bots on our games."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from fourfold.envs import open_spiel  # registers the games
from fourfold.games.qomet.rules import Qomet
from fourfold.rules import OptionError, load, registered
from fourfold.rules.options import Choice, Number

pyspiel = pytest.importorskip("pyspiel")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")

GAMES = (
    "python_quantik",
    "python_qomet(max_cycles=20)",
    "python_qomet(corner_exit=off,repetition=0,max_cycles=20)",
    "python_exago(size=4,tiles=3,line=3)",
    "python_exago(players=3,size=4,tiles=3,line=3,early=on,reconnect=on)",
    "python_exago(players=6,size=4,tiles=2,block=off,max_cycles=10)",
)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name", ["python_quantik", "python_exago(players=3,size=4,tiles=3,line=3,max_cycles=4)"]
)
def test_mcts_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=rng) for _ in range(game.num_players())
    ]
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) in (0, 1)


def test_mcts_sees_a_win() -> None:
    game = pyspiel.load_game("python_quantik")
    state = game.new_initial_state()
    for move in ("Aa4", "Bb4", "Cc4"):
        state.apply_action(state.string_to_action(move))
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 2.0, 150, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert state.action_to_string(bot.step(state)) == "Dd4"


def test_states_are_those_of_the_rules() -> None:
    game, rng = pyspiel.load_game("python_exago(size=4,tiles=3,line=3)"), Random(3)
    rules = load("exago?size=4&tiles=3&line=3")
    state, plain = game.new_initial_state(), rules.initial()
    while not state.is_terminal():
        moves = rules.legal_texts(plain)
        text = rng.choice(list(moves))
        for action in state.play.code.actions(text):
            assert action in state.legal_actions()
            assert state.current_player() == rules.to_move(plain)
            state.apply_action(action)
        plain = rules.after(plain, moves[text])
        assert state.play.state == plain
    assert rules.outcome(plain)


def test_tensors_are_planes_for_the_player() -> None:
    game = pyspiel.load_game("python_qomet")
    state = game.new_initial_state()
    state.apply_action(state.string_to_action("d4"))
    shape = game.observation_tensor_shape()
    mine, theirs = (np.reshape(state.observation_tensor(player), shape) for player in (0, 1))
    assert mine[1, 3, 3] == theirs[2, 3, 3] == 1
    assert np.array_equal(theirs, state.play.planes(1))


def test_clones_go_their_own_way() -> None:
    state = pyspiel.load_game("python_quantik").new_initial_state()
    other = state.clone()
    other.apply_action(5)
    assert state.history() == []
    assert len(state.legal_actions()) == 64
    assert str(state) != str(other)
    copied = pickle.loads(pickle.dumps(other))
    assert copied.history() == [5]


@pytest.mark.parametrize(
    ("name", "error", "complaint"),
    [
        ("python_exago(size=9)", OptionError, "from 4 to 7"),
        ("python_exago(tiles_by_seat=1/2/3)", OptionError, "3 numbers for 2 seats"),
        ("python_qomet(corner_exit=maybe)", OptionError, "one of on, off"),
        ("python_qomet(colour=3)", RuntimeError, "Unknown parameter 'colour'"),
        ("python_qomet(max_cycles=0)", ValueError, "max_cycles"),
    ],
)
def test_bad_parameters(
    name: str, error: type[Exception], complaint: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(error, match=complaint):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    ("name", "spec"),
    [
        ("python_exago(players=4,tiles=3,line=3,size=5)", "exago?players=4&size=5&tiles=3&line=3"),
        ("python_exago(tiles_by_seat=12/10)", "exago?tiles=12,10"),
        ("python_exago(players=3)", "exago?players=3"),
        ("python_qomet(repetition=0,corner_exit=off)", "qomet?corner_exit=off&repetition=off"),
        ("python_qomet", "qomet"),
    ],
)
def test_options_are_parameters(name: str, spec: str) -> None:
    state: Any = pyspiel.load_game(name).new_initial_state()
    assert state.play.game == load(spec)


def test_options_of_a_new_game_are_parameters_by_what_they_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pace, start = Choice("pace", "5", ("5", "off")), Number("start", "4", 0, 9)
    options = (*Qomet.option_list, pace, start)
    made = type("Paced", (Qomet,), {"name": "paced", "option_list": options})
    monkeypatch.setitem(registered(), "paced", made)
    usual = open_spiel._parameters("paced")
    assert (usual["pace"], usual["start"]) == (5, 4)
    told = open_spiel._options("paced", {**usual, "pace": 0, "start": 0})
    assert load("paced", **told).options_text == "pace=off&start=0"
