"""The rules of Exago on bitboards: positions, turns, and threats.

**Positions.** An array of words: for each seat the two words of its tiles (see `exago_board`), then
one word with the hands, a byte a seat, and the seat to move above them from bit 48.

**Turns.** One number: from the lowest bits up, seven bits each, the space a tile comes from, the
space it goes to, and the space that names the group to keep; 127 stands for none. So a placement
has no start, and a pass has nothing at all.

**Counting without listing.** Whether a tile can be lifted without cutting anything off is mostly
seen from its neighbours alone: where the taken ones stand side by side, in one arc, they hold
together without the tile. Lifting it then takes from the spaces beside tiles only those that touch
no other tile. Both are found for all tiles at once, so most relocations are counted with a few
operations on words. Only a tile between two arcs is lifted to see what becomes of the others.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from .bits import lowest
from .exago_board import (
    BOARDS,
    NAMES,
    NOTHING,
    SMALLEST,
    SPACES,
    Spaces,
    Words,
    around,
    both,
    completing,
    either,
    first,
    group_of,
    groups_of,
    has_line,
    holds,
    near,
    rest,
    size,
    some,
    space,
    step,
    without,
)
from .jit import kernel

Groups = tuple[Spaces, Spaces, Spaces]
"""What lifting a tile leaves of connected tiles: at most three groups, the others being empty."""

# Of plain numbers and truths Numba would make types of their own, and kernels for them.
NOWHERE = cast("int", np.int64(SPACES))
COUNTING, LISTING = cast("tuple[bool, bool]", (np.bool_(True), np.bool_(False)))

PASSING = int(NOWHERE | NOWHERE << 7 | NOWHERE << 14)
"""The turn in which nothing happens."""
MOST_TURNS = 3 * 60 * 67 + SPACES
"""A seat has at most 60 tiles; each may go to every other space, with three groups to keep."""
GOING_ON, NO_WINNER = -1, -2

_ORDER: NDArray[np.int16] = np.full((len(BOARDS), SPACES + 1), SPACES, np.int16)
for _size, _names in NAMES.items():
    _ORDER[_size - SMALLEST, list(_names)] = range(len(_names))
"""For each size the places of the spaces in the order of their names; no space comes last."""


class Rules(NamedTuple):
    """What the kernels have to know of the options."""

    size: int
    board: Spaces
    line: int
    early: bool
    reconnect: bool
    block: bool


# Positions.


@kernel
def tiles_of(position: Words, seat: int) -> Spaces:
    """Give the tiles of a seat on the board."""
    return position[2 * seat], position[2 * seat + 1]


@kernel
def hand_of(position: Words, seat: int) -> int:
    """Give the number of tiles in a seat's hand."""
    return int(position[-1] >> 8 * seat & 0xFF)


@kernel
def to_move(position: Words) -> int:
    """Give the seat to move."""
    return int(position[-1] >> 48)


@kernel
def next_seat(position: Words, seat: int) -> int:
    """Give the seat whose turn comes after this one's."""
    return seat + 1 if seat + 1 < len(position) // 2 else 0


@kernel
def last_seat(position: Words) -> int:
    """Give the seat that has just moved."""
    seat = to_move(position)
    return seat - 1 if seat else len(position) // 2 - 1


@kernel
def taken_in(position: Words) -> Spaces:
    """Give the spaces with tiles on them."""
    taken = NOTHING
    for seat in range(len(position) // 2):
        taken = either(taken, tiles_of(position, seat))
    return taken


# Turns, the duty to block aside.


@kernel
def placements(taken: Spaces, rules: Rules) -> Spaces:
    """Give the spaces where a tile may be placed."""
    if not some(taken):
        return 1, 0
    return both(without(around(taken), taken), rules.board)


@kernel
def survey(taken: Spaces, rules: Rules) -> tuple[Spaces, Spaces, Spaces]:
    """Give the empty spaces beside tiles, those beside just one, and the tiles between two arcs."""
    beside, beside_more, arc, arcs, last = NOTHING, NOTHING, NOTHING, NOTHING, NOTHING
    # All around, and the first direction once more: it may be where the arc of the last one ends.
    for i in range(7):
        there = step(taken, i if i < 6 else 0)
        if i > 0:
            beside_more = either(beside_more, both(beside, there))
            beside = either(beside, there)
            ended = without(last, there)
            arcs = either(arcs, both(arc, ended))
            arc = either(arc, ended)
        last = there
    ends = both(without(beside, taken), rules.board)
    return ends, without(ends, beside_more), arcs


@kernel
def largest(groups: Groups) -> Groups:
    """Empty the groups that are smaller than another."""
    one, two, three = groups
    most = max(size(one), size(two), size(three))
    return (
        one if size(one) == most else NOTHING,
        two if size(two) == most else NOTHING,
        three if size(three) == most else NOTHING,
    )


@kernel
def _joined(groups: Groups, end: int) -> Groups:
    """Add a tile to the groups, joining those that it touches. It touches at least one."""
    one, two, three = groups
    beside, joined = near(end), space(end)
    if some(both(one, beside)):
        joined, one = either(joined, one), NOTHING
    if some(both(two, beside)):
        joined, two = either(joined, two), NOTHING
    if some(both(three, beside)):
        joined, three = either(joined, three), NOTHING
    if not some(one):
        return joined, two, three
    return (one, joined, three) if not some(two) else (one, two, joined)


@kernel
def _name(group: Spaces, rules: Rules) -> int:
    """Give the space of a group whose name comes first."""
    best = NOWHERE
    while some(group):
        number = first(group)
        if _ORDER[rules.size - SMALLEST, number] < _ORDER[rules.size - SMALLEST, best]:
            best = number
        group = rest(group)
    return best


@kernel
def _kept_names(kept: Groups, rules: Rules) -> tuple[int, int, int]:
    """Name the groups to choose from; where there is no choice, nothing has to be said."""
    one, two, three = kept
    if some(one) + some(two) + some(three) < 2:
        return NOWHERE, NOWHERE, NOWHERE
    return _name(one, rules), _name(two, rules), _name(three, rules)


@kernel
def _add(found: Words, count: int, start: int, ends: Spaces, keep: int) -> int:
    """Append the turns from one space to others; an array without room asks only to count."""
    if not len(found):
        return count + size(ends)
    turn = start | keep << 14
    low, high = ends
    while low:
        found[count] = turn | lowest(low) << 7
        low &= low - 1
        count += 1
    while high:
        found[count] = turn | 64 + lowest(high) << 7
        high &= high - 1
        count += 1
    return count


@kernel
def _add_cut(
    found: Words, count: int, start: int, ends: Spaces, groups: Groups, rules: Rules
) -> int:
    """Append the turns with a tile whose lifting leaves these groups."""
    if not rules.reconnect:
        kept = largest(groups)
        names = _kept_names(kept, rules)
        for i in range(3):
            count = _add(found, count, start, both(ends, around(kept[i])), names[i])
        return count
    while some(ends):
        end = first(ends)
        ends = rest(ends)
        kept = largest(_joined(groups, end))
        names = _kept_names(kept, rules)
        for i in range(3):
            if some(kept[i]):
                count = _add(found, count, start, space(end), names[i])
    return count


@kernel
def _relocations(own: Spaces, taken: Spaces, rules: Rules, found: Words, count: int) -> int:
    """Append a seat's relocations."""
    ends, single, arcs = survey(taken, rules)
    if not len(found):
        smooth = without(own, arcs)
        count += size(smooth) * size(ends) - size(both(single, around(smooth)))
        own = both(own, arcs)
    while some(own):
        start = first(own)
        own = rest(own)
        touching = without(ends, both(single, near(start)))
        others = without(taken, space(start))
        if some(both(space(start), arcs)) and not holds(others, start):
            count = _add_cut(found, count, start, touching, groups_of(others), rules)
        else:
            count = _add(found, count, start, touching, NOWHERE)
    return count


@kernel
def _free_turns(position: Words, seat: int, taken: Spaces, rules: Rules, found: Words) -> int:
    """Append the turns a seat would have if it were to move."""
    hand = hand_of(position, seat)
    count = 0
    if hand:
        count = _add(found, count, NOWHERE, placements(taken, rules), NOWHERE)
    if rules.early or not hand:
        count = _relocations(tiles_of(position, seat), taken, rules, found, count)
    return count


# Making turns.


@kernel
def _kept(tiles: Spaces, keep: int) -> Spaces:
    """Give the group that stays."""
    if keep != NOWHERE:
        return group_of(tiles, keep)
    one, two, three = largest(groups_of(tiles))
    return either(either(one, two), three)


@kernel
def _flip(position: Words, seat: int, number: int) -> None:
    """Put a tile on a space, or lift it."""
    tile = space(number)
    position[2 * seat] ^= tile[0]
    position[2 * seat + 1] ^= tile[1]


@kernel
def _cut_off(position: Words, kept: Spaces) -> None:
    """Give all other tiles back to their owners."""
    for seat in range(len(position) // 2):
        own = tiles_of(position, seat)
        stay = both(own, kept)
        position[2 * seat], position[2 * seat + 1] = stay
        position[-1] += size(own) - size(stay) << 8 * seat


@kernel
def after(position: Words, turn: int, rules: Rules, result: Words) -> None:
    """Write the position after a turn into an array."""
    start, end, keep = turn & 127, turn >> 7 & 127, turn >> 14
    seat = to_move(position)
    for i in range(len(position)):
        result[i] = position[i]
    result[-1] += next_seat(position, seat) - seat << 48
    if end == NOWHERE:
        return
    if start == NOWHERE:
        result[-1] -= 1 << 8 * seat
    else:
        _flip(result, seat, start)
        if rules.reconnect:
            _flip(result, seat, end)
        tiles = taken_in(result)
        if not holds(tiles, start):
            _cut_off(result, _kept(tiles, keep))
    if start == NOWHERE or not rules.reconnect:
        _flip(result, seat, end)


# Threats, and what may be played.


@kernel
def _wins_by_cutting(own: Spaces, groups: Groups, end: int, rules: Rules) -> bool:
    """Say whether a tile put down there makes a line with what stays of the others."""
    put = space(end)
    for group in largest(_joined(groups, end) if rules.reconnect else groups):
        kept = either(group, put) if some(both(group, near(end))) else group
        if has_line(both(either(own, put), kept), rules.line):
            return True
    return False


@kernel
def _relocation_wins(own: Spaces, taken: Spaces, rules: Rules) -> bool:
    """Say whether moving one of these tiles can complete a line."""
    tiles = own
    while some(tiles):
        lifted = space(first(tiles))
        tiles = rest(tiles)
        others = without(own, lifted)
        ends = both(without(completing(others, rules.line), taken), rules.board)
        if some(ends):
            if holds(without(taken, lifted), first(lifted)):
                return True
            groups = groups_of(without(taken, lifted))
            while some(ends):
                if _wins_by_cutting(others, groups, first(ends), rules):
                    return True
                ends = rest(ends)
    return False


@kernel
def can_win(position: Words, seat: int, rules: Rules) -> bool:
    """Say whether a seat could win at once if it were to move."""
    own, taken = tiles_of(position, seat), taken_in(position)
    if size(own) < rules.line - 1:
        return False
    # The space that completes a line touches a tile of it, and a tile that stands there could not
    # be cut off from it: the space is empty from the start.
    ends = both(without(completing(own, rules.line), taken), rules.board)
    if not some(ends):
        return False
    return hand_of(position, seat) > 0 or _relocation_wins(own, taken, rules)


@kernel
def threat_to_block(position: Words, rules: Rules) -> int:
    """Give the seat that has to be left without a threat if that is possible, or -1."""
    if rules.block:
        mover = to_move(position)
        seat = mover
        for _ in range(len(position) // 2):
            if can_win(position, seat, rules):
                return seat if seat != mover else -1
            seat = next_seat(position, seat)
    return -1


@kernel
def has_won(position: Words, rules: Rules) -> bool:
    """Say whether the player who has just moved has a line."""
    own = tiles_of(position, last_seat(position))
    return size(own) >= rules.line and has_line(own, rules.line)


@kernel
def _blocking(
    position: Words, threat: int, rules: Rules, found: Words, count: int, spare: Words
) -> int:
    """Write the turns that leave a seat without a threat over the others, and count them."""
    blocks = 0
    for i in range(count):
        turn = found[i]
        after(position, turn, rules, spare)
        if not can_win(spare, threat, rules):
            found[blocks] = turn
            blocks += 1
    return blocks


@kernel
def turns(position: Words, rules: Rules, found: Words, spare: Words, counting: bool) -> int:
    """Write the legal turns into an array, and give their number.

    When counting, only turns that have to be looked at are written. `spare` is for a position.
    """
    if has_won(position, rules):
        return 0
    threat = threat_to_block(position, rules)
    written = found[:0] if counting and threat < 0 else found
    taken = taken_in(position)
    mover = to_move(position)
    seat = mover
    while True:
        count = _free_turns(position, seat, taken, rules, written)
        if count:
            break
        seat = next_seat(position, seat)
        if seat == mover:
            return 0
    if seat != mover:
        found[0] = PASSING
        return 1
    if threat >= 0:
        blocks = _blocking(position, threat, rules, found, count, spare)
        return blocks if blocks else count
    return count


@kernel
def result(position: Words, rules: Rules, found: Words, spare: Words) -> int:
    """Give the seat that has won, or NO_WINNER when nobody can move, or GOING_ON."""
    if has_won(position, rules):
        return last_seat(position)
    return GOING_ON if turns(position, rules, found, spare, COUNTING) else NO_WINNER
