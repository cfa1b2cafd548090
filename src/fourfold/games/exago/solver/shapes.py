"""All shapes that the tiles on the board can have, up to symmetry, and how to find one of them.

Every space has a random word, and the key of a shape is the exclusive or of the words of its
spaces. Of the twelve images of a shape the one with the smallest key stands for all of them. Keys
change by two words when a tile is moved, so that the twelve keys of what a turn leaves are had
for little. Two shapes with the same key would be a disaster; whoever makes the list sees that there
are none.

Shapes are listed by their number of tiles, then by their keys. The tiles of a shape are its spaces
in the order of their numbers, which are those of `fourfold.games.exago.kernels.board`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import popcount
from fourfold.kernels.chance import STEP, mixed, signed
from fourfold.kernels.jit import Dims, entry, kernel

from ..kernels.board import (
    BOARDS,
    NOTHING,
    NUMBERS,
    SPACES,
    Spaces,
    around,
    both,
    either,
    first,
    rest,
    some,
    space,
    without,
)
from ..rules import Exago

SYMMETRIES = 12
_PART = 1 << 16

Keys = Annotated[NDArray[np.int64], Dims(1)]
KeysByImage = Annotated[NDArray[np.int64], Dims(2)]
Images = Annotated[NDArray[np.uint8], Dims(2)]
Sets = Annotated[NDArray[np.int64], Dims(2)]
Slots = Annotated[NDArray[np.int32], Dims(1)]


class Board(NamedTuple):
    """A board and its symmetries."""

    spaces: Spaces
    images: Images
    """For each symmetry and space, where it takes the space."""
    keys: KeysByImage
    """For each symmetry and space, the word of the space it takes it to."""


class Shapes(NamedTuple):
    """All shapes, and a table of places (open addressing) to find them by their keys."""

    board: Board
    sets: Sets
    starts: Keys
    """For each number of tiles, the number of the first shape that has so many; then the end."""
    keys: Keys
    slots: Slots
    """At the place of a key, or at one of the next ones, the number of the shape; -1 is empty."""


class Some(NamedTuple):
    """Some shapes: keys in ascending order, and the sets of spaces."""

    keys: Keys
    sets: Sets


def board_of(game: Exago) -> Board:
    """Give the board of a game."""
    numbers = NUMBERS[game.board.size]
    words = np.array([mixed(signed(STEP * number)) for number in range(1, SPACES + 1)], np.int64)
    images = np.zeros((SYMMETRIES, SPACES), np.uint8)
    for i, symmetry in enumerate(game.symmetries()):
        for name, image in symmetry.spaces.items():
            images[i, numbers[name]] = numbers[image]
    return Board(BOARDS[game.board.size], images, words[images])


# Keys.


@kernel
def keys_of(tiles: Spaces, board: Board, keys: Keys) -> None:
    """Write the keys of all images of a shape."""
    for symmetry in range(SYMMETRIES):
        keys[symmetry] = 0
    while some(tiles):
        add_key(keys, first(tiles), board)
        tiles = rest(tiles)


@kernel
def add_key(keys: Keys, number: int, board: Board) -> None:
    """Add a tile to the keys of a shape, or take it away."""
    for symmetry in range(SYMMETRIES):
        keys[symmetry] ^= board.keys[symmetry, number]


@kernel
def smallest(keys: Keys, number: int, board: Board) -> tuple[int, int]:
    """Give the smallest key of a shape with one more tile, and the symmetry that leads there."""
    best, by = keys[0] ^ board.keys[0, number], 0
    for symmetry in range(1, SYMMETRIES):
        key = keys[symmetry] ^ board.keys[symmetry, number]
        if key < best:
            best, by = key, symmetry
    return best, by


@kernel
def image_of(tiles: Spaces, symmetry: int, board: Board) -> Spaces:
    """Give where a symmetry takes a shape."""
    image = NOTHING
    while some(tiles):
        image = either(image, space(int(board.images[symmetry, first(tiles)])))
        tiles = rest(tiles)
    return image


@kernel
def place_of(number: int, tiles: Spaces) -> int:
    """Give how many tiles of a shape come before a space."""
    low, high = tiles
    if number < 64:
        return popcount(low & (1 << number) - 1)
    return popcount(low) + popcount(high & (1 << number - 64) - 1)


# The list.


@entry
def extend(
    begin: int, end: int, known: Sets, board: Board, images: Keys, keys: Keys, sets: Sets
) -> int:
    """Write keys and spaces of what some shapes become with one more tile; give how many.

    There is room for the keys of the images of a shape.
    """
    found = 0
    for shape in range(begin, end):
        tiles = known[shape, 0], known[shape, 1]
        ends = both(without(around(tiles), tiles), board.spaces) if some(tiles) else board.spaces
        keys_of(tiles, board, images)
        while some(ends):
            number = first(ends)
            ends = rest(ends)
            key, symmetry = smallest(images, number, board)
            image = image_of(either(tiles, space(number)), symmetry, board)
            keys[found] = key
            sets[found, 0], sets[found, 1] = image
            found += 1
    return found


@entry
def fill_slots(keys: Keys, slots: Slots) -> None:
    """Put all shapes where they are looked for."""
    for number in range(len(keys)):
        place = keys[number] & len(slots) - 1
        while slots[place] >= 0:
            place = place + 1 & len(slots) - 1
        slots[place] = number


@kernel
def find(key: int, shapes: Shapes) -> int:
    """Give the number of the shape with a key."""
    last = len(shapes.slots) - 1
    place = key & last
    while shapes.keys[shapes.slots[place]] != key:
        place = place + 1 & last
    return int(shapes.slots[place])


def all_shapes(game: Exago, tiles: int, heed: Callable[[int], None] = lambda tiles: None) -> Shapes:
    """Find all shapes with up to so many tiles; `heed` hears how many those have that come next."""
    board = board_of(game)
    found = [Some(np.zeros(1, np.int64), np.zeros((1, 2), np.int64))]
    for count in range(1, tiles + 1):
        heed(count)
        found.append(_larger(found[-1], board, count))
    # The empty board is no shape; its value is told by the one tile in the centre.
    keys, sets = (np.concatenate(each) for each in zip(*found[1:], strict=True))
    starts = np.cumsum([0, 0, *(len(each.keys) for each in found[1:])])
    slots = np.full(1 << (2 * len(keys)).bit_length(), -1, np.int32)
    fill_slots(keys, slots)
    return Shapes(board, sets, starts, keys, slots)


def _larger(some_shapes: Some, board: Board, count: int) -> Some:
    """Find the shapes with one more tile."""
    return _distinct([_extended(some_shapes, at, board, count) for at in _parts(some_shapes)])


def _parts(some_shapes: Some) -> Iterator[int]:
    return iter(range(0, len(some_shapes.keys), _PART))


def _extended(some_shapes: Some, begin: int, board: Board, count: int) -> Some:
    end = min(begin + _PART, len(some_shapes.keys))
    # A tile has six neighbours, and shares two of the shape's with the one beside it.
    room = (end - begin) * max(SPACES if count == 1 else 0, 4 * count + 2)
    keys, sets = np.empty(room, np.int64), np.empty((room, 2), np.int64)
    images = np.empty(SYMMETRIES, np.int64)
    found = extend(begin, end, some_shapes.sets, board, images, keys, sets)
    return _distinct([Some(keys[:found], sets[:found])])


def _distinct(parts: Sequence[Some]) -> Some:
    """Put parts together, with every shape once, and see that no two shapes have one key."""
    keys, sets = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.argsort(keys, kind="stable")
    keys, sets = keys[order], sets[order]
    same = keys[1:] == keys[:-1]
    assert not (same & (sets[1:] != sets[:-1]).any(axis=1)).any(), "two shapes have the same key"
    fresh = np.concatenate([[True], ~same])
    return Some(keys[fresh], sets[fresh])
