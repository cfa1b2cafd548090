"""Every offered language is well formed, and the checks find what is wrong.

A message without a translation is shown in English; `scripts/languages.py` lists it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile, rmtree

import pytest

from fourfold.i18n import PACKAGE, SOURCE, files_of, languages
from tests.translations.checks import categories_of, check, glossary
from tests.translations.sources import Language


def test_every_language_of_the_rulebooks_is_offered() -> None:
    assert set(languages()) == set(glossary())


@pytest.mark.parametrize("code", languages())
def test_a_language_that_is_offered_has_no_fault(code: str) -> None:
    if code != SOURCE:
        assert "\n".join(map(str, check(Language(code), whole=False))) == ""


def test_the_plural_forms_of_whole_numbers_are_those_of_the_glossary() -> None:
    for code, known in glossary().items():
        # The others are for fractions and for millions.
        assert set(categories_of(code)) <= set(known.plurals), code


@pytest.fixture(scope="module")
def beside_english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with the English files alone, which are read once for all tests."""
    package = tmp_path_factory.mktemp("package")
    for file in files_of(SOURCE):
        copy = package / file.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copyfile(file, copy)
    return package


@pytest.fixture
def polish(beside_english: Path) -> Iterator[Path]:
    """A language that is as broken as a test likes, beside the English it is made from."""
    folder = beside_english / "locales" / "pl"
    folder.mkdir()
    yield beside_english
    rmtree(folder)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("web-close = Zamknij", ""),
        ("web-close Zamknij", "web.ftl:1: web-close Zamknij: no valid Fluent"),
        ("\nweb-close =", "web.ftl:2: web-close =: no valid Fluent"),
        ("web-close = Zamknij\nweb-close = Zamknij", "web.ftl:2: web-close: stands in line 1"),
        ("web-shut = Zamknij", "web.ftl:1: web-shut: is no message of the English files"),
        ("board-pass = Pasuj", "web.ftl:1: board-pass: belongs into board.ftl"),
        ("learn-exago-cross = Krzyż", "web.ftl:1: learn-exago-cross: belongs into games/exago"),
        ("form-x = Iks", "web.ftl:1: form-x: is used by no message"),
        ("web-close = { form-x }", "web-close: includes form-x, which is not there"),
        ("web-title = { $strona } · Fourfold", "web-title: uses $strona, which nobody gives"),
        ("web-title = Fourfold", "web-title: leaves out $page"),
        ("web-title = { $page } · Czwórka", "web-title: has lost Fourfold"),
        ("web-close = Close", "web-close: is the same as in English"),
        ("web-open-about = Gra you have zapisana", "web-open-about: has English words in it"),
        ("web-close = Закрыть", "web-close: has letters of another script"),
        ('web-close = {""}', "web-close: is empty"),
        ("web-lobby = Świetlica", "web-lobby: does not use the glossary’s"),
        (
            "web-watching = { $count ->\n    [one] Ogląda { $count } osoba.\n"
            "   *[other] Ogląda { $count } osób.\n }",
            "web-watching: has no [few] for $count",
        ),
        (
            "web-watching = { $count ->\n    [one] Ogląda jedna osoba.\n"
            "    [few] Oglądają osoby.\n    [many] Ogląda { $count } osób.\n"
            "   *[other] Ogląda { $count } osoby.\n }",
            "web-watching: does not show $count in [few], which stands for 2, 3, 4, 22 …",
        ),
        ("web-watching = Ogląda { $count } osób.", "web-watching: has no plural forms"),
        ("web-watching = Oglądających: { $count }", ""),
        (
            "web-turn = { $who ->\n    [ty] Twoja kolej\n   *[other] Kolej: { $name }\n }",
            "web-turn: has a key [ty] that $who never is",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_file_and_line(polish: Path, text: str, found: str) -> None:
    (polish / "locales" / "pl" / "web.ftl").write_text(text, encoding="utf-8")
    faults = "\n".join(map(str, check(Language("pl", polish), whole=False)))
    assert found in faults
    assert bool(found) == bool(faults)


def test_what_is_missing_is_named_with_its_english(polish: Path) -> None:
    (polish / "locales" / "pl" / "web.ftl").write_text("web-close = Zamknij\n", encoding="utf-8")
    faults = [str(fault) for fault in check(Language("pl", polish))]
    assert any("web-join: is missing; in English: web-join = Join" in each for each in faults)
    assert not any("web-close" in each for each in faults)
    file = polish / "games" / "exago" / "locales" / "pl.ftl"
    assert any(each.startswith(f"{file}:1: learn-exago-cross: is missing") for each in faults)


def test_a_file_that_is_no_text_is_named(polish: Path) -> None:
    (polish / "locales" / "pl" / "web.ftl").write_bytes(
        b"web-close = Zamknij\nweb-join = Do\xb3\xb9cz\n"
    )
    faults = [str(fault) for fault in check(Language("pl", polish), whole=False)]
    assert any("web.ftl:2: web: not UTF-8 text" in each for each in faults)


def test_what_is_on_purpose_is_no_fault(polish: Path) -> None:
    (polish / "locales" / "pl" / "web.ftl").write_text("web-close = Close\n", encoding="utf-8")
    notes = "# Polish\n\n## On purpose\n\n- `web-close`: everybody says so.\n"
    (polish / "locales" / "pl" / "NOTES.md").write_text(notes, encoding="utf-8")
    assert not check(Language("pl", polish), whole=False)
