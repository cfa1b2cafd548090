"""One form for all positions that are the same turned, reflected, renamed or seen by the other."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fourfold.rules import AnyGame

_Numbers = npt.NDArray[np.int64]


class _Symmetries(NamedTuple):
    """All symmetries of a game at once: a row for each."""

    spaces: dict[str, int]
    letters: dict[str, int]
    """Letters count from 1; 0 is an empty space."""
    sources: _Numbers
    """Which space is taken to each space."""
    renamed: _Numbers
    """Which letter each letter becomes."""


def identity(game: AnyGame, state: Any) -> str:
    """Give a short name that all positions of one form share, and hardly ever any other."""
    every = forms(game, state)
    least = every[np.lexsort(every.T[::-1])[0]]
    return hashlib.sha256(f"{game.spec} {least.tolist()}".encode()).hexdigest()[:8]


def forms(game: AnyGame, state: Any) -> _Numbers:
    """Give a position in numbers, as it is under every symmetry: a row for each."""
    mover, seats = game.to_move(state), game.seats
    every, view = _symmetries(game), game.view(state)
    board = np.zeros(len(every.spaces), np.int64)
    for space, letter in view.board.items():
        board[every.spaces[space]] = every.letters[letter]
    hands = np.zeros(len(every.letters) + 1, np.int64)
    for hand in view.hands:
        for letter, count in hand.items():
            hands[every.letters[letter]] = count
    # Pieces are called after their shape and how far their owner sits from the player to move.
    pieces = game.layout().pieces
    names = sorted({piece.shape for piece in pieces})
    relative = np.zeros(len(pieces) + 1, np.int64)
    for piece in pieces:
        turn = (piece.seat - mover) % seats
        relative[every.letters[piece.letter]] = 1 + turn * len(names) + names.index(piece.shape)
    boards = relative[np.take_along_axis(every.renamed, board[every.sources], 1)]
    stocks = np.zeros((len(boards), relative.max(initial=0) + 1), np.int64)
    np.put_along_axis(stocks, relative[every.renamed], hands[None, :].repeat(len(boards), 0), 1)
    return np.hstack([boards, stocks])


@cache
def _symmetries(game: AnyGame) -> _Symmetries:
    layout = game.layout()
    spaces = {space.name: i for i, space in enumerate(layout.spaces)}
    letters = {piece.letter: i for i, piece in enumerate(layout.pieces, 1)}
    every = game.symmetries()
    sources = np.zeros((len(every), len(spaces)), np.int64)
    renamed = np.zeros((len(every), len(letters) + 1), np.int64)
    for row, symmetry in enumerate(every):
        for start, end in symmetry.spaces.items():
            sources[row, spaces[end]] = spaces[start]
        for letter, number in letters.items():
            renamed[row, number] = letters[symmetry.letters[letter]]
    return _Symmetries(spaces, letters, sources, renamed)
