"""How many can play a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from .contract import AnyGame
from .errors import OptionError
from .options import Choice, Number, Option
from .registry import registered

_FEW = 16
"""So many values of an option are tried."""


@cache
def seat_counts(kind: type[AnyGame]) -> frozenset[int]:
    """Give how many can play, trying every value of every option by itself: no rule says which of
    them adds a seat.
    """
    return frozenset([kind().seats, *_tried(kind)])


def most_seats() -> int:
    """Give how many can play at most, in whichever game."""
    return max(max(seat_counts(kind)) for kind in registered().values())


def _tried(kind: type[AnyGame]) -> Iterator[int]:
    for option in kind.option_list:
        for value in _values(option):
            try:
                yield kind({option.key: value}).seats
            except OptionError:
                continue


def _values(option: Option) -> Collection[str | int]:
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Number) and option.high - option.low < _FEW:
        return range(option.low, option.high + 1)
    return ()
