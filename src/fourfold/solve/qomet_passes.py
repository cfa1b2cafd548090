"""What a position of Qomet is worth, found pass by pass from the positions it leads to.

**States.** A state is a position and the turn that is forbidden in it, if any. A position may be
reached with many different turns forbidden, but forbidding a turn makes a difference only when it
is the one best turn: the only one that wins soonest, or the only one that loses latest or not at
all. So three bytes say everything about a position and all its states:

- `main`: its distance while its best turn is allowed. Odd distances are wins, even ones losses;
  OPEN means that neither side can force a win, as far as the passes have come;
- `push`: the turn that makes a difference when it is forbidden, or NONE;
- `less`: the distance when that turn is forbidden.

**Passes.** Pass n finds the states that are decided in n plies, from those decided before. Passes
with odd numbers find wins and look only for losses, passes with even numbers find losses and look
only for wins. What a pass writes is therefore nothing that the same pass looks for, and positions
can be treated in any order, in place, by any number of threads.

The first two passes look at every position, because positions in which the game is over are not in
the table. From the third pass on, only positions that lead to something decided in the pass before
can be decided. They are found by playing turns backwards, and marked in the byte that is still
open. (Nothing has distance 1 in `less`, so that 1 can be the mark there: the forbidden turn was the
one that won soonest or lost latest.)

**Indices.** A position has the rank of `fourfold.fast.qomet_ranks` in the slice of its numbers of
stars. Where the mover's stars are symmetric in themselves, the image with the smallest rank stands
for all; the other ranks are UNUSED.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.bits import lowest, popcount
from fourfold.fast.jit import kernel
from fourfold.fast.qomet import (
    ALL,
    BEHIND,
    END,
    NONE,
    OUT,
    OUTER,
    START,
    Rules,
    after,
    has_square,
    turns,
)
from fourfold.fast.qomet_ranks import image, set_unrank, turn_image

OPEN = 0
MARKED_LESS, MARKED_MAIN = 1, 254
"""Open, and to be looked at in this pass; the first stands in `less`, the second in `main`."""
UNUSED = 255
"""The byte of a rank that is not used: the game is over there, or an image stands for it."""
LONGEST = 253
"""The longest distance that a byte can hold."""
WON_NOW, LOST_NOW = 1001, 1000
"""Like any win and any loss, of a position in which the game is over."""

EVERYTHING = 2
"""Passes up to this number look at every position."""
FIRST_STEP = 64
"""Turns from this code on are steps of a star; those before it place or withdraw one."""

Bytes = NDArray[np.uint8]


class Table(NamedTuple):
    """The three bytes of each position, by index."""

    main: Bytes
    push: Bytes
    less: Bytes


class Space(NamedTuple):
    """What is needed to number positions: the classes of `qomet_ranks`, and where slices start.

    `symmetric` says of each class whether its sets are symmetric in themselves.
    """

    of_set: NDArray[np.int32]
    symmetry: NDArray[np.int8]
    smallest: NDArray[np.int32]
    symmetric: NDArray[np.bool_]
    sets_before: NDArray[np.int64]
    classes_before: NDArray[np.int64]
    choices: NDArray[np.int64]
    starts: NDArray[np.int64]
    """The first index of each slice, ordered by the mover's stars, then the opponent's."""
    sides: int
    """How many numbers of stars a side can have, none among them."""
    most: int
    """How many stars there are on the board at most, of both sides together."""


@kernel
def wide(number: int) -> int:
    """Give a number from an array as a whole word, like all numbers that kernels work with."""
    return np.int64(number)  # type: ignore[return-value]


@kernel
def _rank_among(stars: int, taken: int, space: Space) -> int:
    """Give the rank of a set of points among those of its size that leave the taken ones free."""
    rank, nth = 0, 0
    while stars:
        nth += 1
        point = lowest(stars)
        rank += space.choices[point - popcount(taken & (1 << point) - 1), nth]
        stars &= stars - 1
    return rank


@kernel
def locate(own: int, other: int, space: Space) -> tuple[int, int]:
    """Give the index of a position, and the symmetry to the position that stands for it there."""
    size, count = popcount(own), popcount(other)
    place = space.sets_before[size] + _rank_among(own, 0, space)
    number, symmetry = space.of_set[place], wide(space.symmetry[place])
    taken = image(own, symmetry)
    rank = _rank_among(image(other, symmetry), taken, space)
    if space.symmetric[space.classes_before[size] + number]:
        for another in range(8):
            if image(own, another) == taken:
                smaller = _rank_among(image(other, another), taken, space)
                if smaller < rank:
                    rank, symmetry = smaller, another
    others = space.choices[len(space.choices) - 1 - size, count]
    return space.starts[size * space.sides + count] + number * others + rank, symmetry


@kernel
def position_at(index: int, space: Space) -> tuple[int, int]:
    """Give the position with this index."""
    low, high = 0, len(space.starts) - 1
    while high - low > 1:
        middle = (low + high) // 2
        if space.starts[middle] <= index:
            low = middle
        else:
            high = middle
    own, other = low // space.sides, low % space.sides
    others = space.choices[len(space.choices) - 1 - own, other]
    rank = index - space.starts[low]
    taken = wide(space.smallest[space.classes_before[own] + rank // others])
    stars, rest = set_unrank(rank % others, other), taken
    while rest:
        below = (rest & -rest) - 1
        stars = stars & below | (stars & ~below) << 1
        rest &= rest - 1
    return taken, stars


@kernel
def limited(other: int, rules: Rules, space: Space) -> Rules:
    """Give the rules for a mover who must leave room for the opponent's stars on the board."""
    return Rules(min(rules.stars, space.most - popcount(other)), rules.exits)


@kernel
def value_after(own: int, other: int, turn: int, table: Table, space: Space) -> int:
    """Give the distance of the state a turn leads to, as the opponent sees it."""
    mover, waiting, forbidden = after(own, other, turn)
    if has_square(mover):
        return WON_NOW
    if has_square(waiting):
        return LOST_NOW
    index, symmetry = locate(mover, waiting, space)
    if forbidden != NONE:
        push = table.push[index]
        if push != NONE and push == turn_image(forbidden, symmetry):
            less = wide(table.less[index])
            return OPEN if less == MARKED_LESS else less
    main = wide(table.main[index])
    return OPEN if main == MARKED_MAIN else main


@kernel
def can_be_forbidden(own: int, other: int, turn: int) -> bool:
    """Say whether a turn pushes back a star that may just have pushed one of the mover's."""
    _, _, undoing = after(own, other, turn)
    return undoing != NONE


@kernel
def look(
    own: int,
    other: int,
    wanted: int,
    without: int,
    most: int,
    table: Table,
    space: Space,
    rules: Rules,
) -> tuple[int, int]:
    """Count the turns, `without` aside, whose values are of the wanted kind; give the last one.

    Wanted are losses of the opponent (0), or everything that is no win of the opponent (1).
    Counting stops after `most`.
    """
    count, found, kind = 0, NONE, 0
    for points in turns(own, other, limited(other, rules, space)):
        while points:
            turn = kind + lowest(points)
            points &= points - 1
            if turn != without:
                value = value_after(own, other, turn, table, space)
                lost = value != OPEN and value & 1 == 0
                if lost or (wanted == 1 and value == OPEN):
                    count += 1
                    found = turn
                    if count == most:
                        return count, found
        kind += 32
    return count, found


@kernel
def find_wins(
    index: int, own: int, other: int, number: int, table: Table, space: Space, rules: Rules
) -> int:
    """Decide what of a position is won in this pass; give 1 if anything is."""
    if is_open(table.main[index]):
        count, turn = look(own, other, 0, NONE, 2, table, space, rules)
        if count == 0:
            table.main[index] = OPEN
            return 0
        if table.push[index] == NONE and count == 1 and can_be_forbidden(own, other, turn):
            table.push[index] = turn
        table.main[index] = number
        return 1
    count, _ = look(own, other, 0, wide(table.push[index]), 1, table, space, rules)
    table.less[index] = number if count else OPEN
    return count


@kernel
def find_losses(
    index: int, own: int, other: int, number: int, table: Table, space: Space, rules: Rules
) -> int:
    """Decide what of a position is lost in this pass; give 1 if anything is."""
    if is_open(table.main[index]):
        count, turn = look(own, other, 1, NONE, 2, table, space, rules)
        table.main[index] = OPEN if count else number
        if count == 1 and table.push[index] == NONE and can_be_forbidden(own, other, turn):
            table.less[index] = number
            table.push[index] = turn
            return 1
        return 1 if count == 0 else 0
    count, _ = look(own, other, 1, wide(table.push[index]), 1, table, space, rules)
    table.less[index] = OPEN if count else number
    return 1 if count == 0 else 0


@kernel
def is_open(main: int) -> bool:
    """Say whether a byte of `main` has still to be decided."""
    return main in (OPEN, MARKED_MAIN)


@kernel
def mark(own: int, other: int, table: Table, space: Space) -> None:
    """Mark what is open of a position that leads to something newly decided."""
    index, _ = locate(own, other, space)
    main = table.main[index]
    if main == OPEN:
        table.main[index] = MARKED_MAIN
    elif main <= LONGEST and table.push[index] != NONE and table.less[index] == OPEN:
        table.less[index] = MARKED_LESS


@kernel
def mark_before(mover: int, waiting: int, table: Table, space: Space, rules: Rules) -> None:
    """Mark the positions from which one turn leads here: `waiting` is who made it."""
    empty = ALL & ~(mover | waiting)
    more = popcount(mover | waiting) < space.most
    more_own = more and popcount(waiting) < rules.stars
    more_other = more and popcount(mover) < rules.stars
    stars = waiting
    while stars:
        star = stars & -stars
        stars ^= star
        mark(waiting ^ star, mover, table, space)
    points = empty & OUTER if more_own else 0
    while points:
        point = points & -points
        points ^= point
        mark(waiting | point, mover, table, space)
    for turn in range(FIRST_STEP, len(START)):
        start, end, behind = START[turn], END[turn], BEHIND[turn]
        if not (start & empty and end & waiting):
            continue
        mark(waiting ^ end | start, mover, table, space)
        if behind & waiting:
            mark(waiting ^ behind | start, mover, table, space)
        elif behind & mover:
            mark(waiting ^ end | start, mover ^ behind | end, table, space)
        elif behind == 0 and end & OUTER and (turn >> 5 == OUT or end & rules.exits):
            if more_own:
                mark(waiting | start, mover, table, space)
            if more_other:
                mark(waiting ^ end | start, mover | end, table, space)


# What the passes do with a position. Whether there is anything to do is asked first, because a
# processor that works on many positions in step wants only those in which there is.


@kernel
def prepare(index: int, table: Table, space: Space) -> int:
    """Set the bytes of an index before the first pass; give 1 if it is used."""
    mover, waiting = position_at(index, space)
    used = not has_square(mover) and not has_square(waiting)
    used = used and locate(mover, waiting, space)[0] == index
    table.main[index] = OPEN if used else UNUSED
    table.push[index] = NONE
    table.less[index] = OPEN
    return 1 if used else 0


@kernel
def is_news(index: int, number: int, table: Table) -> bool:
    """Say whether something of a position was decided in the pass before."""
    before = number - 1
    return bool(table.main[index] == before or table.less[index] == before)


@kernel
def announce(index: int, table: Table, space: Space, rules: Rules) -> None:
    """Mark everything that leads to a position."""
    mover, waiting = position_at(index, space)
    mark_before(mover, waiting, table, space, rules)


@kernel
def is_due(index: int, number: int, table: Table) -> bool:
    """Say whether something of a position can be decided in a pass."""
    main = table.main[index]
    everything = number <= EVERYTHING
    if is_open(main):
        return everything or main == MARKED_MAIN
    if main > LONGEST or table.push[index] == NONE:
        return False
    less = table.less[index]
    return less == MARKED_LESS or (everything and less == OPEN)


@kernel
def treat(index: int, number: int, table: Table, space: Space, rules: Rules) -> int:
    """Decide what of a position can be decided in a pass; give 1 if anything was."""
    mover, waiting = position_at(index, space)
    if number & 1:
        return find_wins(index, mover, waiting, number, table, space, rules)
    return find_losses(index, mover, waiting, number, table, space, rules)


@kernel
def prepare_all(first: int, last: int, table: Table, space: Space) -> int:
    """Prepare a range of indices; give how many are used."""
    used = 0
    for index in range(first, last):
        used += prepare(index, table, space)
    return used


@kernel
def announce_all(
    first: int, last: int, number: int, table: Table, space: Space, rules: Rules
) -> int:
    """Announce the news in a range of indices; give how many there are."""
    news = 0
    for index in range(first, last):
        if is_news(index, number, table):
            announce(index, table, space, rules)
            news += 1
    return news


@kernel
def treat_all(first: int, last: int, number: int, table: Table, space: Space, rules: Rules) -> int:
    """Treat what is due in a range of indices; give how much was decided."""
    decided = 0
    for index in range(first, last):
        if is_due(index, number, table):
            decided += treat(index, number, table, space, rules)
    return decided
