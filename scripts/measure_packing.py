"""What a file with the solution of Qomet would need if it told less, as a share of what it needs.

    fourfold solve qomet --gpu
    python scripts/measure_packing.py qomet-solution

A file need not tell what a search finds at once: wins and losses within so many plies. And it may
tell only who wins, not how soon. Blocks are taken at equal distances from the whole solution, and
packed in each of these ways.
"""

from __future__ import annotations

import argparse
import lzma
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fourfold.games.qomet.kernels.rules import NONE
from fourfold.games.qomet.lookup.entries import UNUSED, Table
from fourfold.games.qomet.lookup.files import Problem, open_table
from fourfold.games.qomet.lookup.packed import BLOCK, packed_block
from fourfold.games.qomet.rules import STARS, Qomet
from fourfold.kernels.arrays import NDArray, np

FOUND_AT_ONCE = (1, 3, 5, 7, 9)
"""Plies within which a search finds the end."""
WAYS = ("distances", *(f"values, without ends within {plies} plies" for plies in FOUND_AT_ONCE))

FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "pb": 0, "lc": 4}]
"""A value is likely to be the one before: as many of its bits count as can be."""

Bytes = NDArray[np.uint8]


def main() -> None:
    """Print what each way needs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("solution", type=Path)
    parser.add_argument("--corner-exit", choices=["on", "off"], default="on")
    parser.add_argument("--stars", type=int, default=STARS)
    parser.add_argument("--blocks", type=int, default=400)
    given = parser.parse_args()
    problem = Problem(Qomet({"corner_exit": given.corner_exit}), given.stars)
    table, _ = open_table(given.solution, problem)
    total = len(table.main)
    firsts = range(0, total, max(BLOCK, total // given.blocks))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sizes = list(pool.map(lambda first: packed(table, first), firsts))
    positions = sum(min(BLOCK, total - first) for first in firsts)
    for way, size in zip(WAYS, map(sum, zip(*sizes, strict=True)), strict=True):
        print(f"{way}: {8 * size / positions:.3f} bits a number, {size / positions * total:,.0f}")


def packed(table: Table, first: int) -> list[int]:
    """Give what a block needs, in each way."""
    block = Table(*(np.asarray(part[first : first + BLOCK]) for part in table))
    values = (len(packed_values(block, plies)) for plies in FOUND_AT_ONCE)
    return [len(packed_block(table, first, first + BLOCK)), *values]


def packed_values(block: Table, plies: int) -> bytes:
    """Pack who wins, where a search of so many plies does not find it."""
    main, less = value(block.main), value(block.less)
    told = ~(found(block.main, plies) | (block.main == UNUSED))
    # Where forbidding a turn makes another winner, and a search does not find that either.
    differs = (block.push != NONE) & (main != less) & ~found(block.less, plies)
    parts = (repeated(main, told), np.packbits(differs), block.push[differs], less[differs])
    data = b"".join(part.tobytes() for part in parts)
    return lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS)


def value(distances: Bytes) -> Bytes:
    """Give 0 for a draw, 1 for a win, 2 for a loss."""
    return np.where(distances == 0, 0, 2 - distances % 2).astype(np.uint8)


def found(distances: Bytes, plies: int) -> NDArray[np.bool_]:
    """Say where the end is within so many plies."""
    within: NDArray[np.bool_] = (distances != 0) & (distances <= plies)
    return within


def repeated(values: Bytes, told: NDArray[np.bool_]) -> Bytes:
    """Repeat what was told last wherever nothing need be told."""
    return values[np.maximum.accumulate(np.where(told, np.arange(len(values)), 0))]


if __name__ == "__main__":
    main()
