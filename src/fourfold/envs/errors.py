"""What can be wrong with what an environment is given."""

from __future__ import annotations

from math import inf
from numbers import Real
from operator import index
from typing import Any

from fourfold.i18n import words
from fourfold.rules import GameError
from fourfold.rules.errors import quoted


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


def check_seed(seed: Any) -> None:
    """Raise EnvError unless a seed is a whole number, or none."""
    try:
        index(0 if seed is None else seed)
    except TypeError:
        raise EnvError("env-seed") from None


def check_seconds(seconds: Any) -> float:
    """Give how long somebody may think, or raise EnvError."""
    is_number = isinstance(seconds, Real) and not isinstance(seconds, bool)
    if not is_number or not 0 <= seconds < inf:
        raise EnvError("env-seconds", found=quoted(str(seconds)))
    return float(seconds)


def check_truth(truth: Any) -> bool:
    """Give whether somebody wants to be told the truth, or raise EnvError."""
    if not isinstance(truth, bool):
        raise EnvError("env-truth", found=quoted(str(truth)))
    return truth


def missing(package: str) -> ImportError:
    """Give the error for a library of the `research` extra that is not installed."""
    return ImportError(words("en")("envs-missing", package=package), name=package)
