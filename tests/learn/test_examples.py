"""Examples of the rule pages: what each shows is what the rules say, and has its sentence."""

from __future__ import annotations

import pytest

from fourfold import Match, registered
from fourfold.learn.examples import Example, examples
from fourfold.words import languages, words

EXAMPLES = [
    pytest.param(name, each, id=f"{name}-{each.name}")
    for name in registered()
    for each in examples(name)
]


@pytest.mark.parametrize("name", registered())
def test_every_end_and_something_forbidden_is_shown(name: str) -> None:
    found = examples(name)
    assert len({each.name for each in found}) == len(found) >= 5
    outcomes = {each.outcome for each in found}
    # That nobody can move is a matter of odd options in Exago.
    ends = set(registered()[name].reasons) - ({"no-move"} if name == "exago" else set())
    assert outcomes >= ends
    assert any(each.refused for each in found)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_example_is_true(name: str, example: Example) -> None:
    match = Match(example.spec, position=example.position)
    assert match.game.name == name
    assert match.outcome is None
    assert set(example.show) <= {space.name for space in match.game.layout().spaces}
    if example.refused:
        text = match.game.spelled(example.picks)
        assert text not in match.legal
        assert match.game.refusal(match.state, text).code == example.refused
    for move in example.moves:
        match.play(move)
    assert getattr(match.outcome, "reason", None) == example.outcome
    assert example.refused or example.moves or example.show


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_example_has_its_sentence(name: str, example: Example, language: str) -> None:
    assert words(language)(f"study-rules-{name}-{example.name}")


def test_game_without_examples() -> None:
    assert examples("chess") == ()
