"""Qomet."""

from importlib import import_module
from typing import TYPE_CHECKING

from fourfold.rules.plugin import GamePlugin

if TYPE_CHECKING:
    from .rules import Move, Qomet, State

__all__ = ["GAME", "Move", "Qomet", "State"]

GAME = GamePlugin(
    name="qomet",
    rules=f"{__name__}.rules:Qomet",
    kernels=f"{__name__}.kernels",
    table_commands=f"{__name__}.table_commands",
    engine=f"{__name__}.engine",
    actions=f"{__name__}.actions",
    batch=f"{__name__}.batch",
    puzzle_themes=f"{__name__}.puzzle_themes",
)


def __getattr__(name: str) -> object:
    if name in __all__:
        return getattr(import_module(f"{__name__}.rules"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
