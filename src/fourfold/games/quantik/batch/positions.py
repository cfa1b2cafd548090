"""The positions of a batch of Quantik."""

from __future__ import annotations

from copy import copy

import numpy as np

from fourfold.envs.batch.contract import Share, Truth
from fourfold.envs.batch.machines import Machine
from fourfold.envs.batch.progress import GOING_ON, Progress, Sights
from fourfold.kernels.arrays import Numbers, Rows
from fourfold.kernels.jit import entry

from ..kernels.rules import bitboards, completing, placements, state_of
from ..rules import EACH, Quantik, State

_SPREAD = np.array([sum(1 << 8 * i for i in range(8) if byte >> i & 1) for byte in range(256)])
"""For each byte, the word that has its bits as bytes, the lowest first."""


@entry
def _play(first: int, last: int, actions: Numbers, position: Rows, progress: Progress) -> None:
    for i in range(first, last):
        if not progress.waiting[i]:
            own, other = position[i, 0], position[i, 1]
            piece = 1 << actions[i]
            line = piece & completing(own | other) != 0
            own, other = other, own | piece
            position[i, 0] = own
            position[i, 1] = other
            ended = line or placements(own, other) == 0
            progress.results[i] = progress.to_move[i] if ended else GOING_ON


@entry
def _show(first: int, last: int, position: Rows, progress: Progress) -> None:
    for i in range(first, last):
        if progress.fresh[i]:
            progress.fresh[i] = False
            position[i, 0] = 0
            position[i, 1] = 0
        moves = 0 if progress.waiting[i] else placements(position[i, 0], position[i, 1])
        for word in range(8):
            progress.mask_words[i, word] = _SPREAD[moves >> 8 * word & 0xFF]


@entry
def _look(first: int, last: int, position: Rows, planes: Sights) -> None:
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


class Positions:
    """For each game the bitboards of the player to move and of the opponent."""

    first_key = 0

    def __init__(self, game: Quantik, progress: Progress, machine: Machine) -> None:
        self._progress, self._machine = progress, machine
        self._position = machine.zeros((len(progress.turns), 2), np.int64)

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        self._machine.run(_play, first, last, (actions, self._position, self._progress))

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        self._machine.run(_show, first, last, (self._position, self._progress))

    def look(self, first: int, last: int, planes: Sights) -> None:
        """Write what the players to move see."""
        self._machine.run(_look, first, last, (self._position, planes))

    def put(self, i: int, state: State) -> int:
        """Set a game up at a state; no position of Quantik comes twice, so one key does."""
        self._machine.write(self._position, i, bitboards(state))
        return self.first_key

    def state(self, i: int) -> State:
        """Give the state of a game."""
        return state_of(*self._machine.read(self._position, i).tolist())

    def copied(self, progress: Progress) -> Positions:
        """Give the same positions, of games that are as far as a copy says."""
        other = copy(self)
        other._progress, other._position = progress, self._position.copy()
        return other

    def truth(self, share: Share) -> Truth:
        """Appraise all positions."""
        from .truth import truth_of

        return truth_of(self._machine, self._position, share)
