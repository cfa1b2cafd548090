"""Lessons: every step is true, has its sentences, and the rules are all there."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold import registered
from fourfold.i18n import languages, words
from fourfold.learn.claims import truth
from fourfold.learn.lessons import Step, lesson

LESSONS = [name for name in registered() if lesson(name)]
STEPS = [
    pytest.param(name, step, id=f"{name}-{step.name}") for name in LESSONS for step in lesson(name)
]

TAUGHT = {
    "quantik": {"shape-forbidden", "shape-used-up"},
    "qomet": {"push-blocked", "push-has-no-way", "undoes-last-turn"},
    "exago": {"touches-nothing", "place-first", "back-to-own-space", "must-block"},
}
"""What each lesson has to let the learner run into."""


@pytest.mark.parametrize("name", LESSONS)
def test_lesson_has_ten_to_fifteen_steps(name: str) -> None:
    steps = lesson(name)
    assert 10 <= len(steps) <= 15
    assert len({step.name for step in steps}) == len(steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_lesson_lets_one_get_it_wrong(name: str) -> None:
    assert {step.refused for step in lesson(name)} >= TAUGHT[name]


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_step_is_true(name: str, step: Step) -> None:
    game = step.game
    assert game.name == name
    state: Any = game.parse_position(step.position)
    assert game.outcome(state) is None
    assert set(step.show) <= {space.name for space in game.layout().spaces}
    if step.kind == "play":
        assert step.right_moves
        assert set(step.right_moves) <= set(game.legal_texts(state))
        if step.claim:
            assert list(step.right_moves) == truth(step.claim, game, state)
    elif step.kind == "try":
        text = game.spelled(step.picks)
        assert text not in game.legal_texts(state)
        assert game.refusal(state, text).code == step.refused


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_sentences(name: str, language: str) -> None:
    say = words(language)
    for step in lesson(name):
        assert say(f"learn-{name}-{step.name}"), step.name
        if step.kind != "look":
            assert say(f"learn-{name}-{step.name}-done"), step.name


def test_game_without_a_lesson() -> None:
    assert lesson("chess") == ()
