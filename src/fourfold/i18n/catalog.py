"""The messages of one language, each read when it is first said: who says little waits little.

They are in the folder `locales/LANGUAGE` and, for each game, in `games/GAME/locales/LANGUAGE.ftl`.
Texts for operators and researchers are in a folder `operators` beside the others.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

# Fluent's library wants to know the time zone of this place, and the one for time zones would open
# six hundred files to see whether they are there: a twentieth of what a short command takes.
os.environ.setdefault("PYTZ_SKIPEXISTSCHECK", "1")

from fluent.runtime import FluentBundle, FluentResource

from .negotiation import PACKAGE

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n))?)*", re.MULTILINE)
"""A message or a term: its first line, and those below that are indented or empty."""
_INCLUDED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_VARIABLE = re.compile(r"\$([a-z][\w-]*)")


def files_of(language: str, package: Path = PACKAGE) -> list[Path]:
    """Return the Fluent files of a language, the shared ones before those of the games."""
    return [
        *sorted((package / "locales" / language).rglob("*.ftl")),
        *sorted(package.glob(f"games/*/locales/**/{language}.ftl")),
    ]


class Shelf:
    """What the files of a language say. Of several messages with one name, the first counts."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._sources: dict[str, str] = {}
        self.repeated: dict[Path, list[str]] = {}
        """The messages of each file that an earlier file, or the same one, has already."""
        for file in files:
            # A damaged file still has messages that are whole.
            text = file.read_text(encoding="utf-8", errors="replace")
            for entry in _ENTRY.finditer(text):
                if entry[1] in self._sources:
                    self.repeated.setdefault(file, []).append(entry[1])
                else:
                    self._sources[entry[1]] = entry[0]
        direction = self._sources.get("language-direction", "")
        # Names and moves are kept together where they could be torn apart; elsewhere the marks
        # that do it would be rubbish in terminals and log files.
        self._bundle = FluentBundle([language], use_isolating=direction.endswith("rtl"))
        self._read: set[str] = set()
        self._variables: set[str] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def said(
        self, message: str, arguments: Mapping[str, object], *, gaps: bool = False
    ) -> str | None:
        """Give a message with its arguments filled in, or nothing if that cannot be done.

        With gaps, an ellipsis stands for what is not given.
        """
        if message not in self._sources:
            return None
        self._fetch(message)
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        given = {**dict.fromkeys(self._variables if gaps else (), "…"), **arguments}
        text, faults = self._bundle.format_pattern(pattern, given)
        return None if faults and not gaps else str(text)

    def _fetch(self, name: str) -> None:
        """Read a message, and those that it includes."""
        if name in self._read or name not in self._sources:
            return
        self._read.add(name)
        source = self._sources[name]
        self._bundle.add_resource(FluentResource(source))
        self._variables.update(_VARIABLE.findall(source))
        for included in _INCLUDED.findall(source):
            self._fetch(included)
