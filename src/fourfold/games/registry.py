"""Finding games: every module of this package that defines `GAME` is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .contract import AnyGame
from .errors import OptionError, UnknownGameError, quoted
from .options import parse_options


@cache
def registered() -> dict[str, type[AnyGame]]:
    """Give every game class under its name, sorted by name."""
    package = import_module(__package__)
    modules = (
        import_module(f"{__package__}.{found.name}") for found in iter_modules(package.__path__)
    )
    classes = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {found.name: found for found in sorted(classes, key=lambda found: str(found.name))}


def load(spec: str, /, **options: str | int) -> AnyGame:
    """Load a game by name, with options in the string or as keywords.

    `load("exago?players=3&size=5")` and `load("exago", players=3, size=5)` are the same.
    """
    name, _, text = spec.partition("?")
    found = registered().get(name)
    if found is None:
        raise UnknownGameError("game-unknown", name=quoted(name), names=", ".join(registered()))
    given: dict[str, str | int] = {**parse_options(text)}
    for key, value in options.items():
        if key in given:
            raise OptionError("option-twice", key=quoted(key))
        given[key] = value
    return found(given)
