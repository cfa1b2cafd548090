"""Which language to speak, decided before anything is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from fourfold.games.errors import quoted

from ..errors import CommandError
from .streams import writes_most

if TYPE_CHECKING:
    from fourfold.words import Words

SWITCH = "--lang"


class Speech:
    """The chosen language. Its sentences are loaded only when the first one is needed."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
        self._preferences = [environment.get("FOURFOLD_LANG", ""), locale]

    @cached_property
    def words(self) -> Words:
        """Every sentence in the chosen language."""
        from fourfold.words import SOURCE, choose_language, words

        chosen = words(choose_language(self._preferences))
        # English is better than question marks where the output lacks the whole script.
        return chosen if writes_most(chosen("cli-help-play")) else words(SOURCE)

    def take_switch(self, arguments: Sequence[str]) -> list[str]:
        """Obey `--lang`, wherever it stands, and give the other arguments."""
        rest = list(arguments)
        end = rest.index("--") if "--" in rest else len(rest)
        at = next((i for i in range(end) if rest[i].split("=")[0] == SWITCH), None)
        if at is None:
            return rest
        _, equals, wish = rest.pop(at).partition("=")
        if not equals:
            if at == end - 1:
                raise CommandError("usage-value-missing", option=SWITCH)
            wish = rest.pop(at)
        self._choose(wish)
        return self.take_switch(rest)

    def _choose(self, wish: str) -> None:
        from fourfold.words import find_language, languages

        if find_language(wish) is None:
            raise CommandError("language-unknown", name=quoted(wish), names=languages())
        self._preferences = [wish]
        self.__dict__.pop("words", None)
