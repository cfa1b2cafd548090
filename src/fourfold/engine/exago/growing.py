"""Choosing a turn of Exago by a tree that grows where play would go."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from fourfold.fast.exago.board import Words
from fourfold.fast.exago.rules import bitboards, move_of, rules_of, state_of
from fourfold.fast.exago.tree import DRAWN, Tree, grow, plant, roots, tree
from fourfold.fast.exago.turns import after
from fourfold.fast.exago.worth import Table
from fourfold.games.exago import Exago, State

from ..clock import Clock

_SLICE = 400
"""Turns weighed between two looks at the clock."""
_NODES = 16_000
"""No tree has more positions."""


class Grown(NamedTuple):
    """A move, and what the tree says about it, for the player who makes it."""

    move: str
    visits: int
    share: float
    """Of the wins, or of a draw."""
    end: int
    """1 where it is known to win, -1 to lose, 0 otherwise."""


class Growing:
    """The tree of a position without a line and without a win at hand."""

    def __init__(self, game: Exago, table: Table) -> None:
        self._game, self._rules = game, rules_of(game)
        self._tree: Tree = tree(game.seats, table, _NODES)

    def plant(self, state: State, lost: Collection[str], met: Collection[State]) -> None:
        """Begin with a state; some moves are known to lose, some states would make a draw."""
        self._state = state
        position = bitboards(self._game, state)
        plant(self._tree, position, self._rules)
        self._moves = [
            self._game.move_text(move_of(self._game, turn)) for turn, *_ in roots(self._tree)
        ]
        for i, (turn, _, _, end) in enumerate(roots(self._tree)):
            if end == 0 and self._moves[i] in lost:
                self._tree.ends[i] = 1 + (state.to_move + 1) % self._game.seats
            elif end == 0 and met and self._leads_to(position, turn) in met:
                self._tree.ends[i] = DRAWN

    def _leads_to(self, position: Words, turn: int) -> State:
        following = position.copy()
        after(position, turn, self._rules, following)
        return state_of(self._game, following)

    def grow(self, clock: Clock, most: int | None = None) -> None:
        """Let the tree grow until time is up, or by at most so many turns."""
        left = most
        while not clock.is_up() and (left is None or left > 0):
            step = _SLICE if left is None else min(left, _SLICE)
            if grow(self._tree, self._rules, step):
                break
            left = None if left is None else left - step

    def grown(self) -> list[Grown]:
        """Give the moves: wins first, then those tried most, then draws, then losses."""
        seats, mover = self._game.seats, self._state.to_move + 1
        found = []
        for move, (_, visits, share, end) in zip(self._moves, roots(self._tree), strict=True):
            if end == DRAWN:
                found.append(Grown(move, 0, 1 / seats, 0))
            else:
                value = 0 if end == 0 else 1 if end == mover else -1
                found.append(Grown(move, visits, share if not value else max(0.0, value), value))
        return sorted(found, key=lambda each: (-each.end, -each.visits, -each.share, each.move))
