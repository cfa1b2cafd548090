"""What callers may ask of brains and players; anything else is refused in words."""

from __future__ import annotations

from collections.abc import Set
from numbers import Real
from operator import index
from random import Random
from typing import Any

from fourfold.match import Match
from fourfold.rules import MatchError, OptionError
from fourfold.rules.errors import kind_of, quoted

from .contract import Level, Limits


def check_limits(limits: Any) -> None:
    """Raise OptionError unless this limits a brain."""
    if not isinstance(limits, Limits):
        raise OptionError("limits-type", found=kind_of(limits))
    check_seconds(limits.seconds)
    _check_counts(limits)
    check_met(limits.met)
    if not isinstance(limits.tables, bool):
        raise OptionError("limits-tables", found=kind_of(limits.tables))


def check_met(met: Any) -> None:
    """Raise OptionError unless these can be the states of the game so far."""
    if not isinstance(met, Set):
        raise OptionError("limits-met", found=kind_of(met))


def check_seconds(seconds: Any) -> None:
    """Raise OptionError unless somebody may think for so long."""
    is_number = isinstance(seconds, Real) and not isinstance(seconds, bool)
    if not is_number or not seconds >= 0:
        raise OptionError("limits-seconds", found=quoted(str(seconds)))


def check_level(number: Any, low: int, high: int) -> None:
    """Raise OptionError unless there is a level of this number."""
    if not _reaches(number, low) or number > high:
        raise OptionError("level-number", found=quoted(str(number)), low=low, high=high)


def check_sight(level: Any) -> None:
    """Raise OptionError unless this says how far a player sees."""
    if not isinstance(level, Level):
        raise OptionError("level-type", found=kind_of(level))
    _check_counts(level)
    shares: tuple[Any, ...] = level.care, level.whim
    for share in shares:
        if not isinstance(share, Real):
            raise OptionError("level-type", found=kind_of(share))


def check_rng(rng: Any) -> None:
    """Raise OptionError unless this is where chance comes from."""
    if not isinstance(rng, Random):
        raise OptionError("rng-type", found=kind_of(rng))


def check_match(match: Any) -> None:
    """Raise MatchError unless somebody can move in this."""
    if not isinstance(match, Match):
        raise MatchError("match-wanted", found=kind_of(match))
    if match.outcome:
        raise MatchError("match-over")


def _check_counts(given: Limits | Level) -> None:
    for what, low in (("depth", 1), ("weighed", 0), ("ends_in", 1)):
        count = getattr(given, what, None)
        if count is not None and not _reaches(count, low):
            raise OptionError("limits-count", what=what, low=low, found=quoted(str(count)))


def _reaches(number: Any, low: int) -> bool:
    try:
        return not isinstance(number, bool) and index(number) >= low
    except TypeError:
        return False
