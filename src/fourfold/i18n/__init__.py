"""Every sentence a person reads, from the Fluent files of the package and its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, reduce
from typing import Protocol, runtime_checkable

from .catalog import Shelf, files_of
from .negotiation import (
    LANGUAGE,
    LOCALES,
    PACKAGE,
    SOURCE,
    choose_language,
    find_language,
    languages,
    preferred,
)

__all__ = [
    "LANGUAGE",
    "LOCALES",
    "PACKAGE",
    "SOURCE",
    "Coded",
    "Words",
    "choose_language",
    "files_of",
    "find_language",
    "languages",
    "words",
    "words_for",
]


@runtime_checkable
class Coded(Protocol):
    """An error with a code, whose sentence is the message `error-` and that code."""

    @property
    def code(self) -> str: ...

    @property
    def details(self) -> Mapping[str, object]: ...


_UNCOUNTED = 10**15


class Words:
    """The sentences of one language, and the English one wherever it has none that works."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own = Shelf(language, files_of(language))

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Give a message with its arguments filled in; several texts become a list."""
        filled = {name: self._as_fluent(value) for name, value in arguments.items()}
        text = self._own.said(message, filled)
        if text is None and self.language != SOURCE:
            text = self._source.said(message, filled)
        if text is None:
            text = self._source.said(message, filled, gaps=True)
        if text is None:
            raise KeyError(message)
        return text

    def _as_fluent(self, value: object) -> object:
        """Give an argument as Fluent takes it."""
        if isinstance(value, tuple):
            return self.listed(value)
        # A number that nobody counts to is shown as it is: Babel refuses to write it.
        return str(value) if isinstance(value, int) and abs(value) >= _UNCOUNTED else value

    def __contains__(self, message: str) -> bool:
        return message in self._own or message in self._source

    def repeated_by(self, game: str) -> list[str]:
        """Return the messages in a game's files that are ignored: another file has them already."""
        folder = PACKAGE / "games" / game
        found = self._own.repeated.items()
        return [name for file, names in found if file.is_relative_to(folder) for name in names]

    def listed(self, items: Sequence[str]) -> str:
        """Give things side by side, with the language's own comma between them."""
        if not items:
            return ""
        return reduce(lambda one, more: self("two-items", first=one, second=more), items)

    def percent(self, share: float) -> object:
        """Give a share to fill into a message, where it is written as the language writes it."""
        # In the browser, which writes numbers itself, there is no such module.
        from fluent.runtime.types import fluent_number

        return fluent_number(share, style="percent", maximumFractionDigits=0)

    def error(self, error: Coded) -> str:
        """Give the sentence for an error; an error among its details becomes a sentence too."""
        arguments = {
            key: self.error(value) if isinstance(value, Coded) else value
            for key, value in error.details.items()
        }
        return self(f"error-{error.code}", **arguments)

    @cached_property
    def _source(self) -> Shelf:
        # Only when something is missing: one language is enough to read.
        return words(SOURCE)._own


@cache
def words(language: str) -> Words:
    """Give the words of a language there are files for."""
    return Words(language)


def words_for(environment: Mapping[str, str]) -> Words:
    """Give the words of the language that an environment asks for."""
    return words(choose_language(preferred(environment)))
