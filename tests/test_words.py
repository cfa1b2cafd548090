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
from fourfold.i18n import SOURCE, choose_language, files_of, languages, words
from fourfold.i18n.catalog import Shelf
from fourfold.i18n.negotiation import negotiate
from fourfold.rules.layout import SEAT_COLOURS
from tests.translations.checks import glossary
from tests.translations.sources import OPERATORS

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


def _names(language: str, *, operators: bool = False) -> dict[str, _Names]:
    found: dict[str, _Names] = {}
    for file in files_of(language):
        if operators and file.parent.name != OPERATORS:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
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
    assert set(_names(SOURCE, operators=True)) == set(_names("fr", operators=True))
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
    text = (
        "web-close = Schließen\nweb-join Mitspielen\nweb-title = { $seite } · Fourfold\n"
        "web-home = { web-nowhere }\nweb-share = { $count ->\n    [one] Teilen\n"
    )
    (tmp_path / "web.ftl").write_bytes(text.encode("latin-1"))
    return Shelf("de", [tmp_path / "web.ftl"])


def test_what_cannot_be_said_is_left_to_another_language(damaged: Shelf) -> None:
    assert damaged.said("web-close", {}) == "Schlie�en"
    for message in ("web-join", "web-title", "web-home", "web-share", "web-nowhere"):
        assert damaged.said(message, {"page": "Lobby"}) is None, message


def test_what_is_not_given_is_shown_as_missing_and_never_as_a_brace() -> None:
    assert words("fr")("web-title") == "… · Fourfold"
    with pytest.raises(KeyError):
        words("fr")("web-nowhere")


def test_game_does_not_override_shared_messages(tmp_path: Path) -> None:
    for path, text in {
        "locales/en/web.ftl": "web-close = Close",
        "games/chess/locales/en.ftl": "chess-name = Chess\nweb-close = Checkmate",
        "games/chess/locales/operators/en.ftl": "solve-chess = Solving\nchess-name = Chess",
        "games/chess/locales/fr.ftl": "web-home = Accueil",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"{text}\n", encoding="utf-8")
    files = files_of("en", tmp_path)
    shelf = Shelf("en", files)
    assert shelf.said("web-close", {}) == "Close"
    assert shelf.said("solve-chess", {}) == "Solving"
    assert "web-home" not in shelf
    assert shelf.repeated == {files[1]: ["web-close"], files[2]: ["chess-name"]}


def test_texts_for_operators_are_english_where_a_language_has_none() -> None:
    assert words("de")("solve-done", file="x") == words("en")("solve-done", file="x")


def test_a_list_is_written_as_the_language_does() -> None:
    assert words("en").listed(()) == ""
    assert words("en")("error-game-unknown", name="chess", names=("a", "b", "c")).endswith(
        "the games are a, b, c."
    )
