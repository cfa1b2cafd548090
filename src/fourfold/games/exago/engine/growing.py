"""Choosing a turn of Exago by a tree that grows where play would go."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from fourfold.engine.clock import Clock

from ..kernels.rules import bitboards, move_of, rules_of
from ..kernels.tree import DRAWN, Tree, grow, plant, roots, tree, visits
from ..kernels.worth import Weights
from ..rules import Exago, State

_SLICE = 400
"""Turns weighed between two looks at the clock."""
_NODES = 16_000
"""No tree has more positions."""
UNHAPPY = 0.04
"""How much less than its share of a draw a seat must expect to be content with one."""

_TEXTS: dict[int, dict[int, str]] = {}
"""For each size of the board the texts of turns."""


def text_of(game: Exago, turn: int) -> str:
    """Give the text of a turn's number; those that were asked for are remembered."""
    known = _TEXTS.setdefault(game.board.size, {})
    found = known.get(turn)
    if found is None:
        found = known[turn] = game.move_text(move_of(game, turn))
    return found


class Grown(NamedTuple):
    """A move, and what the tree says about it, for the player who makes it."""

    move: str
    visits: int
    share: float
    """Of the wins; a draw is shared by all."""
    end: int
    """1 where it is known to win, -1 to lose, 0 otherwise."""


class Growing:
    """The tree of a position in which nobody can win at once.

    Some moves are known to lose, and some are as good as a draw.
    """

    def __init__(
        self,
        game: Exago,
        state: State,
        table: Weights,
        lost: Collection[str] = (),
        drawn: Collection[str] = (),
        weighed: int | None = None,
    ) -> None:
        self._game, self._rules, self._mover = game, rules_of(game), state.to_move
        self._left = weighed
        most = _NODES if weighed is None else min(_NODES, 16 + weighed // 4)
        self._tree: Tree = tree(game.seats, table, most)
        plant(self._tree, bitboards(game, state), self._rules)
        found = roots(self._tree)
        self._moves = [text_of(game, turn) for turn, *_ in found]
        self._looks = [share for _, _, share, _ in found]
        for i, (_, _, _, end) in enumerate(found):
            if end == 0 and self._moves[i] in lost:
                self._tree.ends[i] = 1 + (self._mover + 1) % game.seats
            elif end == 0 and self._moves[i] in drawn:
                self._tree.ends[i] = DRAWN

    def grow(self, clock: Clock) -> None:
        """Let the tree grow until time is up, or as much as may be weighed."""
        while not clock.is_up() and (self._left is None or self._left > 0):
            before = visits(self._tree)
            step = clock.some(_SLICE if self._left is None else min(self._left, _SLICE))
            finished = grow(self._tree, self._rules, step)
            clock.count(visits(self._tree) - before)
            if finished:
                break
            self._left = None if self._left is None else self._left - step

    def grown(self) -> list[Grown]:
        """Give the moves, the best first.

        The move that was tried most is the best, unless a draw is better. What was never tried is
        taken to disappoint as much as this one did when it was looked at closely.
        """
        found = roots(self._tree)
        visits = [tried if end == 0 else -1 for _, tried, _, end in found]
        place = max(range(len(found)), key=lambda i: (visits[i], found[i][2]))
        top, drop = found[place][2], found[place][2] - self._looks[place]
        grown = []
        for i, (_, tried, share, end) in enumerate(found):
            if end == 0 and i != place:
                share = min(share + (0 if tried else drop), top - 1e-5)
            grown.append(self._told(self._moves[i], tried, share, end))
        return sorted(grown, key=lambda each: (-each.end, -each.share, each.move))

    def _told(self, move: str, tried: int, share: float, end: int) -> Grown:
        if end == 0:
            return Grown(move, tried, max(0.0, share), 0)
        if end == DRAWN:
            return Grown(move, tried, 1 / self._game.seats - UNHAPPY, 0)
        return Grown(move, tried, *((1.0, 1) if end == self._mover + 1 else (0.0, -1)))
