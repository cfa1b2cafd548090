"""All payloads by name, for whoever describes them: the API, its pages, the types of the web."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

from typing_extensions import is_typeddict


def modules() -> Iterator[ModuleType]:
    """Give every module of this room."""
    package = import_module(__package__)
    for found in iter_modules(package.__path__, f"{__package__}."):
        yield import_module(found.name)


@cache
def shapes() -> dict[str, type[Any]]:
    """Give every payload and every part of one: JSON objects with their keys."""
    return {
        name: value
        for module in modules()
        for name, value in vars(module).items()
        if is_typeddict(value) and value.__module__ == module.__name__ and name[0] != "_"
    }


@cache
def choices() -> dict[str, Any]:
    """Give what is one of several things, words or payloads, and has a name of its own."""
    return {
        name: value
        for module in modules()
        for name, value in vars(module).items()
        if get_origin(value) is Literal or _is_one_of_payloads(value)
    }


def _is_one_of_payloads(value: object) -> bool:
    return isinstance(value, UnionType) and all(map(is_typeddict, get_args(value)))
