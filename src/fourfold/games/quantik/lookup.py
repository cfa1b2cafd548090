"""Exact answers about Quantik positions: early ones from a table, late ones by search.

The table that comes with the package has every class of positions with up to seven pieces. From
eight pieces on, a search to the end takes less time than it takes to ask.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Literal, NamedTuple

from fourfold.kernels.arrays import kept, np

from .kernels import rules as rules
from .kernels.classes import MOST_MOVES, Found, forms
from .kernels.search import Known, Stack, appraise, distance, stack
from .rules import State
from .table import TABLE, read

SHIPPED = Path(__file__).parent / "tables" / TABLE


class Verdict(NamedTuple):
    """What perfect play leads to, and after how many plies.

    Of a position it is said for the player to move, of a move for the player who makes it. The
    winner hurries and the loser delays; a move that ends the game has distance 1.
    """

    value: Literal["win", "loss"]
    distance: int


class Probe:
    """Answers questions about any legal Quantik position."""

    def __init__(self, table: Path = SHIPPED) -> None:
        """Read a table, or raise TableError."""
        _, codes, distances = read(table)
        starts = np.array([0, *accumulate(map(len, codes))], np.int64)
        self.known = Known(np.concatenate(codes), np.concatenate(distances), starts, forms())

    def verdict(self, state: State) -> Verdict:
        """Say who wins a position; when it is over, the player to move has lost."""
        own, other = rules.bitboards(state)
        if rules.has_line(own | other):
            return _verdict(0)
        return _verdict(distance(own, other, self.known, _workspace()[0]))

    def values(self, state: State) -> dict[str, Verdict]:
        """Say what every legal move leads to, in the order of their texts."""
        own, other = rules.bitboards(state)
        if rules.has_line(own | other):
            return {}
        rows, found = _workspace()
        appraise(own, other, self.known, rows, found)
        distances = enumerate(found.tolist())
        return dict(sorted((rules.placement(bit), _verdict(n)) for bit, n in distances if n))


@kept
def _workspace() -> tuple[Stack, Found]:
    return stack(), np.empty(MOST_MOVES, np.int64)


@cache
def shipped() -> Probe:
    """Give the probe with the table that comes with the package."""
    return Probe()


def _verdict(distance: int) -> Verdict:
    # Whoever places last wins, so the player to move wins after an odd number of plies.
    return Verdict("win" if distance % 2 else "loss", distance)
