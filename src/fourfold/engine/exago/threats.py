"""Wins by threats alone in a game of two, looked for beside the search that looks at everything.

While tiles are placed, that search follows threats by itself. Once they are relocated, there are
hundreds of turns and it does not get far; threats and their answers are still few.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from fourfold.fast.exago.blocks import Rules
from fourfold.fast.exago.board import Words
from fourfold.fast.exago.threats import MOST_THREATS, caught, chase, nodes, pursue, pursuit

from ..clock import Clock, TimeUpError

_SHARE = 0.1
"""The share of time and nodes that may go into this; one search gets half of what is left."""
_SLICE = 100
"""Positions looked at between two looks at the clock."""


class Found(NamedTuple):
    """A win: within how many plies, and by which turn."""

    plies: int
    turn: int


class Threats:
    """Looks for wins by threats, for one call of a brain that may take so many seconds."""

    def __init__(self, rules: Rules, seconds: float) -> None:
        self._rules, self._arrays = rules, pursuit()
        self._left = _SHARE * seconds

    def win(self, position: Words) -> Found | None:
        """Look for a win of the player to move, with more and more threats while time allows."""
        start = monotonic()
        clock = Clock(self._left / 2, _SHARE / 2)
        try:
            for threats in range(MOST_THREATS + 1):
                chase(self._arrays, position, threats, self._rules)
                while not self._pursue(clock):
                    clock.check()
                found = Found(*caught(self._arrays))
                if found.plies:
                    return found
        except TimeUpError:
            pass
        finally:
            self._left -= monotonic() - start
        return None

    def _pursue(self, clock: Clock) -> bool:
        """Search on for a while, and say whether it is finished."""
        before = nodes(self._arrays)
        finished = pursue(self._arrays, self._rules, clock.some(_SLICE))
        clock.count(nodes(self._arrays) - before)
        return finished
