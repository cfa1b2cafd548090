"""Sets of colourings, as bits, and how they change when tiles are put in another order.

A shape is what all tiles on the board look like when nobody minds their colours. A colouring says
which of its tiles belong to one of the players: bit i of a number for tile i. A set of colourings
of a shape with n tiles is 2^n bits, one for each number, and so the bit of a colouring is found at
an address whose digits are the tiles.

Whatever can be said of a position is so said of all colourings of a shape at once. A turn puts the
tiles in another order, leaves some out and adds one: digits of addresses change their places. To
exchange two digits takes a few operations on every word, for 64 colourings together.
"""

from __future__ import annotations

from typing import Annotated, cast

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.chance import signed
from fourfold.kernels.jit import Dims, entry, kernel

Bits = Annotated[NDArray[np.int64], Dims(1)]
Numbers = Annotated[NDArray[np.int64], Dims(1)]

DIGITS = 6
"""So many digits of an address tell the place in a word."""
MOST = 16
"""The most tiles that a shape may have."""

ABSENT = np.array(
    [signed(sum(1 << i for i in range(64) if not i >> digit & 1)) for digit in range(DIGITS)],
    np.int64,
)
"""For each digit within a word, the places where it is 0."""

_ONE = cast("int", np.int64(1))


@entry
def words_for(tiles: int) -> int:
    """Give how many words the colourings of so many tiles take."""
    return int(_ONE << tiles - DIGITS) if tiles > DIGITS else 1


@kernel
def _exchange_within(bits: Bits, words: int, low: int, high: int) -> None:
    """Exchange two digits that both tell the place in a word."""
    by = (_ONE << high) - (_ONE << low)
    chosen = ~ABSENT[low] & ABSENT[high]
    for i in range(words):
        word = bits[i]
        moved = (word ^ word >> by) & chosen
        bits[i] = word ^ moved ^ moved << by


@kernel
def _exchange_across(bits: Bits, words: int, low: int, high: int) -> None:
    """Exchange a digit that tells the place in a word with one that tells the word."""
    by, chosen, apart = _ONE << low, ABSENT[low], int(_ONE << high - DIGITS)
    for first in range(0, words, 2 * apart):
        for i in range(first, first + apart):
            moved = (bits[i] >> by ^ bits[i + apart]) & chosen
            bits[i + apart] ^= moved
            bits[i] ^= moved << by


@kernel
def _exchange_words(bits: Bits, words: int, low: int, high: int) -> None:
    """Exchange two digits that both tell the word."""
    one, other = int(_ONE << low - DIGITS), int(_ONE << high - DIGITS)
    for i in range(words):
        if i & one and not i & other:
            there = i - one + other
            bits[i], bits[there] = bits[there], bits[i]


@kernel
def exchange(bits: Bits, tiles: int, one: int, other: int) -> None:
    """Exchange two different digits of the addresses of so many tiles."""
    words = words_for(tiles)
    low, high = (one, other) if one < other else (other, one)
    if high < DIGITS:
        _exchange_within(bits, words, low, high)
    elif low < DIGITS:
        _exchange_across(bits, words, low, high)
    else:
        _exchange_words(bits, words, low, high)


@kernel
def _keep_absent(bits: Bits, tiles: int) -> None:
    """Leave out all colourings that have the last of so many tiles."""
    if tiles <= DIGITS:
        bits[0] &= (_ONE << (_ONE << tiles - 1)) - 1


@kernel
def _add_digit(bits: Bits, tiles: int) -> None:
    """Add a last tile to so many, whose colour makes no difference."""
    if tiles < DIGITS:
        bits[0] |= bits[0] << (_ONE << tiles)
    else:
        words = words_for(tiles)
        for i in range(words):
            bits[i + words] = bits[i]


@entry
def pull(bits: Bits, later: int, put: int, order: Numbers, tiles: int) -> None:
    """Make of colourings of a later shape those that lead there, in their own order.

    The later shape has so many tiles, one of which, `put`, is the mover's and so not the other
    player's. `order` names for all its tiles but that one, the last having taken its place, the
    tiles they were before; then it names the tiles that are gone, whose colours made no difference.
    """
    if put != later - 1:
        exchange(bits, later, put, later - 1)
    _keep_absent(bits, later)
    for number in range(later - 1, tiles):
        _add_digit(bits, number)
    for number in range(tiles):
        place = number
        while order[place] != number:
            place += 1
        if place != number:
            exchange(bits, tiles, number, place)
            order[place] = order[number]


@entry
def turn_round(bits: Bits, tiles: int) -> None:
    """Give everybody's tiles to the other: every address becomes its complement."""
    words = words_for(tiles)
    for i in range(words // 2):
        bits[i], bits[words - 1 - i] = bits[words - 1 - i], bits[i]
    for digit in range(min(tiles, DIGITS)):
        by, chosen = _ONE << digit, ABSENT[digit]
        for i in range(words):
            bits[i] = (bits[i] & chosen) << by | bits[i] >> by & chosen
