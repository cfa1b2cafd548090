"""Rule pages: what each example shows is what the rules say, and everything has its sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from fourfold import Match, registered
from fourfold.i18n import languages, words
from fourfold.learn import data
from fourfold.learn.lessons import lesson
from fourfold.learn.puzzles import puzzles
from fourfold.learn.rule_pages import Example, RulePage, rule_page
from fourfold.rules import ContractError

Brings = Callable[[str, str], None]

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


@pytest.fixture
def brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Brings]:
    """Put a file into the folder of a game called chess."""
    chess = SimpleNamespace(folder=tmp_path)
    monkeypatch.setattr(data, "plugins", lambda: {"chess": chess})
    _forget()

    def bring(file: str, text: str) -> None:
        (tmp_path / file).write_text(text, encoding="utf-8")

    yield bring
    _forget()


def _forget() -> None:
    for read in (rule_page, lesson, puzzles):
        read.cache_clear()


@pytest.mark.parametrize(
    ("page", "says"),
    [
        (
            {"examples": [{"name": "row"}]},
            "is not complete: it lacks position.",
        ),
        ({"remarks": []}, "says something that nobody reads: remarks."),
        ([], "must hold an object."),
        ({"examples": {}}, "must hold a list of objects."),
        ({"examples": ["row"]}, "must hold an object."),
        (
            {"showcase": [1], "decisions": "all"},
            "has values of another type than they must have: decisions, showcase.",
        ),
        (
            {"examples": [{"name": "row", "position": None, "refused": 3}]},
            "has values of another type than they must have: position, refused.",
        ),
    ],
)
def test_what_is_wrong_with_a_page_is_named(page: object, says: str, brings: Brings) -> None:
    brings("rule_page.json", json.dumps(page))
    with pytest.raises(ContractError) as caught:
        rule_page("chess")
    assert str(caught.value) == f"games/chess/rule_page.json {says}"


@pytest.mark.parametrize(
    ("file", "read"),
    [("rule_page.json", rule_page), ("lessons.json", lesson), ("puzzles.json", puzzles)],
)
def test_a_file_that_is_no_json_is_named(
    file: str, read: Callable[[str], object], brings: Brings
) -> None:
    brings(file, '{"showcase": [')
    with pytest.raises(ContractError, match=rf"^games/chess/{file} cannot be read: .* line 1"):
        read("chess")


@pytest.mark.parametrize(("file", "read"), [("lessons.json", lesson), ("puzzles.json", puzzles)])
def test_a_file_of_rows_is_a_list(file: str, read: Callable[[str], object], brings: Brings) -> None:
    brings(file, "{}")
    with pytest.raises(ContractError, match=rf"^games/chess/{file} must hold a list of objects"):
        read("chess")
