"""What can be done in a position of Exago, as picks.

When a position arises, what is legal is written down as a *menu*: a row for each tile that can be
lifted, and one for placements, with the set of spaces where it can go. Whole turns are listed only
where somebody has to be blocked or a group has to be chosen.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.exago_board import (
    NOTHING,
    Spaces,
    around,
    both,
    either,
    first,
    groups_of,
    holds,
    near,
    rest,
    some,
    space,
    without,
)
from fourfold.fast.exago_turns import (
    LISTING,
    NOWHERE,
    Rules,
    hand_of,
    has_won,
    largest,
    placements,
    survey,
    taken_in,
    threat_to_block,
    tiles_of,
    to_move,
    turns,
)
from fourfold.fast.jit import kernel

from .ground import Numbers

Menus = NDArray[np.int64]
START, LOW, HIGH, CHOICE = range(4)
"""The columns of a menu: the tile, the two words of the set of spaces where it can go, and whether
a group has to be chosen after some of them. A pass goes to no space, and has a bit of its own."""
LIFTED, PUT = range(2)
"""The picks of a turn: the space a tile is lifted from, and the one it is put on."""
END = -1
"""Stands in the row after the last."""


@kernel
def _write(i: int, row: int, menus: Menus, start: int, ends: Spaces, choice: bool) -> int:
    """Write a row, if it has any spaces; give the number of rows."""
    if not some(ends):
        return row
    menus[i, row, START] = start
    menus[i, row, LOW], menus[i, row, HIGH] = ends
    menus[i, row, CHOICE] = choice
    return row + 1


@kernel
def _write_all(i: int, position: Numbers, rules: Rules, menus: Menus) -> int:
    """Write what the player to move could do, the duty to block aside; give the number of rows."""
    taken, own = taken_in(position), tiles_of(position, to_move(position))
    hand = hand_of(position, to_move(position))
    rows = 0
    if hand:
        rows = _write(i, rows, menus, NOWHERE, placements(taken, rules), False)
        if not rules.early:
            return rows
    ends, single, arcs = survey(taken, rules)
    while some(own):
        start = first(own)
        own = rest(own)
        touching = without(ends, both(single, near(start)))
        others = without(taken, space(start))
        if not some(both(space(start), arcs)) or holds(others, start):
            rows = _write(i, rows, menus, start, touching, False)
        elif rules.reconnect:
            rows = _write(i, rows, menus, start, touching, True)
        else:
            one, two, three = largest(groups_of(others))
            beside = around(either(either(one, two), three))
            choice = some(one) + some(two) + some(three) > 1
            rows = _write(i, rows, menus, start, both(touching, beside), choice)
    return rows


@kernel
def _write_list(i: int, found: Numbers, count: int, menus: Menus) -> int:
    """Write the turns of a list, which has those with the same tile side by side."""
    rows, k = 0, 0
    while k < count:
        start = found[k] & 127
        ends, kept = NOTHING, NOWHERE
        while k < count and found[k] & 127 == start:
            ends = either(ends, space(found[k] >> 7 & 127))
            kept &= found[k] >> 14
            k += 1
        rows = _write(i, rows, menus, start, ends, kept != NOWHERE)
    return rows


@kernel
def offer(
    i: int, position: Numbers, rules: Rules, menus: Menus, found: Numbers, spare: Numbers
) -> bool:
    """Write the menu of a position; say whether the game goes on."""
    if has_won(position, rules):
        return False
    rows = 0
    if threat_to_block(position, rules) < 0:
        rows = _write_all(i, position, rules, menus)
    if rows == 0:
        rows = _write_list(i, found, turns(position, rules, found, spare, LISTING), menus)
    if rows < menus.shape[1]:
        menus[i, rows, START] = END
    return rows > 0


@kernel
def picked(
    i: int,
    number: int,
    position: Numbers,
    rules: Rules,
    menus: Menus,
    picks: Numbers,
    found: Numbers,
    spare: Numbers,
) -> int:
    """Take a pick; give the turn that is complete with it, or -1."""
    lifted, put = picks[i, LIFTED], picks[i, PUT]
    for row in range(menus.shape[1]):
        start = menus[i, row, START]
        if start == END:
            break
        if lifted == NOWHERE:
            if start == number and number != NOWHERE:
                picks[i, LIFTED] = number
                return -1
        elif start == lifted and menus[i, row, CHOICE]:
            for k in range(turns(position, rules, found, spare, LISTING)):
                turn = int(found[k])
                if turn & 127 == lifted:
                    end, keep = turn >> 7 & 127, turn >> 14
                    if end == put and keep == number:
                        return turn
                    if end == number and put == NOWHERE:
                        if keep == NOWHERE:
                            return turn
                        picks[i, PUT] = number
                        return -1
    return int(lifted | number << 7 | NOWHERE << 14)
