"""What callers may ask of brains and players; anything else is refused in words."""

from __future__ import annotations

from collections.abc import Set
from numbers import Real
from operator import index
from random import Random
from typing import Any

from fourfold.games import Game, MatchError, OptionError, UnknownGameError
from fourfold.games.errors import kind_of, quoted
from fourfold.match import Match

from .contract import Limits


def check_limits(limits: Any) -> None:
    """Raise OptionError unless this limits a brain."""
    if not isinstance(limits, Limits):
        raise OptionError("limits-type", found=kind_of(limits))
    check_seconds(limits.seconds)
    for what, low in (("depth", 1), ("weighed", 0)):
        count = getattr(limits, what)
        if count is not None and not _reaches(count, low):
            raise OptionError("limits-count", what=what, low=low, found=quoted(str(count)))
    if not isinstance(limits.met, Set):
        raise OptionError("limits-met", found=kind_of(limits.met))


def check_seconds(seconds: Any) -> None:
    """Raise OptionError unless somebody may think for so long."""
    is_number = isinstance(seconds, Real) and not isinstance(seconds, bool)
    if not is_number or not seconds >= 0:
        raise OptionError("limits-seconds", found=quoted(str(seconds)))


def check_level(number: Any, low: int, high: int) -> None:
    """Raise OptionError unless there is a level of this number."""
    if not _reaches(number, low) or number > high:
        raise OptionError("level-number", found=quoted(str(number)), low=low, high=high)


def check_rng(rng: Any) -> None:
    """Raise OptionError unless this is where chance comes from."""
    if not isinstance(rng, Random):
        raise OptionError("rng-type", found=kind_of(rng))


def check_game(game: Any, state: Any) -> None:
    """Raise GameError unless this is a game and one of its states."""
    if not isinstance(game, Game):
        raise UnknownGameError("game-type", found=kind_of(game))
    game.check_state(state)


def check_match(match: Any) -> None:
    """Raise MatchError unless somebody can move in this."""
    if not isinstance(match, Match):
        raise MatchError("match-wanted", found=kind_of(match))
    if match.outcome:
        raise MatchError("match-over")


def _reaches(number: Any, low: int) -> bool:
    try:
        return not isinstance(number, bool) and index(number) >= low
    except TypeError:
        return False
