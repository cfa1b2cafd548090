"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import BaseWrapper  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import aec_to_parallel  # type: ignore[import-untyped]

from fourfold.envs import exago, qomet, quantik
from fourfold.envs.errors import EnvError
from fourfold.rules import load

# The first two are said of every environment with action masks that PettingZoo does not know.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
SMALL: dict[str, Any] = {"size": 4, "tiles": 3, "line": 3}
CASES: dict[str, tuple[Any, dict[str, Any]]] = {
    "quantik": (quantik, {}),
    "qomet": (qomet, {"corner_exit": "off"}),
    "exago": (exago, {}),
    "exago-3": (exago, {"players": 3, **SMALL}),
    "exago-6": (exago, {"players": 6, "size": 4, "tiles": 2}),
}
Case = tuple[Any, dict[str, Any]]


@pytest.fixture(params=sorted(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


def test_api(case: Case) -> None:
    module, options = case
    api_test(module.env(**options), num_cycles=100)
    api_test(module.raw_env(**options), num_cycles=20)


def test_seeds(case: Case) -> None:
    module, options = case
    seed_test(lambda: module.env(**options), num_cycles=30)


def test_rendering(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    module, options = case

    def is_svg(picture: Any) -> bool:
        return isinstance(picture, str) and picture.startswith("<svg ")

    def make(render_mode: str) -> Any:
        return module.env(render_mode=render_mode, **options)

    render_test(make, {"svg": is_svg})
    assert "> " in capsys.readouterr().out


def test_performance(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # The benchmark runs for five seconds by the clock; here the clock runs faster.
    ticks = iter(range(1000))
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(performance_benchmark.__globals__["time"], "time", clock.time)
    for module, options in CASES.values():
        performance_benchmark(module.env(**options))
    assert capsys.readouterr().out.count("turns per second") == len(CASES)


class Lenient(BaseWrapper):  # type: ignore[misc]
    """Plays something legal that ends nothing, whatever it is told, as the test needs it."""

    metadata = {"is_parallelizable": True}  # noqa: RUF012

    def step(self, action: int | None) -> None:
        play = self.env.unwrapped.play
        game = play.game
        if action is not None:
            quiet = (
                text
                for text, move in game.legal_texts(play.state).items()
                if not game.outcome(game.after(play.state, move))
            )
            action = play.code.actions(next(quiet))[0]
        super().step(action)


def test_max_cycles(case: Case) -> None:
    """Run PettingZoo's test with legal actions, which it does not choose by itself."""
    module, options = case

    # Long enough for four rounds of one pick each.
    slow = {"tiles": 6, "line": 6} if module is exago else {}

    def env(max_cycles: int) -> Any:
        return Lenient(module.raw_env(max_cycles=max_cycles, **{**options, **slow}))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda **kw: aec_to_parallel(env(**kw))))


def test_a_game_from_beginning_to_end() -> None:
    env = quantik.env()
    env.reset()
    code = env.unwrapped.play.code
    for number, move in enumerate(("Aa4", "Bb4", "Cc4", "Dd4")):
        observation, reward, terminated, truncated, _ = env.last()
        assert env.agent_selection == f"player_{number % 2}"
        assert (reward, terminated, truncated) == (0, False, False)
        legal = {code.names[action] for action in observation["action_mask"].nonzero()[0]}
        assert legal == set(load("quantik").legal_texts(env.unwrapped.play.state))
        env.step(code.actions(move)[0])
    assert env.rewards == {"player_0": -1, "player_1": 1}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert env.last()[0]["action_mask"].sum() == 0
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_an_agent_picks_until_its_turn_is_complete() -> None:
    env = exago.raw_env(players=3, **SMALL)
    env.reset()
    code = env.play.code
    agents = []
    for move in ["d4", "e4", "c3", "d5", "d6", "d3", "d7", "c5", "e7", "d5-f5=c3", "f4"]:
        for action in code.actions(move):
            agents.append(env.agent_selection[-1])
            env.step(action)
    assert "".join(agents) == "012012012" + "000" + "1"


def test_an_illegal_action_loses_or_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    env = quantik.env()
    env.reset()
    env.step(0)
    env.step(0)
    assert "Illegal move" in caplog.text
    assert env.terminations["player_1"]
    assert env.unwrapped._cumulative_rewards == {"player_0": 0, "player_1": -1}
    raw = quantik.raw_env()
    raw.reset()
    raw.step(0)
    before = raw.play
    refused: tuple[Any, ...] = (0, 64, -1, None, "Aa4")
    for action in refused:
        with pytest.raises(EnvError):
            raw.step(action)
    assert raw.play is before
    assert raw.play.turns == 1
    assert raw.agent_selection == "player_1"


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"colour": 5}, "no option “colour”"),
        ({"players": 7}, "from 2 to 6"),
        ({"players": 3, "tiles": "1,2"}, "3 seats"),
        ({"render_mode": "hologram"}, "no render mode “hologram”"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"max_cycles": "long"}, "max_cycles is a whole number"),
    ],
)
def test_bad_settings(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        exago.env(**settings)


def test_truncation_is_no_termination() -> None:
    env = qomet.raw_env(max_cycles=1)
    env.reset()
    code = env.play.code
    for move in ("a1", "g7"):
        assert not any(env.truncations.values())
        env.step(code.actions(move)[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_pictures() -> None:
    for module in (quantik, qomet, exago):
        env: Any = module.raw_env(render_mode="rgb_array")
        env.reset()
        empty = env.render()
        env.step(int(env.observe("player_0")["action_mask"].argmax()))
        assert empty.shape == env.render().shape
        assert (empty != env.render()).any()
        assert np.array_equal(env.render(), env.render())


def test_environments_can_be_copied() -> None:
    env = quantik.raw_env()
    env.reset()
    env.step(3)
    copied = pickle.loads(pickle.dumps(env))
    assert copied.play.state == env.play.state
    assert copied.play.legal() == env.play.legal()


@pytest.mark.parametrize("action", [None, True, 1.0, "Aa1", [3]])
def test_an_action_that_is_no_number_is_refused_and_nothing_is_played(action: Any) -> None:
    for env in (quantik.env(), quantik.raw_env()):
        env.reset()
        with pytest.raises(EnvError) as caught:
            env.step(action)
        assert caught.value.code == "env-action-type"
        assert env.unwrapped.play.state == load("quantik").initial()


@pytest.mark.parametrize("agent", [None, 0, "player_2", "a\nb"])
def test_who_does_not_play_sees_nothing(agent: Any) -> None:
    env = quantik.env()
    env.reset()
    with pytest.raises(EnvError) as caught:
        env.observe(agent)
    assert caught.value.code == "env-agent"
    assert len(str(caught.value).splitlines()) == 1


def test_a_render_mode_is_refused_in_one_line() -> None:
    with pytest.raises(EnvError) as caught:
        quantik.env(render_mode="a\nb")
    assert len(str(caught.value).splitlines()) == 1
