"""What is known of a state, in every door alike, and games that begin anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import fourfold.envs.gym
import fourfold.envs.open_spiel  # noqa: F401  # registers the games
from fourfold import GameError, Position, load
from fourfold.envs import quantik
from fourfold.envs.batch import Batch
from fourfold.envs.gym import Versus
from fourfold.envs.play import PlainPlay
from fourfold.envs.truth import known_of
from fourfold.envs.vector import VersusMany
from fourfold.games.qomet.engine import judging as qomet_brain
from fourfold.games.qomet.engine.thought import Knowledge
from fourfold.games.qomet.kernels.search import MISSING
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.rules import Qomet
from fourfold.games.quantik.lookup import shipped
from fourfold.games.quantik.rules import Quantik
from tests.engine.test_qomet import thrown

pyspiel = pytest.importorskip("pyspiel")

EARLY = ".../.../.../..LD.../.../.../... L -"
"""A position of Qomet with few stars, which the table has."""


def test_quantik_at_every_step_in_every_door() -> None:
    game, rng = Quantik(), Random(1)
    raw = quantik.env(truth=True)
    raw.reset()
    spiel = pyspiel.load_game("python_quantik").new_initial_state()
    batch = Batch(game, 1, autoreset=False)
    while not raw.unwrapped.play.over:
        state = raw.unwrapped.play.state
        verdict, moves = shipped().verdict(state), shipped().values(state)
        best = {m for m, each in moves.items() if each == verdict}
        told: Any = raw.infos[raw.agent_selection]["truth"]
        assert told["value"] == (1 if verdict.value == "win" else -1)
        assert told["distance"] == verdict.distance
        names = raw.unwrapped.play.code.names
        assert {names[a] for a in told["optimal"].nonzero()[0]} == best
        known, together = spiel.truth(), batch.known()
        assert (known.value, known.distance) == (told["value"], told["distance"])
        assert np.array_equal(known.optimal, told["optimal"])
        assert (together.value[0], together.distance[0]) == (known.value, known.distance)
        assert np.array_equal(together.optimal[0], known.optimal)
        action = rng.choice(raw.unwrapped.play.legal())
        raw.step(action)
        spiel.apply_action(action)
        batch.step([action])
    ended: Any = raw.infos[raw.agent_selection]["truth"]
    assert (ended["value"], ended["distance"], ended["optimal"].any()) == (-1, 0, False)


def test_qomet_where_it_is_known() -> None:
    game = load("qomet")
    known = known_of(PlainPlay(game, start=game.parse_position(EARLY)))
    assert known.value is not None
    batch = Batch(game, 2)
    batch.put(0, game.parse_position(EARLY))
    together = batch.known()
    assert together.known[0]
    assert together.value[0] == known.value
    assert np.array_equal(together.optimal[0], known.optimal)
    env = Versus("qomet", opponent="random", truth=True)
    _, info = env.reset(options={"position": EARLY})
    assert info["truth"]["value"] == known.value
    assert "truth" not in Versus("qomet", opponent="random").reset()[1]


class Few:
    """A table of Qomet that has only some positions with more than five stars."""

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance of a position with few stars, or of another if it has that."""
        table = qomet_table.shipped(Qomet())
        assert table is not None
        is_known = own.bit_count() + other.bit_count() <= 5 or (own ^ other) % 31 % 10
        return table.distance(own, other, forbidden) if is_known else MISSING

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """All of it is at hand."""


def test_either_all_best_actions_are_told_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a table that ends where the next star is placed, held against one that does not."""
    game, rng, told = Qomet(), Random(3), Counter[bool]()
    states = [state for stars in [(2, 3), (3, 2)] for state in thrown(game, rng, 60, stars)]
    best = [known_of(PlainPlay(game, start=state)) for state in states]
    little = Knowledge(qomet_brain._nothing(), (Few(),))
    monkeypatch.setattr(qomet_brain, "knowledge_of", lambda _: little)
    batch = Batch(game, len(states))
    for i, state in enumerate(states):
        batch.put(i, state)
    many, arrays = batch.known(), batch.truth()
    for i, state in enumerate(states):
        known, everything = known_of(PlainPlay(game, start=state)), best[i].optimal
        assert everything.any()
        assert (known.value, known.distance) == (best[i].value, best[i].distance)
        assert np.array_equal(known.optimal, everything) or not known.optimal.any()
        for optimal in (many.optimal[i], arrays.optimal[i]):
            assert np.array_equal(optimal, known.optimal)
        told[bool(known.optimal.any())] += 1
    assert min(told[True], told[False]) > 5


def test_nothing_is_claimed_of_what_is_not_known() -> None:
    known = known_of(PlainPlay(load("exago")))
    assert (known.value, known.distance, bool(known.optimal.any())) == (None, None, False)
    with pytest.raises(ValueError, match="Exact values are known for"):
        Batch("exago", 2).known()
    broken_off = PlainPlay(load("qomet"), max_cycles=1)
    for move in ("a1", "g7"):
        broken_off.step(broken_off.code.actions(move)[0])
    assert known_of(broken_off).value is None


# Beginning anywhere.

START = "AbC./..../..../...."


def test_every_door_begins_at_a_position() -> None:
    env = quantik.env()
    env.reset(options={"position": START})
    assert env.agent_selection == "player_1"
    assert env.state().shape == (16, 4, 4)
    assert env.state()[0, 0, 0] == 1
    versus = Versus("quantik", opponent="random", seat=1)
    _, info = versus.reset(seed=1, options={"position": Position("quantik", START)})
    assert info["position"] == START
    state = pyspiel.load_game(f"python_quantik(position={START})").new_initial_state()
    assert state.current_player() == 1
    hands = "4/5/6/3R3/6/5/4 B R11;B12"
    other = pyspiel.load_game(f"python_exago(size=4,position={hands})").new_initial_state()
    assert other.play.game.position_text(other.play.state) == hands.replace(";", ",")
    many = VersusMany("quantik", 3, opponent="random", seat=1)
    many.reset(seed=1, options={"position": [START, START, "..../..../..../A..."]})
    assert [many.batch.position(i).text for i in range(2)] == [START, START]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"positon": START}, "no option “positon”; it has position"),
        ({"position": START, "seed": 3}, "no option “seed”"),
        ({"position": "x"}, "row"),
        ({"position": None}, "A position is a text, not NoneType"),
        ({"position": Position("qomet")}, "a position of qomet; the game here is quantik"),
        ({"position": "AbCd/..../..../...."}, "over in this position"),
        ([START], "a dictionary, not list"),
    ],
)
def test_what_is_not_understood_is_an_error(options: Any, complaint: str) -> None:
    versus = Versus("quantik", opponent="random")
    versus.reset(seed=1)
    before = versus._play
    for env in (quantik.raw_env(), versus, VersusMany("quantik", 2, opponent="random")):
        with pytest.raises(GameError, match=complaint):
            env.reset(options=options)
    assert versus._play is before


# Many games at once.


def test_gymnasium_makes_vectors() -> None:
    many = gymnasium.make_vec("fourfold/Quantik-v1", num_envs=5, opponent="random")
    assert isinstance(many.unwrapped, VersusMany)
    observation, info = many.reset(seed=3)
    assert many.observation_space.contains(observation)
    assert info["seat"].tolist() == [0] * 5


def test_vectors_take_a_seed_for_each_game() -> None:
    many = VersusMany("quantik", 4, opponent="random", seat=None)

    def beginning(seed: Any) -> list[list[int]]:
        seen, info = many.reset(seed=seed)
        return [info["seat"].tolist(), seen["observation"].ravel().tolist()]

    assert beginning([1, 2, 3, 4]) == beginning([1, 2, 3, 4]) == beginning((1, 2, 3, np.int64(4)))
    assert beginning(np.arange(1, 5)) == beginning([1, 2, 3, 4])
    assert len({str(beginning([1, 2, 3, last])) for last in range(9)}) > 1
    assert len({str(beginning(seed)) for seed in 9 * [[None, 2, 3, 4], [None] * 4]}) > 1
    wrong: list[tuple[Any, str]] = [([1, 2], "4 seeds, not 2"), ([1, 2, 3, "x"], "whole number")]
    for seed, complaint in wrong:
        with pytest.raises(GameError, match=complaint):
            many.reset(seed=seed)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("quantik", {"opponent": "random", "seat": None}),
        ("quantik", {"opponent": "greedy", "seat": 1}),
        ("qomet", {"opponent": "random", "max_cycles": 15}),
        (
            "exago",
            {"opponent": "random", "players": 3, "size": 4, "tiles": 3, "line": 3, "seat": 1},
        ),
        (
            "exago",
            {"opponent": ["greedy", "random"], "players": 3, "size": 4, "tiles": 3, "line": 3},
        ),
    ],
    ids=["quantik", "quantik-greedy", "qomet", "exago", "exago-mixed"],
)
def test_whole_games_side_by_side(game: str, settings: dict[str, Any]) -> None:
    many, rng = VersusMany(game, 8, **settings), np.random.default_rng(1)
    observation, info = many.reset(seed=5)
    ends, over = [], np.zeros(8, np.bool_)
    for _ in range(120):
        mask = observation["action_mask"]
        assert ((many.batch.to_move == info["seat"]) | over).all()
        assert (mask.any(axis=1) | over).all()
        assert many.observation_space.contains(observation)
        actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
        began = over
        observation, rewards, terminated, truncated, info = many.step(actions)
        assert not (began & (terminated | truncated)).any()
        assert not info["illegal"].any()
        over = terminated | truncated
        assert (rewards[~over] == 0).all()
        assert (rewards[truncated] == 0).all()
        ends += rewards[terminated].tolist()
    assert len(set(ends)) > 1


def test_an_illegal_action_loses_its_own_game() -> None:
    many = VersusMany("quantik", 3, opponent="random")
    many.reset(seed=1)
    _, rewards, terminated, _, info = many.step(np.array([0, 99, 1]))
    assert (rewards.tolist(), terminated.tolist()) == ([0, -1, 0], [False, True, False])
    assert info["illegal"].tolist() == [False, True, False]
    observation, _, terminated, _, info = many.step(np.array([63, 0, 62]))
    assert not terminated[1]
    assert observation["observation"][1, :8].sum() == 0, "it has begun anew"
    for wrong in (np.zeros(2, int), np.zeros(3), "abc"):
        with pytest.raises(ValueError, match="nothing was played"):
            many.step(wrong)  # type: ignore[arg-type]


def test_truth_in_vectors() -> None:
    many = VersusMany("quantik", 4, opponent="random", truth=True)
    _, info = many.reset(seed=1)
    assert np.array_equal(info["truth"]["value"], many.batch.truth().value)


def test_vectors_of_a_game_without_truth_are_not_made() -> None:
    with pytest.raises(ValueError, match="not for exago"):
        gymnasium.make_vec("fourfold/Exago-v1", num_envs=2, opponent="random", truth=True)


def test_vectors_are_not_rendered() -> None:
    with pytest.raises(ValueError, match="not rendered"):
        VersusMany("quantik", 2, render_mode="ansi")


def test_some_games_of_a_batch_stand_still() -> None:
    batch = Batch("exago?size=4&tiles=3&line=3", 6, seed=3, autoreset=False)
    for _ in range(40):
        where = ~batch.over & (np.arange(6) % 2 == 0)
        still = [batch.state(i) for i in (1, 3, 5)]
        masks = batch.mask[1::2].copy()
        batch.step(batch.sample(), where)
        assert still == [batch.state(i) for i in (1, 3, 5)]
        assert np.array_equal(masks, batch.mask[1::2])
    assert batch.turns[1] == 0
    assert batch.turns[0] > 2
    with pytest.raises(ValueError, match="truth values"):
        batch.step(batch.sample(), [True])
