"""What processors do with a word and Python cannot: counting its ones and finding the first.

Kernels call these on 64-bit integers. Each becomes one instruction, on the CPU and on a GPU alike.
"""

from __future__ import annotations

_WORD = (1 << 64) - 1


def popcount(word: int) -> int:
    """Give the number of ones in a word."""
    return (word & _WORD).bit_count()


def lowest(word: int) -> int:
    """Give the place of the lowest one in a word that has one."""
    return (word & -word).bit_length() - 1
