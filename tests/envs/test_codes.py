"""What actions mean: dense numbers that stay what they are, from and to the texts of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from fourfold.envs import generic
from fourfold.envs.codes import Code, code_of
from fourfold.envs.errors import EnvError
from fourfold.envs.play import PlainPlay
from fourfold.games.qomet.rules import POINTS, Qomet
from fourfold.rules import load
from tests.engine.plain import tic_tac_toe

SPECS = ("quantik", "qomet", "exago", "exago?size=4&tiles=3&line=3&early=on&reconnect=on")


@pytest.mark.parametrize(
    ("spec", "count", "meanings"),
    [
        ("quantik", 64, {0: "Aa4", 15: "Ad1", 16: "Ba4", 27: "Bd2", 63: "Dd1"}),
        (
            "qomet",
            129,
            {0: "a7", 24: "g1", 25: "a7-x", 32: "g1-x", 33: "a7-d7", 34: "a7-b6", 128: "g1-d1"},
        ),
        ("exago", 92, {0: "k6", 5: "k11", 6: "j5", 45: "f6", 90: "a6", 91: "pass"}),
        ("exago?size=4", 38, {0: "g4", 18: "d4", 36: "a4", 37: "pass"}),
    ],
)
def test_meanings_never_change(spec: str, count: int, meanings: dict[int, str]) -> None:
    code = code_of(load(spec))
    assert len(code) == len(set(code.names)) == count
    assert {action: code.names[action] for action in meanings} == meanings


@pytest.mark.parametrize("spec", SPECS)
def test_moves_become_actions_and_moves_again(spec: str) -> None:
    game, rng = load(spec), Random(1)
    code = code_of(game)
    for length in (20, 40):
        state = game.initial()
        for _ in range(length):
            moves = game.legal_texts(state)
            if not moves:
                break
            codes = {text: code.actions(text) for text in moves}
            assert len(set(codes.values())) == len(moves)
            for text, actions in codes.items():
                assert code.move(actions) == text
            state = game.play(state, rng.choice(list(moves)))


def test_one_move_may_take_several_actions() -> None:
    code = code_of(load("exago"))
    names = [code.names[action] for action in code.actions("f6-g7=a3")]
    assert names == ["f6", "g7", "a3"]
    assert code.actions("pass") == (91,)


@pytest.mark.parametrize("text", ["", "f6-", "f6-g7=", "f6-g7-a3", "f6=g7", "z9", "f6-g7=a3=a4"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(EnvError, match="no move of this game"):
        code_of(load("exago")).actions(text)


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?size=4&tiles=3&early=on"])
def test_any_game_can_be_played_by_picks(spec: str) -> None:
    game = load(spec)
    code, state = generic.code(game), game.initial()
    for _ in range(12):
        moves = game.legal_texts(state)
        for text, move in moves.items():
            assert code.move(code.actions(text)) == text
            assert code.actions(text) == code.of(game, move)
        state = game.play(state, list(moves)[len(moves) // 2])


def test_a_game_that_brings_no_numbers() -> None:
    code = generic.code(tic_tac_toe())
    assert code.names == ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1", "hand", "pass")
    assert code.actions("b2") == (4,)


@pytest.mark.parametrize("first", [str.upper, lambda pick: pick])
def test_a_text_need_not_have_the_names_of_the_picks(first: Callable[[str], str]) -> None:
    every = (*POINTS, "hand", "pass")

    def spelled(_: object, picks: Sequence[str]) -> str:
        return first("".join(picks[:1])) + "".join(f" {every.index(pick)}" for pick in picks[1:])

    made: Any = type("Spelled", (Qomet,), {"spelled": spelled})
    code = generic.code(made())
    actions = (code.names.index("d4"), code.names.index("d3"))
    assert code.actions(code.move(actions)) == actions


def test_plain_codes_take_no_picks() -> None:
    with pytest.raises(EnvError):
        Code(["a", "b"]).actions("a-b")


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (64, "Action 64 (–) is not legal here."),
        (-1, "Action -1 (–) is not legal here."),
        (2.0, "Actions are whole numbers, not float; nothing was played."),
        (None, "Actions are whole numbers, not NoneType; nothing was played."),
        (True, "Actions are whole numbers, not bool; nothing was played."),
    ],
)
def test_a_play_refuses_what_is_no_action(action: object, complaint: str) -> None:
    play = PlainPlay(load("quantik"))
    with pytest.raises(EnvError) as caught:
        play.step(action)
    assert str(caught.value) == complaint
    assert play.turns == 0


def test_nothing_follows_the_end() -> None:
    play = PlainPlay(load("quantik"))
    for move in ("Aa4", "Bb4", "Cc4", "Dd4"):
        play.step(play.code.actions(move)[0])
    assert play.outcome
    assert play.outcome.winner == 1
    assert play.rewards == [-1, 1]
    with pytest.raises(EnvError, match="over"):
        play.step(0)


WRONG: Any = None


@pytest.mark.parametrize("spec", ["quantik", "exago"])
def test_codes_say_what_is_wrong(spec: str) -> None:
    code = code_of(load(spec))
    with pytest.raises(EnvError, match="not NoneType"):
        code.actions(WRONG)
    for number in (500, -1):
        with pytest.raises(EnvError, match=f"no action {number}; .* 0 to {len(code) - 1}"):
            code.move([number])
    wrong: list[Any] = [None, ["a1"], [1.5]]
    for actions in wrong:
        with pytest.raises(EnvError, match="whole numbers"):
            code.move(actions)


def test_a_move_of_one_action_is_not_made_of_two() -> None:
    for actions in ([], [0, 1]):
        with pytest.raises(EnvError, match="no move of this game"):
            code_of(load("quantik")).move(actions)
