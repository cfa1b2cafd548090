"""Every registered game, whatever it brings, is played behind every door."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import fourfold.envs
from fourfold import Match, registered
from fourfold.drawing import svg_of, text_of
from fourfold.envs.batch import Batch
from fourfold.envs.play import PlainPlay
from fourfold.rules import AnyGame
from tests.cli.calling import call
from tests.server.running import running

FEW = 30
"""Moves after which a random game is long enough."""


def some_moves(game: AnyGame, seed: int = 3) -> list[str]:
    """Give the moves of a random game, or as many as are enough."""
    match, rng = Match(game), Random(seed)
    while match.outcome is None and len(match.moves) < FEW:
        match.play(rng.choice(match.legal))
    return match.moves


def test_terminal(game: AnyGame) -> None:
    moves = some_moves(game)
    people = ",".join(f"P{seat}" for seat in range(game.seats))
    typed = "".join(f"{move}\n" for move in moves) + "quit\n"
    answer = call("play", game.name, "--in-order", "--players", people, typed=typed)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("P1") > 1
    counted = call("perft", game.name, "2")
    assert (counted.status, counted.err) == (0, "")
    level = call("play", game.name, "--players", ",".join(["level1"] * game.seats), "--time", "0")
    assert (level.status, level.err) == (0, "")


def test_server(game: AnyGame, tmp_path: Path) -> None:
    with running(tmp_path) as server, server.bot("Ann") as ann:
        seats = [{"kind": "beside", "name": f"P{seat}"} for seat in range(1, game.seats)]
        match = ann.make(game.name, "me", *seats)
        played = Match(game)
        for move in some_moves(game):
            match = ann.do(match["id"], "move", move=move)
            played.play(move)
        assert match["position"] == played.position
        assert (match["outcome"] is None) == (played.outcome is None)


@pytest.mark.parametrize("name", registered())
def test_pettingzoo(name: str) -> None:
    pytest.importorskip("pettingzoo")
    env = getattr(fourfold.envs, name).env(max_cycles=FEW)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        mask = observation["action_mask"]
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(mask))))
        assert env.observation_space(agent).contains(observation)


def test_gymnasium(game: AnyGame) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import_module("fourfold.envs.gym")

    env: Any = gymnasium.make(f"fourfold/{game.name.capitalize()}-v{game.rules_version}")
    observation, _ = env.reset(seed=1)
    for _ in range(3):
        action = int(observation["action_mask"].argmax())
        observation, _, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            break
    assert env.observation_space.contains(observation)


def test_openspiel(game: AnyGame) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import_module("fourfold.envs.open_spiel")

    spiel = pyspiel.load_game(f"python_{game.name}(max_cycles=10)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_batch(game: AnyGame) -> None:
    batch, play = Batch(game, 3, seed=2), PlainPlay(game)
    for _ in range(FEW):
        actions = batch.sample()
        batch.step(actions)
        play.step(int(actions[0]))
        if play.over:
            assert batch.terminated[0]
            break
        assert np.array_equal(batch.observe()[0], play.planes(play.to_move))
        assert batch.state(0) == play.state


def test_pictures(game: AnyGame) -> None:
    match = Match(game)
    for move in some_moves(game)[:3]:
        match.play(move)
    layout, view = game.layout(), game.view(match.state)
    assert svg_of(layout, view, match.to_move).startswith("<svg")
    assert text_of(layout, view, match.to_move)


def test_engine(game: AnyGame) -> None:
    answer = call("analyze", game.name, "--time", "0.2", "--json")
    assert (answer.status, answer.err) == (0, "")
