"""Fluent as the page has it, under the names of `fluent.runtime`.

The page speaks Fluent already, with the library that its makers wrote for JavaScript. So the worker
lends it to Python, and no second one with its tables of all languages has to be fetched.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def _nobody(language: str, is_isolating: bool) -> Any:
    raise NotImplementedError("the page has lent no Fluent")


make: Callable[[str, bool], Any] = _nobody
"""Makes a bundle of the page: an object with `add`, `has` and `say`."""


class FluentResource:
    """The text of some messages."""

    def __init__(self, text: str) -> None:
        self.text = text


class _Message:
    def __init__(self, name: str) -> None:
        self.value = name


class FluentBundle:
    """The messages of one language."""

    def __init__(self, languages: Sequence[str], use_isolating: bool = True) -> None:
        self._lent = make(languages[0], use_isolating)

    def add_resource(self, resource: FluentResource) -> None:
        """Take some more messages."""
        self._lent.add(resource.text)

    def has_message(self, name: str) -> bool:
        """Say whether there is a message."""
        return bool(self._lent.has(name))

    def get_message(self, name: str) -> _Message:
        """Give a message; its name stands for its pattern."""
        return _Message(name)

    def format_pattern(
        self, pattern: str, arguments: Mapping[str, object]
    ) -> tuple[str, Sequence[str]]:
        """Say a message; what went wrong comes with it."""
        given = {
            key: value if isinstance(value, int | float | str) else str(value)
            for key, value in arguments.items()
        }
        text, faults = self._lent.say(pattern, json.dumps(given))
        return str(text), [str(fault) for fault in faults]
