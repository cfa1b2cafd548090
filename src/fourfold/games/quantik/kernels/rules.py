"""Quantik on bitboards: the rules of `fourfold.games.quantik.rules`, thousands of times faster.

**Words.** A word is 64 bits: four lanes of 16, one for each shape (A lowest), with one bit for each
space in the order of `SPACES`. A position is two words, the pieces of the player to move (`own`)
and those of the opponent (`other`); a placement is one bit of a word. What the rules say about
shapes in rows, columns and regions is then said for all four shapes at once. Words are signed,
because Numba makes a float of signed and unsigned; every right shift is masked, so the sign does
no harm.
"""

from __future__ import annotations

from fourfold.kernels.arrays import Rows, kept, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.chance import STEP, Tally, in_threads, mixed, signed
from fourfold.kernels.jit import entry, kernel

from ..rules import LINES, SHAPES, SPACES, Quantik, State

LANE = 0xFFFF
LANES = 0x0001000100010001
"""Times a set of spaces, the word that has it in every lane."""

# The rules.


@kernel
def _rows(word: int) -> int:
    """Fill every row that holds something, lane by lane."""
    return ((word | word >> 1 | word >> 2 | word >> 3) & 0x1111111111111111) * 0xF


@kernel
def _columns(word: int) -> int:
    return ((word | word >> 4 | word >> 8 | word >> 12) & 0x000F000F000F000F) * 0x1111


@kernel
def _regions(word: int) -> int:
    return ((word | word >> 1 | word >> 4 | word >> 5) & 0x0505050505050505) * 0x33


@kernel
def _in_other_lanes(word: int) -> int:
    """Give, in each lane, what the three other lanes have in common."""
    one = word << 16 | word >> 48 & 0xFFFF
    two = word << 32 | word >> 32 & 0xFFFFFFFF
    three = word << 48 | word >> 16 & 0xFFFFFFFFFFFF
    return one & two & three


@kernel
def spaces(word: int) -> int:
    """Give the spaces that some lane has."""
    pairs = word | word >> 32
    return (pairs | pairs >> 16) & LANE


@kernel
def _used_up(own: int) -> int:
    """Fill the lanes of the shapes of which no piece is left in hand."""
    lanes = 0
    for shift in (0, 16, 32, 48):
        pieces = own >> shift & LANE
        if pieces & (pieces - 1):
            lanes |= LANE << shift
    return lanes


@entry
def placements(own: int, other: int) -> int:
    """Give every placement the rules allow while no line is complete."""
    forbidden = _rows(other) | _columns(other) | _regions(other)
    return ~(forbidden | spaces(own | other) * LANES | _used_up(own))


@entry
def completing(pieces: int) -> int:
    """Give the placements that complete a line, on taken spaces too."""
    return (
        _in_other_lanes(_rows(pieces))
        | _in_other_lanes(_columns(pieces))
        | _in_other_lanes(_regions(pieces))
    )


@entry
def has_line(pieces: int) -> bool:
    """Say whether some row, column or region holds all four shapes."""
    rows, columns, regions = _rows(pieces), _columns(pieces), _regions(pieces)
    lines = (
        _in_other_lanes(rows) & rows
        | _in_other_lanes(columns) & columns
        | _in_other_lanes(regions) & regions
    )
    return lines != 0


# Counting sequences of moves.


_IN_LINE = np.array(
    [
        sum({1 << j for lines in LINES.values() for line in lines if i in line for j in line})
        for i in range(len(SPACES))
    ]
)
"""For each space, all spaces in line with it, itself among them."""


@kernel
def _replies(own: int, other: int, moves: int) -> int:
    """Count the opponent's placements after each of these moves, which end nothing.

    A piece takes from the opponent its space for all shapes, and its lines for its own shape.
    """
    theirs = placements(other, own)
    total = popcount(moves) * popcount(theirs)
    while moves:
        move = lowest(moves)
        space, shift = move & 15, move & 48
        total -= popcount(theirs & (LANES << space | _IN_LINE[space] << shift))
        moves &= moves - 1
    return total


@kernel
def _quiet(own: int, other: int) -> int:
    """Give the placements after which the game may go on."""
    return placements(own, other) & ~completing(own | other)


@kernel
def _push(stack: Rows, level: int, own: int, other: int, moves: int) -> None:
    # One by one: to compile the assignment of a row takes Numba seconds.
    stack[level, 0] = own
    stack[level, 1] = other
    stack[level, 2] = moves


@entry
def _perft(own: int, other: int, depth: int, stack: Rows) -> int:
    """Count sequences of two moves or more; the stack has a row for each but the last two."""
    if has_line(own | other):
        return 0
    if depth == 2:
        return _replies(own, other, _quiet(own, other))
    level = total = 0
    _push(stack, 0, own, other, _quiet(own, other))
    while level >= 0:
        own, other, moves = stack[level]
        if moves == 0:
            level -= 1
            continue
        piece = moves & -moves
        stack[level, 2] = moves ^ piece
        own, other = other, own | piece
        moves = _quiet(own, other)
        if level + 3 == depth:
            total += _replies(own, other, moves)
        else:
            level += 1
            _push(stack, level, own, other, moves)
    return total


def perft(game: Quantik, state: State, depth: int) -> int:
    """Count the sequences of exactly `depth` legal moves from a state."""
    if depth < 2:
        return len(game.legal_moves(state)) if depth else 1
    return _perft(*bitboards(state), depth, _workspace(depth))


@kept
def _workspace(depth: int) -> Rows:
    return np.empty((depth, 3), np.int64)


# Random games.


@kernel
def _choice(moves: int, random: int) -> int:
    """Give one of the placements, each with the same chance."""
    skipped = (random & 0xFFFFFFFF) * popcount(moves) >> 32
    for _ in range(skipped):
        moves &= moves - 1
    return moves & -moves


@entry
def _playouts(own: int, other: int, first: int, last: int, seed: int) -> tuple[int, int]:
    """Play the random games with these numbers; count the mover's wins and all plies."""
    wins = plies = 0
    for number in range(first, last):
        a, b, ply = own, other, 0
        key = mixed(seed + number * STEP)
        moves = placements(a, b)
        while moves:
            piece = _choice(moves, mixed(key + ply * STEP))
            ply += 1
            # After a complete line nothing can be placed.
            moves = 0 if piece & completing(a | b) else placements(b, a | piece)
            a, b = b, a | piece
        # By line or for want of a placement: the player who placed last has won.
        wins += ply & 1
        plies += ply
    return wins, plies


def playouts(game: Quantik, state: State, count: int, seed: int, threads: int = 1) -> Tally:
    """Play `count` random games from a state; the same seed gives the same games."""
    own, other = bitboards(state)
    wins = plies = 0
    if not has_line(own | other):
        wins, plies = in_threads(
            lambda first, last: _playouts(own, other, first, last, signed(seed)), count, threads
        )
    by_seat = (wins, count - wins) if game.to_move(state) == 0 else (count - wins, wins)
    return Tally(by_seat, 0, plies)


# From and to the states of the rules.

_BITS = {
    letter: 1 << 16 * lane for lane, shape in enumerate(SHAPES) for letter in (shape, shape.lower())
}


def bitboards(state: State) -> tuple[int, int]:
    """Give `own` and `other` of a state."""
    first = second = 0
    for i, cell in enumerate(state.cells):
        if cell.isupper():
            first |= _BITS[cell] << i
        elif cell.islower():
            second |= _BITS[cell] << i
    pair = signed(first), signed(second)
    return pair if first.bit_count() == second.bit_count() else pair[::-1]


def state_of(own: int, other: int) -> State:
    """Give the state that has these words."""
    # Of negative numbers Python counts the ones of the absolute value.
    counts = [(word & (1 << 64) - 1).bit_count() for word in (own, other)]
    first, second = (own, other) if counts[0] == counts[1] else (other, own)
    cells = ["."] * len(SPACES)
    for word, cased in ((first, str.upper), (second, str.lower)):
        for lane, shape in enumerate(SHAPES):
            for i in range(len(SPACES)):
                if word >> 16 * lane + i & 1:
                    cells[i] = cased(shape)
    return State("".join(cells))


def placement(bit: int) -> str:
    """Give the text of the move that sets this bit of the mover's word."""
    return list(SHAPES)[bit >> 4] + SPACES[bit & 15]
