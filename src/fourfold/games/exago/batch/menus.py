"""What can be done in a position of Exago, as picks.

A *menu* is the set of spaces from which the next pick of a turn is made. Where nobody has to be
blocked, the first one shows the tiles that can be lifted, which are all or none, and the spaces
where one can be placed. Only then, for the tile that was lifted, it is found out where it can go.
"""

from __future__ import annotations

from fourfold.kernels.arrays import Numbers
from fourfold.kernels.jit import kernel

from ..kernels.blocks import NOBODY, Rules, largest, placements, survey
from ..kernels.board import NOTHING, Spaces, around, both, either, parts, size, some, space, without
from ..kernels.turns import (
    NONE,
    NOWHERE,
    can_move,
    hand_of,
    movers,
    taken_in,
    threat_of,
    threat_to_block,
    tiles_of,
    to_move,
    turns_against,
    turns_from,
)


@kernel
def first_menu(position: Numbers, rules: Rules, found: Numbers) -> tuple[Spaces, int]:
    """Give what a turn can begin with, nothing if nobody has a turn, and the seat to block or -1.

    A pass goes to no space, and has a bit of its own.
    """
    mover = to_move(position)
    if not can_move(position, mover, rules):
        return (space(NOWHERE) if movers(position, rules) else NOTHING), -1
    menu, blocked = NOTHING, threat_to_block(position, rules)
    if blocked >= 0:
        for k in range(turns_against(position, threat_of(position, blocked, rules), rules, found)):
            start, end = found[k] & 127, found[k] >> 7 & 127
            menu = either(menu, space(end if start == NOWHERE else start))
    if some(menu):
        return menu, blocked
    hand, taken = hand_of(position, mover), taken_in(position)
    if hand:
        menu = placements(taken, rules)
    if (rules.early or not hand) and size(taken) > 1:
        menu = either(menu, tiles_of(position, mover))
    return menu, -1


@kernel
def _turns_from(start: int, blocked: int, position: Numbers, rules: Rules, found: Numbers) -> int:
    """List the turns with a tile that can be lifted."""
    taken = taken_in(position)
    threat = NOBODY if blocked < 0 else threat_of(position, blocked, rules)
    return turns_from(start, taken, survey(taken, rules), threat, rules, found, NONE)


@kernel
def ends_menu(
    start: int, blocked: int, position: Numbers, rules: Rules, found: Numbers
) -> tuple[Spaces, bool]:
    """Give where a lifted tile can go, and whether a group may have to be chosen then."""
    if blocked >= 0:
        menu, kept = NOTHING, NOWHERE
        for k in range(_turns_from(start, blocked, position, rules, found)):
            menu = either(menu, space(found[k] >> 7 & 127))
            kept &= found[k] >> 14
        return menu, kept != NOWHERE
    taken = taken_in(position)
    others = without(taken, space(start))
    groups = parts(others, start)
    choice = some(groups[1])
    if choice and not rules.reconnect:
        one, two, three = largest(groups)
        choice = some(one) + some(two) + some(three) > 1
        others = either(either(one, two), three)
    return both(without(around(others), taken), rules.board), choice


@kernel
def groups_menu(
    start: int, end: int, blocked: int, position: Numbers, rules: Rules, found: Numbers
) -> Spaces:
    """Give the names of the groups to choose from after a relocation, nothing if it is complete."""
    menu = NOTHING
    for k in range(_turns_from(start, blocked, position, rules, found)):
        keep = found[k] >> 14
        if found[k] >> 7 & 127 == end and keep != NOWHERE:
            menu = either(menu, space(keep))
    return menu
