"""The Fluent files: complete in every language, with the same arguments, and all of it usable."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fourfold
from fourfold import load, registered
from fourfold.games.layout import SEAT_COLOURS
from fourfold.words import LOCALES, SOURCE, choose_language, languages, words
from fourfold.words.negotiation import negotiate
from fourfold.words.shelf import Shelf
from tests.translations.checks import glossary

PACKAGE = Path(fourfold.__file__).parent
NEGOTIATION = Path(__file__).parent / "data" / "negotiation.json"
Messages = dict[str, set[str]]


class _Names(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _names(language: str) -> dict[str, _Names]:
    found: dict[str, _Names] = {}
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = _Names()
                found[entry.id.name].visit(entry)
    return found


def _messages(language: str) -> Messages:
    """Every message with the variables it needs, those of the messages it includes among them."""
    names = _names(language)

    def needs(message: str) -> set[str]:
        return names[message].variables.union(*(needs(m) for m in names[message].messages))

    return {message: needs(message) for message in names}


def test_french_says_everything_that_operators_read_with_the_same_arguments() -> None:
    source, other = _messages(SOURCE), _messages("fr")
    # What players read may be said in English until it is translated.
    assert set(_names(f"{SOURCE}/operators")) == set(_names("fr/operators"))
    assert set(other) <= set(source)
    # Grammar may need fewer or more forms, but never an argument that nobody gives.
    for message, variables in other.items():
        assert variables <= source[message], message


def _raised() -> dict[str, set[str]]:
    """Every error code raised in the source, with the details given along."""
    found: dict[str, set[str]] = {}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id.endswith("Error")
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and re.fullmatch("[a-z]+(-[a-z]+)*", str(node.args[0].value))
            ):
                details = {keyword.arg or "" for keyword in node.keywords}
                found.setdefault(str(node.args[0].value), details)
    return found


def test_every_error_has_a_sentence_that_uses_only_its_details() -> None:
    messages = _messages(SOURCE)
    raised = _raised()
    assert len(raised) > 40
    for code, details in raised.items():
        assert f"error-{code}" in messages, f"no sentence for {code}"
        assert messages[f"error-{code}"] <= details, code


@pytest.mark.parametrize("name", sorted(registered()))
@pytest.mark.parametrize("language", languages())
def test_every_game_has_its_words(name: str, language: str) -> None:
    say, game = words(language), load(name)
    needed = ["name", "tagline", "rules"]
    needed += [f"reason-{reason}" for reason in game.reasons]
    needed += [f"option-{option.key}" for option in game.option_list]
    for word in needed:
        assert say(f"{name}-{word}").strip()
    for shape in {piece.shape for piece in game.layout().pieces}:
        for colour in game.layout().colours:
            assert say(f"board-piece-{shape}", colour=colour)
            assert say(f"board-place-{shape}", seat=colour, space="a1")


@pytest.mark.parametrize("language", languages())
def test_every_colour_of_a_seat_has_a_name_of_its_own(language: str) -> None:
    names = {words(language)("seat-name", seat=colour) for colour in SEAT_COLOURS}
    assert len(names) == len(SEAT_COLOURS)


@pytest.mark.parametrize(
    ("asked", "met"), json.loads(NEGOTIATION.read_text(encoding="utf-8")).items()
)
def test_a_request_is_met_by_the_language_that_comes_nearest(asked: str, met: str | None) -> None:
    assert negotiate(asked, glossary(), {"no": "nb", "nn": "nb"}) == met


def test_language_is_chosen_from_requests() -> None:
    assert choose_language(["fr_CA.UTF-8"]) == "fr"
    assert choose_language(["is", "fr"]) == "fr"
    assert choose_language(["C", ""]) == "en"


def test_french_plurals() -> None:
    say = words("fr")
    assert "un seul coup" in say("error-nothing-to-take-back", played=1, count=2).lower()
    assert "3 coups" in say("error-nothing-to-take-back", played=3, count=4)


@pytest.fixture
def damaged(tmp_path: Path) -> Shelf:
    """A language somebody has saved in the wrong way, and not finished."""
    (tmp_path / "de").mkdir()
    text = (
        "web-close = Schließen\nweb-join Mitspielen\nweb-title = { $seite } · Fourfold\n"
        "web-home = { web-nowhere }\nweb-share = { $count ->\n    [one] Teilen\n"
    )
    (tmp_path / "de" / "web.ftl").write_bytes(text.encode("latin-1"))
    return Shelf(tmp_path / "de")


def test_what_cannot_be_said_is_left_to_another_language(damaged: Shelf) -> None:
    assert damaged.said("web-close", {}) == "Schlie�en"
    for message in ("web-join", "web-title", "web-home", "web-share", "web-nowhere"):
        assert damaged.said(message, {"page": "Lobby"}) is None, message


def test_what_is_not_given_is_shown_as_missing_and_never_as_a_brace() -> None:
    assert words("fr")("web-title") == "… · Fourfold"
    with pytest.raises(KeyError):
        words("fr")("web-nowhere")


def test_texts_for_operators_are_english_where_a_language_has_none() -> None:
    assert words("de")("solve-done", file="x") == words("en")("solve-done", file="x")


def test_a_list_is_written_as_the_language_does() -> None:
    assert words("en").listed(()) == ""
    assert words("en")("error-game-unknown", name="chess", names=("a", "b", "c")).endswith(
        "the games are a, b, c."
    )
