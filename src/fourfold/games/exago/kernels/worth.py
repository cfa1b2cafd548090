"""What a position of Exago is worth to each seat, by patterns that were learned from games.

Of every seat some things are counted: the stretches of a line that may still become its line, the
spaces where it would threaten, those where two of its stretches cross, the tiles it can spare. What
each count is worth is in a table, found by `scripts/train_exago.py` from games of the program
against itself. The table says it for three phases of the game and for the place of the seat in the
order of turns. The worths of the seats compare like the logarithms of their chances: a seat wins
with the share of `exp(worth)` among all.
"""

from __future__ import annotations

from fourfold.kernels.arrays import Numbers, Rows, np
from fourfold.kernels.jit import entry, kernel

from .blocks import Rules, Survey, survey
from .board import NOTHING, Bitboards, Spaces, both, either, size, some, step, without
from .potential import clear_in, counted, with_tiles
from .turns import hand_of, taken_in, tiles_of, to_move

Weights = Rows
"""For each phase and place a row, with a number for every count of every pattern."""

PHASES = 3
PLACES = 4
PATTERNS = 16
COUNTS = 32
"""Counts from 0 on; whatever is more counts as the last."""
NAT = 400
"""A worth that is so much higher makes a seat e times as likely to win."""
MOST = 8000
"""No estimate is further from 0."""

COMPLETING, THREATENING, FAR, FORKS, OPEN, BUILDING, MIXED, CROSSING = range(8)
OPEN_LATER, LACK_THREE, LACK_FOUR, LACK_TWO, LACK_ONE, BETWEEN, LOOSE, HAND = range(8, 16)
"""The patterns, see `count`."""


@kernel
def _spread(stretches: Spaces, length: int, way: int) -> Spaces:
    """Give all spaces of stretches that are named by their first ones."""
    found = stretches
    for _ in range(length - 1):
        stretches = step(stretches, way)
        found = either(found, stretches)
    return found


@kernel
def _count(
    own: Spaces, hand: int, empty: Spaces, seen: Survey, rules: Rules, counts: Numbers
) -> None:
    """Count the patterns of one seat."""
    ends, _, arcs = seen
    for i in range(PATTERNS):
        counts[i] = 0
    one, two, two_twice = NOTHING, NOTHING, NOTHING
    three, three_twice = NOTHING, NOTHING
    mixed, needed = NOTHING, NOTHING
    for way in range(3):
        digits = counted(own, rules.line, way)
        clear = clear_in(either(own, empty), rules.line, way)
        lack_one = with_tiles(rules.line - 1, clear, digits)
        lack_two = with_tiles(rules.line - 2, clear, digits)
        lack_three = with_tiles(rules.line - 3, clear, digits)
        here_two, here_three = NOTHING, NOTHING
        if some(lack_one):
            stretch = _spread(lack_one, rules.line, way)
            one = either(one, both(stretch, empty))
            needed = either(needed, stretch)
            counts[LACK_ONE] += size(lack_one)
        if some(lack_two):
            stretch = _spread(lack_two, rules.line, way)
            here_two = both(stretch, empty)
            needed = either(needed, stretch)
            counts[LACK_TWO] += size(lack_two)
            counts[OPEN] += size(both(lack_two, step(lack_two, way)))
        if rules.line > 3 and some(lack_three):
            here_three = both(_spread(lack_three, rules.line, way), empty)
            counts[LACK_THREE] += size(lack_three)
            counts[OPEN_LATER] += size(both(lack_three, step(lack_three, way)))
        if rules.line > 4:
            counts[LACK_FOUR] += size(with_tiles(rules.line - 4, clear, digits))
        mixed = either(mixed, either(both(two, here_three), both(three, here_two)))
        two_twice = either(two_twice, both(two, here_two))
        three_twice = either(three_twice, both(three, here_three))
        two, three = either(two, here_two), either(three, here_three)
    counts[COMPLETING] = size(one)
    counts[THREATENING] = size(both(two, ends))
    counts[FAR] = size(without(two, ends))
    counts[FORKS] = size(both(two_twice, ends))
    counts[MIXED] = size(both(mixed, ends))
    counts[BUILDING] = size(both(three, ends))
    counts[CROSSING] = size(both(three_twice, ends))
    counts[LACK_FOUR] >>= 1
    counts[BETWEEN] = size(both(own, arcs))
    counts[LOOSE] = size(without(own, either(arcs, needed)))
    counts[HAND] = hand


@kernel
def _phase(position: Bitboards) -> int:
    """Say whether tiles are placed, with many tiles on the board or few, or relocated."""
    seats, hands = len(position) // 2, 0
    if not hand_of(position, to_move(position)):
        return 2
    for seat in range(seats):
        hands += hand_of(position, seat)
    return 1 if size(taken_in(position)) >= hands else 0


@kernel
def _place(seat: int, mover: int, seats: int) -> int:
    """Give the place of a seat: to move, next, last, or between these."""
    later = (seat - mover) % seats
    if later < 2:
        return later
    return 3 if later == seats - 1 else 2


@entry
def patterns(position: Bitboards, rules: Rules, found: Rows) -> int:
    """Write the counts of every seat's patterns, and give the phase of the game."""
    taken = taken_in(position)
    empty, seen = without(rules.board, taken), survey(taken, rules)
    for seat in range(len(position) // 2):
        own, hand = tiles_of(position, seat), hand_of(position, seat)
        _count(own, hand, empty, seen, rules, found[seat])
        for i in range(PATTERNS):
            found[seat, i] = min(found[seat, i], COUNTS - 1)
    return _phase(position)


@kernel
def weigh(
    position: Bitboards, table: Weights, rules: Rules, counts: Numbers, worths: Numbers
) -> None:
    """Write what a position is worth to each seat; the counts are only room."""
    taken, mover, seats = taken_in(position), to_move(position), len(position) // 2
    empty, seen, phase = without(rules.board, taken), survey(taken, rules), _phase(position)
    for seat in range(seats):
        own, hand = tiles_of(position, seat), hand_of(position, seat)
        _count(own, hand, empty, seen, rules, counts)
        row, worth = phase * PLACES + _place(seat, mover, seats), 0
        for i in range(PATTERNS):
            worth += table[row, i * COUNTS + min(counts[i], COUNTS - 1)]
        worths[seat] = worth


@kernel
def estimate(
    position: Bitboards, hero: int, table: Weights, rules: Rules, counts: Numbers, worths: Numbers
) -> int:
    """Compare what a position is worth to one seat with what it is to its strongest opponent."""
    weigh(position, table, rules, counts, worths)
    strongest = -2 * MOST
    for seat in range(len(position) // 2):
        if seat != hero:
            strongest = max(strongest, worths[seat])
    return int(max(-MOST, min(MOST, worths[hero] - strongest)))


def untaught() -> Weights:
    """Give the table of somebody who has learned nothing: nearer lines are better."""
    table = np.zeros((PHASES * PLACES, PATTERNS * COUNTS), np.int64)
    for pattern, worth in ((LACK_ONE, 48), (LACK_TWO, 16), (LACK_THREE, 5), (LACK_FOUR, 2)):
        for count in range(COUNTS):
            for row in range(PHASES * PLACES):
                # Lines of the player to move count more: they are a tile ahead.
                table[row, pattern * COUNTS + count] = (
                    count * worth * (5 if row % PLACES == 0 else 4)
                )
    return table
