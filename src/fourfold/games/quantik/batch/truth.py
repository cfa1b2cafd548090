"""The exact values of Quantik for whole batches, from the table that comes with the package."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from fourfold.envs.batch.contract import Share, Truth
from fourfold.envs.batch.machines import Machine
from fourfold.kernels.arrays import Numbers, Rows
from fourfold.kernels.jit import entry

from ..kernels.classes import MISSING, MOST_MOVES, score
from ..kernels.rules import has_line
from ..kernels.search import Known, Stack, appraise, stack
from ..lookup import shipped


@entry
def _appraise(
    first: int,
    last: int,
    position: Rows,
    known: Known,
    truth: Truth,
    rows: Stack,
    found: Numbers,
) -> None:
    """Write the truth about some positions; the last two are scratch memory."""
    for i in range(first, last):
        own, other = position[i, 0], position[i, 1]
        found[:] = 0
        if not has_line(own | other):
            appraise(own, other, known, rows, found)
        best = score(0)
        for move in range(MOST_MOVES):
            truth.moves[i, move] = found[move]
            if found[move] and score(found[move]) > best:
                best = score(found[move])
        truth.value[i] = 1 if best > 0 else -1
        truth.distance[i] = MISSING - abs(best)
        for move in range(MOST_MOVES):
            truth.optimal[i, move] = found[move] != 0 and score(found[move]) == best


def truth_of(machine: Machine, position: Rows, share: Share) -> Truth:
    """Appraise the positions of a batch."""
    size, empty = len(position), machine.empty
    truth = Truth(
        empty((size,), np.int8),
        empty((size,), np.uint8),
        empty((size, MOST_MOVES), np.uint8),
        empty((size, MOST_MOVES), np.bool_),
    )
    scratch = stack().shape, (MOST_MOVES,)
    arguments = position, _known_on(machine), truth

    def appraise_some(first: int, last: int) -> None:
        machine.run(_appraise, first, last, arguments, scratch)

    share(appraise_some)
    return truth


@cache
def _known_on(machine: Machine) -> Known:
    """Give the table that comes with the package, where a machine can read it."""
    known: Known = _taken(machine, shipped().known)
    return known


def _taken(machine: Machine, part: Any) -> Any:
    """Give an array, or all arrays of a named tuple, where a machine can read them."""
    if isinstance(part, tuple):
        return part._make(_taken(machine, each) for each in part)  # type: ignore[attr-defined]
    return machine.array(part)
