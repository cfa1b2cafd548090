"""The exact values of Quantik for whole batches, from the table that comes with the package."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.jit import kernel
from fourfold.fast.quantik.classes import MISSING, MOST_MOVES, score
from fourfold.fast.quantik.rules import has_line
from fourfold.fast.quantik.search import Known, Stack, appraise, stack
from fourfold.solve.quantik.probe import shipped

from .ground import Numbers

Bytes = NDArray[np.uint8]


class Truth(NamedTuple):
    """What perfect play leads to: the winner hurries and the loser delays."""

    value: NDArray[np.int8]
    """1 where the player to move wins, -1 where the opponent does. There are no draws."""
    distance: Bytes
    """Moves to the end; 0 where the game is over."""
    moves: Bytes
    """The same after each action, counted from before it: odd where it wins, even where it loses,
    0 where it is not legal."""
    optimal: NDArray[np.bool_]
    """The actions that win soonest or, where all lose, that lose latest."""


@kernel
def _appraise(
    first: int,
    last: int,
    position: Numbers,
    known: Known,
    room: Stack,
    found: Numbers,
    value: NDArray[np.int8],
    distance: Bytes,
    moves: Bytes,
    optimal: NDArray[np.bool_],
) -> None:
    for i in range(first, last):
        own, other = position[i]
        found[:] = 0
        if not has_line(own | other):
            appraise(own, other, known, room, found)
        best = score(0)
        for move in range(MOST_MOVES):
            moves[i, move] = found[move]
            if found[move]:
                best = max(best, score(found[move]))
        value[i] = 1 if best > 0 else -1
        distance[i] = MISSING - abs(best)
        for move in range(MOST_MOVES):
            optimal[i, move] = found[move] != 0 and score(found[move]) == best


def truths(position: Numbers, share: Callable[[Callable[[int, int], None]], None]) -> Truth:
    """Appraise the positions of a batch."""
    size, known = len(position), shipped().known
    truth = Truth(
        np.empty(size, np.int8),
        np.empty(size, np.uint8),
        np.empty((size, MOST_MOVES), np.uint8),
        np.empty((size, MOST_MOVES), np.bool_),
    )

    def work(first: int, last: int) -> None:
        found = np.zeros(MOST_MOVES, np.int64)
        _appraise(first, last, position, known, stack(), found, *truth)

    share(work)
    return truth
