"""Exago with its legal moves listed by kernels.

Where somebody threatens, every turn has to be looked at, whether it blocks. With three players and
all tiles on a large board there are more than a thousand, and the plain rules take a fifth of a
second for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.kernels.arrays import np
from fourfold.kernels.loading import is_at_hand
from fourfold.rules.options import Given

from ..rules import Exago, Move, State
from .rules import bitboards, move_of, rules_of
from .turns import MOST_TURNS, turns


class QuickExago(Exago):
    """The rules of Exago; without a library of kernels they are the plain ones."""

    def __init__(self, options: Given | None = None) -> None:
        super().__init__(options)
        self._rules = rules_of(self)
        self._moves = _Moves(self)

    def legal_moves(self, state: State) -> Sequence[Move]:
        if not is_at_hand():
            return super().legal_moves(state)
        found = np.empty(MOST_TURNS, np.int64)
        count = turns(bitboards(self, state), self._rules, found)
        moves = self._moves
        return [moves[turn] for turn in found[:count].tolist()]


class _Moves(dict[int, Move]):
    """Moves by their numbers, each made when it is first met."""

    def __init__(self, game: Exago) -> None:
        self._game = game

    def __missing__(self, turn: int) -> Move:
        move = self[turn] = move_of(self._game, turn)
        return move
