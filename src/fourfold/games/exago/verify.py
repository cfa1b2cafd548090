"""Checks what a solution of Exago with few tiles claims, position by position.

Nothing of the program that made it is used, and of `fourfold.rules` only the board. This is what
is claimed:

- `shapes.words` lists what the tiles on the board can look like, colours aside: for each shape two
  words of 64 bits, lower first, lowest byte first, with a bit for each of its spaces. A space that
  lies x steps along its row and y rows up from the centre has the bit (x + 19 y) mod 127. Shapes
  with fewer tiles come first. Of shapes that are images of each other one is there.
- `distances.bytes` has for each shape a byte for every way to give each player some of its tiles,
  but no more than there are. The tiles of the player to move, as bits in the order of the spaces'
  bits, are a number; the ways stand in the order of these numbers.
- A byte is the distance, odd for a win of the player to move, even for a loss, 0 for a draw, or 255
  if somebody has a line.
- `heading.json` has under `start` the distance of the start, before the first tile.

A claim is right when it follows from the claims about the positions one turn later, all of which
have to be there. If all claims are right in this sense, they are true: of wins and losses by
induction on the distance, and of draws because both sides can stay among them for ever.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.jit import Dims, entry, kernel
from fourfold.rules.errors import quoted
from fourfold.tables.errors import TableError

from .rules import Exago, State
from .scope import check

NOTHING = -1
"""Where there is no neighbour, no tile, no shape."""
LINE, DRAW = 255, 0
SURE = 1000
"""More than any distance."""
_CHUNK, _BATCH = 1 << 8, 64

Bytes = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]
Numbers = Annotated[NDArray[np.int64], Dims(1)]
Rows = Annotated[NDArray[np.int64], Dims(2)]


class Board(NamedTuple):
    """The board, whose cells are numbered in the order of their bits."""

    beside: Rows
    """For each cell its neighbours, opposite ones three apart; NOTHING where the board ends."""
    images: Rows
    """For each symmetry, where it takes the cells."""
    tiles: int
    line: int
    early: bool


class Claims(NamedTuple):
    """What is claimed, and how to find it."""

    shapes: Rows
    """For each shape its cells in ascending order, then NOTHING."""
    sizes: Numbers
    names: Rows
    """For each shape two words that name it and its images, and the symmetry that leads there."""
    places: Numbers
    """The numbers of the shapes at places that follow from their names (open addressing)."""
    firsts: Numbers
    """For each shape, where its bytes begin."""
    ranks: Rows
    """For each number of tiles, the places of the ways to colour them; NOTHING if impossible."""
    distances: Bytes


class Scratch(NamedTuple):
    """What one thread writes on."""

    groups: Numbers
    """For each cell the number of the group that its tile is in, or 0."""
    queue: Numbers
    owners: Numbers
    """For each cell the tile that came there, or NOTHING."""
    cells: Numbers
    """The cells of a later shape; the tile that was put down is on the last."""
    before: Numbers
    """For each of these the tile that it was, or NOTHING."""
    lines: Numbers
    best: Numbers
    """For each colouring of a shape, what the best turn so far is worth."""


# Shapes.


@kernel
def name_of(cells: Numbers, count: int, board: Board) -> tuple[int, int, int]:
    """Give the smallest pair of words of all images of a shape, and the symmetry to that one."""
    high, low, by = 0, 0, NOTHING
    for symmetry in range(len(board.images)):
        words = (0, 0)
        for i in range(count):
            cell = board.images[symmetry, cells[i]]
            if cell < 63:
                words = (words[0], words[1] | 1 << cell)
            else:
                words = (words[0] | 1 << cell - 63, words[1])
        if by == NOTHING or words < (high, low):
            high, low, by = words[0], words[1], symmetry
    return high, low, by


@kernel
def place_for(high: int, low: int, places: Numbers) -> int:
    """Give where to begin to look for a name."""
    mixed = (high * 0x2545F4914F6CDD1D ^ low) * 0x5851F42D4C957F2D
    return (mixed >> 32 & 0x7FFFFFFF) % len(places)


@kernel
def find(high: int, low: int, names: Rows, places: Numbers) -> int:
    """Give the place of a name, or the empty one where it would be."""
    place = place_for(high, low, places)
    while places[place] != NOTHING:
        if names[places[place], 0] == high and names[places[place], 1] == low:
            return place
        place = (place + 1) % len(places)
    return place


@entry
def name_all(shapes: Rows, sizes: Numbers, board: Board, names: Rows, places: Numbers) -> int:
    """Name all shapes and put them in their places; give one whose image is there, or -1."""
    for shape in range(len(shapes)):
        name = name_of(shapes[shape], sizes[shape], board)
        names[shape, 0], names[shape, 1], names[shape, 2] = name
        place = find(name[0], name[1], names, places)
        if places[place] != NOTHING:
            return shape
        places[place] = shape
    return NOTHING


@kernel
def fill_groups(cells: Numbers, count: int, without: int, board: Board, scratch: Scratch) -> int:
    """Number the groups of the tiles of a shape, one of which is lifted; give how many."""
    groups, queue = scratch.groups, scratch.queue
    for cell in range(len(groups)):
        groups[cell] = 0
    for tile in range(count):
        if tile != without:
            groups[cells[tile]] = NOTHING
    number = 0
    for tile in range(count):
        if groups[cells[tile]] == NOTHING:
            number += 1
            groups[cells[tile]] = number
            queue[0], known, seen = cells[tile], 1, 0
            while seen < known:
                for way in range(6):
                    cell = board.beside[queue[seen], way]
                    if cell != NOTHING and groups[cell] == NOTHING:
                        groups[cell] = number
                        queue[known] = cell
                        known += 1
                seen += 1
    return number


@kernel
def size_of(group: int, groups: Numbers) -> int:
    """Count the tiles of a group."""
    size = 0
    for cell in range(len(groups)):
        size += groups[cell] == group
    return size


@kernel
def touches(cell: int, group: int, board: Board, groups: Numbers) -> bool:
    """Say whether a cell is beside a group."""
    for way in range(6):
        other = board.beside[cell, way]
        if other != NOTHING and groups[other] == group:
            return True
    return False


@kernel
def ones(mask: int) -> int:
    """Count the ones of a number."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def lines_of(cells: Numbers, count: int, board: Board, scratch: Scratch) -> int:
    """Write the lines among all tiles of a shape, as colourings; give how many there are."""
    found = 0
    for tile in range(count):
        for way in range(3):
            line, cell = 0, cells[tile]
            for _ in range(board.line):
                for other in range(count):
                    if cells[other] == cell:
                        line |= 1 << other
                cell = board.beside[cell, way] if cell != NOTHING else NOTHING
            if ones(line) == board.line:
                scratch.lines[found] = line
                found += 1
    return found


@kernel
def has_line(mask: int, count: int, lines: Numbers) -> bool:
    """Say whether these tiles have one of so many lines."""
    found = False
    for i in range(count):
        found |= mask & lines[i] == lines[i]
    return found


# Claims.


@kernel
def worth(distance: int) -> int:
    """Say what a claim is worth to the player who has just moved: more is better."""
    if distance == DRAW:
        return 0
    if distance == LINE:
        return SURE - 1
    return distance + 1 - SURE if distance & 1 else SURE - distance - 1


@kernel
def distance_of(value: int) -> int:
    """Give the distance of a position whose best turn is worth this much."""
    return value if value == 0 else SURE - abs(value)


@kernel
def try_turn(
    count: int,
    lifted: int,
    put: int,
    group: int,
    shape: int,
    board: Board,
    claims: Claims,
    scratch: Scratch,
) -> bool:
    """Take a turn into account that leaves one group and puts a tile down; say if all is known."""
    cells, later = claims.shapes[shape], 0
    for tile in range(count):
        if tile != lifted and scratch.groups[cells[tile]] == group:
            scratch.cells[later], scratch.before[later] = cells[tile], tile
            later += 1
    scratch.cells[later], scratch.before[later] = put, NOTHING
    later += 1
    high, low, by = name_of(scratch.cells, later, board)
    there = claims.places[find(high, low, claims.names, claims.places)]
    if there == NOTHING:
        return False
    for i in range(later):
        scratch.owners[board.images[by, scratch.cells[i]]] = scratch.before[i]
    for i in range(later):
        cell = board.images[claims.names[there, 2], claims.shapes[there, i]]
        scratch.before[i] = scratch.owners[cell]
    for mask in range(1 << count):
        if claims.ranks[count, mask] == NOTHING:
            continue
        has_all = ones(mask) == board.tiles
        if has_all if lifted == NOTHING else not (mask >> lifted & 1 and (has_all or board.early)):
            continue
        waiting = 0
        for i in range(later):
            tile = scratch.before[i]
            if tile != NOTHING and not mask >> tile & 1:
                waiting |= 1 << i
        claim = claims.distances[claims.firsts[there] + claims.ranks[later, waiting]]
        scratch.best[mask] = max(scratch.best[mask], worth(int(claim)))
    return True


@kernel
def try_turns(shape: int, board: Board, claims: Claims, scratch: Scratch) -> bool:
    """Take all turns of a shape into account; say whether all that they lead to is known."""
    cells, count = claims.shapes[shape], claims.sizes[shape]
    # Nobody has a tile left to place where all are on the board.
    for lifted in range(NOTHING if count < 2 * board.tiles else 0, count):
        groups = fill_groups(cells, count, lifted, board, scratch)
        most = 0
        for group in range(1, groups + 1):
            most = max(most, size_of(group, scratch.groups))
        for group in range(1, groups + 1):
            if size_of(group, scratch.groups) < most:
                continue
            for put in range(len(board.beside)):
                # What was cut off is gone by now, and leaves its cell free.
                if scratch.groups[put] == group or not touches(put, group, board, scratch.groups):
                    continue
                if lifted != NOTHING and put == cells[lifted]:
                    continue
                if not try_turn(count, lifted, put, group, shape, board, claims, scratch):
                    return False
    return True


@entry
def fault_of(shape: int, board: Board, claims: Claims, scratch: Scratch) -> int:
    """Check all claims about a shape; give a colouring whose claim is wrong, or -1."""
    cells, count = claims.shapes[shape], claims.sizes[shape]
    for mask in range(1 << count):
        scratch.best[mask] = -SURE
    is_one = fill_groups(cells, count, NOTHING, board, scratch) == 1
    if not is_one or not try_turns(shape, board, claims, scratch):
        return int((1 << min(count, board.tiles)) - 1)
    everything, lines = (1 << count) - 1, lines_of(cells, count, board, scratch)
    for mask in range(1 << count):
        rank = claims.ranks[count, mask]
        if rank != NOTHING:
            expected = distance_of(scratch.best[mask])
            if has_line(mask, lines, scratch.lines):
                expected = LINE
            if has_line(everything ^ mask, lines, scratch.lines):
                expected = LINE
            if claims.distances[claims.firsts[shape] + rank] != expected:
                return mask
    return NOTHING


# Whole solutions.


class Report(NamedTuple):
    """What was found. All is well when there are no faults."""

    positions: int
    checked: int
    faults: tuple[TableError, ...]


def verify(
    folder: Path,
    game: Exago,
    sample: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    threads: int | None = None,
) -> Report:
    """Check what a solution says of at least `sample` positions drawn at random, or of all.

    Shapes are drawn, and all positions of each are checked. Something that is no solution of this
    game raises TableError; what is wrong in one is in the report.
    """
    check(game)
    board = board_of(game)
    heading = _heading(folder, game)
    claims = _read(folder, heading, game, board)
    faults = list(_start_faults(heading, game, claims))
    counts = np.array([np.count_nonzero(ranks != NOTHING) for ranks in claims.ranks])
    total = int(counts[claims.sizes].sum())
    chosen = np.arange(len(claims.shapes))
    if sample is not None and sample < total:
        drawn = np.random.default_rng(seed).permutation(chosen)
        enough = int(np.searchsorted(np.cumsum(counts[claims.sizes[drawn]]), sample)) + 1
        chosen = np.sort(drawn[:enough])
    chunks = (chosen[begin : begin + _CHUNK] for begin in range(0, len(chosen), _CHUNK))
    checked, to_check = 0, int(counts[claims.sizes[chosen]].sum())
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        while batch := list(islice(chunks, _BATCH)):
            coming = pool.map(lambda chunk: list(_faults(chunk, game, board, claims)), batch)
            for chunk, found in zip(batch, coming, strict=True):
                faults += found
                checked += int(counts[claims.sizes[chunk]].sum())
                progress(checked, to_check)
    return Report(total, checked, tuple(faults))


def _start_faults(heading: dict[str, Any], game: Exago, claims: Claims) -> Iterator[TableError]:
    """Check what is said of the start, whose only turn leads to one tile, the opponent's."""
    centre = _names(game).index(game.board.centre)
    alone = np.flatnonzero((claims.sizes == 1) & (claims.shapes[:, 0] == centre))[0]
    after = int(claims.distances[claims.firsts[alone] + claims.ranks[1, 0]])
    if heading.get("start") != (after + 1 if after else 0):
        yield TableError("claim-exago", position=game.position_text(game.initial()))


def _faults(
    chunk: NDArray[np.int64], game: Exago, board: Board, claims: Claims
) -> Iterator[TableError]:
    cells, most = len(board.beside), 2 * board.tiles
    lengths = (cells, cells, cells, most, most, 3 * most, 1 << most)
    scratch = Scratch(*(np.zeros(length, np.int64) for length in lengths))
    for shape in chunk.tolist():
        mask = fault_of(shape, board, claims, scratch)
        if mask != NOTHING:
            yield TableError("claim-exago", position=position_text(shape, mask, game, claims))


def position_text(shape: int, mask: int, game: Exago, claims: Claims) -> str:
    """Write a position, as if Red were to move."""
    names, tiles = _names(game), [0, 0]
    for i in range(int(claims.sizes[shape])):
        name = names[int(claims.shapes[shape, i])]
        tiles[0 if mask >> i & 1 else 1] |= game.board.bits[name]
    hands = tuple(all_ - own.bit_count() for all_, own in zip(game.tiles, tiles, strict=True))
    return game.position_text(State((tiles[0], tiles[1]), hands, 0))


def _bit(name: str, size: int) -> int:
    along, up = int(name[1:]) - size, ord(name[0]) - ord("a") + 1 - size
    return (along + 19 * up) % 127


def _names(game: Exago) -> list[str]:
    """Give the names of the cells in the order of their bits."""
    return sorted(game.board.bits, key=lambda name: _bit(name, game.board.size))


def board_of(game: Exago) -> Board:
    """Work out the board of a game."""
    names = _names(game)
    numbers = {game.board.bits[name]: i for i, name in enumerate(names)}
    steps = game.board.directions
    beside = [
        [
            numbers.get(there, NOTHING)
            for there in (*(bit << d for d in steps), *(bit >> d for d in steps))
        ]
        for bit in numbers
    ]
    at = {name: i for i, name in enumerate(names)}
    images = [[at[each.spaces[name]] for name in names] for each in game.symmetries()]
    return Board(np.array(beside), np.array(images), game.tiles[0], game.line, game.early)


def _read(folder: Path, heading: dict[str, Any], game: Exago, board: Board) -> Claims:
    """Read a solution, or raise TableError."""
    file = folder / "shapes.words"
    words, distances = _bytes(file), _bytes(folder / "distances.bytes")
    digest = sha256(words.data)
    digest.update(distances.data)
    if digest.hexdigest() != heading.get("checksum"):
        raise TableError("table-damaged", file=str(folder))
    shapes, sizes = _cells(words, game, file)
    ranks = _ranks(board.tiles)
    counts = np.array([np.count_nonzero(row != NOTHING) for row in ranks])
    names, places = np.zeros((len(shapes), 3), np.int64), np.full(2 * len(shapes) + 1, NOTHING)
    centre = _names(game).index(game.board.centre)
    if (
        any(sizes[1:] < sizes[:-1])
        or not any(shapes[sizes == 1, 0] == centre)
        or counts[sizes].sum() != len(distances)
        or name_all(shapes, sizes, board, names, places) != NOTHING
    ):
        raise TableError("claim-exago-shapes", file=str(file))
    firsts = np.cumsum(counts[sizes]) - counts[sizes]
    return Claims(shapes, sizes, names, places, firsts, ranks, distances)


def _heading(folder: Path, game: Exago) -> dict[str, Any]:
    file = folder / "heading.json"
    try:
        heading: object = json.loads(file.read_bytes())
    except OSError:
        raise TableError("table-missing", file=str(file)) from None
    except ValueError:
        heading = None
    if not isinstance(heading, dict):
        raise TableError("table-damaged", file=str(file))
    options = game.options["early"], game.rules_version
    expected = ("exago", game.board.size, game.tiles[0], game.line, *options, True)
    keys = ("game", "size", "tiles", "line", "early", "rules", "finished")
    found = tuple(heading.get(key) for key in keys)
    if found != expected:
        told = (" ".join(quoted(str(fact)) for fact in facts) for facts in (found, expected))
        raise TableError("table-other", file=str(file), found=next(told), expected=next(told))
    return heading


def _bytes(file: Path) -> NDArray[np.uint8]:
    try:
        return np.fromfile(file, np.uint8)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TableError("table-unreadable", file=str(file), reason=reason) from None


def _cells(
    data: NDArray[np.uint8], game: Exago, file: Path
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the cells of all shapes, and how many they are; or raise TableError for too many."""
    size, most = game.board.size, 2 * game.tiles[0]
    if len(data) % 16:
        raise TableError("claim-exago-shapes", file=str(file))
    words = data.view("<u8").reshape(-1, 2)
    shapes = np.full((len(words), most), NOTHING)
    sizes = np.zeros(len(words), np.int64)
    for cell, name in enumerate(_names(game)):
        word, shift = divmod(_bit(name, size), 64)
        there = np.flatnonzero(words[:, word] >> np.uint64(shift) & np.uint64(1))
        if any(sizes[there] == most):
            raise TableError("claim-exago-shapes", file=str(file))
        shapes[there, sizes[there]] = cell
        sizes[there] += 1
    return shapes, sizes


def _ranks(tiles: int) -> NDArray[np.int64]:
    """Number the ways to colour each number of tiles with so many tiles a player."""
    ranks = np.full((2 * tiles + 1, 1 << 2 * tiles), NOTHING)
    for count in range(2 * tiles + 1):
        ways = (m for m in range(1 << count) if count - tiles <= m.bit_count() <= tiles)
        for rank, mask in enumerate(ways):
            ranks[count, mask] = rank
    return ranks
