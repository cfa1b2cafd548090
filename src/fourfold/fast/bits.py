"""What processors do with a word and Python cannot: counting its ones and finding the first.

Kernels call these on 64-bit integers. Each becomes one instruction, on the CPU and on a GPU alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.core import types
from numba.extending import intrinsic

Word = Callable[[int], int]


def _popcount(_typing: Any, _word: Any) -> Any:
    """Give the number of ones in a word."""

    def code(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        return build.ctpop(args[0])

    return types.int64(types.int64), code


def _lowest(_typing: Any, _word: Any) -> Any:
    """Give the place of the lowest one in a word that has one."""

    def code(context: Any, build: Any, _signature: Any, args: Any) -> Any:
        undefined_for_zero = context.get_constant(types.boolean, True)
        return build.cttz(args[0], undefined_for_zero)

    return types.int64(types.int64), code


popcount = cast("Word", intrinsic(_popcount))
lowest = cast("Word", intrinsic(_lowest))
