"""Every sentence a person reads, from the Fluent files in `locales/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
SOURCE = "en"
"""The language every sentence is written in first, and the one used where another has none."""
_SWITCH = "language.ftl"
"""A language is offered when it has this file, which translators write last."""


@runtime_checkable
class Coded(Protocol):
    """An error with a code, whose sentence is the message `error-` and that code."""

    @property
    def code(self) -> str: ...

    @property
    def details(self) -> Mapping[str, object]: ...


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        order = dict.fromkeys((language, SOURCE))
        self._bundles = [_bundle(each) for each in order]

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Give a message with its arguments filled in."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None, message
                text, faults = bundle.format_pattern(pattern, arguments)
                assert not faults, (message, faults)
                return str(text)
        raise KeyError(message)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def error(self, error: Coded) -> str:
        """Give the sentence for an error; an error among its details becomes a sentence too."""
        arguments = {
            key: self.error(value) if isinstance(value, Coded) else value
            for key, value in error.details.items()
        }
        return self(f"error-{error.code}", **arguments)


@cache
def words(language: str) -> Words:
    """Give the words of a language there are files for."""
    return Words(language)


@cache
def languages() -> tuple[str, ...]:
    """Give the languages that are ready to be spoken."""
    return tuple(sorted(file.parent.name for file in LOCALES.glob(f"*/{_SWITCH}")))


def choose_language(wishes: Iterable[str]) -> str:
    """Give the first wish that can be met: `fr_CA.UTF-8`, `fr-CA` and `fr` all mean `fr` here."""
    for wish in wishes:
        language = wish.replace("_", "-").split(".")[0]
        for candidate in (language, language.split("-")[0]):
            if candidate in languages():
                return candidate
    return SOURCE


def _bundle(language: str) -> FluentBundle:
    # Without isolation marks: terminals and log files show them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
