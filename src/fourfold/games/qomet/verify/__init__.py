"""Checks what a table of Qomet claims, position by position.

Nothing of the program that made the table is used, and of the rules only the lines and squares of
`fourfold.games.qomet.rules`. The numbering of positions is worked out anew from its definition:

- The points are numbered 0 to 24: c3 c4 c5 d5 e5 e4 e3 d3, then b2 b4 b6 d6 f6 f4 f2 d2, then
  a1 a4 a7 d7 g7 g4 g1 d1, then d4. A set of points is the number with these bits.
- The positions are ordered by the number of the mover's stars, then of the opponent's. Sets of the
  mover's stars that are images of each other count as one, which is the smallest number of them;
  these are taken in ascending order. For each, the opponent's stars are sets of the points left,
  numbered anew without gaps, in ascending order.
- Of the positions that are images of each other, the first is used. The others, and positions in
  which somebody has a square, have 255 in `main`.
- `main` is the distance, odd for a win of the player to move, even for a loss, 0 for a draw. If the
  one best turn pushes a star of the opponent that stays on the board, `push` is that turn, and
  `less` the distance when it is forbidden; else `push` is 255 and `less` is 0.
- A turn along a side is 64 plus the point it leads to when it goes clockwise, 96 plus that point
  when it does not; a turn away from the centre is 128 plus the point it leads to, one towards the
  centre 160 plus the point it starts from.

A claim is right when it follows from the claims about the positions one turn later. If all claims
are right in this sense, they are true: of wins and losses by induction on the distance, and of
draws because both sides can stay among them for ever.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, islice, pairwise
from math import comb
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.jit import Dims, entry, kernel
from fourfold.rules.errors import quoted
from fourfold.tables.claims import read_claims
from fourfold.tables.errors import TableError

from ..rules import LINES, OUTER, SQUARES, STARS, Qomet

_CLOCKWISE = "c3 c4 c5 d5 e5 e4 e3 d3 b2 b4 b6 d6 f6 f4 f2 d2 a1 a4 a7 d7 g7 g4 g1 d1 d4"
POINTS = tuple(_CLOCKWISE.split())
NONE = 255
WORST = -10_000
FEW = 7
"""How many stars there are on the board at most in a table that is one file."""
_CHUNK, _CHUNK_ON_GPU = 1 << 18, 1 << 25
_BATCH = 16

Bytes = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]
Ranks = Annotated[NDArray[np.int64], Dims(1)]
Rows = Annotated[NDArray[np.int64], Dims(2)]
Cube = Annotated[NDArray[np.int64], Dims(3)]


class Claims(NamedTuple):
    """The three arrays of a table."""

    main: Bytes
    push: Bytes
    less: Bytes


class Found(NamedTuple):
    """The worth of the best turn and of the next best, and the best one if it can be forbidden."""

    best: int
    second: int
    turn: int


class Board(NamedTuple):
    """The board as arrays: everything that the checking functions read."""

    stars: int
    squares: Ranks
    steps: Cube
    """For each point its steps: to, behind or -1, whether a pushed star leaves the board there."""
    codes: Rows
    """The code of the turn from a point to a point."""
    outer: int
    images: Cube
    """For each symmetry and byte of a set, the image of that byte's points."""
    number: Annotated[NDArray[np.int32], Dims(1)]
    """For each set of points that stands for its images, its place among those of its size."""
    smallest: Rows
    """For each size, the sets that stand for their images, in ascending order."""
    choose: Rows
    starts: Rows
    """The first index of each pair of numbers of stars; -1 where the table has none."""


def board_of(game: Qomet, stars: int, most: int | None = None) -> Board:
    """Work out the board for a table with so many stars a side, and so many in all."""
    at = {name: i for i, name in enumerate(POINTS)}
    lines = [[at[name] for name in line] for line in LINES]
    outer = sum(1 << at[name] for name in OUTER)
    images = _images()
    number, smallest = _smallest(stars, images)
    choose = np.array([[comb(n, k) for k in range(9)] for n in range(26)])
    starts, total = np.full((stars + 1, stars + 1), -1), 0
    for own in range(stars + 1):
        for other in range(stars + 1):
            if most is None or own + other <= most:
                starts[own, other] = total
                total += int(np.count_nonzero(smallest[own] >= 0)) * comb(25 - own, other)
    squares = np.array([sum(1 << at[name] for name in square) for square in SQUARES])
    steps, codes = _steps(lines, outer, corner_exit=game.options["corner_exit"] == "on")
    return Board(stars, squares, steps, codes, outer, images, number, smallest, choose, starts)


def _steps(
    lines: list[list[int]], outer: int, *, corner_exit: bool
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    steps = np.full((25, 8, 3), -1)
    codes = np.full((25, 25), NONE)
    count = [0] * 25
    for line in lines:
        for path in (line, line[::-1]):
            for i, (start, to) in enumerate(pairwise(path)):
                behind = path[i + 2] if i + 2 < len(path) else -1
                from_outer = outer >> start & 1 and len(line) == 3
                leaves = behind < 0 and outer >> to & 1 and (corner_exit or not from_outer)
                steps[start, count[start]] = to, behind, leaves
                count[start] += 1
                codes[start, to] = _code(start, to)
    return steps, codes


def _code(start: int, to: int) -> int:
    ring, other = (-1 if point == 24 else point // 8 for point in (start, to))
    if ring == other:
        return (64 if (to - start) % 8 == 1 else 96) + to
    return 128 + to if other > ring else 160 + start


def _images() -> NDArray[np.int64]:
    """Turn the squares by two points a quarter turn, or first run through them backwards."""
    images = np.zeros((8, 4, 256), np.int64)
    for symmetry in range(8):
        to = [24] * 25
        for point in range(24):
            ring, place = divmod(point, 8)
            to[point] = 8 * ring + (2 * symmetry + (place if symmetry < 4 else -place)) % 8
        for byte in range(4):
            for bits in range(256):
                points = [8 * byte + i for i in range(8) if bits >> i & 1]
                images[symmetry, byte, bits] = sum(1 << to[p] for p in points if p < 25)
    return images


def _smallest(stars: int, images: NDArray[np.int64]) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    number = np.full(1 << 25, -1, np.int32)
    found = []
    for size in range(stars + 1):
        sets = np.array([sum(1 << p for p in points) for points in combinations(range(25), size)])
        turned = [sum(images[s, b][sets >> 8 * b & 255] for b in range(4)) for s in range(8)]
        found.append(np.sort(sets[sets == np.min(turned, axis=0)]))
        number[found[-1]] = np.arange(len(found[-1]))
    smallest = np.full((stars + 1, max(map(len, found))), -1)
    for size, sets in enumerate(found):
        smallest[size, : len(sets)] = sets
    return number, smallest


@kernel
def image(points: int, symmetry: int, board: Board) -> int:
    """Give where a symmetry takes a set."""
    moved = 0
    for byte in range(4):
        moved |= board.images[symmetry, byte, points >> 8 * byte & 255]
    return moved


@entry
def place_of(own: int, other: int, board: Board) -> tuple[int, int]:
    """Give the first index of the images of a position, and the symmetry to that one."""
    size, count = 0, 0
    for point in range(25):
        size += own >> point & 1
        count += other >> point & 1
    best, by, kept = -1, -1, -1
    for symmetry in range(8):
        mover = image(own, symmetry, board)
        number = board.number[mover]
        if number >= 0:
            waiting = image(other, symmetry, board)
            rank, free, nth = 0, 0, 0
            for point in range(25):
                if mover >> point & 1:
                    continue
                if waiting >> point & 1:
                    nth += 1
                    rank += board.choose[free, nth]
                free += 1
            if best < 0 or rank < best:
                best, by, kept = rank, symmetry, number
    others = board.choose[25 - size, count]
    return board.starts[size, count] + kept * others + best, by


@entry
def position_of(rank: int, own: int, other: int, board: Board) -> tuple[int, int]:
    """Give the stars of the position with this rank among those with so many stars."""
    others = board.choose[25 - own, other]
    mover = board.smallest[own, rank // others]
    rest, waiting, free, left = rank % others, 0, 25 - own, other
    for point in range(24, -1, -1):
        if mover >> point & 1:
            continue
        free -= 1
        if left and rest >= board.choose[free, left]:
            rest -= board.choose[free, left]
            waiting |= 1 << point
            left -= 1
    return mover, waiting


@kernel
def has_square(stars: int, board: Board) -> bool:
    """Say whether four of these stars make a square."""
    made = 0
    for square in board.squares:
        made += stars & square == square
    return made > 0


@entry
def point_after(point: int, symmetry: int, board: Board) -> int:
    """Give where a symmetry takes a point."""
    moved = image(1 << point, symmetry, board)
    place = 0
    while moved >> place != 1:
        place += 1
    return place


@kernel
def worth(mover: int, waiting: int, back: int, to: int, claims: Claims, board: Board) -> int:
    """Say what a position is worth to the player who has just moved: more is better.

    The step from `back` to `to` is forbidden in it; -1 for `back` means that nothing is.
    """
    if has_square(mover, board):
        return WORST
    if has_square(waiting, board):
        return -WORST
    index, symmetry = place_of(mover, waiting, board)
    distance = int(claims.main[index])
    if back >= 0 and claims.push[index] != NONE:
        start, end = point_after(back, symmetry, board), point_after(to, symmetry, board)
        if board.codes[start, end] == claims.push[index]:
            distance = int(claims.less[index])
    if distance == 0:
        return 0
    return WORST + distance if distance & 1 else -WORST - distance


@kernel
def distance_of(value: int) -> int:
    """Give the distance of a position whose best turn has this worth."""
    if value == 0:
        return 0
    return 1 - WORST - value if value > 0 else value - WORST + 1


@kernel
def compared(found: Found, value: int, turn: int) -> Found:
    """Take one more turn into account."""
    if value > found.best:
        return Found(value, found.best, turn)
    return Found(found.best, max(found.second, value), found.turn)


@kernel
def with_steps(
    found: Found, start: int, mover: int, waiting: int, claims: Claims, board: Board
) -> Found:
    """Take all steps of a star into account."""
    for number in range(8):
        to, behind, leaves = board.steps[start, number]
        end, further = 1 << max(to, 0), 1 << max(behind, 0)
        if to < 0 or ((mover | waiting) & end and behind >= 0 and (mover | waiting) & further):
            continue
        mine, theirs, turn, back = mover ^ 1 << start | end, waiting, NONE, -1
        if (mover | waiting) & end:
            if behind < 0 and leaves != 1:
                continue
            pushed = further if behind >= 0 else 0
            if mover & end:
                mine |= pushed
            else:
                theirs = waiting ^ end | pushed
                turn, back = (board.codes[start, to], behind) if pushed else (NONE, -1)
        found = compared(found, worth(theirs, mine, back, to, claims, board), turn)
    return found


@kernel
def is_right(rank: int, own: int, other: int, claims: Claims, board: Board) -> bool:
    """Say whether the claims about the position with this rank follow from those after it."""
    index = board.starts[own, other] + rank
    mover, waiting = position_of(rank, own, other, board)
    over = has_square(mover, board) or has_square(waiting, board)
    if over or place_of(mover, waiting, board)[0] != index:
        return bool(claims.main[index] == NONE)
    found = Found(WORST - 1, WORST - 1, NONE)
    for point in range(25):
        star = 1 << point
        if (mover | waiting) & star == 0:
            if own < board.stars:
                value = worth(waiting, mover | star, -1, -1, claims, board)
                found = compared(found, value, NONE)
        elif mover & star:
            if board.outer & star:
                value = worth(waiting, mover ^ star, -1, -1, claims, board)
                found = compared(found, value, NONE)
            found = with_steps(found, point, mover, waiting, claims, board)
    right = claims.main[index] == distance_of(found.best)
    if found.turn == NONE or found.second == found.best:
        return bool(right and claims.push[index] == NONE and claims.less[index] == 0)
    same = claims.push[index] == found.turn
    return bool(right and same and claims.less[index] == distance_of(found.second))


@entry
def first_fault(ranks: Ranks, own: int, other: int, claims: Claims, board: Board) -> int:
    """Check the positions with these ranks; give a rank whose claims are wrong, or -1."""
    for rank in ranks:
        if not is_right(rank, own, other, claims, board):
            return int(rank)
    return -1


# Whole tables.


class Report(NamedTuple):
    """What was found. All is well when there are no faults."""

    positions: int
    """How many positions have claims that can be checked within the table."""
    checked: int
    faults: tuple[TableError, ...]


class Slice(NamedTuple):
    """The positions with so many stars of the mover and of the opponent."""

    own: int
    other: int
    size: int


Job = tuple[Slice, Ranks]


def verify(
    path: Path,
    game: Qomet,
    stars: int = STARS,
    sample: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    *,
    gpu: bool = False,
    threads: int | None = None,
) -> Report:
    """Check what a table says of `sample` positions drawn at random, or of all.

    The table is a file with the positions of few stars, or the folder of a whole solution. In a
    file the positions with most stars cannot be checked, because turns lead out of it. Something
    that is no table of this game raises TableError; what is wrong in a table is in the report.
    """
    most = None if path.is_dir() else FEW
    if most is not None and stars != STARS:
        found, wanted = (f"qomet {game.options['corner_exit']} {each}" for each in (STARS, stars))
        raise TableError("table-other", file=str(path), found=found, expected=wanted)
    claims = _read_folder(path, game, stars) if most is None else _read_file(path, game)
    board = board_of(game, stars, most)
    slices = [each for each in slices_of(board) if most is None or each.own + each.other < most]
    total = sum(each.size for each in slices)
    share = 1.0 if sample is None else min(1.0, sample / total)
    rng = np.random.default_rng(seed)
    check = _on_gpu(claims, board) if gpu else _on_processor(claims, board)
    chunk = _CHUNK_ON_GPU if gpu else _CHUNK
    jobs = ((each, ranks) for each in slices for ranks in _ranks(each.size, share, chunk, rng))
    faults, checked = [], 0
    with ThreadPoolExecutor(1 if gpu else threads or os.cpu_count()) as pool:
        # Some at a time: the ranks of all jobs together would not fit into memory.
        while batch := list(islice(jobs, _BATCH)):
            for (each, ranks), rank in zip(batch, pool.map(check, batch), strict=True):
                checked += len(ranks)
                if rank >= 0:
                    position = position_text(each, rank, board)
                    faults.append(TableError("claim-qomet", position=position))
                progress(checked, int(total * share))
    return Report(total, checked, tuple(faults))


def _on_processor(claims: Claims, board: Board) -> Callable[[Job], int]:
    return lambda job: first_fault(job[1], job[0].own, job[0].other, claims, board)


def _on_gpu(claims: Claims, board: Board) -> Callable[[Job], int]:
    try:
        from .gpu import OnGpu

        there = OnGpu(claims, board)
    except Exception as error:
        # Drivers and libraries fail in many ways; whatever it is, there is no GPU to use.
        raise TableError("qomet-no-gpu", reason=quoted(str(error))) from None
    return lambda job: there.first_fault(job[1], job[0].own, job[0].other)


def slices_of(board: Board) -> Iterator[Slice]:
    """Give the slices of the table that a board is for."""
    for own in range(board.stars + 1):
        for other in range(board.stars + 1):
            if board.starts[own, other] >= 0:
                sets = int(np.count_nonzero(board.smallest[own] >= 0))
                yield Slice(own, other, sets * comb(25 - own, other))


def position_text(each: Slice, rank: int, board: Board) -> str:
    """Write a position as its player to move and the points of the stars."""
    sets = position_of(rank, each.own, each.other, board)
    names = (" ".join(p for i, p in enumerate(POINTS) if stars >> i & 1) for stars in sets)
    return " – ".join(names)


def _ranks(size: int, share: float, chunk: int, rng: np.random.Generator) -> Iterator[Ranks]:
    """Give all ranks below a size in parts, or a share of them at random."""
    for first in range(0, size, chunk):
        ranks = np.arange(first, min(first + chunk, size))
        if share < 1:
            ranks = ranks[rng.random(len(ranks)) < share]
        if len(ranks):
            yield ranks


def _read_file(path: Path, game: Qomet) -> Claims:
    same_exits = Qomet({"corner_exit": game.options["corner_exit"]})
    content = f"distances with up to {FEW} stars, pushes apart"
    _, arrays = read_claims(path, same_exits, content)
    try:
        return _spread(**{name: np.frombuffer(data, np.uint8) for name, data in arrays.items()})
    except (TypeError, ValueError, IndexError):
        raise TableError("table-damaged", file=str(path)) from None


def _spread(main: Bytes, places: Bytes, push: Bytes, less: Bytes) -> Claims:
    """Put what is said of some places there; between them, nothing makes a difference."""
    # Of the steps from place to place, there are first all lowest bytes, then all second ones …
    steps = places.reshape(8, -1).T.copy().view("<i8").ravel()
    claims = Claims(main, np.full_like(main, NONE), np.zeros_like(main))
    claims.push[np.cumsum(steps)] = push
    claims.less[np.cumsum(steps)] = less
    return claims


def _read_folder(path: Path, game: Qomet, stars: int) -> Claims:
    file = path / "heading.json"
    try:
        heading: dict[str, Any] = json.loads(file.read_bytes())
    except (OSError, ValueError):
        raise TableError("table-missing", file=str(file)) from None
    facts = ("qomet", game.options["corner_exit"], game.rules_version, stars, None, True)
    keys = ("game", "corner_exit", "rules", "stars", "most", "finished")
    found = tuple(heading.get(key) for key in keys)
    if found != facts:
        raise TableError("table-other", file=str(file), found=_told(found), expected=_told(facts))
    return Claims(*(np.memmap(path / f"{name}.bytes", np.uint8, "r") for name in Claims._fields))


def _told(facts: Sequence[object]) -> str:
    """Say what a heading says, as far as it says anything."""
    *said, finished = facts
    words = [quoted(str(fact)) for fact in said if fact is not None]
    return " ".join([*words, *([] if finished is True else ["unfinished"])])
