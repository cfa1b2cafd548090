"""Quantik."""

from importlib import import_module
from typing import TYPE_CHECKING

from fourfold.rules.plugin import GamePlugin

if TYPE_CHECKING:
    from .rules import Move, Quantik, State

__all__ = ["GAME", "Move", "Quantik", "State"]

GAME = GamePlugin(
    name="quantik",
    rules=f"{__name__}.rules:Quantik",
    kernels=f"{__name__}.kernels",
    table_commands=f"{__name__}.table_commands",
    engine=f"{__name__}.engine",
    actions=f"{__name__}.actions",
    batch=f"{__name__}.batch",
)


def __getattr__(name: str) -> object:
    if name in __all__:
        return getattr(import_module(f"{__name__}.rules"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
