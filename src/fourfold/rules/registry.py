"""Find the games and their parts."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from .contract import AnyGame, Game
from .errors import ContractError, OptionError, UnknownGameError, kind_of, quoted
from .options import parse_options
from .plugin import CONTRACT, GamePlugin, Part

PACKAGE = "fourfold.games"
"""Every package in it is a game."""


@cache
def plugins() -> dict[str, GamePlugin]:
    """Return the record of every game by its name, sorted by name.

    Raises:
        ContractError: A package has no record, or one of another contract.
    """
    names = sorted(each.name for each in iter_modules(import_module(PACKAGE).__path__))
    return {name: read_plugin(f"{PACKAGE}.{name}") for name in names}


def read_plugin(path: str) -> GamePlugin:
    """Return the record of the game in a package."""
    found = getattr(import_module(path), "GAME", None)
    if not isinstance(found, GamePlugin):
        raise ContractError("game-no-plugin", module=path)
    if found.contract != CONTRACT:
        raise ContractError(
            "game-contract", module=path, found=str(found.contract), expected=str(CONTRACT)
        )
    if found.name != path.rpartition(".")[2]:
        raise ContractError("game-misnamed", module=path, name=quoted(found.name))
    return found


def part_of(game: str, part: Part, protocol: type) -> Any:
    """Return a part of a game, or None if there is no such game or it has no such part.

    Raises:
        ContractError: The part lacks something that the protocol asks for.
    """
    found = plugins().get(game)
    return found.load(part, protocol) if found else None


@cache
def registered() -> dict[str, type[AnyGame]]:
    """Return the rules class of every game by its name, sorted by name."""
    return {name: found.rules_class for name, found in plugins().items()}


def simplest_first() -> list[str]:
    """Return the names of the games in the order of lists: those with the fewest options first."""
    return sorted(registered(), key=lambda name: len(registered()[name].option_list))


def game_class(name: str) -> type[AnyGame]:
    """Return the class of a game, or raise UnknownGameError, which names the games."""
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
