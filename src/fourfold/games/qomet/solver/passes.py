"""What a position of Qomet is worth, found pass by pass from the positions it leads to.

**Passes.** Pass n finds the states that are decided in n plies, from those decided before. Passes
with odd numbers find wins and look only for losses, passes with even numbers find losses and look
only for wins. What a pass writes is therefore nothing that the same pass looks for, and positions
can be treated in any order, in place, by any number of threads.

A pass marks positions in the byte that is still open, and then looks at what is marked. (Nothing
has distance 1 in `less`, so that 1 can be the mark there: the forbidden turn was the one that won
soonest or lost latest.) The first two passes mark everything, because positions in which the game
is over are not in the table. From the third pass on, only positions that lead to something decided
in the pass before can be decided. They are found by playing turns backwards. Where one turn back
from a loss is a turn that nothing can forbid, there is nothing left to look at: it wins. Where very
many positions were won, it is faster to mark everything again: most of them would be marked anyway,
and a look at a position that is not lost ends with the first turn or two.

States, their bytes and indices are those of `lookup.entries`.
"""

from __future__ import annotations

from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import entry, kernel

from ..kernels.patterns import wins_at_once
from ..kernels.ranks import turn_image
from ..kernels.rules import (
    ALL,
    CENTRE,
    INNER,
    MIDDLE,
    NONE,
    OUTER,
    SIDES,
    Rules,
    has_square,
    moved,
    step_clockwise,
    step_counter,
    turns,
)
from ..lookup.entries import LONGEST, OPEN, UNUSED, Table, limited
from ..lookup.numbers import Space, locate, position_at, wide

MARKED_LESS, MARKED_MAIN = 1, 254
"""Open, and to be looked at in this pass; the first stands in `less`, the second in `main`."""
WON_NOW, LOST_NOW = 1001, 1000
"""Like any win and any loss, of a position in which the game is over."""

EVERYTHING = 2
"""Passes up to this number look at every position."""
_MANY = 8
"""To mark what leads to a position, and look at that, takes about as long as so many looks."""
_STRETCH = 64
"""Among so many positions there is rarely one to do something with."""

_ONES, _SEVENS = 0x0101010101010101, 0x7F7F7F7F7F7F7F7F


@kernel
def step_of(turn: int, space: Space) -> tuple[int, int, int]:
    """Give from where to where a turn leads, and where it pushes to."""
    steps = space.turns
    return wide(steps[4 * turn]), wide(steps[4 * turn + 1]), wide(steps[4 * turn + 2])


@kernel
def undoing(turn: int, space: Space) -> int:
    """Give the turn that takes a turn back if that has pushed a star of the opponent's."""
    return wide(space.turns[4 * turn + 3])


@kernel
def can_be_forbidden(other: int, turn: int, space: Space) -> bool:
    """Say whether a turn pushes back a star that may just have pushed one of the mover's."""
    _, end, behind = step_of(turn, space)
    return other & end != 0 and behind != 0


@kernel
def value_after(own: int, other: int, turn: int, table: Table, space: Space) -> int:
    """Give the distance of the state a turn leads to, as the opponent sees it."""
    start, end, behind = step_of(turn, space)
    mover, waiting = moved(own, other, start, end, behind)
    if has_square(mover):
        return WON_NOW
    if has_square(waiting):
        return LOST_NOW
    index, symmetry = locate(mover, waiting, space)
    if other & end and behind:
        push = table.push[index]
        if push != NONE and push == turn_image(undoing(turn, space), symmetry):
            less = wide(table.less[index])
            return OPEN if less == MARKED_LESS else less
    main = wide(table.main[index])
    return OPEN if main == MARKED_MAIN else main


# Turns are listed in words of 64 bits, one for two of their kinds. Threads of a GPU that are at
# different words still take their next turns together; what they do with them is what takes time.


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
    Counting stops after `most`, or with a turn that is never forbidden: then it makes no difference
    whether there are others.
    """
    place, withdraw, clockwise, counter, out, into = turns(own, other, limited(other, rules, space))
    words = (place | withdraw << 32, clockwise | counter << 32, out | into << 32)
    count, found = 0, NONE
    at, word = 0, words[0]
    while True:
        while word == 0:
            at += 1
            if at == len(words):
                return count, found
            word = words[at]
        turn = at * 64 + lowest(word)
        word &= word - 1
        if turn != without:
            value = value_after(own, other, turn, table, space)
            lost = value != OPEN and value & 1 == 0
            if lost or (wanted == 1 and value == OPEN):
                count += 1
                found = turn
                if count == most or not can_be_forbidden(other, turn, space):
                    return count, found


@kernel
def seek(
    own: int,
    other: int,
    number: int,
    without: int,
    most: int,
    table: Table,
    space: Space,
    rules: Rules,
) -> tuple[int, int]:
    """Count the turns that win in this pass or, in passes for losses, that do not lose: see `look`.

    The first pass need not ask the table, in which nothing is decided yet.
    """
    if number == 1:
        return wins_at_once(own, other, without, most, limited(other, rules, space))
    return look(own, other, 1 - (number & 1), without, most, table, space, rules)


@kernel
def is_open(main: int) -> bool:
    """Say whether a byte of `main` has still to be decided."""
    return main in (OPEN, MARKED_MAIN)


@kernel
def fill_open(index: int, main: int, less: int, table: Table) -> int:
    """Write into the byte of a position that is open, `main` or `less`; give 1 if there is one."""
    found = table.main[index]
    if is_open(found):
        if found != main:
            table.main[index] = main
        return 1
    if found <= LONGEST and table.push[index] != NONE and table.less[index] <= MARKED_LESS:
        table.less[index] = less
        return 1
    return 0


@kernel
def turns_before(
    mover: int, waiting: int, space: Space, rules: Rules
) -> tuple[int, int, int, int, int, int, int, int, int]:
    """Give the turns that may have led here, in words; `waiting` is who made them.

    The first three words have all of them, as if they had pushed nothing. Then there are two each
    of the steps that may have pushed a star onto another point, one of the player's own stars off
    the board, and one of the opponent's off.
    """
    taken = mover | waiting
    empty = ALL & ~taken
    clockwise, counter = waiting & step_clockwise(empty), waiting & step_counter(empty)
    out = waiting & (empty << 8 & (MIDDLE | OUTER) | (INNER if empty >> CENTRE else 0))
    into = empty & (waiting << 8 & (MIDDLE | OUTER) | (INNER if waiting >> CENTRE else 0))
    along, across = clockwise | counter << 32, out | into << 32
    on_clockwise, on_counter = SIDES & step_counter(taken), SIDES & step_clockwise(taken)
    on_out = taken >> 8 & (INNER | MIDDLE)
    on_in = taken >> 4 & 0x0F | taken << 4 & 0xF0 | taken << 16 & OUTER
    on_in |= MIDDLE if taken >> CENTRE else 0
    off_along, off_across = along & (rules.exits | rules.exits << 32), across & OUTER
    more = popcount(taken) < space.most
    more_own = more and popcount(waiting) < rules.stars
    more_other = more and popcount(mover) < rules.stars
    return (
        waiting | (empty & OUTER) << 32 if more_own else waiting,
        along,
        across,
        along & (on_clockwise | on_counter << 32),
        across & (on_out | on_in << 32),
        off_along if more_own else 0,
        off_across if more_own else 0,
        off_along if more_other else 0,
        off_across if more_other else 0,
    )


@kernel
def mark_before(
    mover: int,
    waiting: int,
    push: int,
    number: int,
    table: Table,
    space: Space,
    rules: Rules,
) -> int:
    """Mark the positions from which one turn leads here; `waiting` is who made it.

    If this is a loss, turns that are never forbidden win: what they decide is decided at once, and
    counted. What was found out may be true only while `push` is forbidden, if that is not NONE:
    then just the turn that forbids it has led here.
    """
    words = turns_before(mover, waiting, space, rules)
    if push != NONE:
        turn = undoing(push, space)
        bit = 1 << (turn & 63)
        along, across = (bit, 0) if turn < 128 else (0, bit)
        words = (0, 0, 0, along, across, 0, 0, 0, 0)
    decided, at, word = 0, 0, words[0]
    while True:
        while word == 0:
            at += 1
            if at == len(words):
                return decided
            word = words[at]
        first = 0 if at == 0 else 128 - 64 * (at & 1)
        start, end, behind = step_of(first + lowest(word), space)
        word &= word - 1
        own, other, sure = waiting & ~end | start, mover, number & 1 == 1
        if at >= 7:
            other = mover | end
        elif at >= 5:
            own |= end
        elif at >= 3:
            if behind & waiting:
                own = waiting & ~behind | start
            else:
                other, sure = mover & ~behind | end, False
        index, _ = locate(own, other, space)
        if sure:
            decided += fill_open(index, number, number, table)
        else:
            fill_open(index, MARKED_MAIN, MARKED_LESS, table)


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
def announce(index: int, number: int, table: Table, space: Space, rules: Rules) -> int:
    """Mark everything that leads to what was decided of a position; give how much is decided."""
    mover, waiting = position_at(index, space)
    push = NONE if table.main[index] == number - 1 else wide(table.push[index])
    return mark_before(mover, waiting, push, number, table, space, rules)


@kernel
def is_due(index: int, table: Table) -> bool:
    """Say whether a position is marked."""
    return bool(table.main[index] == MARKED_MAIN or table.less[index] == MARKED_LESS)


@kernel
def treat(index: int, number: int, table: Table, space: Space, rules: Rules) -> int:
    """Decide what of a position can be decided in a pass; give 1 if anything was."""
    own, other = position_at(index, space)
    push = wide(table.push[index])
    first = is_open(table.main[index])
    without, most = (NONE, 2) if first else (push, 1)
    count, turn = seek(own, other, number, without, most, table, space, rules)
    decided = count > 0 if number & 1 else count == 0
    byte = number if decided else OPEN
    if not first:
        table.less[index] = byte
        return 1 if decided else 0
    table.main[index] = byte
    if count == 1 and push == NONE and can_be_forbidden(other, turn, space):
        # The one turn that wins, or that does not lose; in which case it loses when forbidden.
        table.push[index] = turn
        if not decided:
            table.less[index] = number
        return 1
    return 1 if decided else 0


@entry
def places_of(byte: int, word: int) -> int:
    """Give the highest bit of each byte of a word that is this one, for eight bytes at a time."""
    other = word ^ byte * _ONES
    return ~((other & _SEVENS) + _SEVENS | other | _SEVENS)


def marks_everything(number: int, news: int, left: int) -> bool:
    """Say whether a pass does best to mark everything, after so much news, with so much left."""
    return number <= EVERYTHING or (number % 2 == 0 and news * _MANY > left)


# The same for many positions, on a processor.


@entry
def prepare_all(first: int, last: int, table: Table, space: Space) -> int:
    """Prepare a range of indices; give how many are used."""
    used = 0
    for index in range(first, last):
        used += prepare(index, table, space)
    return used


@entry
def mark_all(first: int, last: int, table: Table) -> int:
    """Mark what is open in a range of indices; give how much that is."""
    marked = 0
    for index in range(first, last):
        marked += fill_open(index, MARKED_MAIN, MARKED_LESS, table)
    return marked


@kernel
def _are_any(first: int, last: int, main: int, less: int, table: Table) -> bool:
    """Say whether any of these positions has one of these bytes: many are compared at once."""
    found = False
    for index in range(first, last):
        found |= bool(table.main[index] == main) | bool(table.less[index] == less)
    return found


@entry
def announce_all(
    first: int, last: int, number: int, table: Table, space: Space, rules: Rules
) -> int:
    """Announce the news in a range of indices; give how much is decided by that."""
    decided = 0
    for start in range(first, last, _STRETCH):
        end = min(start + _STRETCH, last)
        if _are_any(start, end, number - 1, number - 1, table):
            for index in range(start, end):
                if is_news(index, number, table):
                    decided += announce(index, number, table, space, rules)
    return decided


@entry
def treat_all(first: int, last: int, number: int, table: Table, space: Space, rules: Rules) -> int:
    """Treat what is marked in a range of indices; give how much was decided."""
    decided = 0
    for start in range(first, last, _STRETCH):
        end = min(start + _STRETCH, last)
        if _are_any(start, end, MARKED_MAIN, MARKED_LESS, table):
            for index in range(start, end):
                if is_due(index, table):
                    decided += treat(index, number, table, space, rules)
    return decided
