"""The JSON files in the folder of a game: lessons, puzzles, rule page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from fourfold.rules import ContractError
from fourfold.rules.registry import plugins

R = TypeVar("R", bound=NamedTuple)


def has_file(file: str, game: str) -> bool:
    """Return whether there is a game of this name that has the file, without reading it."""
    return game in plugins() and (plugins()[game].folder / file).exists()


def read_object(file: str, game: str) -> Mapping[str, Any]:
    """Return the object in a file of a game; an empty one if there is no such file."""
    found = _read(file, game)
    return {} if found is None else _object(place(file, game), found)


def read_list(file: str, game: str) -> Sequence[Any]:
    """Return the list in a file of a game; an empty one if there is no such file."""
    found = _read(file, game)
    return () if found is None else listed(place(file, game), found)


def place(file: str, game: str) -> str:
    """Return the path of a file of a game in the package, for messages."""
    return f"games/{game}/{file}"


def listed(where: str, data: object) -> Sequence[Any]:
    """Give a list of a file, or raise ContractError where it is something else."""
    if not isinstance(data, list):
        raise ContractError("game-data-shape", file=where, kind="list")
    return data


def row(kind: type[R], where: str, data: object, usual: Mapping[str, Any] | None = None) -> R:
    """Make a row of what a file says beside what is usual, or raise ContractError saying what is
    missing, unknown or of another type.
    """
    said = {**(usual or {}), **_object(where, data)}
    lacking = set(kind._fields) - set(kind._field_defaults) - set(said)
    if lacking:
        raise ContractError("game-lacks", module=where, names=", ".join(sorted(lacking)))
    unknown = set(said) - set(kind._fields)
    if unknown:
        raise ContractError("game-unknown-data", file=where, names=", ".join(sorted(unknown)))
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in said.items()}
    hints = _hints(kind)
    unfit = sorted(key for key, value in given.items() if not _fits(value, hints[key]))
    if unfit:
        raise ContractError("game-data-values", file=where, names=", ".join(unfit))
    make: Any = kind
    made: R = make(**given)
    return made


def _read(file: str, game: str) -> object:
    if not has_file(file, game):
        return None
    try:
        return json.loads((plugins()[game].folder / file).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ContractError("game-data-broken", file=place(file, game), reason=str(error)) from None


def _object(where: str, data: object) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise ContractError("game-data-shape", file=where, kind="object")
    return data


@cache
def _hints(kind: type[Any]) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _fits(value: object, hint: Any) -> bool:
    """Say whether a value is of a type; those of rows are simple ones."""
    match get_origin(hint):
        case None:
            return isinstance(value, hint)
        case origin if origin is Literal:
            return value in get_args(hint)
        case origin if origin is UnionType:
            return any(_fits(value, each) for each in get_args(hint))
    return isinstance(value, tuple) and all(_fits(each, get_args(hint)[0]) for each in value)
