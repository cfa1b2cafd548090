"""Quantik: every move exactly, from the table that comes with the package and short searches.

A brain that looks less far ahead than the end of the game takes from these answers only what a
search of that depth would have proved. The rest it guesses: it is good to leave the opponent few
placements and to keep many.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fourfold.engine import generic
from fourfold.engine.clock import Clock
from fourfold.engine.contract import Brain, Judged, Limits
from fourfold.engine.order import best_first, guessed, proved
from fourfold.engine.tables import usable

from .rules import Quantik, State

if TYPE_CHECKING:
    from .lookup import Probe

_MOST_PLACEMENTS = 64
_WORD = (1 << 64) - 1


class QuantikBrain:
    """Knows the truth about every position."""

    def __init__(self, game: Quantik, probe: Probe) -> None:
        self._game, self._probe = game, probe

    def prepare(self) -> None:
        """Judge a position that needs everything there is; the table is in memory already."""
        self.judge(self._game.initial(), Limits(depth=1))

    def judge(self, state: State, limits: Limits) -> list[Judged]:
        """Judge every legal move; time does not matter. A node is a move that is looked up."""
        moves = self._game.legal_texts(state)
        depth = None if limits.tables else limits.depth
        clock = Clock(limits.seconds)
        clock.count(len(moves))
        clock.reach(depth or 0)
        return best_first(
            proved(move, verdict.value, verdict.distance)
            if depth is None or verdict.distance <= depth
            else guessed(move, _freedom(self._game.after(state, moves[move])))
            for move, verdict in self._probe.values(state).items()
        )


def _freedom(state: State) -> float:
    """Compare the placements of the player who has just moved with those of the opponent."""
    from .kernels.rules import bitboards, placements

    theirs, own = bitboards(state)
    counts = [(placements(*pair) & _WORD).bit_count() for pair in ((own, theirs), (theirs, own))]
    return (counts[0] - counts[1]) / _MOST_PLACEMENTS


def brain(game: Quantik) -> Brain:
    """Make the brain of Quantik; without its table, one that searches like any other."""
    probe = _probe()
    return QuantikBrain(game, probe) if probe else generic.brain(game)


@cache
def _probe() -> Probe | None:
    from .lookup import shipped

    return usable(shipped)
