"""The record by which a game tells the other packages what it has.

A game is a package in `fourfold.games` whose `GAME` is a `GamePlugin`. The record names modules and
imports each when it is first used, so listing the games loads neither NumPy nor an engine. Only the
rules are required. Each package that uses an optional part describes it in a Protocol.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract
from pathlib import Path
from typing import Any, Literal

from .contract import AnyGame, Game
from .errors import ContractError, quoted
from .options import Option

CONTRACT = 1
"""The version of this record and of the protocols of its parts."""

Part = Literal["kernels", "table_commands", "engine", "actions", "batch", "puzzle_themes"]

_CLASS_ATTRIBUTES = {"name": str, "rules_version": int, "reasons": tuple, "option_list": tuple}
_ITEM_TYPES = {"reasons": str, "option_list": Option}


@dataclass(frozen=True, kw_only=True)
class GamePlugin:
    """The parts of a game, each the name of a module."""

    name: str
    rules: str
    """The class of the rules, as "module:Class"."""
    kernels: str | None = None
    """The rules compiled: `fourfold.kernels.contract.Kernels`."""
    table_commands: str | None = None
    """Solving, verifying and listing tables: `fourfold.tables.contract.Solving`."""
    engine: str | None = None
    """A search of its own: `fourfold.engine.contract.Thinking`."""
    actions: str | None = None
    """Actions and observations: `fourfold.envs.contract.Numbered`."""
    batch: str | None = None
    """Batches of positions: `fourfold.envs.batch.contract.Batched`."""
    puzzle_themes: str | None = None
    """Themes of puzzles: `fourfold.learn.puzzling.themes.Themed`."""
    contract: int = CONTRACT

    @cached_property
    def folder(self) -> Path:
        """The folder of the game, which also holds its lessons, puzzles, texts and tables."""
        package = self.rules.partition(":")[0].rpartition(".")[0]
        spec = find_spec(package)
        assert spec
        assert spec.origin
        return Path(spec.origin).parent

    @cached_property
    def rules_class(self) -> type[AnyGame]:
        """The class of the rules.

        Raises:
            ContractError: The class is missing or lacks something, or has another name.
        """
        module, _, name = self.rules.partition(":")
        found: Any = getattr(import_module(module), name, None)
        if not isinstance(found, type) or not issubclass(found, Game):
            raise ContractError("game-no-rules", module=module)
        lacking = [key for key in _CLASS_ATTRIBUTES if not _has(found, key)]
        if isabstract(found):
            lacking += sorted(found.__abstractmethods__)
        if lacking:
            raise ContractError("game-lacks", module=module, names=", ".join(lacking))
        if found.name != self.name:
            raise ContractError("game-misnamed", module=module, name=quoted(found.name))
        return found

    def load(self, part: Part, protocol: type) -> Any:
        """Return the module of a part, or None if the game does not have this part.

        Raises:
            ContractError: The module lacks something that the protocol asks for.
        """
        path: str | None = getattr(self, part)
        return None if path is None else _checked_module(path, protocol)


@cache
def _checked_module(path: str, protocol: type) -> Any:
    module = import_module(path)
    needed = {key for key in vars(protocol) if not key.startswith("_")}
    needed |= set(protocol.__annotations__)
    lacking = sorted(key for key in needed if not hasattr(module, key))
    if lacking:
        raise ContractError("game-lacks", module=path, names=", ".join(lacking))
    return module


def _has(found: type[AnyGame], key: str) -> bool:
    """Return whether a class of rules has an attribute of the right type."""
    value: Any = getattr(found, key, None)
    is_right = isinstance(value, _CLASS_ATTRIBUTES[key])
    if is_right and key in _ITEM_TYPES:
        return all(isinstance(each, _ITEM_TYPES[key]) for each in value)
    return is_right
