"""The exact values of Quantik for whole batches, from the table that comes with the package."""

from __future__ import annotations

import numpy as np

from fourfold.fast.jit import entry
from fourfold.fast.quantik.classes import MISSING, MOST_MOVES, score
from fourfold.fast.quantik.rules import has_line
from fourfold.fast.quantik.search import Known, Stack, appraise, stack
from fourfold.solve.quantik.probe import shipped

from ..contract import Share, Truth
from ..progress import Numbers, Rows


@entry
def _appraise(
    first: int,
    last: int,
    position: Rows,
    known: Known,
    room: Stack,
    found: Numbers,
    truth: Truth,
) -> None:
    """Write the truth about some positions; there is room for a search, and for all moves."""
    for i in range(first, last):
        own, other = position[i, 0], position[i, 1]
        found[:] = 0
        if not has_line(own | other):
            appraise(own, other, known, room, found)
        best = score(0)
        for move in range(MOST_MOVES):
            truth.moves[i, move] = found[move]
            if found[move]:
                best = max(best, score(found[move]))
        truth.value[i] = 1 if best > 0 else -1
        truth.distance[i] = MISSING - abs(best)
        for move in range(MOST_MOVES):
            truth.optimal[i, move] = found[move] != 0 and score(found[move]) == best


def truth_of(position: Rows, share: Share) -> Truth:
    """Appraise the positions of a batch."""
    size, known = len(position), shipped().known
    truth = Truth(
        np.empty(size, np.int8),
        np.empty(size, np.uint8),
        np.empty((size, MOST_MOVES), np.uint8),
        np.empty((size, MOST_MOVES), np.bool_),
    )

    def appraise_some(first: int, last: int) -> None:
        found = np.empty(MOST_MOVES, np.int64)
        _appraise(first, last, position, known, stack(), found, truth)

    share(appraise_some)
    return truth
