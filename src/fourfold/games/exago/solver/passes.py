"""What a position of Exago with few tiles is worth, found pass by pass from what it leads to.

**Positions.** Two players have equally many tiles, so a position is its shape and which of the
tiles are the mover's; hands follow. Everything is said of all colourings of a shape at once (see
`colourings`):

- `won`, `lost`: colourings by the mover's tiles. Lost is also where the game is over;
- `open`: what is not decided, by the tiles of the player who waits.

**Passes.** Pass n finds what is decided in n plies. Passes with odd numbers look for turns after
which the opponent has lost, passes with even numbers for colourings all of whose turns let the
opponent win. So a pass writes nothing that it reads, and shapes can be treated in any order, in
place, by any number of threads; a pass that is done a second time changes nothing.

**Turns** are turns of shapes: a tile is put beside the others, or one is lifted, what is cut off
leaves, and it is put down elsewhere. They are worked out once for all colourings. Whatever is
decided in a pass, some turn of it leads to something that was decided in the pass before. So for
wins only turns to such shapes are looked at, and for losses only shapes that have such a turn,
until none of their colourings is left.

**Distances** are kept besides, a byte a position: odd for wins of the mover, even for losses,
DRAWN for what no pass decides, OVER where somebody has a line. For every shape they stand in
the order of the numbers of its colourings, those being left out for which there are not tiles
enough.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import lowest
from fourfold.kernels.jit import Dims, entry, kernel

from ..kernels.blocks import largest
from ..kernels.board import (
    Spaces,
    around,
    both,
    either,
    first,
    parts,
    rest,
    size,
    some,
    space,
    step,
    without,
)
from ..rules import Exago
from .colourings import ABSENT, DIGITS, Bits, pull, turn_round, words_for
from .shapes import SYMMETRIES, Keys, Shapes, find, keys_of, place_of, smallest

DRAWN, OVER = 0, 255
LONGEST = 253
NEVER = 254
"""Stands for the last pass that found something of a shape where none has."""
_ASK, _WINS, _LOSSES = range(3)
"""What turns are tried for: whether they lead to something new, or what is won or lost by them."""

Bytes = Annotated[NDArray[np.uint8], Dims(1)]
Ranks = Annotated[NDArray[np.int32], Dims(2)]
BitsOf = Annotated[NDArray[np.int64], Dims(2)]
BitsOfTurns = Annotated[NDArray[np.int64], Dims(3)]


class Rules(NamedTuple):
    """What has to be known of the game: how many tiles each has, and what follows from that."""

    tiles: int
    line: int
    early: bool
    possible: BitsOf
    """For each number of tiles on the board, the colourings for which there are tiles enough."""
    turns: BitsOfTurns
    """For each number of tiles and each tile, the colourings, by the tiles of the player who waits,
    with which the mover may lift it; and last those with which the mover may place one."""
    ranks: Ranks
    """For each number of tiles and each colouring, its place among those that are possible."""
    counts: Keys
    """For each number of tiles, how many colourings are possible."""


class Table(NamedTuple):
    """What is known of all shapes. `words` and `bytes` say where those with n tiles begin."""

    won: Bits
    lost: Bits
    open: Bits
    fresh_wins: Bytes
    """For each shape the last pass that found wins of it."""
    fresh_losses: Bytes
    distances: Bytes
    words: Keys
    bytes: Keys


class Workspace(NamedTuple):
    """What a thread needs: some bits, those of a later shape, an order of tiles, twelve keys."""

    found: Bits
    later: Bits
    order: Keys
    keys: Keys


def rules_of(game: Exago) -> Rules:
    """Work out what the kernels have to know."""
    tiles = game.tiles[0]
    most = 2 * tiles
    numbers = np.arange(1 << most)
    sizes = np.array([int(number).bit_count() for number in numbers])
    possible = np.zeros((most + 1, int(words_for(most))), np.int64)
    turns = np.zeros((most + 1, most + 1, possible.shape[1]), np.int64)
    ranks, counts = np.full((most + 1, 1 << most), -1, np.int32), np.zeros(most + 1, np.int64)
    for count in range(most + 1):
        own, other = sizes, count - sizes
        can_be = (numbers < 1 << count) & (own <= tiles) & (other <= tiles)
        possible[count] = _bits(can_be)
        counts[count] = np.count_nonzero(can_be)
        ranks[count, can_be] = np.arange(counts[count])
        holding = can_be & (other < tiles)
        turns[count, most] = _bits(holding)
        for tile in range(count):
            lifting = can_be & (numbers >> tile & 1 == 0)
            turns[count, tile] = _bits(lifting if game.early else lifting & ~holding)
    return Rules(tiles, game.line, game.early, possible, turns, ranks, counts)


def _bits(chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
    padded = np.zeros(max(64, len(chosen)), np.bool_)
    padded[: len(chosen)] = chosen
    return np.packbits(padded, bitorder="little").view("<i8")


def workspace(rules: Rules) -> Workspace:
    """Make what a thread needs."""
    words, most = rules.possible.shape[1], 2 * rules.tiles
    return Workspace(*(np.zeros(length, np.int64) for length in (words, words, most, SYMMETRIES)))


@kernel
def tiles_of(shape: int, shapes: Shapes) -> Spaces:
    """Give the spaces of a shape."""
    return shapes.sets[shape, 0], shapes.sets[shape, 1]


@kernel
def word_of(shape: int, count: int, shapes: Shapes, table: Table) -> int:
    """Give the first word of a shape with so many tiles."""
    return int(table.words[count] + (shape - shapes.starts[count]) * words_for(count))


# Before the first pass.


@kernel
def _add_line(line: int, count: int, found: Bits, have: bool) -> None:
    """Add the colourings that have all tiles of a line, or that have none of them."""
    for i in range(words_for(count)):
        word = -1
        for digit in range(count):
            if line >> digit & 1:
                if digit < DIGITS:
                    word &= ~ABSENT[digit] if have else ABSENT[digit]
                elif (i >> digit - DIGITS & 1 == 1) != have:
                    word = 0
        found[i] |= word


@kernel
def _lines(tiles: Spaces, length: int, count: int, holding: Bits, lacking: Bits) -> bool:
    """Write the colourings that have a line, and those that leave one to the other player."""
    for i in range(words_for(count)):
        holding[i], lacking[i] = 0, 0
    found = False
    for way in range(3):
        starts = tiles
        for _ in range(length - 1):
            starts = both(tiles, step(starts, way + 3))
        found |= some(starts)
        while some(starts):
            line, at = 0, space(first(starts))
            starts = rest(starts)
            for _ in range(length):
                line |= 1 << place_of(first(at), tiles)
                at = step(at, way)
            _add_line(line, count, holding, True)
            _add_line(line, count, lacking, False)
    return found


@entry
def prepare(
    begin: int, end: int, shapes: Shapes, table: Table, rules: Rules, work: Workspace
) -> int:
    """Write what is so before the first pass; give how many positions are not over."""
    total = 0
    for shape in range(begin, end):
        tiles = tiles_of(shape, shapes)
        count = size(tiles)
        at = word_of(shape, count, shapes, table)
        has_lines = _lines(tiles, rules.line, count, work.found, work.later)
        over = 0
        for i in range(words_for(count)):
            holding, lacking = work.found[i], work.later[i]
            possible = rules.possible[count, i]
            table.won[at + i] = 0
            table.lost[at + i] = lacking & ~holding & possible
            table.open[at + i] = ~lacking & ~holding & possible
            over |= table.lost[at + i]
            work.found[i] = table.open[at + i]
        table.fresh_wins[shape] = NEVER
        table.fresh_losses[shape] = 0 if has_lines and over else NEVER
        base = table.bytes[count] + (shape - shapes.starts[count]) * rules.counts[count]
        for i in range(rules.counts[count]):
            table.distances[base + i] = OVER
        # With a line or without, whose it is makes no difference to what is open.
        total += _note(shape, count, DRAWN, shapes, table, rules, work)
    return total


@kernel
def _note(
    shape: int,
    count: int,
    distance: int,
    shapes: Shapes,
    table: Table,
    rules: Rules,
    work: Workspace,
) -> int:
    """Write a distance for the colourings found, by the mover's tiles; give how many they are."""
    base = table.bytes[count] + (shape - shapes.starts[count]) * rules.counts[count]
    noted = 0
    for i in range(words_for(count)):
        word = work.found[i]
        while word:
            table.distances[base + rules.ranks[count, i << DIGITS | lowest(word)]] = distance
            word &= word - 1
            noted += 1
    return noted


# Passes.


@kernel
def _fetch(
    symmetry: int,
    put: int,
    kept: Spaces,
    tiles: Spaces,
    count: int,
    later: int,
    source: Bits,
    shapes: Shapes,
    table: Table,
    work: Workspace,
) -> None:
    """Write the colourings of which some of a later shape come, by one and the same turn."""
    remaining = size(kept) + 1
    at = word_of(later, remaining, shapes, table)
    for i in range(words_for(remaining)):
        work.later[i] = source[at + i]
    image = tiles_of(later, shapes)
    gone, number = remaining - 1, 0
    put_at = place_of(int(shapes.board.images[symmetry, put]), image)
    left = tiles
    while some(left):
        tile = first(left)
        left = rest(left)
        if some(both(space(tile), kept)):
            place = place_of(int(shapes.board.images[symmetry, tile]), image)
            work.order[put_at if place == remaining - 1 else place] = number
        else:
            work.order[gone] = number
            gone += 1
        number += 1
    pull(work.later, remaining, put_at, work.order, count)


@kernel
def _put_down(
    kept: Spaces,
    ends: Spaces,
    tiles: Spaces,
    count: int,
    turn: int,
    number: int,
    aim: int,
    shapes: Shapes,
    table: Table,
    rules: Rules,
    work: Workspace,
) -> bool:
    """Take into account that a tile is put beside those that stay, on all these spaces.

    Say whether it matters what other turns there are.
    """
    fresh = table.fresh_losses if number & 1 else table.fresh_wins
    source = table.lost if number & 1 else table.won
    keys_of(kept, shapes.board, work.keys)
    while some(ends):
        put = first(ends)
        ends = rest(ends)
        key, symmetry = smallest(work.keys, put, shapes.board)
        later = find(key, shapes)
        is_fresh = fresh[later] == number - 1
        if aim == _ASK and is_fresh:
            return False
        if aim == _ASK or (aim == _WINS and not is_fresh):
            continue
        _fetch(symmetry, put, kept, tiles, count, later, source, shapes, table, work)
        left = 0
        for i in range(words_for(count)):
            allowed = rules.turns[count, turn, i]
            if aim == _WINS:
                work.found[i] |= work.later[i] & allowed
            else:
                work.found[i] &= work.later[i] | ~allowed
            left |= work.found[i]
        if aim == _LOSSES and left == 0:
            return False
    return True


@kernel
def _try_all(
    tiles: Spaces,
    count: int,
    number: int,
    aim: int,
    shapes: Shapes,
    table: Table,
    rules: Rules,
    work: Workspace,
) -> bool:
    """Take all turns of a shape into account; say whether all of them mattered."""
    board, placing = shapes.board.spaces, 2 * rules.tiles
    if count < placing:
        ends = both(without(around(tiles), tiles), board)
        if not _put_down(
            tiles, ends, tiles, count, placing, number, aim, shapes, table, rules, work
        ):
            return False
    if count == 1 or not (rules.early or count >= rules.tiles):
        return True
    left = tiles
    for turn in range(count):
        lifted = space(first(left))
        left = rest(left)
        for kept in largest(parts(without(tiles, lifted), first(lifted))):
            if some(kept):
                ends = both(without(around(kept), either(kept, lifted)), board)
                if not _put_down(
                    kept, ends, tiles, count, turn, number, aim, shapes, table, rules, work
                ):
                    return False
    return True


@kernel
def _decide(
    shape: int, count: int, number: int, shapes: Shapes, table: Table, rules: Rules, work: Workspace
) -> int:
    """Write down what was found, and give how much it is.

    It stays open until everything else is written, so that a run that is killed loses nothing.
    """
    words, at = words_for(count), word_of(shape, count, shapes, table)
    turn_round(work.found, count)
    decided = _note(shape, count, number, shapes, table, rules, work)
    for i in range(words):
        if number & 1:
            table.won[at + i] |= work.found[i]
        else:
            table.lost[at + i] |= work.found[i]
    if number & 1:
        table.fresh_wins[shape] = number
    else:
        table.fresh_losses[shape] = number
    turn_round(work.found, count)
    for i in range(words):
        table.open[at + i] &= ~work.found[i]
    return decided


@entry
def look(
    begin: int, end: int, number: int, shapes: Shapes, table: Table, rules: Rules, work: Workspace
) -> int:
    """Decide what can be decided of some shapes in this pass; give how much that was."""
    total = 0
    for shape in range(begin, end):
        tiles = tiles_of(shape, shapes)
        count = size(tiles)
        words, at = words_for(count), word_of(shape, count, shapes, table)
        left = 0
        for i in range(words):
            left |= table.open[at + i]
            work.found[i] = 0 if number & 1 else table.open[at + i]
        if left == 0:
            continue
        if number & 1:
            _try_all(tiles, count, number, _WINS, shapes, table, rules, work)
        elif _try_all(tiles, count, number, _ASK, shapes, table, rules, work):
            continue
        else:
            _try_all(tiles, count, number, _LOSSES, shapes, table, rules, work)
        news = 0
        for i in range(words):
            work.found[i] &= table.open[at + i]
            news |= work.found[i]
        if news:
            total += _decide(shape, count, number, shapes, table, rules, work)
    return total
