"""Chance for kernels: random numbers that depend on a seed alone, and games shared by threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from .jit import entry


class Tally(NamedTuple):
    """How many of some games each seat won, how many have no winner, and all moves played."""

    wins: tuple[int, ...]
    unfinished: int
    plies: int


def signed(number: int) -> int:
    """Give the signed number with the same 64 lowest bits."""
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


STEP = signed(0x9E3779B97F4A7C15)
_MIX_1 = signed(0xBF58476D1CE4E5B9)
_MIX_2 = signed(0x94D049BB133111EB)


@entry
def mixed(number: int) -> int:
    """Scramble a number that grows by `STEP` into 64 random bits (the splitmix64 generator)."""
    number = (number ^ number >> 30 & 0x3FFFFFFFF) * _MIX_1
    number = (number ^ number >> 27 & 0x1FFFFFFFFF) * _MIX_2
    return number ^ number >> 31 & 0x1FFFFFFFF


def in_threads(play: Callable[[int, int], tuple[int, ...]], count: int, threads: int) -> list[int]:
    """Play the games from 0 to `count`, a range of them in each thread, and add up the counts."""
    bounds = [count * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(lambda bound: play(*bound), pairwise(bounds))
        return [sum(numbers) for numbers in zip(*parts, strict=True)]
