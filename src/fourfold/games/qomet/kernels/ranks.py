"""Positions of Qomet as numbers: up to symmetry, in one word, or without gaps for a solver.

Sets of points, positions and turns are those of `fourfold.games.qomet.kernels.rules`.

**Symmetries.** A quarter turn rotates the byte of each square by two, a reflection in the line from
a1 to g7 reverses it. Symmetry n is n % 4 quarter turns, after the reflection when n is 4 or more.

**Keys.** A position with its forbidden turn is one word of 58 bits: the mover's stars, the
opponent's stars, and the turn, from the lowest bits up. The smallest key of the images of a
position is its canonical one.

**Ranks.** The positions with a stars of the mover and b of the opponent have the ranks from 0 to
`slice_size(a, b)`. The mover's stars count up to symmetry: the sets of a stars fall into
`CLASSES[a]` classes, numbered in the order of their smallest sets. The opponent's stars are ranked
among the points left. Both orders are those of the sets as numbers (the colexicographic order).
That makes `CLASSES[a]` × C(25 − a, b) ranks: 1,945,528,416 for seven stars each, 7,414,199,655 for
at most seven each. Every rank has a position, and each position and its images have one rank,
except where the mover's stars are symmetric in themselves: there images that differ in the
opponent's stars have ranks of their own. The forbidden turn has no part in the rank.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import Dims, entry, kernel

from ..rules import STARS
from .rules import CENTRE, CLOCKWISE, COUNTER, NONE, POINTS

CLASSES = (1, 7, 54, 338, 1721, 6945, 22746, 61134)
"""How many classes of symmetric sets of points there are, by the number of points."""

CHOICES = np.array([[comb(n, k) for k in range(STARS + 1)] for n in range(len(POINTS) + 1)])
SETS_BEFORE = np.array([sum(comb(len(POINTS), k) for k in range(a)) for a in range(STARS + 2)])
CLASSES_BEFORE = np.array([sum(CLASSES[:a]) for a in range(STARS + 2)])


# Symmetries.


@kernel
def _mirrored(points: int) -> int:
    """Exchange the second and the last point of each square, and so on towards its fifth."""
    return (
        points & (0x111111 | 1 << CENTRE)
        | points << 6 & 0x808080
        | points << 4 & 0x404040
        | points << 2 & 0x202020
        | points >> 2 & 0x080808
        | points >> 4 & 0x040404
        | points >> 6 & 0x020202
    )


@entry
def image(points: int, symmetry: int) -> int:
    """Give where a symmetry takes a set of points."""
    if symmetry >= 4:
        points = _mirrored(points)
    by = 2 * (symmetry & 3)
    around = 0x010101 * ((1 << by) - 1)
    return points << by & 0xFFFFFF & ~around | points >> 8 - by & around | points & 1 << CENTRE


@entry
def turn_image(turn: int, symmetry: int) -> int:
    """Give where a symmetry takes a turn."""
    if turn == NONE:
        return NONE
    kind = turn >> 5
    if symmetry >= 4 and kind in (CLOCKWISE, COUNTER):
        kind = CLOCKWISE + COUNTER - kind
    return kind << 5 | lowest(image(1 << (turn & 31), symmetry))


# Keys.


@entry
def key(own: int, other: int, forbidden: int) -> int:
    """Give a position as one word."""
    return own | other << 25 | forbidden << 50


@entry
def position(word: int) -> tuple[int, int, int]:
    """Give the position of a key."""
    return word & 0x1FFFFFF, word >> 25 & 0x1FFFFFF, word >> 50


@entry
def canonical(own: int, other: int, forbidden: int) -> int:
    """Give the smallest key of the images of a position."""
    best = key(own, other, forbidden)
    for symmetry in range(1, 8):
        found = key(image(own, symmetry), image(other, symmetry), turn_image(forbidden, symmetry))
        best = min(best, found)
    return best


# Ranks.

Sets = Annotated[NDArray[np.int32], Dims(1)]
Symmetries = Annotated[NDArray[np.int8], Dims(1)]


class Classes(NamedTuple):
    """For each set of at most seven points its class, and a symmetry to the set that stands for it.

    The sets are in order of their size, then of their rank; `smallest` has the sets that stand for
    the classes in order of size, then of class.
    """

    of_set: Sets
    symmetry: Symmetries
    smallest: Sets


@kernel
def set_rank(points: int) -> int:
    """Give how many sets of as many points are smaller as numbers."""
    rank = 0
    count = 0
    while points:
        count += 1
        rank += CHOICES[lowest(points), count]
        points &= points - 1
    return rank


@kernel
def set_unrank(rank: int, count: int) -> int:
    """Give the set of so many points with this rank."""
    points = 0
    point = len(CHOICES) - 1
    while count:
        while CHOICES[point, count] > rank:
            point -= 1
        rank -= CHOICES[point, count]
        points |= 1 << point
        count -= 1
    return points


@entry
def _fill(of_set: Sets, symmetries: Symmetries, found: Sets) -> None:
    """Find the classes in order; each time the first set without one stands for the next."""
    of_set[:] = -1
    count = 0
    for size in range(len(SETS_BEFORE) - 1):
        first, before = SETS_BEFORE[size], count
        for place in range(first, SETS_BEFORE[size + 1]):
            if of_set[place] < 0:
                found[count] = set_unrank(place - first, size)
                # Of several symmetries from a set to this one, that with the smallest number stays.
                for symmetry in range(7, -1, -1):
                    back = symmetry if symmetry >= 4 else -symmetry & 3
                    other = first + set_rank(image(found[count], back))
                    of_set[other] = count - before
                    symmetries[other] = symmetry
                count += 1


@cache
def classes() -> Classes:
    """Give the tables for ranking."""
    sets = int(SETS_BEFORE[-1])
    tables = Classes(
        np.empty(sets, np.int32), np.empty(sets, np.int8), np.empty(sum(CLASSES), np.int32)
    )
    _fill(*tables)
    return tables


def slice_size(own: int, other: int) -> int:
    """Give how many ranks there are for these numbers of stars."""
    return CLASSES[own] * comb(len(POINTS) - own, other)


@kernel
def _squeezed(points: int, taken: int) -> int:
    """Number points anew as if the taken ones were not there."""
    squeezed = 0
    while points:
        point = lowest(points)
        squeezed |= 1 << point - popcount(taken & (1 << point) - 1)
        points &= points - 1
    return squeezed


@kernel
def _spread(points: int, taken: int) -> int:
    """Undo the squeezing."""
    while taken:
        below = (taken & -taken) - 1
        points = points & below | (points & ~below) << 1
        taken &= taken - 1
    return points


@entry
def rank(own: int, other: int, tables: Classes) -> int:
    """Give the rank of a position among those with as many stars on both sides."""
    size = popcount(own)
    place = SETS_BEFORE[size] + set_rank(own)
    number, symmetry = tables.of_set[place], tables.symmetry[place]
    others = CHOICES[len(CHOICES) - 1 - size, popcount(other)]
    left = _squeezed(image(other, symmetry), image(own, symmetry))
    return int(number * others) + set_rank(left)


@entry
def unrank(rank: int, own: int, other: int, tables: Classes) -> tuple[int, int]:
    """Give the stars of the position with this rank among those with these numbers of stars."""
    others = CHOICES[len(CHOICES) - 1 - own, other]
    stars = int(tables.smallest[CLASSES_BEFORE[own] + rank // others])
    return stars, _spread(set_unrank(rank % others, other), stars)
