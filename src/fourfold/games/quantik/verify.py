"""Checking what a Quantik table says, with the plain rules and nothing else.

This module shares no code with the solver, its kernels or the module that writes tables. It reads
the file by itself, finds classes by itself, and asks only `fourfold.rules` what is legal and when
a game is over. A claim is right when it follows from the claims about the positions one move later.
Where the table has none of these, the rest of the game is played through.
"""

from __future__ import annotations

import signal
import sys
from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import accumulate, count, pairwise, permutations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fourfold.tables.claims import read_claims
from fourfold.tables.errors import TableError

from .rules import SHAPES, SPACES, Quantik, State

GAME = Quantik()
_PART = 1000
"""Classes that a process checks at a time."""


class Ply(NamedTuple):
    """What a table says of one ply: classes in ascending order, their distances, and counts."""

    codes: Sequence[int]
    distances: Sequence[int]
    counts: dict[str, Any]


class Report(NamedTuple):
    """What was found. All is well when there are no faults."""

    classes: int
    checked: int
    faults: tuple[TableError, ...]


def verify(
    path: Path,
    sample: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    jobs: int = 1,
) -> Report:
    """Check a table as a whole, and what it says of `sample` of its classes, or of all.

    Several jobs are processes that share the classes. A file that is no sound Quantik table raises
    TableError; what it says wrongly is in the report.
    """
    plies = _read(path)
    faults = list(_faults_of_plies(plies))
    total = sum(len(ply.codes) for ply in plies)
    chosen: Sequence[int] = range(total)
    if sample is not None and sample < total:
        chosen = sorted(Random(seed).sample(chosen, sample))
    done, size = 0, 1 if jobs == 1 else _PART
    parts = (chosen[start : start + size] for start in range(0, len(chosen), size))
    for checked, found in _faults_of_parts(plies, path, parts, jobs):
        faults += found
        done += checked
        progress(done, len(chosen))
    return Report(total, len(chosen), tuple(faults))


def _faults_of_parts(
    plies: list[Ply], path: Path, parts: Iterator[Sequence[int]], jobs: int
) -> Iterator[tuple[int, list[TableError]]]:
    if jobs == 1:
        yield from (_faults_of_part(plies, part) for part in parts)
        return
    # Leaving the pool, also by an interruption, ends its processes at once.
    with get_context("spawn").Pool(jobs, _ignore_interrupts) as pool:
        yield from pool.imap(partial(_faults_of_part_in, path), parts)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _faults_of_part_in(path: Path, part: Sequence[int]) -> tuple[int, list[TableError]]:
    """Check some classes in a process of its own, which reads the table once."""
    return _faults_of_part(_read_once(path), part)


def _faults_of_part(plies: list[Ply], part: Sequence[int]) -> tuple[int, list[TableError]]:
    """Check some classes, numbered from ply to ply; give how many, and what is wrong with them."""
    faults: list[TableError] = []
    ends = list(accumulate(len(ply.codes) for ply in plies))
    for number in part:
        ply = bisect_right(ends, number)
        later = plies[ply + 1] if ply + 1 < len(plies) else None
        place = number - ends[ply] + len(plies[ply].codes)
        faults += _faults_of_claim(plies[ply], place, later)
    return len(part), faults


# The file.


def _read(path: Path) -> list[Ply]:
    heading, found = read_claims(path, GAME, "distances")
    arrays = list(found.values())
    counts = heading["counts"]["plies"]
    return [
        Ply(_codes(codes), distances, said)
        for codes, distances, said in zip(arrays[::2], arrays[1::2], counts, strict=False)
    ]


@lru_cache(maxsize=1)
def _read_once(path: Path) -> list[Ply]:
    return _read(path)


def _codes(data: bytes) -> Sequence[int]:
    """Undo what makes codes small in a file: differences, with bytes of equal worth together."""
    size = len(data) // 8
    mixed = bytearray(len(data))
    for worth in range(8):
        mixed[worth::8] = data[worth * size : (worth + 1) * size]
    steps = array("Q", bytes(mixed))
    if sys.byteorder == "big":
        steps.byteswap()
    return array("Q", accumulate(steps, lambda code, step: (code + step) % (1 << 64)))


# What a table says of a ply.


def _faults_of_plies(plies: list[Ply]) -> Iterator[TableError]:
    if list(plies[0].codes) != [0]:
        yield TableError("claim-start")
    for number, ply in enumerate(plies):
        if any(a >= b for a, b in pairwise(ply.codes)):
            yield TableError("claim-order", ply=number)
        found = Counter(ply.distances)
        said = Counter(dict(enumerate(ply.counts["distances"])))
        if found != said or not len(ply.codes) == len(ply.distances) == ply.counts["classes"]:
            yield TableError("claim-count", ply=number)


# What it says of a class.


class _Unknown(Exception):  # noqa: N818  # becomes a fault
    """A position that the table should know and does not."""


def _faults_of_claim(ply: Ply, place: int, later: Ply | None) -> Iterator[TableError]:
    code, claimed = ply.codes[place], ply.distances[place]
    state = _state(code)
    position = GAME.position_text(state)
    if _code(state) != code:
        yield TableError("claim-class", position=position)
    try:
        found = _distance(state) if later is None else _distance_before(state, later)
    except _Unknown as unknown:
        yield TableError("claim-missing", position=position, missing=str(unknown))
    else:
        if found != claimed:
            yield TableError("claim-distance", position=position, claimed=claimed, found=found)


def _distance_before(state: State, later: Ply) -> int:
    """Give the distance that follows from what a table says one ply later."""
    distances = [1 + _looked_up(each, later) for each in _successors(state)]
    wins = [distance for distance in distances if distance % 2]
    return min(wins) if wins else max(distances, default=0)


def _looked_up(state: State, ply: Ply) -> int:
    if GAME.outcome(state):
        return 0
    code = _code(state)
    place = bisect_left(ply.codes, code)
    if place == len(ply.codes) or ply.codes[place] != code:
        raise _Unknown(GAME.position_text(state))
    return ply.distances[place]


def _distance(state: State) -> int:
    """Give the distance by looking further and further ahead."""
    return next(plies for plies in count() if _decided(state, plies))


@lru_cache(maxsize=1 << 18)
def _decided(state: State, plies: int) -> bool:
    """Say whether the game is won (odd) or lost (even) within so many plies."""
    if plies % 2:
        return any(_decided(each, plies - 1) for each in _successors(state))
    if GAME.outcome(state):
        return True
    return plies > 0 and all(_decided(each, plies - 1) for each in _successors(state))


def _successors(state: State) -> Iterator[State]:
    return (GAME.after(state, move) for move in GAME.legal_moves(state))


# Codes of classes: the smallest of the codes of all symmetric positions.


def _state(code: int) -> State:
    """Give the state with a code."""
    taken, mover, c_or_d, b_or_d = (code >> shift & 0xFFFF for shift in (48, 32, 16, 0))
    cells = ["."] * len(SPACES)
    first_moves = taken.bit_count() % 2 == 0
    for i in range(len(SPACES)):
        if taken >> i & 1:
            shape = list(SHAPES)[2 * (c_or_d >> i & 1) + (b_or_d >> i & 1)]
            cells[i] = shape if bool(mover >> i & 1) == first_moves else shape.lower()
    return State("".join(cells))


def _code(state: State) -> int:
    """Give the code of the class of a state."""
    cells = state.cells
    mover = str.isupper if GAME.to_move(state) == 0 else str.islower
    own = _mask(i for i, cell in enumerate(cells) if mover(cell))
    shapes = [_mask(i for i, cell in enumerate(cells) if cell.upper() == x) for x in SHAPES]
    smallest, numbers = _smallest(sum(shapes))
    return min(
        smallest << 48 | _image(own, number) << 32 | (c | d) << 16 | b | d
        for number in numbers
        for _, b, c, d in permutations(_image(shape, number) for shape in shapes)
    )


def _mask(spaces: Iterator[int]) -> int:
    return sum(1 << i for i in spaces)


@cache
def _smallest(taken: int) -> tuple[int, list[int]]:
    """Give the smallest image of a set of spaces, and the arrangements that lead there."""
    images = [_image(taken, number) for number in range(len(_arrangements()))]
    smallest = min(images)
    return smallest, [number for number, image in enumerate(images) if image == smallest]


def _image(mask: int, number: int) -> int:
    upper, lower = _arrangements()[number]
    return upper[mask & 0xFF] | lower[mask >> 8]


@cache
def _arrangements() -> list[tuple[list[int], list[int]]]:
    """Give, for each way to arrange the board, the images of sets of its upper and lower halves."""
    found = []
    for symmetry in GAME.symmetries():
        if all(letter == to for letter, to in symmetry.letters.items()):
            bits = [1 << SPACES.index(symmetry.spaces[name]) for name in SPACES]
            found.append((_sums(bits[:8]), _sums(bits[8:])))
    return found


def _sums(bits: list[int]) -> list[int]:
    return [sum(bit for i, bit in enumerate(bits) if chosen >> i & 1) for chosen in range(256)]
