"""What can be checked about a translation without understanding it.

A message that is right although a check complains is named in the language's NOTES.md, under the
heading “On purpose”.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale

from fourfold import registered
from fourfold.i18n import PACKAGE, SOURCE

from .sources import ALSO, HELPER, LANGUAGE, OPERATORS, Choice, Fault, Language, Said

PLURALS = ("zero", "one", "two", "few", "many", "other")
GLOSSARY = Path(__file__).parents[1] / "data" / "glossary.json"
_NUMBERS = range(1001)
"""Whole numbers that stand for all that a sentence here can count."""
_LIGHT_AND_DARK = {"light", "dark"}

NAMES = re.compile(r"\b(?:Fourfold|Quantik|Qomet|Exago|JSON|UTF-8|Ctrl-C)\b")
_TYPED = re.compile(
    r"--[a-z][a-z-]*"
    r"|\b[A-D][a-d][1-4]\b"
    r"|\b[a-l]\d{1,2}(?:-(?:[a-l]\d{1,2}|x))?(?:=[a-l]\d{1,2})?\b"
    r"|\blevel\d+\b|\b(?!key=)[a-z_]+=[a-z0-9]+|\bfourfold (?:play|games)\b|\bcorner_exit\b"
    r"|\[Game \"quantik\"\]|\bmake kernels\b|numba|\[kernels\]"
)
"""What people type: it is the same in every language."""
_KEPT = re.compile(
    "fourfold|quantik|qomet|exago|json|utf|universal|game|interface|ctrl|key|value|enter|play|games"
    "|load|save|file|start|players|size|tiles|line|early|reconnect|block|off|repetition|corner_exit"
    "|pass|random|greedy|montecarlo|monte|carlo|level|seat|after|ann|bob|pip|install|server|web|api"
    "|ugi|options|command|language|ltr|rtl",
    re.I,
)
"""Latin words that may stand in a text of another script."""
_ENGLISH = re.compile(
    r"\b(?:the|and|you|your|this|that|with|from|have|which|when|where|cannot|there|their)\b", re.I
)
_SCRIPTS = {
    "Latn": {"LATIN"},
    "Cyrl": {"CYRILLIC"},
    "Grek": {"GREEK"},
    "Arab": {"ARABIC"},
    "Thai": {"THAI"},
    "Kore": {"HANGUL", "CJK"},
    "Jpan": {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK"},
    "Hans": {"CJK"},
    "Hant": {"CJK"},
}
_CHARACTER_SETS = {"Hans": "gb2312", "Hant": "big5"}
"""Old character sets that hold the characters of one way to write Chinese and not the other's."""
_LETTERED = "×ªº"
TERMS = {
    "board-label": "board",
    "board-piece-sphere": "sphere",
    "board-piece-cylinder": "cylinder",
    "board-piece-cube": "cube",
    "board-piece-cone": "cone",
    "board-piece-star": "star",
    "board-piece-tile": "tile",
    "board-choose-group": "group",
    "seat-name": "light, dark",
    "quantik-tagline": "four different shapes",
    "quantik-rules": "sphere, cylinder, cube, cone, row, column, region, board",
    "qomet-rules": "star, square, corner, centre",
    "exago-rules": "tile, hexagon, group, centre",
    "learn-qomet-square": "star, square, corner",
    "learn-exago-centre": "hexagon, tile, centre",
    "web-level": "level",
    "web-lobby": "lobby",
    "web-winner": "winner",
    "web-drawn": "draw",
    "web-language": "language",
    "web-preferences": "settings",
    "web-player": "player",
    "web-moves": "move",
    "web-clock-none": "clock",
    "cli-seats-range": "player",
    "reason-resignation": "resign",
    "study-rules": "rules",
    "study-rules-examples": "example",
    "study-hint": "hint",
    "study-puzzles": "puzzle",
    "study-value-win": "win",
    "study-value-loss": "lose",
}
"""Messages that are about a word of the rulebooks, which therefore stands in them."""


class Glossary(NamedTuple):
    """What the rulebooks and the language itself ask of a translation."""

    name: str
    direction: str
    script: str
    plurals: list[str]
    terms: dict[str, list[str]]


@cache
def glossary() -> dict[str, Glossary]:
    """Give the words of the rulebooks, for every language they are printed in."""
    data = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    return {code: Glossary(**entry) for code, entry in data.items()}


@cache
def source(package: Path = PACKAGE) -> Language:
    """Give the language that all others are translated from."""
    return Language(SOURCE, package)


def check(language: Language, *, whole: bool = True) -> list[Fault]:
    """Give everything that is wrong with a language; what is missing too, if it should be whole."""
    english = source(language.package)
    faults = [*language.damage, *_left_over(language, english)]
    if whole:
        faults += missing(language, english)
    for name, said in language.messages.items():
        if name in english.messages and name not in language.excused:
            model = english.messages[name]
            for each in _CHECKS:
                faults += (
                    Fault(said.file, said.line, name, text)
                    for text in each(language, said, english, model)
                )
    return sorted(faults)


def missing(language: Language, english: Language) -> Iterator[Fault]:
    """Give the messages that a language has not.

    A game that the rulebooks' glossary knows nothing of may be told in English as a whole.
    """
    here = {said.home for said in language.messages.values()}
    known = {name.partition("-")[0] for name in TERMS}
    foreign = {f"games/{game}" for game in registered() if game not in known} - here
    for name, model in english.messages.items():
        if name not in language.messages and model.home not in foreign:
            place = language.place(model.home)
            yield Fault(place, 1, name, f"is missing; in English: {_start(model.source)}")


def _left_over(language: Language, english: Language) -> Iterator[Fault]:
    used = {each for said in language.messages.values() for each in said.references}
    for name, said in language.messages.items():
        own = name.startswith((HELPER, "-"))
        if own and name not in used:
            yield Fault(said.file, said.line, name, "is used by no message")
        elif not own and name not in english.messages and name != ALSO:
            yield Fault(said.file, said.line, name, "is no message of the English files")
        elif not own and name != ALSO and said.home != english.messages[name].home:
            home = english.messages[name].home
            yield Fault(said.file, said.line, name, f"belongs into {home}")
        for each in sorted(said.references - language.messages.keys()):
            yield Fault(said.file, said.line, name, f"includes {each}, which is not there")
    for file in language.operators if language.code != "fr" else ():
        yield Fault(file, 1, OPERATORS, "texts for operators are in English and French only")


def _variables(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    have, wanted = language.variables(said.id), english.variables(model.id)
    for name in sorted(have - wanted):
        yield f"uses ${name}, which nobody gives"
    for name in sorted(wanted - have):
        yield f"leaves out ${name}"


def _plurals(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    categories = categories_of(language.code)
    for wanted in english.choices(model.id):
        if "one" not in wanted.keys or len(categories) == 1:
            continue
        chosen = [c for c in language.choices(said.id) if c.variable == wanted.variable]
        counting = [c for c in chosen if set(c.keys) & set(PLURALS)]
        if not counting and not re.search("[:：؛×]", said.text):
            yield f"has no plural forms for ${wanted.variable}"
        for choice in counting:
            yield from _forms(choice, categories, wanted)


def _forms(choice: Choice, categories: dict[str, set[int]], wanted: Choice) -> Iterator[str]:
    exact = {int(key) for key in choice.keys if key.isdigit()}
    for category, numbers in categories.items():
        open_numbers = numbers - exact
        if not open_numbers:
            continue
        if category not in choice.keys:
            yield f"has no [{category}] for ${choice.variable}"
        elif (
            "other" in wanted.showing
            and category not in choice.showing
            and max(open_numbers) > 1
            and len(open_numbers) > 1
        ):
            such = ", ".join(map(str, sorted(open_numbers)[:4]))
            yield f"does not show ${choice.variable} in [{category}], which stands for {such} …"


def _keys(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    """Look for keys that no variable ever has, and for values that fall to another's text."""
    wanted: dict[str, set[str]] = {}
    for choice in english.choices(model.id):
        wanted.setdefault(choice.variable, set()).update(choice.keys)
    have: dict[str, set[str]] = {}
    for choice in language.choices(said.id):
        have.setdefault(choice.variable, set()).update(choice.keys)
    for variable, keys in have.items():
        known = wanted.get(variable, set())
        for key in sorted(keys - known - {"other"}):
            number = key in PLURALS or key.isdigit()
            if not number or (known and known.isdisjoint(PLURALS)):
                yield f"has a key [{key}] that ${variable} never is"
        if said.home in ("games/quantik", "games/qomet") and known >= _LIGHT_AND_DARK:
            known = _LIGHT_AND_DARK
        for key in sorted(known - keys - set(PLURALS)):
            if not key.isdigit() and keys.isdisjoint(PLURALS):
                yield f"has no [{key}] for ${variable}"


def _typed(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    for pattern in (NAMES, _TYPED):
        for token in sorted(set(pattern.findall(model.text))):
            if token not in said.text:
                yield f"has lost {token}, which stays as it is"


def _script(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    if language.code not in glossary():
        return
    script = glossary()[language.code].script
    foreign: set[str] = set()
    text = NAMES.sub("", _TYPED.sub("", said.text))
    if script == "Latn":
        foreign = {c for c in text if c.isalpha() and _script_of(c) != "LATIN"}
    else:
        allowed = _SCRIPTS[script] | {"LATIN"}
        foreign = {c for c in text if c.isalpha() and _script_of(c) not in allowed}
        for word in re.findall(r"[A-Za-z_]{3,}", text):
            if not _KEPT.fullmatch(word):
                yield f"has “{word}” in another script"
    if coded := _CHARACTER_SETS.get(script):
        foreign |= {c for c in text if _script_of(c) == "CJK" and not _in(c, coded)}
    if foreign - set(_LETTERED):
        yield f"has letters of another script: {' '.join(sorted(foreign))}"


def _english(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    wording = NAMES.sub("", _TYPED.sub("", model.text))
    if said.text == model.text and len(re.findall("[A-Za-z]", wording)) > 3:
        yield "is the same as in English"
    elif len({word.lower() for word in _ENGLISH.findall(said.text)}) > 1:
        yield "has English words in it"
    if not said.text and model.text:
        yield "is empty"


def _terms(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    if said.id not in TERMS or language.code not in glossary():
        return
    text = " ".join(each.text for each in language.whole(said.id)).replace("\u00ad", "").casefold()
    terms = glossary()[language.code].terms
    for key in TERMS[said.id].split(", "):
        if not any(_stands(form, text) for form in terms[key]):
            yield f"does not use the glossary’s “{terms[key][0]}” ({key})"


def _language_file(language: Language, said: Said, english: Language, model: Said) -> Iterator[str]:
    if said.home != LANGUAGE or language.code not in glossary():
        return
    known = glossary()[language.code]
    if said.id == "language-name" and said.text != known.name:
        yield f"is not {known.name}, as the glossary has it"
    if said.id == "language-direction" and said.text != known.direction:
        yield f"is not {known.direction}"


Check = Callable[[Language, Said, Language, Said], Iterator[str]]
_CHECKS: tuple[Check, ...] = (
    _variables,
    _plurals,
    _keys,
    _typed,
    _script,
    _english,
    _terms,
    _language_file,
)


@cache
def categories_of(code: str) -> dict[str, set[int]]:
    """Give the plural categories that whole numbers have in a language, with those numbers."""
    form = Locale.parse(code, sep="-").plural_form
    found: dict[str, set[int]] = {}
    for number in _NUMBERS:
        found.setdefault(form(number), set()).add(number)
    return found


def _stands(term: str, text: str) -> bool:
    """Say whether a term stands in a text, in any of its forms: they share their beginning."""
    if not text.isascii() and re.search(r"[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]", term):
        return term.casefold() in text or term.casefold()[:-1] in text
    words = [word for word in re.findall(r"\w+", term.casefold()) if len(word) > 2]
    return any(word[: max(2, round(len(word) * 0.6))] in text for word in words)


def _script_of(letter: str) -> str:
    return unicodedata.name(letter, "NONE").split()[0]


def _in(letter: str, coded: str) -> bool:
    try:
        letter.encode(coded)
    except UnicodeEncodeError:
        return False
    return True


def _start(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) < 90 else line[:88] + " …"
