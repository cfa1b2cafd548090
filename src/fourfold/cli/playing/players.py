"""Who makes the moves: people type them, computer players choose them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from fourfold.engine.levels import LEVELS, STRONGEST, WEAKEST
from fourfold.engine.players import COMPUTERS, LEVEL, RANDOM, Player, RandomPlayer
from fourfold.engine.ugi import PREFIX, is_engine, read_command
from fourfold.rules.errors import quoted

from ..errors import CommandError

__all__ = [
    "COMPUTERS",
    "LEVELS",
    "RANDOM",
    "STRONGEST",
    "Player",
    "RandomPlayer",
    "draw_seats",
    "level_name",
    "read_names",
]


_ENGINE = rf"""{PREFIX}(?:[^,"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')*"""
_NAME = re.compile(rf"\s*({_ENGINE}|[^,]*)(,|$)", re.DOTALL)
"""A name up to the next comma. In the command of an engine, one between quotes is part of it."""


def read_names(text: str, *, engines: bool = False) -> list[str]:
    """Split `Ann, level3, random` at the commas. Engines are players only where it is said so."""
    names, at = [], 0
    while at <= len(text):
        found = _NAME.match(text, at)
        assert found
        names.append(_read_name(found[1].strip(), engines=engines))
        at = found.end() + (not found[2])
    return names


def _read_name(name: str, *, engines: bool) -> str:
    if is_engine(name):
        if not engines:
            raise CommandError("engine-at-table", name=quoted(name))
        read_command(name)
        return name
    short = "".join(name.lower().split())
    if short in COMPUTERS:
        return short
    if re.fullmatch(f"{LEVEL}-?[0-9]+", short):
        raise CommandError("level-unknown", name=quoted(name), low=WEAKEST, high=STRONGEST)
    return name


def level_name(level: int) -> str:
    """Give the name of the player of a level."""
    return f"{LEVEL}{level}"


def draw_seats(names: Sequence[str], rng: Random) -> list[str]:
    """Seat the players by lot."""
    return rng.sample(names, len(names))
