"""Checking a table of Qomet on an NVIDIA GPU, with the functions of `verify` as they are."""

from __future__ import annotations

from typing import Any

import numpy as np

from fourfold.tables.cuda import cuda

from . import Board, Claims, Ranks, is_right

THREADS = 128


@cuda.jit  # type: ignore[untyped-decorator]
def _check(ranks: Any, own: int, other: int, claims: Claims, board: Board, wrong: Any) -> None:
    for i in range(cuda.grid(1), len(ranks), cuda.gridsize(1)):
        if not is_right(ranks[i], own, other, claims, board):
            wrong[0] = ranks[i]


class OnGpu:
    """A table and its board in the memory of the GPU."""

    def __init__(self, claims: Claims, board: Board) -> None:
        self._claims = Claims(*(cuda.to_device(np.ascontiguousarray(part)) for part in claims))
        parts: list[Any] = [
            cuda.to_device(part) if isinstance(part, np.ndarray) else part for part in board
        ]
        self._board = Board(*parts)
        self._blocks = 32 * cuda.get_current_device().MULTIPROCESSOR_COUNT

    def first_fault(self, ranks: Ranks, own: int, other: int) -> int:
        """Check the positions with these ranks; give a rank whose claims are wrong, or -1."""
        wrong = cuda.to_device(np.array([-1]))
        _check[self._blocks, THREADS](
            cuda.to_device(ranks), own, other, self._claims, self._board, wrong
        )
        return int(wrong.copy_to_host()[0])
