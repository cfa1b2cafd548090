"""What lines of Exago may still become: threats in the making, and an estimate of a position."""

from __future__ import annotations

import numpy as np

from ..jit import kernel
from .blocks import Rules
from .board import NOTHING, Spaces, Words, both, either, size, some, step, without
from .turns import taken_in, tiles_of, to_move

_WORTH: Words = np.array([0, 48, 16, 5, 1, 0])
"""What a stretch without foreign tiles is worth, by how many tiles it lacks to be a line."""
MOST = 8000
"""No estimate is further from 0."""


@kernel
def threatening(own: Spaces, empty: Spaces, length: int) -> Spaces:
    """Give the empty spaces where one more tile leaves a single gap in a line.

    Every stretch of this length is looked at from its first space, like in `completing`.
    """
    found = NOTHING
    for way in range(3):
        whole, one_gap, two_gaps = own, empty, NOTHING
        tile, gap = own, empty
        for _ in range(length - 1):
            tile, gap = step(tile, way + 3), step(gap, way + 3)
            two_gaps = either(both(two_gaps, tile), both(one_gap, gap))
            one_gap = either(both(one_gap, tile), both(whole, gap))
            whole = both(whole, tile)
        if some(two_gaps):
            found = either(found, two_gaps)
            for _ in range(length - 1):
                two_gaps = step(two_gaps, way)
                found = either(found, two_gaps)
    return both(found, empty)


@kernel
def counted(own: Spaces, length: int, way: int) -> tuple[Spaces, Spaces, Spaces]:
    """Count the tiles of all stretches in one direction together, in binary.

    Each stretch is named by its first space; the three sets are the digits, the ones first.
    """
    tile, ones, twos, fours = own, own, NOTHING, NOTHING
    for _ in range(length - 1):
        tile = step(tile, way + 3)
        carry = both(ones, tile)
        fours = either(fours, both(twos, carry))
        twos = without(either(twos, carry), both(twos, carry))
        ones = without(either(ones, tile), carry)
    return ones, twos, fours


@kernel
def clear_in(free: Spaces, length: int, way: int) -> Spaces:
    """Give the first spaces of the stretches in one direction that lie in a set."""
    here, clear = free, free
    for _ in range(length - 1):
        here = step(here, way + 3)
        clear = both(clear, here)
    return clear


@kernel
def with_tiles(count: int, among: Spaces, digits: tuple[Spaces, Spaces, Spaces]) -> Spaces:
    """Give the stretches with so many tiles."""
    ones, twos, fours = digits
    among = both(among, ones) if count & 1 else without(among, ones)
    among = both(among, twos) if count & 2 else without(among, twos)
    return both(among, fours) if count & 4 else without(among, fours)


@kernel
def lacking(own: Spaces, rules: Rules) -> int:
    """Give how many tiles are missing at least to a line, tiles of others in the way or not.

    No turn brings a line nearer than by one tile.
    """
    most = 0
    for way in range(3):
        digits = counted(own, rules.line, way)
        board = clear_in(rules.board, rules.line, way)
        for count in range(most + 1, rules.line + 1):
            if some(with_tiles(count, board, digits)):
                most = count
    return rules.line - most


@kernel
def potential(own: Spaces, empty: Spaces, length: int) -> int:
    """Add up what the stretches are worth that no other tiles stand on."""
    total = 0
    for way in range(3):
        digits = counted(own, length, way)
        clear = clear_in(either(own, empty), length, way)
        for count in range(1, length):
            total += _WORTH[length - count] * size(with_tiles(count, clear, digits))
    return total


@kernel
def estimate(position: Words, hero: int, rules: Rules) -> int:
    """Compare the potential of one seat with that of its strongest opponent.

    Lines of the player to move count more: they are a tile ahead.
    """
    empty = without(rules.board, taken_in(position))
    own, strongest = 0, 0
    for seat in range(len(position) // 2):
        value = 4 * potential(tiles_of(position, seat), empty, rules.line)
        if seat == to_move(position):
            value += value >> 2
        if seat == hero:
            own = value
        else:
            strongest = max(strongest, value)
    return max(-MOST, min(MOST, own - strongest >> 2))
