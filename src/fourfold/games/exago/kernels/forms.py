"""Positions of Exago up to symmetry, and a hash for tables of them.

Positions are the arrays of `turns`, packed as they are: two words for the tiles of each
seat and one for the rest.
"""

from __future__ import annotations

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import lowest
from fourfold.kernels.chance import STEP, mixed
from fourfold.kernels.jit import entry, kernel

from .board import CELLS, Bitboards, Cell, number_of

SYMMETRIES = 12


def _image(cell: Cell, symmetry: int) -> Cell:
    """Turn a space by sixths about the centre, after a reflection for the higher numbers."""
    x, y = cell
    if symmetry >= SYMMETRIES // 2:
        x, y = y, x
    for _ in range(symmetry % 6):
        x, y = x - y, x
    return x, y


_IMAGES: NDArray[np.int64] = np.array(
    [
        [number_of(_image(CELLS[number], symmetry)) for number in sorted(CELLS)]
        for symmetry in range(SYMMETRIES)
    ]
)


@entry
def image(position: Bitboards, symmetry: int, result: Bitboards) -> None:
    """Write where a symmetry takes a position into an array."""
    last = len(position) - 1
    result[last] = position[last]
    for i in range(last):
        result[i] = 0
    for i in range(last):
        word, half = position[i], i & 1
        while word:
            number = _IMAGES[symmetry, 64 * half + lowest(word)]
            word &= word - 1
            result[i - half + (number >> 6)] |= 1 << (number & 63)


@kernel
def _smaller(one: Bitboards, two: Bitboards) -> bool:
    for i in range(len(one)):
        if one[i] != two[i]:
            return bool(one[i] < two[i])
    return False


@entry
def canonical(position: Bitboards, result: Bitboards, spare: Bitboards) -> None:
    """Write the smallest image of a position into an array; the other is for the rest of them."""
    for symmetry in range(SYMMETRIES):
        image(position, symmetry, spare)
        if symmetry == 0 or _smaller(spare, result):
            for i in range(len(spare)):
                result[i] = spare[i]


@entry
def hashed(position: Bitboards) -> int:
    """Give 64 bits that depend on every bit of a position."""
    key = 0
    for word in position:
        key = mixed((key ^ word) + STEP)
    return key
