"""The words a person can type at the table instead of a move."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from fourfold.i18n import SOURCE, Words, words


class Typed(NamedTuple):
    """A command as it was typed: its name and what follows the word."""

    name: str
    argument: str = ""


class Vocabulary:
    """The words of a language for some commands; the English ones are always understood too."""

    def __init__(self, say: Words, names: Collection[str]) -> None:
        self._say = say
        understood = (words(SOURCE), say)
        self._names = {
            word: name
            for language in understood
            for name in names
            for word in _listed(language, f"cli-word-{name}")
        }
        self._yes = {word for language in understood for word in _listed(language, "cli-yes")}

    def read(self, line: str) -> Typed | None:
        """Give the command that a line starts with, if any."""
        word, *rest = line.split(maxsplit=1) or [""]
        name = self._names.get(word.casefold())
        return Typed(name, *rest) if name else None

    def means_yes(self, line: str) -> bool:
        """Say whether a line is a yes. Everything else is a no."""
        return line.casefold() in self._yes

    def word(self, name: str) -> str:
        """Give the first word for a command in the chosen language."""
        return next(_listed(self._say, f"cli-word-{name}"))

    def words_for(self, *names: str) -> list[str]:
        """Give every word that means one of these commands."""
        return [word for word, name in self._names.items() if name in names]

    def usage(self, name: str) -> str:
        """Give the word together with its argument: `save FILE`."""
        word, argument = self.word(name), f"cli-argument-{name}"
        return f"{word} {self._say(argument)}" if argument in self._say else word


def _listed(language: Words, message: str) -> Iterator[str]:
    return (word.strip() for word in language(message).split(","))
