"""The rules of Exago on bitboards: positions, turns, and threats.

**Positions.** An array of words: for each seat the two words of its tiles (see `board`), then
one word with the hands, a byte a seat, and the seat to move above them from bit 48.

**Turns.** One number: from the lowest bits up, seven bits each, the space a tile comes from, the
space it goes to, and the space that names the group to keep; 127 stands for none. So a placement
has no start, and a pass has nothing at all.

**Sets instead of lists.** Whether a tile can be lifted without cutting anything off is mostly seen
from its neighbours alone: where the taken ones stand side by side, in one arc, they hold together
without the tile. Lifting it then takes from the spaces beside tiles only those that touch no other
tile. Both are found for all tiles at once, so most relocations are counted with a few operations on
words. Only a tile between two arcs is lifted to see what becomes of the others.
"""

from __future__ import annotations

from typing import cast

from fourfold.kernels.arrays import NDArray, Numbers, np
from fourfold.kernels.bits import lowest
from fourfold.kernels.jit import entry, kernel

from .blocks import (
    NOBODY,
    Groups,
    Rules,
    Survey,
    Threat,
    blocks,
    is_left,
    joined,
    largest,
    placements,
    survey,
    wins,
)
from .board import (
    BOARDS,
    NAMES,
    NOTHING,
    SMALLEST,
    SPACES,
    Bitboards,
    Spaces,
    around,
    both,
    either,
    first,
    group_of,
    has_line,
    near,
    parts,
    rest,
    size,
    some,
    space,
    stretches,
    without,
)

# Of plain numbers Numba would make types of their own, and kernels for them.
NOWHERE = cast("int", np.int64(SPACES))
NONE = cast("int", np.int64(0))

PASSING = int(NOWHERE | NOWHERE << 7 | NOWHERE << 14)
"""The turn in which nothing happens."""
MOST_TURNS = 3 * 60 * 67 + SPACES
"""A seat has at most 60 tiles; each may go to every other space, with three groups to keep."""
GOING_ON, NO_WINNER = -1, -2

_ORDER: NDArray[np.int16] = np.full((len(BOARDS), SPACES + 1), SPACES, np.int16)
for _size, _names in NAMES.items():
    _ORDER[_size - SMALLEST, list(_names)] = range(len(_names))
"""For each size the places of the spaces in the order of their names; no space comes last."""


# Positions.


@kernel
def tiles_of(position: Bitboards, seat: int) -> Spaces:
    """Give the tiles of a seat on the board."""
    return position[2 * seat], position[2 * seat + 1]


@kernel
def hand_of(position: Bitboards, seat: int) -> int:
    """Give the number of tiles in a seat's hand."""
    return int(position[-1] >> 8 * seat & 0xFF)


@entry
def to_move(position: Bitboards) -> int:
    """Give the seat to move."""
    return int(position[-1] >> 48)


@kernel
def next_seat(position: Bitboards, seat: int) -> int:
    """Give the seat whose turn comes after this one's."""
    return seat + 1 if seat + 1 < len(position) // 2 else 0


@kernel
def last_seat(position: Bitboards) -> int:
    """Give the seat that has just moved."""
    seat = to_move(position)
    return seat - 1 if seat else len(position) // 2 - 1


@kernel
def taken_in(position: Bitboards) -> Spaces:
    """Give the spaces with tiles on them."""
    taken = NOTHING
    for seat in range(len(position) // 2):
        taken = either(taken, tiles_of(position, seat))
    return taken


# Turns, all of them or those that block.


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
def _add(found: Numbers, count: int, start: int, ends: Spaces, keep: int) -> int:
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
    found: Numbers,
    count: int,
    start: int,
    ends: Spaces,
    groups: Groups,
    threat: Threat,
    rules: Rules,
) -> int:
    """Append the turns with a tile whose lifting leaves these groups."""
    if not rules.reconnect:
        kept = largest(groups)
        names = _kept_names(kept, rules)
        for i in range(3):
            beside = both(ends, around(kept[i]))
            count = _add(found, count, start, blocks(beside, kept[i], threat, rules), names[i])
        return count
    while some(ends):
        end = first(ends)
        ends = rest(ends)
        kept = largest(joined(groups, end))
        names = _kept_names(kept, rules)
        for i in range(3):
            if some(kept[i]) and not is_left(threat, kept[i], rules):
                count = _add(found, count, start, space(end), names[i])
    return count


@kernel
def turns_from(
    start: int,
    taken: Spaces,
    seen: Survey,
    threat: Threat,
    rules: Rules,
    found: Numbers,
    count: int,
) -> int:
    """Append the relocations of one tile, if somebody threatens only those that block."""
    ends, single, arcs = seen
    touching = without(ends, both(single, near(start)))
    others = without(taken, space(start))
    if some(both(space(start), arcs)):
        groups = parts(others, start)
        if some(groups[1]):
            return _add_cut(found, count, start, touching, groups, threat, rules)
    return _add(found, count, start, blocks(touching, others, threat, rules), NOWHERE)


@kernel
def turns_against(position: Bitboards, threat: Threat, rules: Rules, found: Numbers) -> int:
    """Write the turns of the player to move, if somebody threatens only those that block."""
    taken, seat = taken_in(position), to_move(position)
    own, hand = tiles_of(position, seat), hand_of(position, seat)
    count = 0
    if hand:
        ends = blocks(placements(taken, rules), taken, threat, rules)
        count = _add(found, count, NOWHERE, ends, NOWHERE)
    if rules.early or not hand:
        seen = survey(taken, rules)
        if not len(found) and threat.hand < 0:
            ends, single, arcs = seen
            smooth = without(own, arcs)
            count += size(smooth) * size(ends) - size(both(single, around(smooth)))
            own = both(own, arcs)
        while some(own):
            count = turns_from(first(own), taken, seen, threat, rules, found, count)
            own = rest(own)
    return count


@entry
def can_move(position: Bitboards, seat: int, rules: Rules) -> bool:
    """Say whether a seat has any turn, the duty to block aside.

    While a space is empty, a tile can be placed. One can be relocated when there are others: even
    without the space it comes from the board hangs together, so a way leads from the group that
    stays to an empty space or to a tile that was cut off, and the first space on it is empty.
    """
    taken, hand = taken_in(position), hand_of(position, seat)
    if taken == rules.board:
        return False
    if hand:
        return True
    return some(tiles_of(position, seat)) and size(taken) > 1


@kernel
def movers(position: Bitboards, rules: Rules) -> int:
    """Give how many of the seats have any turn."""
    count = 0
    for seat in range(len(position) // 2):
        count += can_move(position, seat, rules)
    return count


# Making turns.


@kernel
def _flip(position: Bitboards, seat: int, number: int) -> None:
    """Put a tile on a space, or lift it."""
    tile = space(number)
    position[2 * seat] ^= tile[0]
    position[2 * seat + 1] ^= tile[1]


@kernel
def _cut_off(position: Bitboards, kept: Spaces) -> None:
    """Give all other tiles back to their owners."""
    for seat in range(len(position) // 2):
        own = tiles_of(position, seat)
        stay = both(own, kept)
        position[2 * seat], position[2 * seat + 1] = stay
        position[-1] += size(own) - size(stay) << 8 * seat


@entry
def after(position: Bitboards, turn: int, rules: Rules, result: Bitboards) -> None:
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
        if keep != NOWHERE:
            _cut_off(result, group_of(tiles, keep))
        else:
            groups = parts(tiles, start)
            if some(groups[1]):
                one, two, three = largest(groups)
                _cut_off(result, either(either(one, two), three))
    if start == NOWHERE or not rules.reconnect:
        _flip(result, seat, end)


# What may be played.


@kernel
def threat_of(position: Bitboards, seat: int, rules: Rules) -> Threat:
    """Give what has to be known of a seat that threatens."""
    own = tiles_of(position, seat)
    return Threat(own, hand_of(position, seat), stretches(own, rules.line))


@entry
def has_won(position: Bitboards, rules: Rules) -> bool:
    """Say whether the player who has just moved has a line."""
    own = tiles_of(position, last_seat(position))
    return size(own) >= rules.line and has_line(own, rules.line)


@entry
def can_win(position: Bitboards, seat: int, rules: Rules) -> bool:
    """Say whether a seat could win at once if it were to move."""
    return wins(tiles_of(position, seat), hand_of(position, seat), taken_in(position), rules)


@entry
def threat_to_block(position: Bitboards, rules: Rules) -> int:
    """Give the seat that has to be left without a threat if that is possible, or -1."""
    if rules.block:
        mover, taken = to_move(position), taken_in(position)
        seat = mover
        for _ in range(len(position) // 2):
            if wins(tiles_of(position, seat), hand_of(position, seat), taken, rules):
                return seat if seat != mover else -1
            seat = next_seat(position, seat)
    return -1


@entry
def turns(position: Bitboards, rules: Rules, found: Numbers) -> int:
    """Write the legal turns into an array, and give their number.

    An array without room asks only to count.
    """
    if has_won(position, rules):
        return 0
    if not can_move(position, to_move(position), rules):
        if len(found):
            found[0] = PASSING
        return 1 if movers(position, rules) else 0
    seat = threat_to_block(position, rules)
    if seat >= 0:
        count = turns_against(position, threat_of(position, seat, rules), rules, found)
        if count:
            return count
    return turns_against(position, NOBODY, rules, found)


@entry
def result(position: Bitboards, rules: Rules) -> int:
    """Give the seat that has won, or NO_WINNER when nobody can move, or GOING_ON."""
    if has_won(position, rules):
        return last_seat(position)
    return GOING_ON if movers(position, rules) else NO_WINNER
