"""The positions of a batch of Exago, and the picks of turns that are not complete."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

import numpy as np

from fourfold.envs.batch.machines import Machine
from fourfold.envs.batch.progress import GOING_ON, NO_WINNER, UNFINISHED, Progress, Sights
from fourfold.envs.codes import code_of
from fourfold.envs.planes import sight_of
from fourfold.kernels.arrays import Numbers, Rows
from fourfold.kernels.bits import lowest
from fourfold.kernels.chance import STEP, mixed
from fourfold.kernels.jit import entry, kernel
from fourfold.rules.contract import PASS_PICK

from ..kernels.blocks import Rules
from ..kernels.board import NOTHING, NUMBERS, both, some, space
from ..kernels.rules import bitboards, rules_of, state_of
from ..kernels.turns import (
    MOST_TURNS,
    NOWHERE,
    after,
    hand_of,
    has_won,
    next_seat,
    tiles_of,
    to_move,
)
from ..rules import Exago, State
from .menus import ends_menu, first_menu, groups_menu

LIFTED, PUT, BLOCKED, CHOICE = range(4)
"""What is noted of a turn: the space a tile was lifted from, the one it was put on, the seat that
has to be blocked, or -1, and whether a group may have to be chosen."""


class Boards(NamedTuple):
    """The boards of a batch, with a row for each game, and what is the same for all of them."""

    position: Rows
    picks: Rows
    """What is noted of the turn that is being made."""
    menus: Rows
    """The two words of the menu from which the next pick is made, see `menus`."""
    initial: Numbers
    """The position in which a game begins."""
    rules: Rules
    numbers: Numbers
    """For each action the number of its space; passing has none."""
    by_number: Numbers
    """For each number of a space its action."""
    cells: Rows
    """Row and column of each space in an observation."""


def _boards(game: Exago, initial: Numbers, size: int, machine: Machine) -> Boards:
    """Give the boards for so many games."""
    names = code_of(game).names
    by_name = {**NUMBERS[game.board.size], PASS_PICK: int(NOWHERE)}
    numbers = np.array([by_name[name] for name in names])
    by_number = np.zeros(int(NOWHERE) + 1, np.int64)
    by_number[numbers] = range(len(names))
    return Boards(
        position=machine.zeros((size, len(initial)), np.int64),
        picks=machine.zeros((size, 4), np.int64),
        menus=machine.zeros((size, 2), np.int64),
        initial=machine.array(initial),
        rules=rules_of(game),
        numbers=machine.array(numbers),
        by_number=machine.array(by_number),
        cells=machine.array(np.array(list(sight_of(game).cells.values()))),
    )


@entry
def _key(position: Numbers) -> int:
    """Give a number for a position; two have the same once in 10 to the 19th pairs."""
    key = 0
    for k in range(len(position)):
        key = mixed((key ^ position[k]) + STEP)
    return key


@entry
def _play(
    first: int,
    last: int,
    actions: Numbers,
    boards: Boards,
    progress: Progress,
    there: Numbers,
    found: Numbers,
) -> None:
    """Take an action in each game of a range; there is room for a position, and for its turns."""
    picks, rules = boards.picks, boards.rules
    for i in range(first, last):
        if progress.waiting[i]:
            continue
        here = boards.position[i]
        number, start, end = boards.numbers[actions[i]], picks[i, LIFTED], picks[i, PUT]
        blocked, menu = picks[i, BLOCKED], NOTHING
        progress.results[i] = UNFINISHED
        if start == NOWHERE:
            if some(both(space(number), tiles_of(here, to_move(here)))):
                menu, choice = ends_menu(number, blocked, here, rules, found)
                picks[i, LIFTED], picks[i, CHOICE] = number, choice
        elif end == NOWHERE and picks[i, CHOICE]:
            menu = groups_menu(start, number, blocked, here, rules, found)
            picks[i, PUT] = number
        if not some(menu):
            end, keep = (number, NOWHERE) if end == NOWHERE else (end, number)
            after(here, start | end << 7 | keep << 14, rules, there)
            for k in range(len(there)):
                here[k] = there[k]
            progress.keys[i] = _key(there)
            picks[i, LIFTED] = picks[i, PUT] = NOWHERE
            if has_won(there, rules):
                progress.results[i] = progress.to_move[i]
            else:
                menu, picks[i, BLOCKED] = first_menu(there, rules, found)
                progress.results[i] = GOING_ON if some(menu) else NO_WINNER
        boards.menus[i, 0], boards.menus[i, 1] = menu


@kernel
def _set_up(i: int, start: Numbers, boards: Boards, found: Numbers) -> None:
    """Begin a game at a position; there is room for its turns."""
    for k in range(len(start)):
        boards.position[i, k] = start[k]
    menu, boards.picks[i, BLOCKED] = first_menu(start, boards.rules, found)
    boards.menus[i, 0], boards.menus[i, 1] = menu
    boards.picks[i, LIFTED] = boards.picks[i, PUT] = NOWHERE


@entry
def _enter(first: int, last: int, boards: Boards, found: Numbers) -> None:
    """Begin the games of a range where they stand; there is room for their turns."""
    for i in range(first, last):
        _set_up(i, boards.position[i], boards, found)


@entry
def _show(first: int, last: int, boards: Boards, progress: Progress, found: Numbers) -> None:
    """Set up the games of a range that begin, and write all legal actions."""
    mask, mask_words = progress.mask, progress.mask_words
    for i in range(first, last):
        for word in range(mask_words.shape[1]):
            mask_words[i, word] = 0
        if progress.fresh[i]:
            progress.fresh[i] = False
            _set_up(i, boards.initial, boards, found)
        if progress.waiting[i]:
            continue
        low, high = boards.menus[i, 0], boards.menus[i, 1]
        while low:
            mask[i, boards.by_number[lowest(low)]] = 1
            low &= low - 1
        while high:
            mask[i, boards.by_number[64 + lowest(high)]] = 1
            high &= high - 1


@entry
def _look(first: int, last: int, boards: Boards, progress: Progress, planes: Sights) -> None:
    numbers, cells, picks = boards.numbers, boards.cells, boards.picks
    seats = boards.position.shape[1] // 2
    for i in range(first, last):
        planes[i] = 0
        here = boards.position[i]
        seat = int(progress.to_move[i])
        for away in range(seats):
            low, high = tiles_of(here, seat)
            for place in range(len(cells)):
                number = numbers[place]
                there = low >> number if number < 64 else high >> number - 64
                planes[i, 1 + away, cells[place, 0], cells[place, 1]] = there & 1
            planes[i, 1 + seats + away] = hand_of(here, seat)
            seat = next_seat(here, seat)
        for place in range(len(cells)):
            planes[i, 0, cells[place, 0], cells[place, 1]] = 1
            for k in (LIFTED, PUT):
                if numbers[place] == picks[i, k]:
                    planes[i, 1 + 2 * seats + k, cells[place, 0], cells[place, 1]] = 1
        planes[i, 3 + 2 * seats] = progress.earlier[i]


_TURNS = (MOST_TURNS,)
"""Room for the turns of a position."""


class Positions:
    """The boards of a batch."""

    def __init__(self, game: Exago, progress: Progress, machine: Machine) -> None:
        self._game, self._progress, self._machine = game, progress, machine
        initial = bitboards(game, game.initial())
        self._boards = _boards(game, initial, len(progress.turns), machine)
        self.first_key = _key(initial)

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        scratch = self._boards.initial.shape, _TURNS
        self._machine.run(_play, first, last, (actions, self._boards, self._progress), scratch)

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        self._machine.run(_show, first, last, (self._boards, self._progress), (_TURNS,))

    def look(self, first: int, last: int, planes: Sights) -> None:
        """Write what the players to move see."""
        self._machine.run(_look, first, last, (self._boards, self._progress, planes))

    def copied(self, progress: Progress) -> Positions:
        """Give the same positions, of games that are as far as a copy says."""
        other, boards = copy(self), self._boards
        other._progress = progress
        other._boards = boards._replace(
            position=boards.position.copy(), picks=boards.picks.copy(), menus=boards.menus.copy()
        )
        return other

    def put(self, i: int, state: State) -> int:
        """Set a game up at a state, and give its key."""
        start = bitboards(self._game, state)
        self._machine.write(self._boards.position, i, start)
        self._machine.run(_enter, i, i + 1, (self._boards,), (_TURNS,))
        return _key(start)

    def state(self, i: int) -> State:
        """Give the state of a game."""
        return state_of(self._game, self._machine.read(self._boards.position, i))
