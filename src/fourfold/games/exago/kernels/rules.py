"""Exago, hundreds of times faster than `fourfold.games.exago.rules`, which it follows.

The board is in `board`, the rules are in `turns`; here they are put to use.
"""

from __future__ import annotations

from fourfold.kernels.arrays import Numbers, Rows, np
from fourfold.kernels.chance import STEP, Tally, in_threads, mixed, signed
from fourfold.kernels.jit import entry

from ..rules import Exago, Move, State
from .blocks import Rules
from .board import BOARDS, NAMES, NUMBERS, Bitboards, numbers_of, spaces_of
from .turns import MOST_TURNS, NOWHERE, after, has_won, last_seat, turns

# Counting sequences of turns.


@entry
def _perft(positions: Rows, depth: int, rules: Rules, lists: Rows, left: Numbers) -> int:
    """Count sequences of two turns or more, from the first of the positions.

    For each turn but the last there is a position, a list of its turns, and how many of them are
    left to be tried.
    """
    level = total = 0
    left[0] = turns(positions[0], rules, lists[0])
    while level >= 0:
        left[level] -= 1
        if left[level] < 0:
            level -= 1
            continue
        following = positions[level + 1]
        after(positions[level], lists[level, left[level]], rules, following)
        if level + 2 == depth:
            total += turns(following, rules, lists[0, :0])
        else:
            level += 1
            left[level] = turns(following, rules, lists[level])
    return total


def perft(game: Exago, state: State, depth: int) -> int:
    """Count the sequences of exactly `depth` legal turns from a state."""
    if depth == 0:
        return 1
    rules, lists = rules_of(game), np.empty((depth, MOST_TURNS), np.int64)
    positions = np.array([bitboards(game, state)] * (depth + 1), np.int64)
    if depth == 1:
        return turns(positions[0], rules, lists[0][:0])
    return _perft(positions, depth, rules, lists, np.empty(depth, np.int64))


# Random games.


@entry
def _playouts(
    start: Bitboards,
    rules: Rules,
    scratch: Rows,
    found: Numbers,
    wins: Numbers,
    first: int,
    last: int,
    seed: int,
    limit: int,
) -> int:
    """Play the random games with these numbers; add up each seat's wins, and count all turns.

    The scratch memory is for two positions, `found` for the turns of one.
    """
    position, spare = scratch[0], scratch[1]
    plies = 0
    for number in range(first, last):
        for i in range(len(start)):
            position[i] = start[i]
        key = mixed(seed + number * STEP)
        for ply in range(limit):
            count = turns(position, rules, found)
            if count == 0:
                break
            random = mixed(key + ply * STEP) & 0xFFFFFFFF
            after(position, found[random * count >> 32], rules, spare)
            position, spare = spare, position
            plies += 1
        if has_won(position, rules):
            wins[last_seat(position)] += 1
    return plies


def playouts(
    game: Exago, state: State, count: int, seed: int, threads: int = 1, limit: int = 1000
) -> Tally:
    """Play `count` random games from a state; the same seed gives the same games.

    Play may be endless: games are broken off after `limit` turns. They have no winner, like draws.
    """
    start, rules = bitboards(game, state), rules_of(game)

    def play(first: int, last: int) -> tuple[int, ...]:
        scratch, found = np.empty((2, len(start)), np.int64), np.empty(MOST_TURNS, np.int64)
        wins = np.zeros(game.seats, np.int64)
        seed_word = signed(seed)
        plies = _playouts(start, rules, scratch, found, wins, first, last, seed_word, limit)
        return *wins.tolist(), plies

    *wins, plies = in_threads(play, count, threads)
    return Tally(tuple(wins), count - sum(wins), plies)


# From and to the states of the rules.


def rules_of(game: Exago) -> Rules:
    """Give the rules for the kernels."""
    size = game.board.size
    return Rules(size, BOARDS[size], game.line, game.early, game.reconnect, game.block)


def bitboards(game: Exago, state: State) -> Bitboards:
    """Give a state as an array."""
    numbers = NUMBERS[game.board.size]
    tiles = [
        word
        for own in state.tiles
        for word in spaces_of(numbers[name] for name in game.board.names(own))
    ]
    return np.array([*tiles, hands_and_seat(state)])


def hands_and_seat(state: State) -> int:
    """Give the last number of a state's array: what is in the hands, and who is to move."""
    hands = sum(hand << 8 * seat for seat, hand in enumerate(state.hands))
    return hands | state.to_move << 48


def state_of(game: Exago, position: Bitboards) -> State:
    """Give the state of an array."""
    names, bits = NAMES[game.board.size], game.board.bits
    *tiles, last = (int(word) for word in position)
    return State(
        tuple(
            sum(bits[names[i]] for i in numbers_of((tiles[2 * seat], tiles[2 * seat + 1])))
            for seat in range(game.seats)
        ),
        tuple(last >> 8 * seat & 0xFF for seat in range(game.seats)),
        last >> 48,
    )


def move_of(game: Exago, turn: int) -> Move:
    """Give the move of a turn's number."""
    names = NAMES[game.board.size]
    start, end, keep = (names.get(turn >> shift & 127) for shift in (0, 7, 14))
    return Move(start, end, keep)


def turn_of(game: Exago, move: Move) -> int:
    """Give the number of a move."""
    numbers = NUMBERS[game.board.size]
    start, end, keep = (NOWHERE if name is None else numbers[name] for name in move)
    return start | end << 7 | keep << 14
