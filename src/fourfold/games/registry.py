"""Finding games, and what they bring to the other rooms.

Every module of this package that defines `GAME` is a game, and is named like it. What else it
brings is found by the same name: the module `quantik` of a room holds that room's part of Quantik.
A room says in a Protocol what such a module must have. Nobody keeps a list of games.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from .contract import AnyGame, Game
from .errors import ContractError, OptionError, UnknownGameError, kind_of, quoted
from .options import Option, parse_options

_STATED = {"name": str, "rules_version": int, "reasons": tuple, "option_list": tuple}
"""What a class of rules says about itself, and of which type that is."""
_HELD = {"reasons": str, "option_list": Option}
"""What is in some of it."""


@cache
def registered() -> dict[str, type[AnyGame]]:
    """Give every game class under its name, sorted by name."""
    package = import_module(__package__)
    modules = (
        import_module(f"{__package__}.{found.name}") for found in iter_modules(package.__path__)
    )
    games = [checked(module) for module in modules if hasattr(module, "GAME")]
    return {found.name: found for found in sorted(games, key=lambda found: found.name)}


def simplest_first() -> list[str]:
    """Name every game, those with the fewest options first: the order in which to show them."""
    return sorted(registered(), key=lambda name: len(registered()[name].option_list))


def checked(module: ModuleType) -> type[AnyGame]:
    """Give the game of a module, or raise ContractError saying what it lacks."""
    found, name = module.GAME, module.__name__.rpartition(".")[2]
    if not isinstance(found, type) or not issubclass(found, Game):
        raise ContractError("game-no-rules", module=module.__name__)
    lacking = [key for key in _STATED if not _is_stated(found, key)]
    if isabstract(found):
        lacking += sorted(found.__abstractmethods__)
    if lacking:
        raise ContractError("game-lacks", module=module.__name__, names=", ".join(lacking))
    if found.name != name:
        raise ContractError("game-misnamed", module=module.__name__, name=quoted(found.name))
    return found


def _is_stated(found: type[AnyGame], key: str) -> bool:
    """Say whether a class of rules says this about itself."""
    value: Any = getattr(found, key, None)
    is_stated = isinstance(value, _STATED[key])
    if is_stated and key in _HELD:
        return all(isinstance(each, _HELD[key]) for each in value)
    return is_stated


@cache
def brought(room: str, name: str, protocol: type) -> Any:
    """Give what a game brings to a room, the package of this name; None if it brings nothing.

    A module that lacks some of what the room's protocol says raises ContractError. So does one that
    lacks all of it, which may be no part of the game but one of the room's own modules.
    """
    path = f"{room}.{name}"
    if find_spec(path) is None:
        return None
    module = import_module(path)
    needed = {key for key in vars(protocol) if not key.startswith("_")}
    needed |= set(protocol.__annotations__)
    lacking = sorted(key for key in needed if not hasattr(module, key))
    if lacking and len(lacking) == len(needed):
        raise ContractError("game-name-taken", module=path, name=name, names=", ".join(lacking))
    if lacking:
        raise ContractError("game-lacks", module=path, names=", ".join(lacking))
    return module


def game_class(name: str) -> type[AnyGame]:
    """Give the class of a game, or raise UnknownGameError naming those there are."""
    if not isinstance(name, str):
        raise UnknownGameError("game-type", found=kind_of(name))
    found = registered().get(name)
    if found is None:
        raise UnknownGameError("game-unknown", name=quoted(name), names=tuple(registered()))
    return found


def load(spec: str, /, **options: str | int) -> Game[Hashable, Hashable]:
    """Load a game by name, with options in the string or as keywords.

    `load("exago?players=3&size=5")` and `load("exago", players=3, size=5)` are the same.
    """
    if not isinstance(spec, str):
        raise UnknownGameError("game-type", found=kind_of(spec))
    name, _, text = spec.partition("?")
    found = game_class(name)
    given: dict[str, str | int] = {**parse_options(text)}
    for key, value in options.items():
        if key in given:
            raise OptionError("option-twice", key=quoted(key))
        given[key] = value
    return found(given)
