"""Batches of Exago. An action is a pick."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.bits import lowest
from fourfold.fast.chance import STEP, mixed
from fourfold.fast.exago.blocks import Rules
from fourfold.fast.exago.board import NOTHING, NUMBERS, both, some, space
from fourfold.fast.exago.rules import bitboards, rules_of, state_of
from fourfold.fast.exago.turns import (
    MOST_TURNS,
    NOWHERE,
    after,
    hand_of,
    has_won,
    next_seat,
    tiles_of,
    to_move,
)
from fourfold.fast.jit import kernel
from fourfold.games.exago import Exago, State

from ..codes import PASS, code_of
from ..planes import Planes, sight_of
from .exago_menus import ends_menu, first_menu, groups_menu
from .ground import GOING_ON, NO_WINNER, UNFINISHED, Ground, Numbers, Small, Truths, Words

LIFTED, PUT, BLOCKED, CHOICE = range(4)
"""What is noted of a turn: the space a tile was lifted from, the one it was put on, the seat that
has to be blocked, or -1, and whether a group may have to be chosen."""


@kernel
def _key(position: Numbers) -> int:
    """Give a number for a position; two have the same once in 10 to the 19th pairs."""
    key = 0
    for k in range(len(position)):
        key = mixed((key ^ position[k]) + STEP)
    return key


@kernel
def _play(
    first: int,
    last: int,
    actions: Numbers,
    numbers: Numbers,
    position: Numbers,
    rules: Rules,
    menus: Numbers,
    picks: Numbers,
    movers: Small,
    waiting: Truths,
    results: Small,
    keys: Numbers,
) -> None:
    # Rows are copied: threads that count references to the same array wait for each other.
    words, found = position.shape[1], np.empty(MOST_TURNS, np.int64)
    here, there = np.empty(words, np.int64), np.empty(words, np.int64)
    for i in range(first, last):
        if waiting[i]:
            continue
        for k in range(words):
            here[k] = position[i, k]
        number, start, end = numbers[actions[i]], picks[i, LIFTED], picks[i, PUT]
        blocked, menu = picks[i, BLOCKED], NOTHING
        results[i] = UNFINISHED
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
            for k in range(words):
                position[i, k] = there[k]
            keys[i] = _key(there)
            picks[i, LIFTED] = picks[i, PUT] = NOWHERE
            if has_won(there, rules):
                results[i] = movers[i]
            else:
                menu, picks[i, BLOCKED] = first_menu(there, rules, found)
                results[i] = GOING_ON if some(menu) else NO_WINNER
        menus[i, 0], menus[i, 1] = menu


@kernel
def _set_up(
    i: int, start: Numbers, position: Numbers, rules: Rules, menus: Numbers, picks: Numbers
) -> None:
    """Begin a game at a position."""
    for k in range(len(start)):
        position[i, k] = start[k]
    menu, picks[i, BLOCKED] = first_menu(start, rules, np.empty(MOST_TURNS, np.int64))
    menus[i, 0], menus[i, 1] = menu
    picks[i, LIFTED] = picks[i, PUT] = NOWHERE


@kernel
def _show(
    first: int,
    last: int,
    by_number: Numbers,
    position: Numbers,
    initial: Numbers,
    rules: Rules,
    menus: Numbers,
    picks: Numbers,
    fresh: Truths,
    waiting: Truths,
    mask: NDArray[np.uint8],
    mask_words: Words,
) -> None:
    for i in range(first, last):
        for word in range(mask_words.shape[1]):
            mask_words[i, word] = 0
        if fresh[i]:
            _set_up(i, initial, position, rules, menus, picks)
        if waiting[i]:
            continue
        low, high = menus[i, 0], menus[i, 1]
        while low:
            mask[i, by_number[lowest(low)]] = 1
            low &= low - 1
        while high:
            mask[i, by_number[64 + lowest(high)]] = 1
            high &= high - 1


@kernel
def _look(
    first: int,
    last: int,
    numbers: Numbers,
    cells: Numbers,
    position: Numbers,
    picks: Numbers,
    movers: Small,
    earlier: Small,
    planes: Planes,
) -> None:
    seats = position.shape[1] // 2
    for i in range(first, last):
        planes[i] = 0
        here = position[i]
        seat = int(movers[i])
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
        planes[i, 3 + 2 * seats] = earlier[i]


class Field:
    """The positions of a batch."""

    def __init__(self, game: Exago, ground: Ground) -> None:
        self._game, self._ground, self._rules = game, ground, rules_of(game)
        names, cells = code_of(game).names, sight_of(game).cells
        numbers = {**NUMBERS[game.board.size], PASS: int(NOWHERE)}
        self._numbers = np.array([numbers[name] for name in names])
        """For each action the number of its space; passing has none."""
        self._by_number = np.zeros(int(NOWHERE) + 1, np.int64)
        self._by_number[self._numbers] = range(len(names))
        self._cells = np.array(list(cells.values()))
        size, self._initial = len(ground.turns), bitboards(game, game.initial())
        self._position = np.tile(self._initial, (size, 1))
        self._picks = np.zeros((size, 4), np.int64)
        self._menus = np.zeros((size, 2), np.int64)
        """For each game the two words of its menu, see `exago_menus`."""
        self.first_key = _key(self._initial)

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        ground = self._ground
        _play(
            first,
            last,
            actions,
            self._numbers,
            self._position,
            self._rules,
            self._menus,
            self._picks,
            ground.to_move,
            ground.waiting,
            ground.results,
            ground.keys,
        )

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        ground = self._ground
        _show(
            first,
            last,
            self._by_number,
            self._position,
            self._initial,
            self._rules,
            self._menus,
            self._picks,
            ground.fresh,
            ground.waiting,
            ground.mask,
            ground.words,
        )

    def look(self, first: int, last: int, planes: Planes) -> None:
        """Write what the players to move see."""
        ground = self._ground
        _look(
            first,
            last,
            self._numbers,
            self._cells,
            self._position,
            self._picks,
            ground.to_move,
            ground.earlier,
            planes,
        )

    def put(self, i: int, state: State) -> int:
        """Set a game up at a state, and give its key."""
        start = bitboards(self._game, state)
        _set_up(i, start, self._position, self._rules, self._menus, self._picks)
        return _key(start)

    def state(self, i: int) -> State:
        """Give the state of a game."""
        return state_of(self._game, self._position[i])
