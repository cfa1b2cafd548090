"""The spaces of Exago numbered so that every direction is one rotation.

A hexagon of seven spaces a side has 127 spaces and tiles the plane: imagine that across each edge
the same board goes on at its opposite edge. On that endless board the spaces can be numbered so
that a step always adds the same modulo 127: 1 along a row, 19 and 20 along the slanted columns,
with 0 in the centre. A set of spaces is then 127 bits, and a step of all its spaces is a rotation.
Steps that would leave the board, and come in again at another edge, are masked out first.

Smaller boards are the spaces in the middle: one numbering for all sizes, only the names differ.
A set is kept in two words, of 64 and 63 bits. Words are signed, because Numba makes a float of
signed and unsigned; every right shift of the low word is masked, so the sign does no harm.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from fourfold.kernels.arrays import Numbers, Rows, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.chance import signed
from fourfold.kernels.jit import entry, kernel

Bitboards = Numbers
"""A position: the tiles of each seat, the hands and the seat to move, as `turns` says."""
Spaces = tuple[int, int]
"""A set of spaces: the low 64 bits and the high 63 bits."""

SMALLEST, LARGEST = 4, 7
SPACES = 127
WAYS = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""The directions, side by side, as steps along the row and up; opposite ones are three apart."""
STRIDES = (1, 20, 19, -1, -20, -19)
"""What a step in each direction adds to the number of a space."""

Cell = tuple[int, int]
"""A space by its number in the row and its row, both counted from the centre."""


def _cells(size: int) -> list[Cell]:
    span = range(1 - size, size)
    return [(x, y) for y in span for x in span if abs(x - y) < size]


def number_of(cell: Cell) -> int:
    """Give the number of a space."""
    return (STRIDES[0] * cell[0] + STRIDES[2] * cell[1]) % SPACES


def _name(cell: Cell, size: int) -> str:
    return f"{chr(ord('a') + cell[1] + size - 1)}{cell[0] + size}"


CELLS = {number_of(cell): cell for cell in _cells(LARGEST)}
"""The spaces of the largest board by number."""

NUMBERS = {
    size: dict(sorted((_name(cell, size), number_of(cell)) for cell in _cells(size)))
    for size in range(SMALLEST, LARGEST + 1)
}
"""For each size the numbers of the spaces by name, in the order of the names as plain strings."""

NAMES = {size: {i: name for name, i in numbers.items()} for size, numbers in NUMBERS.items()}
"""For each size the names of the spaces by number, in the same order."""


def spaces_of(numbers: Iterable[int]) -> Spaces:
    """Give the set of the spaces with these numbers."""
    bits = sum(1 << number for number in numbers)
    return signed(bits), bits >> 64


def numbers_of(spaces: Spaces) -> list[int]:
    """Give the numbers of the spaces of a set."""
    bits = spaces[0] & (1 << 64) - 1 | spaces[1] << 64
    return [number for number in range(SPACES) if bits >> number & 1]


def _beside(number: int, way: tuple[int, int]) -> int | None:
    """Give the space one step away, or None where the largest board ends."""
    there = CELLS[number][0] + way[0], CELLS[number][1] + way[1]
    return number_of(there) if there in CELLS.values() else None


BOARDS = {size: spaces_of(names) for size, names in NAMES.items()}
"""For each size the spaces of the board."""

_OPEN: Rows = np.array([spaces_of(i for i in CELLS if _beside(i, way) is not None) for way in WAYS])
"""For each direction the spaces from which a step stays on the largest board."""

_NEAR: Rows = np.array(
    [spaces_of(j for way in WAYS if (j := _beside(i, way)) is not None) for i in range(SPACES)]
)
"""For each space its neighbours on the largest board."""

_STRIDES = np.array(STRIDES)
_HIGH = (1 << 63) - 1
NOTHING = cast("Spaces", (np.int64(0), np.int64(0)))
"""The empty set. Of plain zeros Numba would make a type of their own, and kernels for it."""


# Sets of spaces.


@entry
def both(a: Spaces, b: Spaces) -> Spaces:
    """Give what two sets have in common."""
    return a[0] & b[0], a[1] & b[1]


@entry
def either(a: Spaces, b: Spaces) -> Spaces:
    """Give what is in one of two sets or in both."""
    return a[0] | b[0], a[1] | b[1]


@kernel
def without(a: Spaces, b: Spaces) -> Spaces:
    """Give what is in the first set alone."""
    return a[0] & ~b[0], a[1] & ~b[1]


@kernel
def some(a: Spaces) -> bool:
    """Say whether a set has any spaces."""
    return a[0] | a[1] != 0


@entry
def size(a: Spaces) -> int:
    """Give how many spaces a set has."""
    return popcount(a[0]) + popcount(a[1])


@kernel
def space(number: int) -> Spaces:
    """Give the set of one space."""
    return (1 << number, 0) if number < 64 else (0, 1 << number - 64)


@kernel
def first(a: Spaces) -> int:
    """Give the lowest number in a set that is not empty."""
    return lowest(a[0]) if a[0] else 64 + lowest(a[1])


@kernel
def rest(a: Spaces) -> Spaces:
    """Give the set without its lowest number."""
    return (a[0] & a[0] - 1, a[1]) if a[0] else (0, a[1] & a[1] - 1)


# Neighbours.


@kernel
def near(number: int) -> Spaces:
    """Give the neighbours of a space."""
    return _NEAR[number, 0], _NEAR[number, 1]


@kernel
def step(a: Spaces, way: int) -> Spaces:
    """Give the neighbours of some spaces in one direction."""
    low, high, by = a[0] & _OPEN[way, 0], a[1] & _OPEN[way, 1], _STRIDES[way]
    if by > 0:
        carried = low >> 64 - by & (1 << by) - 1
        return low << by | high >> 63 - by, (high << by | carried) & _HIGH
    by = -by
    kept = low >> by & (1 << 64 - by) - 1
    return kept | high << 64 - by, high >> by | low << 63 - by & _HIGH


@entry
def around(a: Spaces) -> Spaces:
    """Give all neighbours of some spaces."""
    found = NOTHING
    for way in range(6):
        found = either(found, step(a, way))
    return found


@kernel
def group_of(tiles: Spaces, number: int) -> Spaces:
    """Give the connected group of tiles that contains this one."""
    group, grown = NOTHING, space(number)
    while grown != group:
        group = grown
        grown = both(either(group, around(group)), tiles)
    return group


@kernel
def parts(tiles: Spaces, lifted: int) -> tuple[Spaces, Spaces, Spaces]:
    """Give the groups that connected tiles leave when one is lifted that had tiles beside it.

    There are at most three, the others being empty. Each has a tile beside the lifted one, so that
    nothing is cut off when these find each other, mostly within a few steps.
    """
    beside = both(near(lifted), tiles)
    one, met = _grown(tiles, beside)
    if met:
        return tiles, NOTHING, NOTHING
    tiles = without(tiles, one)
    two, met = _grown(tiles, both(beside, tiles))
    if met:
        return one, tiles, NOTHING
    return one, two, without(tiles, two)


@kernel
def _grown(tiles: Spaces, wanted: Spaces) -> tuple[Spaces, bool]:
    """Let a group grow from the first of the wanted tiles, and say whether it met all of them.

    If it did, the group is not complete.
    """
    group, grown = NOTHING, space(first(wanted))
    while grown != group:
        if not some(without(wanted, grown)):
            return grown, True
        group = grown
        grown = both(either(group, around(group)), tiles)
    return group, False


# Lines.


@entry
def has_line(tiles: Spaces, length: int) -> bool:
    """Say whether some of these tiles make a straight unbroken line of this length."""
    for way in range(3):
        run = tiles
        for _ in range(length - 1):
            run = both(tiles, step(run, way))
            if not some(run):
                break
        if some(run):
            return True
    return False


@kernel
def stretches(tiles: Spaces, length: int) -> Spaces:
    """Give all spaces of the stretches of this length that lack just one tile to be a line.

    Every stretch is looked at from its first space, in the three directions at once, which keeps
    the processor busy. Those without a gap so far and those with one gap are carried along.
    """
    a, b, c = tiles, tiles, tiles
    whole_a, whole_b, whole_c = tiles, tiles, tiles
    gap_a = gap_b = gap_c = (~tiles[0], ~tiles[1] & _HIGH)
    for _ in range(length - 1):
        a, b, c = step(a, 3), step(b, 4), step(c, 5)
        gap_a = either(both(gap_a, a), without(whole_a, a))
        gap_b = either(both(gap_b, b), without(whole_b, b))
        gap_c = either(both(gap_c, c), without(whole_c, c))
        whole_a, whole_b, whole_c = both(whole_a, a), both(whole_b, b), both(whole_c, c)
    found = either(either(gap_a, gap_b), gap_c)
    if some(found):
        for _ in range(length - 1):
            gap_a, gap_b, gap_c = step(gap_a, 0), step(gap_b, 1), step(gap_c, 2)
            found = either(found, either(either(gap_a, gap_b), gap_c))
    return found


@entry
def completing(tiles: Spaces, length: int) -> Spaces:
    """Give the spaces, taken by others or not, where one more tile completes a line."""
    return without(stretches(tiles, length), tiles)
