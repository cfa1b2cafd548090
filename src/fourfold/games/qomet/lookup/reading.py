"""What kernels read in the finished tables of Qomet, which nobody may write to any more."""

from __future__ import annotations

from typing import Annotated

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.jit import Dims, entry

from ..kernels.patterns import can_win
from ..kernels.ranks import turn_image
from ..kernels.rules import NONE, Rules, has_square
from .entries import UNUSED, Bytes, limited
from .numbers import Space, locate, position_at, wide

WON = 1
"""The distance of a position in which a turn makes a square."""

Fixed = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]


@entry
def distance_in(
    own: int, other: int, forbidden: int, main: Fixed, push: Fixed, less: Fixed, space: Space
) -> int:
    """Give the distance of a position: odd a win, even a loss, 0 a draw."""
    index, symmetry = locate(own, other, space)
    turn = push[index]
    if forbidden != NONE and turn != NONE and turn == turn_image(forbidden, symmetry):
        return wide(less[index])
    return wide(main[index])


@entry
def is_seen(own: int, other: int, space: Space, rules: Rules) -> bool:
    """Say whether the mover wins at once."""
    return can_win(own, other, NONE, limited(other, rules, space))


@entry
def tell_seen(first: int, main: Bytes, space: Space, rules: Rules) -> None:
    """Write down what the mover sees at once of the positions from an index on."""
    for i in range(len(main)):
        own, other = position_at(first + i, space)
        if has_square(own) or has_square(other) or locate(own, other, space)[0] != first + i:
            main[i] = UNUSED
        elif is_seen(own, other, space, rules):
            main[i] = WON
