"""Which language to speak, decided before anything is said."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from fourfold.rules import ContractError, registered
from fourfold.rules.errors import quoted

from ..errors import CommandError
from .streams import writes_most

if TYPE_CHECKING:
    from fourfold.i18n import Words

SWITCH = "--lang"


class Speech:
    """The language that the environment asks for, in which the switch writes its own wish: so
    everybody who speaks in this process, and in those that it starts, speaks the same.

    Its sentences are loaded only when the first one is needed.
    """

    def __init__(self, environment: MutableMapping[str, str]) -> None:
        self._environment = environment

    @cached_property
    def words(self) -> Words:
        """Every sentence in the chosen language."""
        from fourfold.i18n import SOURCE, words, words_for

        chosen = words_for(self._environment)
        # English is better than question marks where the output lacks the whole script.
        return chosen if writes_most(chosen("cli-help-play")) else words(SOURCE)

    def take_switch(self, arguments: Sequence[str]) -> list[str]:
        """Obey `--lang`, wherever it stands, and give the other arguments."""
        rest = list(arguments)
        end = rest.index("--") if "--" in rest else len(rest)
        at = next((i for i in range(end) if rest[i].split("=")[0] == SWITCH), None)
        if at is None:
            return rest
        _, equals, language = rest.pop(at).partition("=")
        if not equals:
            if at == end - 1:
                raise CommandError("usage-value-missing", option=SWITCH)
            language = rest.pop(at)
        self._choose(language)
        return self.take_switch(rest)

    def _choose(self, language: str) -> None:
        from fourfold.i18n import LANGUAGE, find_language, languages

        if find_language(language) is None:
            raise CommandError("language-unknown", name=quoted(language), names=languages())
        self._environment[LANGUAGE] = language
        self.__dict__.pop("words", None)


def check_words(say: Words, games: Iterable[str]) -> None:
    """Raise ContractError naming the texts that a game lacks, or that other files have already."""
    from fourfold.i18n import SOURCE

    for name in games:
        rules = registered()[name]
        needed = ["name", "tagline", "rules", *(f"option-{each.key}" for each in rules.option_list)]
        lacking = [word for word in needed if f"{name}-{word}" not in say]
        if lacking:
            names = ", ".join(f"{name}-{word}" for word in lacking)
            file = f"games/{name}/locales/{SOURCE}.ftl"
            raise ContractError("game-lacks", module=file, names=names)
        if repeated := say.repeated_by(name):
            file = f"games/{name}/locales/{say.language}.ftl"
            raise ContractError("game-texts-repeated", file=file, names=", ".join(repeated))
