"""Who wins in positions of Qomet, without how soon: four bits a position, in blocks.

Positions have the ranks of `ranks`, those with so many stars one after the other. Of symmetric
positions the one with the smallest rank is told. Where forbidding a turn makes another winner, it
is not told who wins with a turn forbidden; nor where the mover can make a square at once, which is
seen without a table.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, Numbers, np
from fourfold.kernels.bits import popcount
from fourfold.kernels.jit import Dims, entry, kernel

from .patterns import can_win
from .ranks import CLASSES, Classes, classes, image, rank
from .rules import NONE, Rules

DRAWN, WON, LOST = range(3)
DEPENDS = 3
"""Added to what is told where it holds only as long as no turn is forbidden."""
UNTOLD = -1
"""It is not known who wins. Less by n: the nth block would be needed, counted from 1."""
_ABSENT, _FIRST, _DAMAGED = 0, 1, 15

Fixed = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]
Bytes = Annotated[NDArray[np.uint8], Dims(1)]


class Values(NamedTuple):
    """Who wins with `least` to `most` stars on the board, of both players together."""

    codes: Fixed
    """Of each two positions one byte. A block that is not at hand has zeros."""
    starts: Numbers
    """Where the positions with so many stars begin: by the mover's stars, then the opponent's."""
    classes: Classes
    least: int
    most: int
    block: int
    """How many positions a block has, an even number."""


@cache
def no_values() -> Values:
    """Give what tells nothing."""
    return Values(np.empty(0, np.uint8), np.empty(0, np.int64), classes(), 1, 0, 2)


@entry
def fill(block: Fixed, first: int, codes: Bytes) -> None:
    """Have a block at hand that begins with this position."""
    for i in range(len(block)):
        number = first + i
        codes[number >> 1] |= block[i] + _FIRST << 4 * (number & 1)


@entry
def spoil(first: int, last: int, codes: Bytes) -> None:
    """Tell nothing of the positions from one to before another, whose block is damaged."""
    for number in range(first, last):
        codes[number >> 1] |= _DAMAGED << 4 * (number & 1)


@kernel
def smallest_rank(own: int, other: int, tables: Classes) -> int:
    """Give the smallest of the ranks that a position and its images have."""
    smallest = rank(own, other, tables)
    for symmetry in range(1, 8):
        # Only where the mover's stars are symmetric in themselves do images differ in rank.
        if image(own, symmetry) == own:
            smallest = min(smallest, rank(own, image(other, symmetry), tables))
    return smallest


@entry
def value_of(own: int, other: int, forbidden: int, values: Values, rules: Rules) -> int:
    """Say who wins: DRAWN, WON or LOST, for the mover; UNTOLD; or less, for want of a block.

    The mover must not be able to win with this turn.
    """
    size, count = popcount(own), popcount(other)
    if size + count > values.most or size + count < values.least:
        return UNTOLD
    number = values.starts[size * len(CLASSES) + count] + smallest_rank(own, other, values.classes)
    code = int(values.codes[number >> 1] >> 4 * (number & 1)) & 15
    if code == _ABSENT:
        return int(UNTOLD - 1 - number // values.block)
    if code == _DAMAGED:
        return UNTOLD
    told = code - _FIRST
    if forbidden != NONE and (told >= DEPENDS or can_win(own, other, NONE, rules)):
        return UNTOLD
    return told - DEPENDS if told >= DEPENDS else told
