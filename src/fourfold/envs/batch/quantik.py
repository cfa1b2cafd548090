"""Batches of Quantik."""

from __future__ import annotations

import numpy as np

from fourfold.fast.jit import kernel
from fourfold.fast.quantik.rules import bitboards, completing, placements, state_of
from fourfold.games.quantik import EACH, Quantik, State

from ..planes import Planes
from .ground import GOING_ON, Ground, Numbers, Small, Truths, Words

_SPREAD = np.array([sum(1 << 8 * i for i in range(8) if byte >> i & 1) for byte in range(256)])
"""For each byte, the word that has its bits as bytes, the lowest first."""


@kernel
def _play(
    first: int,
    last: int,
    actions: Numbers,
    position: Numbers,
    to_move: Small,
    waiting: Truths,
    results: Small,
) -> None:
    for i in range(first, last):
        if not waiting[i]:
            own, other = position[i, 0], position[i, 1]
            piece = 1 << actions[i]
            line = piece & completing(own | other) != 0
            own, other = other, own | piece
            position[i, 0] = own
            position[i, 1] = other
            results[i] = to_move[i] if line or placements(own, other) == 0 else GOING_ON


@kernel
def _show(
    first: int, last: int, position: Numbers, fresh: Truths, waiting: Truths, mask: Words
) -> None:
    for i in range(first, last):
        if fresh[i]:
            position[i, 0] = 0
            position[i, 1] = 0
        moves = 0 if waiting[i] else placements(position[i, 0], position[i, 1])
        for word in range(8):
            mask[i, word] = _SPREAD[moves >> 8 * word & 0xFF]


@kernel
def _look(first: int, last: int, position: Numbers, planes: Planes) -> None:
    for i in range(first, last):
        for side in range(2):
            word = position[i, side]
            for shape in range(4):
                left = EACH
                for space in range(16):
                    taken = word >> 16 * shape + space & 1
                    planes[i, 4 * side + shape, space >> 2, space & 3] = taken
                    left -= taken
                for space in range(16):
                    planes[i, 8 + 4 * side + shape, space >> 2, space & 3] = left


class Field:
    """The positions of a batch."""

    def __init__(self, game: Quantik, ground: Ground) -> None:
        self._ground = ground
        self.position = np.zeros((len(ground.turns), 2), np.int64)
        """For each game the words of the player to move and of the opponent."""
        self.first_key = 0

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        ground = self._ground
        _play(first, last, actions, self.position, ground.to_move, ground.waiting, ground.results)

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        ground = self._ground
        _show(first, last, self.position, ground.fresh, ground.waiting, ground.words)

    def look(self, first: int, last: int, planes: Planes) -> None:
        """Write what the players to move see."""
        _look(first, last, self.position, planes)

    def put(self, i: int, state: State) -> int:
        """Set a game up at a state, and give its key."""
        self.position[i] = bitboards(state)
        return 0

    def state(self, i: int) -> State:
        """Give the state of a game."""
        return state_of(*self.position[i].tolist())
