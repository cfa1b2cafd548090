"""Quantik up to symmetry: classes of positions, one number for each, and what follows them.

Words, positions and placements are those of `fourfold.games.quantik.kernels.rules`.

**Symmetries.** 128 arrangements of the board keep its lines: the two rows of a band or the two
columns of a stack swap, the bands swap, the stacks swap, and the board is transposed. Together with
the 24 ways to rename the shapes they make 3,072 symmetries.

**Codes.** The code of a position has four planes of 16 bits, one bit for each space. From the top:
is it taken; is the piece the mover's; is the shape C or D; is the shape B or D. A *class* is all
positions that are symmetric to each other, and its code is the smallest of theirs.

**Finding it.** Taken spaces count most, so only the arrangements that make their plane smallest
are of interest. A table has them for each of the 65,536 planes: fewer than two on average. For each
of these, the smallest code names the shapes A to D in descending order of their sets of spaces as
numbers, because the smallest two sets make the smallest third plane, and so on. No other code has
to be looked at.
"""

from __future__ import annotations

from functools import cache
from math import factorial
from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.jit import Dims, entry, kernel

from .rules import LANE, LANES, completing, placements, spaces

ARRANGEMENTS = 128
SYMMETRIES = ARRANGEMENTS * factorial(4)
MOST_MOVES = 64
"""No position has more moves than there are shapes times spaces."""
MISSING = 255
"""The distance of a position that cannot be found."""

_PLANES = 1 << 16

Codes = Annotated[NDArray[np.int64], Dims(1, fixed=True)]
Distances = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]
Found = Annotated[NDArray[np.int64], Dims(1)]
"""Room for codes."""
Bytes = Annotated[NDArray[np.uint8], Dims(1)]


class Forms(NamedTuple):
    """For each plane of taken spaces, the arrangements that lead there from the smallest.

    Those of plane p are `numbers[starts[p]]` up to `numbers[starts[p + 1]]`.
    """

    starts: Annotated[NDArray[np.int32], Dims(1)]
    numbers: Bytes


# Arrangements.


@kernel
def _swapped(word: int, distance: int, mask: int) -> int:
    """Swap in every lane the spaces of a mask with those at a distance."""
    change = (word ^ word >> distance) & mask * LANES
    return word ^ change ^ change << distance


@kernel
def _transposed(word: int, number: int) -> int:
    word = _swapped(word, 3, 0x0A0A * (number >> 6))
    return _swapped(word, 6, 0x00CC * (number >> 6))


@entry
def arranged(word: int, number: int) -> int:
    """Arrange the board in one of 128 ways; every bit of the number swaps something."""
    word = _transposed(word, number)
    word = _swapped(word, 4, 0x000F * (number & 1) | 0x0F00 * (number >> 1 & 1))
    word = _swapped(word, 1, 0x1111 * (number >> 2 & 1) | 0x4444 * (number >> 3 & 1))
    word = _swapped(word, 8, 0x00FF * (number >> 4 & 1))
    return _swapped(word, 2, 0x3333 * (number >> 5 & 1))


@entry
def restored(word: int, number: int) -> int:
    """Undo an arrangement: the same swaps, last one first."""
    word = _swapped(word, 2, 0x3333 * (number >> 5 & 1))
    word = _swapped(word, 8, 0x00FF * (number >> 4 & 1))
    word = _swapped(word, 1, 0x1111 * (number >> 2 & 1) | 0x4444 * (number >> 3 & 1))
    word = _swapped(word, 4, 0x000F * (number & 1) | 0x0F00 * (number >> 1 & 1))
    return _transposed(word, number)


@entry
def _fill_forms(
    starts: Annotated[NDArray[np.int32], Dims(1)],
    numbers: Bytes,
    seen: Annotated[NDArray[np.bool_], Dims(1)],
) -> None:
    """List the arrangements that make each plane of the smallest plane like it.

    First they are counted, then each is put into its place, the last one first. Nothing is seen at
    first, nor is anything in the end.
    """
    starts[:] = 0
    for smallest in range(_PLANES):
        if not seen[smallest]:
            for number in range(ARRANGEMENTS):
                plane = arranged(smallest, number) & LANE
                seen[plane] = True
                starts[plane] += 1
    for plane in range(_PLANES):
        starts[plane + 1] += starts[plane]
    for smallest in range(_PLANES):
        if seen[smallest]:
            for number in range(ARRANGEMENTS - 1, -1, -1):
                plane = arranged(smallest, number) & LANE
                seen[plane] = False
                starts[plane] -= 1
                numbers[starts[plane]] = number


@cache
def forms() -> Forms:
    """Give the table that `canonical` needs."""
    starts = np.empty(_PLANES + 1, np.int32)
    numbers = np.empty(2 * _PLANES, np.uint8)
    _fill_forms(starts, numbers, np.zeros(_PLANES, np.bool_))
    return Forms(starts, numbers[: starts[-1]])


# Codes.


# Not every version of Numba compiles `max` and `min` for a GPU.


@kernel
def _ordered(a: int, b: int) -> tuple[int, int]:
    """Give the larger of two numbers, then the smaller."""
    return (a, b) if a >= b else (b, a)


@kernel
def _code(own: int, other: int) -> int:
    """Give the smallest code of a position under all names of the shapes."""
    pieces = own | other
    a, b, c, d = pieces & LANE, pieces >> 16 & LANE, pieces >> 32 & LANE, pieces >> 48 & LANE
    a, b = _ordered(a, b)
    c, d = _ordered(c, d)
    a, c = _ordered(a, c)
    b, d = _ordered(b, d)
    b, c = _ordered(b, c)
    return (a | b | c | d) << 48 | spaces(own) << 32 | (c | d) << 16 | b | d


@entry
def canonical(own: int, other: int, forms: Forms) -> int:
    """Give the code of the class of a position."""
    taken = spaces(own | other)
    start = forms.starts[taken]
    best = _code(restored(own, forms.numbers[start]), restored(other, forms.numbers[start]))
    for i in range(start + 1, forms.starts[taken + 1]):
        number = forms.numbers[i]
        best = _ordered(best, _code(restored(own, number), restored(other, number)))[1]
    return best


@entry
def position(code: int) -> tuple[int, int]:
    """Give the words of the position that has this code."""
    taken, mover, c_or_d, b_or_d = code >> 48, code >> 32, code >> 16, code
    a_or_b, a_or_c = taken & ~c_or_d, taken & ~b_or_d
    pieces = (
        a_or_b & a_or_c & LANE
        | (a_or_b & b_or_d & LANE) << 16
        | (c_or_d & a_or_c & LANE) << 32
        | (c_or_d & b_or_d & LANE) << 48
    )
    own = pieces & (mover & LANE) * LANES
    return own, pieces ^ own


@entry
def class_size(code: int, forms: Forms) -> int:
    """Count the positions of a class, given its code."""
    own, other = position(code)
    same = 0
    for i in range(forms.starts[code >> 48 & LANE], forms.starts[(code >> 48 & LANE) + 1]):
        number = forms.numbers[i]
        same += _code(restored(own, number), restored(other, number)) == code
    # Shapes that are not on the board can swap their names and nothing changes.
    absent = 0
    for shift in (0, 16, 32, 48):
        if (own | other) >> shift & LANE == 0:
            absent += 1
            same *= absent
    return SYMMETRIES // same


@entry
def count_positions(codes: Codes, forms: Forms) -> int:
    """Count the positions of all these classes."""
    total = 0
    for code in codes:
        total += class_size(code, forms)
    return total


# What follows.


@entry
def successors(codes: Codes, forms: Forms, going_on: Found, lines: Found) -> tuple[int, int]:
    """Write the classes one move later, as often as a move leads there, and give their numbers.

    Those with a complete line go into an array of their own. Both need room for all moves.
    """
    others = ended = 0
    for code in codes:
        own, other = position(code)
        moves = placements(own, other)
        winning = completing(own | other)
        while moves:
            piece = moves & -moves
            later = canonical(other, own | piece, forms)
            if piece & winning:
                lines[ended] = later
                ended += 1
            else:
                going_on[others] = later
                others += 1
            moves ^= piece
    return others, ended


# Distances. A position has one number: the plies to the end when the winner hurries and the loser
# delays. The player who places last wins, so the player to move wins when it is odd.


@kernel
def score(distance: int) -> int:
    """Give a number that grows with what the player to move prefers."""
    return MISSING - distance if distance & 1 else distance - MISSING


@kernel
def find(codes: Codes, code: int, first: int, end: int) -> int:
    """Give the place of a code among sorted ones, from the first to before the end, or -1."""
    low, high = first, end
    while low < high:
        middle = (low + high) >> 1
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low if low < end and codes[low] == code else -1


@kernel
def _distance(own: int, other: int, forms: Forms, codes: Codes, distances: Distances) -> int:
    """Give the distance of a position from those of all classes one ply later."""
    moves = placements(own, other)
    if moves == 0:
        return 0
    if moves & completing(own | other):
        return 1
    best = score(0)
    while moves:
        piece = moves & -moves
        place = find(codes, canonical(other, own | piece, forms), 0, len(codes))
        if place < 0:
            return MISSING
        best = max(best, score(1 + distances[place]))
        moves ^= piece
    return MISSING - abs(best)


@entry
def fill_distances(
    codes: Codes, forms: Forms, later: Codes, later_distances: Distances, distances: Bytes
) -> None:
    """Find the distances of classes from those of all classes one ply later."""
    for i in range(len(codes)):
        own, other = position(codes[i])
        distances[i] = _distance(own, other, forms, later, later_distances)
