"""Batches of Qomet."""

from __future__ import annotations

from copy import copy

import numpy as np

from fourfold.envs.batch.machines import Machine
from fourfold.envs.batch.progress import GOING_ON, Progress, Sights
from fourfold.envs.planes import sight_of
from fourfold.kernels.arrays import Numbers, Rows
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import entry

from .actions import turns as all_turns
from .kernels.rules import (
    END,
    NONE,
    POINTS,
    START,
    Rules,
    after,
    bitboards,
    result,
    rules_of,
    state_of,
    turn_of,
    turns,
)
from .rules import STARS, Qomet, State

_TURNS = np.array([turn_of(turn) for turn in all_turns()])
"""The turn of each action, as the kernels number it."""
_ACTIONS = np.full(6 * 32, -1)
_ACTIONS[_TURNS] = range(len(_TURNS))

_CELLS = np.array([sight_of(Qomet()).cells[point] for point in POINTS])
_SPACE, _STARS, _HANDS, _FORBIDDEN, _REPEATED = 0, 1, 3, 5, 7
"""Where each kind of plane begins."""


@entry
def _key(own: int, other: int, forbidden: int, to_move: int) -> int:
    """Give a number that no other position has."""
    return own | other << 25 | forbidden << 50 | to_move << 58


@entry
def _play(first: int, last: int, actions: Numbers, position: Rows, progress: Progress) -> None:
    for i in range(first, last):
        if not progress.waiting[i]:
            own, other, forbidden = after(position[i, 0], position[i, 1], _TURNS[actions[i]])
            position[i, 0] = own
            position[i, 1] = other
            position[i, 2] = forbidden
            ended, mover = result(own, other), progress.to_move[i]
            progress.results[i] = GOING_ON if ended == 0 else mover if ended < 0 else 1 - mover
            progress.keys[i] = _key(own, other, forbidden, 1 - mover)


@entry
def _show(first: int, last: int, position: Rows, rules: Rules, progress: Progress) -> None:
    for i in range(first, last):
        for word in range(progress.mask_words.shape[1]):
            progress.mask_words[i, word] = 0
        if progress.fresh[i]:
            progress.fresh[i] = False
            position[i, 0] = 0
            position[i, 1] = 0
            position[i, 2] = NONE
        if not progress.waiting[i]:
            kind = 0
            for points in turns(position[i, 0], position[i, 1], rules):
                while points:
                    progress.mask[i, _ACTIONS[kind + lowest(points)]] = 1
                    points &= points - 1
                kind += 32
            if position[i, 2] != NONE:
                progress.mask[i, _ACTIONS[position[i, 2]]] = 0


@entry
def _look(first: int, last: int, position: Rows, progress: Progress, planes: Sights) -> None:
    for i in range(first, last):
        planes[i] = 0
        forbidden = position[i, 2]
        for point in range(len(_CELLS)):
            row, column = _CELLS[point, 0], _CELLS[point, 1]
            planes[i, _SPACE, row, column] = 1
            for side in range(2):
                planes[i, _STARS + side, row, column] = position[i, side] >> point & 1
            if forbidden != NONE:
                planes[i, _FORBIDDEN, row, column] = START[forbidden] >> point & 1
                planes[i, _FORBIDDEN + 1, row, column] = END[forbidden] >> point & 1
        for side in range(2):
            planes[i, _HANDS + side] = STARS - popcount(position[i, side])
        planes[i, _REPEATED] = progress.earlier[i]


class Positions:
    """For each game the stars of the player to move and of the opponent, and the forbidden turn."""

    def __init__(self, game: Qomet, progress: Progress, machine: Machine) -> None:
        self._progress, self._machine, self._rules = progress, machine, rules_of(game)
        self._position = machine.zeros((len(progress.turns), 3), np.int64)
        self.first_key = _key(*bitboards(game.initial()), 0)

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        self._machine.run(_play, first, last, (actions, self._position, self._progress))

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        self._machine.run(_show, first, last, (self._position, self._rules, self._progress))

    def look(self, first: int, last: int, planes: Sights) -> None:
        """Write what the players to move see."""
        self._machine.run(_look, first, last, (self._position, self._progress, planes))

    def copied(self, progress: Progress) -> Positions:
        """Give the same positions, of games that are as far as a copy says."""
        other = copy(self)
        other._progress, other._position = progress, self._position.copy()
        return other

    def put(self, i: int, state: State) -> int:
        """Set a game up at a state, and give its key."""
        self._machine.write(self._position, i, bitboards(state))
        return _key(*bitboards(state), state.to_move)

    def state(self, i: int) -> State:
        """Give the state of a game."""
        own, other, forbidden = self._machine.read(self._position, i).tolist()
        to_move = int(self._machine.read(self._progress.to_move, i))
        return state_of(own, other, forbidden, to_move)
