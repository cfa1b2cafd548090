"""A game by kernels is the game by the plain rules, whatever is asked of it."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random

import numpy as np
import pytest

from fourfold.envs.errors import EnvError
from fourfold.envs.kernel_play import KernelPlay, new_play
from fourfold.envs.play import PlainPlay, Play
from fourfold.kernels.jit import Kernel, KernelsMissingError
from fourfold.rules import load
from tests.engine.plain import tic_tac_toe

SPECS = (
    "quantik",
    "qomet",
    "qomet?corner_exit=off&repetition=off",
    "exago?size=4&tiles=6",
    "exago?players=3&size=4&tiles=3&line=3&early=on&reconnect=on",
    "exago?players=6&size=4&tiles=2&block=off",
)


def check(play: Play, plain: PlainPlay) -> None:
    assert play.legal() == plain.legal()
    assert np.array_equal(play.mask(), plain.mask())
    assert play.mask().dtype == np.int8
    for key in ("picked", "turns", "to_move", "truncated", "over", "winner", "earlier", "rewards"):
        assert getattr(play, key) == getattr(plain, key), key
    assert (play.state, play.outcome) == (plain.state, plain.outcome)
    for seat in range(play.game.seats):
        assert np.array_equal(play.planes(seat), plain.planes(seat))


@pytest.mark.parametrize("spec", SPECS)
def test_equals_the_plain_rules(spec: str) -> None:
    game, rng = load(spec), Random(4)
    play: Play = new_play(game, 12)
    assert isinstance(play, KernelPlay)
    for _ in range(3):
        plain = PlainPlay(game, 12)
        play = play.again(game.initial())
        check(play, plain)
        while not plain.over:
            action = rng.choice(plain.legal())
            play.step(action)
            plain.step(action)
            check(play, plain)
        with pytest.raises(EnvError, match="over"):
            play.step(0)


def test_repetition_is_a_draw() -> None:
    game, rng = load("exago?size=4&tiles=1&line=3"), Random(1)
    play, plain = new_play(game), PlainPlay(game)
    while not plain.over:
        action = rng.choice(plain.legal())
        play.step(action)
        plain.step(action)
        check(play, plain)
    assert play.outcome
    assert play.outcome.reason == "repetition"


def test_copies_go_their_own_way() -> None:
    game = load("exago?size=4&tiles=2")
    play, rng = new_play(game), Random(2)
    for _ in range(5):
        play.step(rng.choice(play.legal()))
    before, mask = play.state, play.mask()
    for other in (copy(play), deepcopy(play), pickle.loads(pickle.dumps(play))):
        assert (other.state, other.turns, other.picked) == (before, play.turns, play.picked)
        assert np.array_equal(other.mask(), mask)
        while not other.over:
            other.step(rng.choice(other.legal()))
        assert play.state == before
        assert np.array_equal(play.mask(), mask)


def test_what_is_given_stays_as_it_is() -> None:
    play = new_play(load("qomet"))
    mask, planes = play.mask(), play.planes(0)
    was = mask.copy(), planes.copy()
    for _ in range(2):
        play.step(play.legal()[0])
        play.planes(play.to_move)
    assert np.array_equal(mask, was[0])
    assert np.array_equal(planes, was[1])


def test_begins_anywhere() -> None:
    game = load("quantik")
    start = game.parse_position("AbC./..../..../....")
    check(new_play(game, None, start), PlainPlay(game, None, start))


def test_plain_rules_do_where_there_are_no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(new_play(tic_tac_toe()), PlainPlay)

    def missing(*arguments: object) -> None:
        raise KernelsMissingError("kernels-missing", kernel="any")

    monkeypatch.setattr(Kernel, "__call__", missing)
    start = load("quantik").parse_position("AbC./..../..../....")
    play = new_play(load("quantik"), 77, start)
    assert isinstance(play, PlainPlay)
    assert play.state == start
    assert play.again(start).limit == play.limit


@pytest.mark.parametrize("action", [0, 64, -1, None, "Aa4", True, 1.0])
def test_a_refused_action_changes_nothing(action: object) -> None:
    play = new_play(load("quantik"))
    play.step(0)
    with pytest.raises(EnvError):
        play.step(action)
    assert play.turns == 1
    play.step(np.int8(63))
    assert play.turns == 2
