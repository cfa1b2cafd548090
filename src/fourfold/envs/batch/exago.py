"""Batches of Exago. An action is a pick."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.bits import lowest
from fourfold.fast.chance import STEP, mixed
from fourfold.fast.exago import rules_of, state_of, words
from fourfold.fast.exago_board import NUMBERS
from fourfold.fast.exago_turns import (
    LISTING,
    MOST_TURNS,
    NOWHERE,
    Rules,
    after,
    hand_of,
    has_won,
    next_seat,
    tiles_of,
    turns,
)
from fourfold.fast.jit import kernel
from fourfold.games.exago import Exago, State

from ..codes import PASS, code_of
from ..planes import Planes, sight_of
from .exago_menus import END, HIGH, LIFTED, LOW, PUT, START, Menus, offer, picked
from .ground import GOING_ON, NO_WINNER, UNFINISHED, Ground, Numbers, Small, Truths, Words


@kernel
def _key(position: Numbers) -> int:
    """Give a number for a position; two have the same once in 10 to the 19th pairs."""
    key = 0
    for word in position:
        key = mixed((key ^ word) + STEP)
    return key


@kernel
def _play(
    first: int,
    last: int,
    actions: Numbers,
    numbers: Numbers,
    position: Numbers,
    rules: Rules,
    menus: Menus,
    picks: Numbers,
    movers: Small,
    waiting: Truths,
    results: Small,
    keys: Numbers,
) -> None:
    spare, found = np.empty_like(position[0]), np.empty(MOST_TURNS, np.int64)
    for i in range(first, last):
        if waiting[i]:
            continue
        results[i] = UNFINISHED
        here = position[i]
        turn = picked(i, numbers[actions[i]], here, rules, menus, picks, found, spare)
        if turn >= 0:
            after(here, turn, rules, spare)
            for k in range(len(spare)):
                here[k] = spare[k]
            picks[i, LIFTED] = NOWHERE
            picks[i, PUT] = NOWHERE
            keys[i] = _key(here)
            if offer(i, here, rules, menus, found, spare):
                results[i] = GOING_ON
            else:
                results[i] = movers[i] if has_won(here, rules) else NO_WINNER


@kernel
def _set_up(
    i: int, start: Numbers, position: Numbers, rules: Rules, menus: Menus, picks: Numbers
) -> None:
    """Begin a game at a position."""
    spare, found = np.empty_like(start), np.empty(MOST_TURNS, np.int64)
    for k in range(len(start)):
        position[i, k] = start[k]
    picks[i, LIFTED] = NOWHERE
    picks[i, PUT] = NOWHERE
    offer(i, start, rules, menus, found, spare)


@kernel
def _show_menu(
    i: int, by_number: Numbers, menus: Menus, lifted: int, mask: NDArray[np.uint8]
) -> None:
    """Write the tiles that can be lifted, or where one can go."""
    for row in range(menus.shape[1]):
        start = menus[i, row, START]
        if start == END:
            break
        if start == lifted:
            low, high = menus[i, row, LOW], menus[i, row, HIGH]
            while low:
                mask[i, by_number[lowest(low)]] = 1
                low &= low - 1
            while high:
                mask[i, by_number[64 + lowest(high)]] = 1
                high &= high - 1
        elif lifted == NOWHERE:
            mask[i, by_number[start]] = 1


@kernel
def _show(
    first: int,
    last: int,
    by_number: Numbers,
    position: Numbers,
    initial: Numbers,
    rules: Rules,
    menus: Menus,
    picks: Numbers,
    fresh: Truths,
    waiting: Truths,
    mask: NDArray[np.uint8],
    mask_words: Words,
) -> None:
    spare, found = np.empty_like(initial), np.empty(MOST_TURNS, np.int64)
    for i in range(first, last):
        for word in range(mask_words.shape[1]):
            mask_words[i, word] = 0
        if fresh[i]:
            _set_up(i, initial, position, rules, menus, picks)
        if waiting[i]:
            continue
        if picks[i, PUT] == NOWHERE:
            _show_menu(i, by_number, menus, picks[i, LIFTED], mask)
        else:
            begun = picks[i, LIFTED] | picks[i, PUT] << 7
            for k in range(turns(position[i], rules, found, spare, LISTING)):
                if found[k] & 0x3FFF == begun:
                    mask[i, by_number[found[k] >> 14]] = 1


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
            for space in range(len(cells)):
                number = numbers[space]
                there = low >> number if number < 64 else high >> number - 64
                planes[i, 1 + away, cells[space, 0], cells[space, 1]] = there & 1
            planes[i, 1 + seats + away] = hand_of(here, seat)
            seat = next_seat(here, seat)
        for space in range(len(cells)):
            planes[i, 0, cells[space, 0], cells[space, 1]] = 1
            for k in (LIFTED, PUT):
                if numbers[space] == picks[i, k]:
                    planes[i, 1 + 2 * seats + k, cells[space, 0], cells[space, 1]] = 1
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
        size, self._initial = len(ground.turns), words(game, game.initial())
        self._position = np.tile(self._initial, (size, 1))
        self._picks = np.full((size, 2), NOWHERE, np.int64)
        self._menus = np.full((size, max(game.tiles) + 1, 4), END, np.int64)
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
        start = words(self._game, state)
        _set_up(i, start, self._position, self._rules, self._menus, self._picks)
        return _key(start)

    def state(self, i: int) -> State:
        """Give the state of a game."""
        return state_of(self._game, self._position[i])
