"""What lines of Exago may still become: how far they are, and threats in the making."""

from __future__ import annotations

from fourfold.kernels.jit import kernel

from .blocks import Rules
from .board import NOTHING, Spaces, both, either, some, step, without


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
