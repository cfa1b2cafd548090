"""What can be wrong with what an environment is given."""

from __future__ import annotations

from operator import index
from typing import Any

from fourfold.games import GameError
from fourfold.words import words


class EnvError(GameError):
    """An action, a position or a setting that an environment does not take."""


def within(number: Any, code: str, low: int, high: int) -> int:
    """Give a whole number between two bounds, both included, or raise the error of this code."""
    try:
        whole = index(number)
    except TypeError:
        whole = low - 1
    if isinstance(number, bool) or not low <= whole <= high:
        raise EnvError(code, low=low, high=high)
    return whole


def missing(package: str) -> ImportError:
    """Give the error for a library of the `research` extra that is not installed."""
    return ImportError(words("en")("envs-missing", package=package), name=package)
