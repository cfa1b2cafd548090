"""What the batches of all games share: who gets what when a game ends, and chance.

A kernel works on a range of the games of a batch, so that threads can share the work. Arrays are
handed over one by one: in a tuple Numba would count references to each of them in every call.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fourfold.fast.bits import lowest, popcount
from fourfold.fast.chance import STEP, mixed
from fourfold.fast.jit import kernel

Numbers = NDArray[np.int64]
Small = NDArray[np.int8]
Truths = NDArray[np.bool_]
Words = Numbers
"""A mask of legal actions, a byte each, read or written eight at a time."""

GOING_ON, NO_WINNER, UNFINISHED = -1, -2, -3
"""What an action can lead to besides the win of a seat; the last is a turn that needs more."""


class Ground:
    """The arrays of a batch, with a row for each game."""

    def __init__(self, size: int, actions: int, seats: int, limit: int, *, repetition: bool):
        # Rows are padded to whole words of eight.
        self.mask = np.zeros((size, -(-actions // 8) * 8), np.uint8)
        self.words = self.mask.view(np.int64)
        self.to_move = np.zeros(size, np.int8)
        self.turns = np.zeros(size, np.int32)
        self.limit = limit
        """After so many turns a game is broken off."""
        self.earlier = np.zeros(size, np.int8)
        """How often the position has occurred before."""
        self.history = np.empty((size, limit + 1 if repetition else 0), np.int64)
        """The keys of the positions after each turn; no columns where positions may repeat."""
        self.traces = np.zeros((size, _words_for(self.history.shape[1])), np.int64)
        """Three bits of each key, chosen by chance: where one of them is not set, a key is new."""
        self.keys = np.zeros(size, np.int64)
        """A number for the position: equal for equal positions of the same player to move."""
        self.results = np.full(size, GOING_ON, np.int8)
        self.rewards = np.zeros((size, seats), np.float32)
        self.terminated = np.zeros(size, np.bool_)
        self.truncated = np.zeros(size, np.bool_)
        self.waiting = np.zeros(size, np.bool_)
        """Games that are over and not to be followed by the next before a reset."""
        self.fresh = np.zeros(size, np.bool_)
        """Games that have to be set up at their first position."""

    def begin(self, where: Truths | int, to_move: int, key: int) -> None:
        """Note that some games stand at a first position."""
        self.to_move[where] = to_move
        self.turns[where] = 0
        self.earlier[where] = 0
        games = np.atleast_1d(np.arange(len(self.turns))[where])
        _forget_all(games, key, self.history, self.traces)
        self.rewards[where] = 0
        self.terminated[where] = self.truncated[where] = self.waiting[where] = False

    def settle(self, first: int, last: int, first_key: int, *, autoreset: bool) -> None:
        """Note what the last action led to in each game."""
        _settle(
            first,
            last,
            self.results,
            self.keys,
            self.to_move,
            self.turns,
            self.limit,
            self.earlier,
            self.history,
            self.traces,
            self.rewards,
            self.terminated,
            self.truncated,
            self.waiting,
            self.fresh,
            first_key,
            autoreset,
        )


def _words_for(turns: int) -> int:
    """Give a number of words, a power of two, with two bits for each of so many turns."""
    return 1 << max(0, 2 * turns - 1 >> 6).bit_length()


@kernel
def _note(i: int, key: int, traces: Numbers) -> bool:
    """Leave the trace of a position; say whether it was there before."""
    chance = mixed(key)
    trace = 1 << (chance & 63) | 1 << (chance >> 6 & 63) | 1 << (chance >> 12 & 63)
    place = chance >> 18 & traces.shape[1] - 1
    before = traces[i, place]
    traces[i, place] = before | trace
    return bool(before & trace == trace)


@kernel
def _forget(i: int, first_key: int, history: Numbers, traces: Numbers) -> None:
    """Remember nothing but the first position."""
    if history.shape[1]:
        for word in range(traces.shape[1]):
            traces[i, word] = 0
        _note(i, first_key, traces)
        history[i, 0] = first_key


@kernel
def _forget_all(games: Numbers, first_key: int, history: Numbers, traces: Numbers) -> None:
    for i in games:
        _forget(i, first_key, history, traces)


@kernel
def _times_before(i: int, key: int, turns: int, seats: int, history: Numbers) -> int:
    """Count how often a position occurred: seats take turns, so only whole rounds ago."""
    count = 0
    for turn in range(turns % seats, turns, seats):
        count += history[i, turn] == key
    return count


@kernel
def _remember(
    first: int,
    last: int,
    results: Small,
    keys: Numbers,
    turns: NDArray[np.int32],
    seats: int,
    earlier: Small,
    history: Numbers,
    traces: Numbers,
    waiting: Truths,
) -> None:
    """Count how often the positions after the last turn occurred before, and remember them.

    This has a loop of its own, so that many games can wait for their memory at the same time.
    """
    for i in range(first, last):
        if results[i] == GOING_ON and not waiting[i]:
            key, turn = keys[i], turns[i] + 1
            earlier[i] = 0
            if _note(i, key, traces):
                earlier[i] = _times_before(i, key, turn, seats, history)
            history[i, turn] = key


@kernel
def _settle(
    first: int,
    last: int,
    results: Small,
    keys: Numbers,
    to_move: Small,
    turns: NDArray[np.int32],
    limit: int,
    earlier: Small,
    history: Numbers,
    traces: Numbers,
    rewards: NDArray[np.float32],
    terminated: Truths,
    truncated: Truths,
    waiting: Truths,
    fresh: Truths,
    first_key: int,
    autoreset: bool,
) -> None:
    seats = rewards.shape[1]
    if history.shape[1]:
        _remember(first, last, results, keys, turns, seats, earlier, history, traces, waiting)
    for i in range(first, last):
        fresh[i] = False
        for seat in range(seats):
            rewards[i, seat] = 0
        if waiting[i]:
            continue
        terminated[i] = False
        truncated[i] = False
        result = results[i]
        if result == UNFINISHED:
            continue
        turns[i] += 1
        to_move[i] = to_move[i] + 1 if to_move[i] + 1 < seats else 0
        if result == GOING_ON and earlier[i] == 2:
            result = NO_WINNER
        if result >= 0:
            for seat in range(seats):
                rewards[i, seat] = 1 if seat == result else -1 / (seats - 1)
        terminated[i] = result != GOING_ON
        truncated[i] = result == GOING_ON and turns[i] >= limit
        if terminated[i] or truncated[i]:
            waiting[i] = not autoreset
            if autoreset:
                fresh[i] = True
                to_move[i] = 0
                turns[i] = 0
                earlier[i] = 0
                _forget(i, first_key, history, traces)


@kernel
def first_illegal(actions: Numbers, count: int, mask: NDArray[np.uint8], waiting: Truths) -> int:
    """Give the first game whose action is not legal, or -1. Waiting games may have any action."""
    for i in range(len(actions)):
        if not waiting[i] and not (0 <= actions[i] < count and mask[i, actions[i]]):
            return i
    return -1


@kernel
def choose(first: int, last: int, words: Words, seed: int, time: int, actions: Numbers) -> None:
    """Write a legal action for each game, each with the same chance; 0 where there is none."""
    for i in range(first, last):
        count = 0
        for place in range(words.shape[1]):
            count += popcount(words[i, place])
        random = mixed(mixed(seed + i * STEP) + time * STEP) & 0xFFFFFFFF
        skipped = random * count >> 32
        actions[i] = 0
        for place in range(words.shape[1]):
            word = words[i, place]
            here = popcount(word)
            if skipped < here:
                for _ in range(skipped):
                    word &= word - 1
                # Each action is a byte, the lowest first.
                actions[i] = 8 * place + (lowest(word) >> 3)
                break
            skipped -= here
