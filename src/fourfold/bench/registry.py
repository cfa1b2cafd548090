"""Find what is measured of each game: the module of this package with the name of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from fourfold.rules.registry import simplest_first

from .contract import Measured


def measured() -> dict[str, Measured]:
    """Return what is measured, by game."""
    paths = {name: f"{__package__}.{name}" for name in simplest_first()}
    return {
        name: cast("Measured", import_module(path))
        for name, path in paths.items()
        if find_spec(path)
    }
