"""Qomet: exact from the table while there are few stars on the board, by search with many.

A book leads the win from the start over to where a search soon sees its end.

A brain that may look only some plies ahead has no table, unless it is told to use it: it sees what
a search of that depth sees.
"""

from __future__ import annotations

from functools import cache
from math import inf
from time import monotonic
from typing import Any

from fourfold.engine.clock import Clock
from fourfold.engine.contract import Judged, Limits, Value
from fourfold.engine.order import best_first
from fourfold.engine.tables import usable
from fourfold.kernels.arrays import np
from fourfold.tables.sources import is_address

from ..kernels.ranks import classes
from ..kernels.rules import bitboards
from ..kernels.search import MISSING, MOST_PLIES, Known
from ..lookup import book as qomet_book
from ..lookup.table import (
    best_table,
    crowded,
    crowded_path,
    first_packed,
    shipped,
    values,
    values_path,
)
from ..lookup.values import ValueTable
from ..lookup.whole import solutions_given
from ..rules import Qomet, State
from .books import Careful, waiting
from .thought import Knowledge, Source, Thought, is_far

_BACK = 0.01
"""What it costs to go back to a position; more than the distance of a win, less than a win."""
_WAITING = 0.5
"""The share of the time that may go into waiting for what is far away."""
_LEAST = 20_000
"""How many positions are searched with no time at all where the position is known and not which
moves are best: some milliseconds, and the same on every machine."""


class QometBrain:
    """Proves what it can and guesses the rest."""

    def __init__(self, game: Qomet) -> None:
        self._game = game

    def prepare(self) -> None:
        """Have the kernels, the table and the book in memory."""
        _prepare(self._game)

    def known(self, state: State) -> tuple[Value, int | None] | None:
        """Give value and distance of a position that is in the table or in the book."""
        distance = knowledge_of(self._game).distance(bitboards(state))
        if distance == MISSING:
            return None
        if distance == 0:
            return "draw", None
        return ("win" if distance % 2 else "loss"), None if is_far(distance) else distance

    def judge(self, state: State, limits: Limits) -> list[Judged]:
        """Judge every legal move, best first."""
        if self._game.outcome(state):
            return []
        self.prepare()
        start = monotonic()
        knowledge, most = knowledge_of(self._game), MOST_PLIES
        if limits.depth is not None:
            most = min(limits.depth, MOST_PLIES)
            if not limits.tables:
                knowledge = Knowledge(_nothing(), ())
        # Whoever has no time at all wants to hear what is known, wherever it is.
        with waiting(limits.seconds * _WAITING or inf):
            thought = Thought(self._game, state, knowledge, limits.ends_in)
        left = limits.seconds - (monotonic() - start)
        least = 0 if limits.seconds or not thought.is_known else _LEAST
        thought.deepen(most, Clock(left, least=least))
        judged = thought.judged(for_play=bool(limits.met))
        return best_first(self._onward(each, state, limits.met) for each in judged)

    def _onward(self, judged: Judged, state: State, met: frozenset[Any]) -> Judged:
        """Put a win of which nobody knows how soon it comes behind others if it leads back.

        Whoever only knows that a position is won might walk in circles.
        """
        is_open = judged.value == "win" and judged.distance is None
        if is_open and met and self._game.play(state, judged.move) in met:
            return judged._replace(score=judged.score - _BACK)
        return judged


def knowledge_of(game: Qomet) -> Knowledge:
    """Give what is known of a game: of a whole solution, or what comes with the package."""
    return Knowledge(_table(game), _books(game), _worth(game))


@cache
def _worth(game: Qomet) -> ValueTable | None:
    """Give who wins in more positions than the tables have."""
    return usable(lambda: values(game)) if values_path(game).exists() else None


@cache
def _table(game: Qomet) -> Known:
    """Give the table there is, for searches."""
    found = usable(lambda: best_table(game)) or usable(lambda: shipped(game))
    return _nothing() if found is None else found.for_searches()


@cache
def _books(game: Qomet) -> tuple[Source, ...]:
    """Give a packed whole solution, where there is one, and the book of the package."""
    books: tuple[Source, ...] = ()
    if book := usable(lambda: qomet_book.shipped(game)):
        books = (book,)
    if crowded_path(game).exists():
        books = (Careful(lambda: crowded(game)), *books)
    if given := solutions_given(game):
        address = next(filter(is_address, given), None)
        whole = Careful(lambda: first_packed(given, game), address=address)
        with waiting(0):
            whole.need(())  # Whatever is wrong with it is said before the first question.
        books = (whole, *books)
    return books


@cache
def _nothing() -> Known:
    """Give a table without positions."""
    none = np.empty(0, np.uint8)
    return Known(none, none, none, np.empty(0, np.int64), classes(), MISSING)


@cache
def _prepare(game: Qomet) -> None:
    start = game.initial()
    Thought(game, start, Knowledge(_nothing(), ())).deepen(3, Clock(60))
    knowledge_of(game).distance(bitboards(start))


def brain(game: Qomet) -> QometBrain:
    """Make the brain of Qomet."""
    return QometBrain(game)
