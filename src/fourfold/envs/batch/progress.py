"""What the batches of all games share: how far each game is, who gets what at its end, and chance.

A kernel works on a range of the games of a batch, so that threads can share the work.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.arrays import Numbers, Rows
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.chance import STEP, mixed
from fourfold.kernels.jit import Dims, entry, kernel

from .machines import Machine

SmallNumbers = Annotated[NDArray[np.int8], Dims(1)]
Flags = Annotated[NDArray[np.bool_], Dims(1)]
Sights = Annotated[NDArray[np.int8], Dims(4)]
"""Planes for each game."""

GOING_ON, NO_WINNER, UNFINISHED = -1, -2, -3
"""What an action can lead to besides the win of a seat; the last is a turn that needs more."""


class Progress(NamedTuple):
    """How far the games of a batch are: arrays with a row for each game."""

    mask: Annotated[NDArray[np.uint8], Dims(2)]
    """1 for each legal action. Rows are padded to whole words of eight bytes."""
    mask_words: Rows
    """The same memory, eight actions at a time."""
    to_move: SmallNumbers
    turns: Annotated[NDArray[np.int32], Dims(1)]
    limit: int
    """After so many turns a game is broken off."""
    repetition: int
    """A position that occurs this often ends a game as a draw; 0 where positions may repeat."""
    earlier: SmallNumbers
    """How often the position has occurred before."""
    keys: Numbers
    """A number for the position after the last turn: equal for equal positions."""
    history: Rows
    """The keys of the positions after each turn; no columns where positions may repeat."""
    traces: Rows
    """Three bits of each key, chosen by chance (a Bloom filter): where one of them is not set, a
    key is new."""
    results: SmallNumbers
    """What the last action led to."""
    rewards: Annotated[NDArray[np.float32], Dims(2)]
    terminated: Flags
    truncated: Flags
    waiting: Flags
    """Games that are over and not to be followed by the next before a reset."""
    fresh: Flags
    """Games that have to be set up at their first position."""


def new_progress(
    machine: Machine, size: int, actions: int, seats: int, limit: int, repetition: int | None
) -> Progress:
    """Give the arrays for so many games, each of which is still to begin."""
    zeros = machine.zeros
    mask = zeros((size, -(-actions // 8) * 8), np.uint8)
    remembered = limit + 1 if repetition else 0
    return Progress(
        mask=mask,
        mask_words=mask.view(np.int64),
        to_move=zeros((size,), np.int8),
        turns=zeros((size,), np.int32),
        limit=limit,
        repetition=repetition or 0,
        earlier=zeros((size,), np.int8),
        keys=zeros((size,), np.int64),
        history=machine.empty((size, remembered), np.int64),
        traces=zeros((size, _words_for(remembered)), np.int64),
        results=zeros((size,), np.int8),
        rewards=zeros((size, seats), np.float32),
        terminated=zeros((size,), np.bool_),
        truncated=zeros((size,), np.bool_),
        waiting=zeros((size,), np.bool_),
        fresh=zeros((size,), np.bool_),
    )


def copied(progress: Progress) -> Progress:
    """Give the same in arrays of its own."""
    parts = (part.copy() if isinstance(part, np.ndarray) else part for part in progress)
    other = Progress._make(parts)
    return other._replace(mask_words=other.mask.view(np.int64))


def _words_for(turns: int) -> int:
    """Give a number of words, a power of two, with two bits for each of so many turns."""
    return 1 << max(0, 2 * turns - 1 >> 6).bit_length()


@entry
def begin(
    first: int, last: int, progress: Progress, chosen: Flags, to_move: int, key: int, fresh: bool
) -> None:
    """Note that the chosen games stand at a first position, which has this key, and whether they
    have to be set up there.
    """
    for i in range(first, last):
        if chosen[i]:
            _restart(progress, i, to_move, key)
            for seat in range(progress.rewards.shape[1]):
                progress.rewards[i, seat] = 0
            progress.terminated[i] = False
            progress.truncated[i] = False
            progress.waiting[i] = False
            progress.fresh[i] = fresh


@kernel
def _restart(progress: Progress, i: int, to_move: int, key: int) -> None:
    """Count turns from here on, and remember nothing but this position."""
    progress.to_move[i] = to_move
    progress.turns[i] = 0
    progress.earlier[i] = 0
    if progress.repetition:
        for word in range(progress.traces.shape[1]):
            progress.traces[i, word] = 0
        _note(progress, i, key)
        progress.history[i, 0] = key


@kernel
def _note(progress: Progress, i: int, key: int) -> bool:
    """Leave the trace of a position; say whether it was there before."""
    chance = mixed(key)
    trace = 1 << (chance & 63) | 1 << (chance >> 6 & 63) | 1 << (chance >> 12 & 63)
    place = chance >> 18 & progress.traces.shape[1] - 1
    before = progress.traces[i, place]
    progress.traces[i, place] = before | trace
    return bool(before & trace == trace)


@kernel
def _times_before(progress: Progress, i: int, key: int, turns: int) -> int:
    """Count how often a position occurred."""
    count = 0
    for turn in range(turns):
        count += progress.history[i, turn] == key
    return count


@kernel
def _remember(progress: Progress, first: int, last: int) -> None:
    """Count how often the positions after the last turn occurred before, and remember them.

    This has a loop of its own, so that many games can wait for their memory at the same time.
    """
    for i in range(first, last):
        if progress.results[i] == GOING_ON and not progress.waiting[i]:
            key, turn = progress.keys[i], progress.turns[i] + 1
            progress.earlier[i] = 0
            if _note(progress, i, key):
                progress.earlier[i] = _times_before(progress, i, key, turn)
            progress.history[i, turn] = key


@entry
def settle(first: int, last: int, progress: Progress, first_key: int, autoreset: bool) -> None:
    """Note what the last action led to in each game."""
    seats = progress.rewards.shape[1]
    if progress.repetition:
        _remember(progress, first, last)
    for i in range(first, last):
        progress.fresh[i] = False
        for seat in range(seats):
            progress.rewards[i, seat] = 0
        if progress.waiting[i]:
            continue
        progress.terminated[i] = False
        progress.truncated[i] = False
        result = progress.results[i]
        if result == UNFINISHED:
            continue
        progress.turns[i] += 1
        progress.to_move[i] = progress.to_move[i] + 1 if progress.to_move[i] + 1 < seats else 0
        if result == GOING_ON and 0 < progress.repetition <= progress.earlier[i] + 1:
            result = NO_WINNER
        if result >= 0:
            for seat in range(seats):
                progress.rewards[i, seat] = 1 if seat == result else -1 / (seats - 1)
        progress.terminated[i] = result != GOING_ON
        progress.truncated[i] = result == GOING_ON and progress.turns[i] >= progress.limit
        if progress.terminated[i] or progress.truncated[i]:
            progress.waiting[i] = not autoreset
            if autoreset:
                progress.fresh[i] = True
                _restart(progress, i, 0, first_key)


@entry
def find_illegal(
    first: int, last: int, progress: Progress, actions: Numbers, count: int, refused: Numbers
) -> None:
    """Write down the first game whose action is not legal. Waiting games may have any action.

    Where there are several, and all games are looked at side by side, it is any of them.
    """
    for i in range(first, last):
        known = 0 <= actions[i] < count
        if not progress.waiting[i] and not (known and progress.mask[i, actions[i]]):
            refused[0] = i
            return


@entry
def find_over(first: int, last: int, progress: Progress, over: Flags) -> None:
    """Write down which games have ended."""
    for i in range(first, last):
        over[i] = progress.terminated[i] or progress.truncated[i]


@entry
def copy_mask(
    first: int, last: int, progress: Progress, mask: Annotated[NDArray[np.bool_], Dims(2)]
) -> None:
    """Write the legal actions of each game into an array that has no gaps between them."""
    for i in range(first, last):
        for action in range(mask.shape[1]):
            mask[i, action] = progress.mask[i, action] != 0


@entry
def hold(first: int, last: int, progress: Progress, chosen: Flags, held: Flags) -> None:
    """Let games wait that are not chosen, and write down which ones did not wait before."""
    for i in range(first, last):
        held[i] = not chosen[i] and not progress.waiting[i]
        if held[i]:
            progress.waiting[i] = True


@entry
def let_go(first: int, last: int, progress: Progress, held: Flags) -> None:
    """Let games go on that were held: nothing has ended in them."""
    for i in range(first, last):
        if held[i]:
            progress.waiting[i] = False
            progress.terminated[i] = False
            progress.truncated[i] = False


@entry
def choose(
    first: int, last: int, progress: Progress, seed: int, time: int, actions: Numbers
) -> None:
    """Write a legal action for each game, each with the same chance; 0 where there is none."""
    words = progress.mask_words
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
