"""Gymnasium's own test, and games against every kind of opponent."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fourfold.envs import quantik
from fourfold.envs.errors import EnvError
from fourfold.envs.gym import Versus
from fourfold.envs.vector import VersusMany
from fourfold.rules import load

SMALL: dict[str, Any] = {"size": 4, "tiles": 3, "line": 3}


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("Quantik", {"opponent": "level2"}),
        ("Quantik", {"opponent": "level10", "seat": 1}),
        ("Qomet", {"opponent": "level1", "corner_exit": "off"}),
        ("Exago", {"opponent": "greedy", "seat": None, "players": 3, **SMALL}),
    ],
    ids=["quantik", "quantik-second", "qomet", "exago"],
)
def test_checked_by_gymnasium(name: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(f"fourfold/{name}-v1", **settings)
    check_env(env.unwrapped)


def play(env: Any, rng: Random, seed: int) -> float:
    """Play at random; give the reward."""
    observation, info = env.reset(seed=seed)
    while True:
        mask = observation["action_mask"]
        assert np.array_equal(mask, env.unwrapped.action_masks())
        action = rng.choice(np.flatnonzero(mask).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        assert "illegal" not in info
        if terminated or truncated:
            return float(reward)
        assert reward == 0


@pytest.mark.parametrize("opponent", ["random", "greedy", "level1", "level5", "level10"])
def test_whole_games(opponent: str) -> None:
    env = gymnasium.make("fourfold/Quantik-v1", opponent=opponent, seat=None)
    rng = Random(1)
    rewards = [play(env, rng, seed) for seed in range(12)]
    assert set(rewards) <= {-1, 1}
    if opponent == "level10":
        assert rewards.count(-1) >= 10


def test_more_opponents_may_differ() -> None:
    env = Versus("exago", opponent=["random", "greedy"], seat=2, players=3, **SMALL)
    rewards = {play(env, Random(2), seed) for seed in range(8)}
    assert rewards <= {1.0, -0.5, 0.0}
    assert len(rewards) > 1


def test_seeds_decide_everything() -> None:
    def record(seed: int) -> list[str]:
        env = Versus("quantik", opponent="level3", seat=None)
        rng, found = Random(3), []
        observation, info = env.reset(seed=seed)
        for _ in range(4):
            found.append(info["position"])
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            observation, _, over, _, info = env.step(rng.choice(legal))
            if over:
                break
        return found

    assert record(5) == record(5)
    assert len({tuple(record(seed)) for seed in range(6)}) > 1


def test_the_agent_sees_itself_first_wherever_it_sits() -> None:
    for seat in (0, 1):
        env = Versus("quantik", opponent="random", seat=seat)
        observation, info = env.reset(seed=1)
        assert info["seat"] == seat
        assert observation["observation"][4:8].sum() == seat
        assert observation["observation"][:4].sum() == 0


def test_an_illegal_action_loses() -> None:
    env = Versus("quantik", opponent="random")
    env.reset(seed=1)
    env.step(0)
    observation, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    assert not observation["action_mask"].any()
    with pytest.raises(EnvError, match="over"):
        env.step(1)
    env.reset()
    assert env.step(1)[4].get("illegal") is None
    for action in (1.5, "Aa4", None):
        with pytest.raises(EnvError, match="whole numbers"):
            env.step(action)


def test_truncation() -> None:
    env = Versus("qomet", opponent="random", max_cycles=2)
    env.reset(seed=1)
    code = env._play.code
    for number, move in enumerate(("a1", "a1-x")):
        _, reward, terminated, truncated, _ = env.step(code.actions(move)[0])
        assert (reward, terminated, truncated) == (0, False, number == 1)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"opponent": "level11"}, "no computer player “level11”"),
        ({"opponent": ["random"], "players": 3}, "need 2 opponents"),
        ({"seat": 2}, "no seat 2; seats are numbered from 0 to 1"),
        ({"seat": "red"}, "no seat red"),
        ({"stars": 3}, "no option “stars”"),
        ({"render_mode": "film"}, "no render mode “film”"),
    ],
)
def test_bad_settings(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Versus("exago", **settings)


def test_registered_under_the_versions_of_the_rules() -> None:
    for name in ("Quantik", "Qomet", "Exago"):
        spec = gymnasium.spec(f"fourfold/{name}-v{load(name.lower()).rules_version}")
        assert spec.kwargs == {"game": name.lower()}


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"opponent": None}, "no computer player “None”"),
        ({"opponent": [3]}, "no computer player “3”"),
        ({"seconds": -1}, "not below 0"),
        ({"seconds": "soon"}, "not below 0"),
        ({"seconds": float("nan")}, "not below 0"),
        ({"truth": "yes"}, "truth is True or False"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], says: str) -> None:
    for make in (Versus, VersusMany):
        with pytest.raises(EnvError, match=says):
            make("quantik", **settings)


def test_nothing_is_played_before_the_first_reset() -> None:
    with pytest.raises(EnvError, match="reset it"):
        Versus("quantik", "random").step(0)


def test_a_seed_that_is_no_number_is_refused() -> None:
    wrong: Any = "x"
    for env in (Versus("quantik"), VersusMany("quantik"), quantik.env(), quantik.raw_env()):
        with pytest.raises(EnvError, match="whole number"):
            env.reset(seed=wrong)
    with pytest.raises(EnvError, match="truth is True or False"):
        quantik.env(truth=wrong)
