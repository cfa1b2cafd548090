"""A win of Qomet, turn by turn: every best turn of the winner, and every answer to it.

Positions are canonical keys of `kernels.ranks`. Those in which the winner makes a
square at once are left out: there is nothing to be found in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from fourfold.kernels.arrays import np

from ..kernels.patterns import can_win
from ..kernels.ranks import canonical, position
from ..kernels.rules import MOST_TURNS, after, has_square, list_turns, rules_of
from ..kernels.search import (
    MOST_PLIES,
    WIN,
    Known,
    begin,
    go_on,
    known_distance,
    score,
    workspace,
)
from ..kernels.values import no_values
from ..rules import Qomet

_AT_ONCE = 1 << 20
"""How many nodes are searched in one go."""

Position = tuple[int, int, int]


class Won(NamedTuple):
    """A won position, its distance, and the positions after each of its best turns."""

    code: int
    distance: int
    after: frozenset[int]


class Finder:
    """Finds best turns and answers, with a table and a search that remembers."""

    def __init__(self, game: Qomet, known: Known) -> None:
        self._known, self._rules, self._work = known, rules_of(game), workspace()

    def won(self, code: int) -> Won:
        """Find the best turns of a won position in which no turn makes a square."""
        start = position(code)
        if can_win(*start, self._rules):
            raise ValueError(f"position {code} is won at once")
        later = [found for found in self._after(start) if not has_square(found[0])]
        for plies in range(max(3, known_distance(*start, self._known)), MOST_PLIES, 2):
            best = {canonical(*found) for found in later if self._loses(found, plies - 1)}
            if best:
                return Won(code, plies, frozenset(best))
        raise ValueError(f"position {code} is not won within {MOST_PLIES} plies")

    def answers(self, code: int) -> frozenset[int]:
        """Give the positions after all turns of the loser that leave the game open."""
        return frozenset(
            canonical(*found)
            for found in self._after(position(code))
            if not has_square(found[0]) and not can_win(*found, self._rules)
        )

    def _after(self, start: Position) -> list[Position]:
        turns = np.empty(MOST_TURNS, np.int64)
        count = list_turns(*start, self._rules, turns)
        return [after(*start[:2], int(turn)) for turn in turns[:count]]

    def _loses(self, start: Position, plies: int) -> bool:
        """Say whether the player to move loses within so many plies, none of them the next."""
        win = WIN - plies
        begin(self._work, start, plies - 1, -win, 1 - win)
        while not go_on(self._work, self._known, no_values(), self._rules, False, _AT_ONCE):
            pass
        return score(self._work) <= -win


def walk(
    start: int,
    find: Callable[[Iterable[int]], Iterable[Won]],
    answer: Callable[[Iterable[int]], Iterable[frozenset[int]]],
) -> Iterator[list[Won]]:
    """Give what the winner can meet, two plies further each time, until every line has ended.

    `find` and `answer` do for many positions what `Finder` does for one.
    """
    codes = [start]
    while codes:
        won = list(find(codes))
        yield won
        lost = frozenset[int]().union(*(each.after for each in won))
        codes = sorted(frozenset[int]().union(*answer(sorted(lost))))
