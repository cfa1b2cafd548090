"""Rule pages: what each example shows is what the rules say, and everything has its sentence."""

from __future__ import annotations

import pytest

from fourfold import Match, registered
from fourfold.games import ContractError
from fourfold.learn import rule_pages
from fourfold.learn.rule_pages import Example, RulePage, rule_page
from fourfold.words import languages, words

PAGES = [name for name in registered() if rule_page(name).examples]
EXAMPLES = [
    pytest.param(name, each, id=f"{name}-{each.name}")
    for name in PAGES
    for each in rule_page(name).examples
]


@pytest.mark.parametrize("name", PAGES)
def test_every_end_and_something_forbidden_is_shown(name: str) -> None:
    found = rule_page(name).examples
    assert len({each.name for each in found}) == len(found)
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


@pytest.mark.parametrize("name", registered())
def test_showcase_is_a_game_that_goes_on(name: str) -> None:
    match = Match(name)
    for move in rule_page(name).showcase:
        match.play(move)
    assert match.outcome is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", registered())
def test_examples_and_decisions_have_their_sentences(name: str, language: str) -> None:
    say, page = words(language), rule_page(name)
    for example in page.examples:
        assert say(f"study-rules-{name}-{example.name}"), example.name
    for decision in page.decisions:
        assert say(f"study-decision-{name}-{decision}"), decision


def test_game_without_a_page() -> None:
    assert rule_page("chess") == RulePage()


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ({"examples": [{"name": "row"}]}, "rules/chess.json is not complete: it lacks position."),
        ({"remarks": []}, "rules/chess.json says something that nobody reads: remarks."),
    ],
)
def test_what_is_wrong_with_a_page_is_named(
    page: object, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_pages, "brought", lambda folder, game: page)
    rule_page.cache_clear()
    with pytest.raises(ContractError) as caught:
        rule_page("chess")
    assert str(caught.value) == says
