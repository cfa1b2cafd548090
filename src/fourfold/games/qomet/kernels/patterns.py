"""What can be seen of a Qomet position without trying turns: wins in one, and how it looks."""

from __future__ import annotations

from fourfold.kernels.arrays import np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import entry, kernel

from ..rules import SQUARES
from .rules import (
    BEHIND,
    CENTRE,
    CORNERS,
    END,
    INNER,
    MIDDLE,
    NONE,
    OUTER,
    POINTS,
    SIDES,
    Rules,
    after,
    has_square,
    step_clockwise,
    step_counter,
    turns,
)

BOLDEST = 4000
"""No guess is further from 0 than this."""


@entry
def completing(stars: int) -> int:
    """Give the points where one more star makes a square."""
    corners = stars & CORNERS
    one_on = corners << 2 & 0x545454 | corners >> 6 & 0x010101
    opposite = corners << 4 & 0x505050 | corners >> 4 & 0x050505
    one_back = corners << 6 & 0x404040 | corners >> 2 & 0x151515
    points = one_on & opposite & one_back
    before, behind = step_clockwise(stars), step_counter(stars)
    if stars >> CENTRE:
        points |= before & behind & CORNERS
        points |= step_clockwise(corners & before) | step_counter(corners & behind)
    elif before & behind & corners:
        points |= 1 << CENTRE
    return points & ~stars


@kernel
def wins_at_once(own: int, other: int, forbidden: int, most: int, rules: Rules) -> tuple[int, int]:
    """Count the turns with which the player to move wins; give the last one.

    Counting stops after `most`.
    """
    count, found, kind = 0, NONE, 0
    points = completing(own)
    if points == 0:
        return count, found
    for ends in turns(own, other, rules):
        while ends:
            turn = kind + lowest(ends)
            ends &= ends - 1
            if (END[turn] | BEHIND[turn]) & points and turn != forbidden:
                theirs, mine, _ = after(own, other, turn)
                if has_square(mine) and not has_square(theirs):
                    count += 1
                    found = turn
                    if count == most:
                        return count, found
        kind += 32
    return count, found


@entry
def can_win(own: int, other: int, forbidden: int, rules: Rules) -> bool:
    """Say whether the player to move can win with this turn."""
    return wins_at_once(own, other, forbidden, 1, rules)[0] > 0


# Weights are hundredths of the logarithm of the odds of winning, fitted by logistic regression to
# what the solved game says of random positions with six and seven stars.

_SQUARES = np.array([sum(1 << POINTS.index(point) for point in square) for square in SQUARES])
_CONCENTRIC = 3
"""So many squares come first that do not share the centre."""
_BY_SQUARE = np.array(
    [
        [[-18, 46, 31, -327], [-55, 4, 62, 65], [107, -22, 17, 0], [327, 61, 0, 0]],
        [[25, 11, -84, -302], [24, 10, -52, -159], [161, 91, -1, 0], [302, 156, 0, 0]],
    ]
)
"""For both kinds of squares, by the numbers of stars on it of the mover and of the opponent."""
_PLACES = np.array(
    [square & points for square in (INNER, MIDDLE, OUTER) for points in (CORNERS, SIDES)]
    + [1 << CENTRE]
)
_BY_PLACE = np.array(
    [[279, -262], [229, -170], [96, -124], [-3, 25], [88, -94], [-12, 31], [-8, -57]]
)
"""For each place, what a star there of the mover and of the opponent is worth."""


@entry
def estimate(own: int, other: int) -> int:
    """Guess the score of a position in which the game goes on (static evaluation)."""
    score = 0
    for i in range(len(_SQUARES)):
        mine, theirs = popcount(own & _SQUARES[i]), popcount(other & _SQUARES[i])
        score += _BY_SQUARE[0 if i < _CONCENTRIC else 1, mine, theirs]
    for i in range(len(_PLACES)):
        score += popcount(own & _PLACES[i]) * _BY_PLACE[i, 0]
        score += popcount(other & _PLACES[i]) * _BY_PLACE[i, 1]
    return max(-BOLDEST, min(BOLDEST, score))
