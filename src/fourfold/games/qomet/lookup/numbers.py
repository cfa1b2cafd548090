"""The positions of Qomet as indices into a table, without gaps between them.

A position has the rank of `kernels.ranks` in the slice of its numbers of stars. Where
the mover's stars are symmetric in themselves, the image with the smallest rank stands for all; the
other ranks are not used.

Solving is numbering positions, billions of times. So everything that can be is looked up:

- **Places.** The sets of at most seven points are ordered by size, then as numbers. Three parts of
  a set (9, 8 and 8 points) each add to its place what depends on no more than the part itself and
  on how many points there are below it.
- **Squeezing.** The opponent's stars are numbered anew as if the mover's were not there. Points go
  down by the number of the mover's stars below them, which has three binary digits: all those with
  the first digit go down by one, then by two, by four.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import Dims, entry, kernel

from ..kernels.ranks import (
    CHOICES,
    CLASSES_BEFORE,
    SETS_BEFORE,
    Classes,
    Sets,
    classes,
    image,
    set_rank,
    slice_size,
)
from ..kernels.rules import BEHIND, END, POINTS, START, UNDOING

NarrowNumbers = Annotated[NDArray[np.uint32], Dims(1)]
"""Whole numbers that a GPU reads and works with faster than wider ones."""
Indices = Annotated[NDArray[np.int64], Dims(1)]

_LOW, _LOWER = 9, 17
"""Where the second and the third part of a set begin."""
_SECOND = 1 << _LOW
_THIRD = _SECOND + (8 << _LOWER - _LOW)
"""Where what they add begins in the table of all parts."""
_WAYS = 17
"""The lowest bit of the symmetries in a number whose lower bits are a class."""
_OF_CLASS, _OF_TURN = 4, 4
"""How many numbers there are for each class, and for each turn."""
_COUNTS = 8
"""How many numbers of stars a side can have, none among them."""


class Space(NamedTuple):
    """What is needed to number positions, and to play turns.

    All of it is in arrays, and not in constants of the kernels, because threads of a GPU that read
    different constants wait for each other.
    """

    parts: NarrowNumbers
    """What parts of a set add to its place."""
    sets: NarrowNumbers
    """The set at each place."""
    classes: NarrowNumbers
    """For each place the class, counted through all sizes, and the symmetries to its first set."""
    shapes: NarrowNumbers
    """For each class its first set, and what goes down by one, two and four among other points."""
    turns: NarrowNumbers
    """START, END, BEHIND and UNDOING of each turn."""
    others: Indices
    """How many sets of the opponent's stars there are for one of the mover's, by both numbers."""
    bases: Indices
    """The index from which classes and places are counted, by both numbers of stars."""
    starts: Indices
    """The first index of each slice, ordered by the mover's stars, then the opponent's."""
    sides: int
    """How many numbers of stars a side can have in this table, none among them."""
    most: int
    """How many stars there are on the board at most, of both sides together."""


@kernel
def wide(number: int) -> int:
    """Give a number from an array as a whole word, like all numbers that kernels work with."""
    return np.int64(number)  # type: ignore[return-value]


@kernel
def _place(points: int, space: Space) -> int:
    """Give the place of a set."""
    low, lower = points & (1 << _LOW) - 1, points & (1 << _LOWER) - 1
    second = popcount(low) << _LOWER - _LOW | lower >> _LOW
    third = popcount(lower) << _LOWER - _LOW | points >> _LOWER
    return (
        wide(space.parts[low])
        + wide(space.parts[_SECOND + second])
        + wide(space.parts[_THIRD + third])
    )


@entry
def locate(own: int, other: int, space: Space) -> tuple[int, int]:
    """Give the index of a position, and the symmetry to the position that stands for it there."""
    both = popcount(own) * _COUNTS + popcount(other)
    word = wide(space.classes[_place(own, space)])
    number, ways = word & (1 << _WAYS) - 1, word >> _WAYS
    shape = number * _OF_CLASS
    by_one, by_two = wide(space.shapes[shape + 1]), wide(space.shapes[shape + 2])
    by_four = wide(space.shapes[shape + 3])
    best, symmetry = 1 << 32, 0
    while ways:
        way = lowest(ways)
        ways &= ways - 1
        points = image(other, way)
        points = points & ~by_one | (points & by_one) >> 1
        points = points & ~by_two | (points & by_two) >> 2
        points = points & ~by_four | (points & by_four) >> 4
        place = _place(points, space)
        if place < best:
            best, symmetry = place, way
    return space.bases[both] + number * space.others[both] + best, symmetry


@entry
def position_at(index: int, space: Space) -> tuple[int, int]:
    """Give the position with this index."""
    low, high = 0, len(space.starts) - 1
    while high - low > 1:
        middle = (low + high) // 2
        if space.starts[middle] <= index:
            low = middle
        else:
            high = middle
    both = low // space.sides * _COUNTS + low % space.sides
    # Ranks within a slice have 32 bits, with which a GPU divides much faster.
    rank, others = np.uint32(index - space.starts[low]), np.uint32(space.others[both])
    rest, number = wide(int(rank % others)), wide(int(rank // others))
    shape = (number + CLASSES_BEFORE[low // space.sides]) * _OF_CLASS
    by_one, by_two = wide(space.shapes[shape + 1]), wide(space.shapes[shape + 2])
    by_four = wide(space.shapes[shape + 3])
    points = wide(space.sets[SETS_BEFORE[low % space.sides] + rest])
    points = points & ~(by_four >> 4) | (points & by_four >> 4) << 4
    points = points & ~(by_two >> 2) | (points & by_two >> 2) << 2
    points = points & ~(by_one >> 1) | (points & by_one >> 1) << 1
    return wide(space.shapes[shape]), points


# The tables.


@kernel
def _added(points: int, first: int, before: int) -> int:
    """Give what points from `first` on add to the rank of a set with so many points before them."""
    added = 0
    while points and before < _COUNTS - 1:
        before += 1
        added += CHOICES[first + lowest(points), before]
        points &= points - 1
    return added


@entry
def _fill_parts(parts: NarrowNumbers) -> None:
    for points in range(_SECOND):
        parts[points] = _added(points, 0, 0)
    for before in range(_COUNTS):
        for points in range(1 << _LOWER - _LOW):
            row = before << _LOWER - _LOW
            parts[_SECOND + row + points] = _added(points, _LOW, before)
            # The last part also knows the size of the set, and so where that size begins.
            size = min(before + popcount(points), _COUNTS - 1)
            parts[_THIRD + row + points] = _added(points, _LOWER, before) + SETS_BEFORE[size]


@entry
def _fill_sets(sets: NarrowNumbers) -> None:
    for size in range(_COUNTS):
        points = (1 << size) - 1
        for place in range(SETS_BEFORE[size], SETS_BEFORE[size + 1]):
            sets[place] = points
            if points:
                # The next number with as many ones.
                higher = points + (points & -points)
                points = higher | (higher ^ points) >> 2 + lowest(points)


@entry
def _fill_classes(found: Classes, of_places: NarrowNumbers) -> None:
    for size in range(_COUNTS):
        for place in range(SETS_BEFORE[size], SETS_BEFORE[size + 1]):
            number = CLASSES_BEFORE[size] + found.of_set[place]
            of_places[place] = number | 1 << _WAYS + found.symmetry[place]
    for number in range(len(found.smallest)):
        points = wide(found.smallest[number])
        same = 0
        for symmetry in range(1, 8):
            same += image(points, symmetry) == points
        if same:
            for symmetry in range(8):
                back = symmetry if symmetry >= 4 else -symmetry & 3
                place = SETS_BEFORE[popcount(points)] + set_rank(image(points, back))
                of_places[place] |= 1 << _WAYS + symmetry


@entry
def _fill_shapes(smallest: Sets, shapes: NarrowNumbers) -> None:
    shapes[:] = 0
    for number in range(len(smallest)):
        points, shape = wide(smallest[number]), number * _OF_CLASS
        shapes[shape] = points
        for point in range(len(POINTS)):
            below, at = popcount(points & (1 << point) - 1), point
            if points >> point & 1 == 0:
                for digit in range(3):
                    if below >> digit & 1:
                        shapes[shape + 1 + digit] |= 1 << at
                        at -= 1 << digit


@cache
def _tables() -> tuple[NarrowNumbers, NarrowNumbers, NarrowNumbers, NarrowNumbers, NarrowNumbers]:
    found = classes()
    parts = np.empty(_THIRD + (_COUNTS << len(POINTS) - _LOWER), np.uint32)
    sets, of_places = (np.empty(len(found.of_set), np.uint32) for _ in range(2))
    shapes = np.empty(_OF_CLASS * len(found.smallest), np.uint32)
    _fill_parts(parts)
    _fill_sets(sets)
    _fill_classes(found, of_places)
    _fill_shapes(found.smallest, shapes)
    turns = np.stack([START, END, BEHIND, UNDOING], axis=1).astype(np.uint32).ravel()
    return parts, sets, of_places, shapes, turns


def space_of(stars: int, most: int | None = None) -> Space:
    """Give the numbering of the positions with up to so many stars a side, and so many in all."""
    starts, total = [], 0
    others, bases = (np.zeros(_COUNTS * _COUNTS, np.int64) for _ in range(2))
    for own in range(stars + 1):
        for other in range(stars + 1):
            both, sets = own * _COUNTS + other, CHOICES[len(POINTS) - own, other]
            others[both] = sets
            bases[both] = total - CLASSES_BEFORE[own] * sets - SETS_BEFORE[other]
            starts.append(total)
            if most is None or own + other <= most:
                total += slice_size(own, other)
    ends = np.array([*starts, total])
    return Space(*_tables(), others, bases, ends, stars + 1, 2 * stars if most is None else most)
