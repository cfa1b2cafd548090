"""Which languages there are, and which of them somebody wants.

The web app negotiates in the same way, with Fluent's library for it; both are tested with the same
requests. For Python there is none: `fluent.runtime` takes the languages in the order it is given,
and Babel's `negotiate_locale` knows neither scripts nor which variant is likely.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1]
LOCALES = PACKAGE / "locales"
SOURCE = "en"
"""The language every sentence is written in first, and the one used where another has none."""
LANGUAGE = "FOURFOLD_LANG"
"""The environment variable with the language that Fourfold is to speak, whatever others speak."""
SWITCH = "language.ftl"
"""A language is offered when it has this file, which translators write last."""
_ALSO = re.compile(r"^language-also *= *(.*?) *$", re.MULTILINE)
_TAG = re.compile(r"([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|[0-9]{3}))?(?:-.*)?", re.IGNORECASE)


class Tag(NamedTuple):
    """What matters of a language tag: `zh-Hant-TW`."""

    language: str
    script: str | None
    region: str | None

    def covers(self, requested: Tag) -> bool:
        """Say whether this meets what is requested: whatever it leaves open fits everything."""
        return all(own in (None, wanted) for own, wanted in zip(self, requested, strict=True))


@cache
def languages() -> tuple[str, ...]:
    """Give the languages that are ready to be spoken."""
    return tuple(sorted(file.parent.name for file in LOCALES.glob(f"*/{SWITCH}")))


def preferred(environment: Mapping[str, str]) -> list[str]:
    """Give the languages that an environment asks for, the first before the others.

    >>> preferred({"LANG": "de_DE.UTF-8", "LC_ALL": "", "FOURFOLD_LANG": "fr"})
    ['fr', 'de_DE.UTF-8']
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(environment.get, names)), "")
    return [environment.get(LANGUAGE, ""), locale]


def choose_language(requested: Iterable[str]) -> str:
    """Give the language for the first request that can be met, or else the source."""
    return next(filter(None, map(find_language, requested)), SOURCE)


@lru_cache(256)
def find_language(requested: str) -> str | None:
    """Give the language that meets a request such as `fr_CA.UTF-8`, `pt-BR`, `zh-TW` or `no`."""
    return negotiate(requested, languages(), _also())


def negotiate(requested: str, available: Iterable[str], also: Mapping[str, str]) -> str | None:
    """Give what meets a request among some languages; `also` has other codes for them."""
    tag = _read(requested)
    if tag is None:
        return None
    known = {name: each for name in available if (each := _read(name))}
    for wanted in (tag, _likely(tag)):
        exact = [name for name, each in known.items() if each == wanted]
        for name in exact or [name for name, each in known.items() if each.covers(wanted)]:
            return name
    return also.get(tag.language)


def _read(text: str) -> Tag | None:
    found = _TAG.fullmatch(text.split(".")[0].split("@")[0].replace("_", "-"))
    if found is None:
        return None
    language, script, region = found.groups()
    return Tag(language.lower(), script and script.title(), region and region.upper())


def _likely(tag: Tag) -> Tag:
    """Fill in the script and region that go without saying: those of `zh-TW` are Hant and TW."""
    from babel.core import get_global

    known = get_global("likely_subtags")
    for kept in (
        tag,
        tag._replace(region=None),
        tag._replace(script=None),
        Tag(tag[0], None, None),
    ):
        likely = _read(known.get("_".join(filter(None, kept)), ""))
        if likely:
            return Tag(tag.language, tag.script or likely.script, tag.region or likely.region)
    return tag


@cache
def _also() -> dict[str, str]:
    """Give the codes that languages answer to besides their own, as their files say."""
    return {
        code.strip().lower(): name
        for name in languages()
        for codes in _ALSO.findall((LOCALES / name / SWITCH).read_text(encoding="utf-8"))
        for code in codes.split(",")
    }
