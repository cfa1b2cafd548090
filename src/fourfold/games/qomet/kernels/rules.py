"""Qomet on bitboards: the rules of `fourfold.games.qomet.rules`, hundreds of times faster.

**Points.** A set of points is 25 bits. Each of the three squares, from the inner to the outer one,
is a byte with its points in clockwise order from the lower left corner: corners have even numbers,
side middles odd ones. Bit 24 is the centre. A step along a side is then a rotation of a byte, a
step along a line through the centre a shift by eight, and all stars of a player step at once.

**Positions.** The stars of the player to move (`own`), those of the opponent (`other`), and the
forbidden turn. The number of stars a side is a rule like any other, for smaller games.

**Turns.** A turn is a byte: its kind times 32, plus the number of a point. That is the point where
a star is placed or withdrawn; for a step along a side the one it leads to; for a step between
squares the outer one of the two, so that the eight steps out of the centre, and the eight into
it, differ. Tables say for each turn from where to where it leads, and where it pushes to.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, Rows, kept, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.chance import STEP, Tally, in_threads, mixed, signed
from fourfold.kernels.jit import Dims, entry, kernel

from ..rules import STARS, Move, Qomet, State

POINTS = (
    *("c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"),
    *("b2", "b4", "b6", "d6", "f6", "f4", "f2", "d2"),
    *("a1", "a4", "a7", "d7", "g7", "g4", "g1", "d1"),
    "d4",
)
"""The points in the order of their bits."""

ALL = 0x1FFFFFF
INNER, MIDDLE, OUTER = 0xFF, 0xFF00, 0xFF0000
CORNERS, SIDES = 0x555555, 0xAAAAAA
CENTRE = 24

PLACE, WITHDRAW, CLOCKWISE, COUNTER, OUT, IN = range(6)
"""The kinds of turns."""
NONE = 255
"""The turn that is none."""
MOST_TURNS = 128
"""More than any position has."""


Turns = Annotated[NDArray[np.int64], Dims(1)]


class Rules(NamedTuple):
    """How many stars a side has, and the points off which a star is pushed along an outer side."""

    stars: int
    exits: int


# The rules.


@kernel
def step_clockwise(points: int) -> int:
    """Give where points lead one step clockwise along their squares."""
    return points << 1 & 0xFEFEFE | points >> 7 & 0x010101


@kernel
def step_counter(points: int) -> int:
    """Give where points lead one step counterclockwise along their squares."""
    return points >> 1 & 0x7F7F7F | points << 7 & 0x808080


@entry
def has_square(stars: int) -> bool:
    """Say whether four of these stars stand on the corners of a square."""
    pairs = stars & stars >> 2
    concentric = pairs & pairs >> 4 & 0x010101
    quarter = step_clockwise(stars) & step_counter(stars) & stars & CORNERS
    return concentric != 0 or (quarter != 0 and stars >> CENTRE != 0)


@entry
def result(own: int, other: int) -> int:
    """Say who has won: 1 the player to move, -1 the opponent, 0 nobody yet."""
    if has_square(own):
        return 1
    return -1 if has_square(other) else 0


@kernel
def turns(own: int, other: int, rules: Rules) -> tuple[int, int, int, int, int, int]:
    """Give the points of the turns of each kind, the forbidden one among them.

    A step is open when the point it leads to is empty, or else the point behind that, or when
    the star that stands there leaves the board.
    """
    empty = ALL & ~(own | other)
    places = empty if popcount(own) < rules.stars else 0
    by_side = empty | rules.exits
    clockwise = step_clockwise(own) & (by_side | SIDES & step_counter(empty))
    counter = step_counter(own) & (by_side | SIDES & step_clockwise(empty))
    around_centre = INNER if own >> CENTRE else 0
    out = (own << 8 & (MIDDLE | OUTER) | around_centre) & (empty | empty >> 8 | OUTER)
    across = INNER | MIDDLE if empty >> CENTRE else empty >> 4 & 0x0F | empty << 4 & 0xF0
    into = own & (empty << 8 & (MIDDLE | OUTER) | empty << 16 & OUTER | across)
    return places, own & OUTER, clockwise, counter, out, into


@entry
def count_turns(own: int, other: int, forbidden: int, rules: Rules) -> int:
    """Count the legal turns."""
    if has_square(own) or has_square(other):
        return 0
    count = -1 if forbidden != NONE else 0
    for points in turns(own, other, rules):
        count += popcount(points)
    return count


@entry
def list_turns(own: int, other: int, forbidden: int, rules: Rules, found: Turns) -> int:
    """Write the legal turns into an array, and give their number."""
    if has_square(own) or has_square(other):
        return 0
    count = 0
    kind = 0
    for points in turns(own, other, rules):
        while points:
            turn = kind + lowest(points)
            points &= points - 1
            if turn != forbidden:
                found[count] = turn
                count += 1
        kind += 32
    return count


def _step(turn: int) -> tuple[int | None, int | None, int | None, int]:
    """Give from where to where a turn leads, where it pushes to, and the turn that undoes that."""
    kind, point = divmod(turn, 32)
    square, number = divmod(point, 8)

    def at(square: int, number: int) -> int:
        return 8 * square + number % 8

    if kind == PLACE and point <= CENTRE:
        return None, point, None, NONE
    if square > 2 or (kind == WITHDRAW and square < 2):
        return None, None, None, NONE
    if kind == WITHDRAW:
        return point, None, None, NONE
    if kind in (CLOCKWISE, COUNTER):
        way = 1 if kind == CLOCKWISE else -1
        start, back = at(square, number - way), CLOCKWISE + COUNTER - kind
        if number % 2 == 0:
            return start, point, None, NONE
        return start, point, at(square, number + way), 32 * back + point
    if kind == OUT:
        start = at(square - 1, number) if square else CENTRE
        if square == 2:
            return start, point, None, NONE
        return start, point, point + 8, 32 * IN + point + 8
    if square == 0:
        behind = at(0, number + 4)
        return point, CENTRE, behind, 32 * IN + behind
    end = at(square - 1, number)
    return point, end, end - 8 if square == 2 else CENTRE, 32 * OUT + end


def _bits(points: list[int | None]) -> Turns:
    return np.array([0 if point is None else 1 << point for point in points])


_STEPS = [_step(turn) for turn in range(6 * 32)]
START, END, BEHIND = (_bits([step[i] for step in _STEPS]) for i in range(3))
UNDOING = np.array([step[3] for step in _STEPS])


@kernel
def moved(own: int, other: int, start: int, end: int, behind: int) -> tuple[int, int]:
    """Give the position after a turn that leads there and pushes there, as the opponent sees it."""
    if other & end:
        other = other & ~end | behind
    elif own & end:
        own |= behind
    return other, own & ~start | end


@entry
def after(own: int, other: int, turn: int) -> tuple[int, int, int]:
    """Give the position after a turn, as the opponent sees it."""
    mover, waiting = moved(own, other, START[turn], END[turn], BEHIND[turn])
    return mover, waiting, UNDOING[turn] if other & END[turn] else NONE


# Counting sequences of turns.


@kernel
def _push(
    stack: Rows, lists: Rows, level: int, own: int, other: int, forbidden: int, rules: Rules
) -> None:
    stack[level, 0] = own
    stack[level, 1] = other
    stack[level, 2] = list_turns(own, other, forbidden, rules, lists[level])


@entry
def _perft(
    own: int, other: int, forbidden: int, depth: int, rules: Rules, stack: Rows, lists: Rows
) -> int:
    """Count sequences of turns; the stack has a row for each but the last, and so have the lists.

    A row is a position, and how many of its turns are left to be tried.
    """
    if depth == 1:
        return count_turns(own, other, forbidden, rules)
    level = total = 0
    _push(stack, lists, 0, own, other, forbidden, rules)
    while level >= 0:
        left = stack[level, 2] - 1
        if left < 0:
            level -= 1
            continue
        stack[level, 2] = left
        a, b, undoing = after(stack[level, 0], stack[level, 1], lists[level, left])
        if level + 2 == depth:
            total += count_turns(a, b, undoing, rules)
        else:
            level += 1
            _push(stack, lists, level, a, b, undoing, rules)
    return total


def perft(game: Qomet, state: State, depth: int, stars: int = STARS) -> int:
    """Count the sequences of exactly `depth` legal turns from a state."""
    if depth == 0:
        return 1
    return _perft(*bitboards(state), depth, rules_of(game, stars), *_workspace(depth))


@kept
def _workspace(depth: int) -> tuple[Rows, Rows]:
    return np.empty((depth, 3), np.int64), np.empty((depth, MOST_TURNS), np.int64)


# Random games.


@kernel
def _nth(kinds: tuple[int, int, int, int, int, int], number: int) -> int:
    """Give the turn with this number, counted through the points of all kinds."""
    turn = 0
    for points in kinds:
        size = popcount(points)
        if number < size:
            for _ in range(number):
                points &= points - 1
            return turn + lowest(points)
        number -= size
        turn += 32
    return NONE


@entry
def choice(own: int, other: int, forbidden: int, rules: Rules, random: int) -> int:
    """Give one of the legal turns of a game that goes on, each with the same chance."""
    kinds = turns(own, other, rules)
    count = 0
    for points in kinds:
        count += popcount(points)
    while True:
        turn = _nth(kinds, (random & 0xFFFFFFFF) * count >> 32)
        if turn != forbidden:
            return turn
        random = mixed(random + STEP)


@entry
def _playouts(
    own: int, other: int, forbidden: int, rules: Rules, first: int, last: int, seed: int, limit: int
) -> tuple[int, int, int]:
    """Play random games with these numbers; count the wins of both sides, and all turns."""
    wins, losses, plies = 0, 0, 0
    for number in range(first, last):
        a, b, undoing, ply = own, other, forbidden, 0
        key = mixed(seed + number * STEP)
        found = result(a, b)
        while found == 0 and ply < limit:
            turn = choice(a, b, undoing, rules, mixed(key + ply * STEP))
            a, b, undoing = after(a, b, turn)
            found = result(a, b)
            ply += 1
        if ply & 1:
            found = -found
        wins += found == 1
        losses += found == -1
        plies += ply
    return wins, losses, plies


def playouts(
    game: Qomet,
    state: State,
    count: int,
    seed: int,
    threads: int = 1,
    limit: int = 1000,
    stars: int = STARS,
) -> Tally:
    """Play `count` random games from a state; the same seed gives the same games.

    Play may be endless: games are broken off after `limit` turns.
    """
    position, rules = bitboards(state), rules_of(game, stars)
    wins, losses, plies = in_threads(
        lambda first, last: _playouts(*position, rules, first, last, signed(seed), limit),
        count,
        threads,
    )
    by_seat = (wins, losses) if state.to_move == 0 else (losses, wins)
    return Tally(by_seat, count - wins - losses, plies)


# From and to the states of the rules.


def rules_of(game: Qomet, stars: int = STARS) -> Rules:
    """Give the rules for the kernels."""
    return Rules(stars, CORNERS & OUTER if game.corner_exit else 0)


def bitboards(state: State) -> tuple[int, int, int]:
    """Give `own`, `other` and the forbidden turn of a state."""
    own, other = (
        sum(1 << POINTS.index(point) for point in state.stars[seat])
        for seat in (state.to_move, 1 - state.to_move)
    )
    return own, other, turn_of(state.forbidden) if state.forbidden else NONE


def state_of(own: int, other: int, forbidden: int, to_move: int) -> State:
    """Give the state in which this seat is to move."""
    stars = [
        frozenset(point for i, point in enumerate(POINTS) if bits >> i & 1) for bits in (own, other)
    ]
    light, dark = stars if to_move == 0 else stars[::-1]
    return State((light, dark), to_move, None if forbidden == NONE else move_of(forbidden))


def move_of(turn: int) -> Move:
    """Give the move of a turn's code."""
    start, end, _, _ = _STEPS[turn]
    return Move(
        None if start is None else POINTS[start],
        None if end is None else POINTS[end],
    )


def turn_of(move: Move) -> int:
    """Give the code of a move."""
    return _TURNS[move]


_TURNS = {move_of(turn): turn for turn, step in enumerate(_STEPS) if step[:2] != (None, None)}
