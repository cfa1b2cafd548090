"""Exago, two players: wins by threats alone.

The attacker only makes turns after which a line could be completed with the next one. The other has
to stop it, by whatever turn does, or to win first. So few turns have to be looked at on one side,
and all that matter on the other: what is found is a proof, and it is found where looking at
everything would not reach. That nothing is found means little.

A search keeps its stack in arrays and can be interrupted: `pursue` goes on where it was.
"""

from __future__ import annotations

from typing import NamedTuple

from ..arrays import np
from ..jit import entry, kernel
from .blocks import Rules
from .board import Rows, Words, both, completing, either, size, some, space, without
from .forms import hashed
from .potential import threatening
from .turns import MOST_TURNS, NOWHERE, PASSING, after, can_win, taken_in, tiles_of, to_move, turns

MOST_THREATS = 15
_PLIES = 2 * MOST_THREATS + 2
_ENTRIES = 1 << 17


class Pursuit(NamedTuple):
    """The arrays of a search, made by `pursuit`."""

    positions: Rows
    turns: Rows
    ranks: Rows
    frames: Rows
    plan: Words
    killers: Words
    known: Rows
    """Positions with the attacker to move, in full."""
    answers: Words
    """For each of them the plies to a win, or below 0 the threats that were not enough."""


_PLY, _ATTACKER, _NODES = range(3)
"""Places in the plan: where the search is, for whom, and how many positions were searched, by
earlier searches in the same arrays too."""
_LEFT, _COUNT, _NEXT, _DISTANCE, _TURN = range(5)
"""Columns of a frame: threats left, turns and those tried, and plies to a win or 0."""


def pursuit() -> Pursuit:
    """Give arrays for searches."""
    return Pursuit(
        np.zeros((_PLIES + 2, 5), np.int64),
        np.empty((_PLIES + 1, MOST_TURNS), np.int64),
        np.empty((_PLIES + 1, MOST_TURNS), np.int64),
        np.zeros((_PLIES + 1, 5), np.int64),
        np.zeros(3, np.int64),
        np.zeros(_PLIES + 1, np.int64),
        np.zeros((_ENTRIES, 5), np.int64),
        np.zeros(_ENTRIES, np.int64),
    )


# What was found out before.


@kernel
def _slot(pursuit: Pursuit, position: Words) -> tuple[int, bool]:
    """Give the place of a position, and whether it is the one that is there."""
    slot = hashed(position) & len(pursuit.answers) - 1
    for i in range(len(position)):
        if pursuit.known[slot, i] != position[i]:
            return slot, False
    return slot, pursuit.answers[slot] != 0


@kernel
def _remember(pursuit: Pursuit, ply: int) -> None:
    position, frame = pursuit.positions[ply], pursuit.frames[ply]
    slot, _ = _slot(pursuit, position)
    for i in range(len(position)):
        pursuit.known[slot, i] = position[i]
    distance = frame[_DISTANCE]
    pursuit.answers[slot] = distance if distance else -frame[_LEFT]


@kernel
def _recall(pursuit: Pursuit, ply: int) -> bool:
    """Say whether it is known that a position is won, or that the threats left are too few."""
    slot, is_known = _slot(pursuit, pursuit.positions[ply])
    if not is_known:
        return False
    frame, answer = pursuit.frames[ply], pursuit.answers[slot]
    frame[_DISTANCE] = max(0, answer)
    return bool(answer > 0 or -answer >= frame[_LEFT])


# Turns.


@kernel
def _sort(pursuit: Pursuit, ply: int, count: int) -> None:
    """Put the turns with the highest ranks first."""
    found, ranks = pursuit.turns[ply], pursuit.ranks[ply]
    for i in range(1, count):
        turn, rank = found[i], ranks[i]
        place = i
        while place and ranks[place - 1] < rank:
            found[place], ranks[place] = found[place - 1], ranks[place - 1]
            place -= 1
        found[place], ranks[place] = turn, rank


@kernel
def _list_threats(pursuit: Pursuit, ply: int, rules: Rules) -> int:
    """List turns after which the attacker can complete a line; those with most ways to, first."""
    position, following = pursuit.positions[ply], pursuit.positions[ply + 1]
    found, ranks, killer = pursuit.turns[ply], pursuit.ranks[ply], pursuit.killers[ply]
    attacker = to_move(position)
    own, taken = tiles_of(position, attacker), taken_in(position)
    empty = without(rules.board, taken)
    count, kept, last = turns(position, rules, found), 0, -1
    ends = empty
    for i in range(count):
        turn = found[i]
        start, end = turn & 127, turn >> 7 & 127
        if turn == PASSING:
            continue
        if start != last:
            last = start
            if start == NOWHERE:
                ends = threatening(own, empty, rules.line)
            else:
                lifted = space(start)
                ends = threatening(without(own, lifted), either(empty, lifted), rules.line)
        if some(both(space(end), ends)):
            after(position, turn, rules, following)
            if can_win(following, attacker, rules):
                ways = completing(tiles_of(following, attacker), rules.line)
                open_ways = without(both(ways, rules.board), taken_in(following))
                found[kept] = turn
                ranks[kept] = 1000 if turn == killer else size(open_ways)
                kept += 1
    _sort(pursuit, ply, kept)
    return kept


@kernel
def _list_answers(pursuit: Pursuit, ply: int, rules: Rules) -> int:
    """List turns after which the attacker cannot complete a line; those with a threat first."""
    position, following = pursuit.positions[ply], pursuit.positions[ply + 1]
    found, ranks = pursuit.turns[ply], pursuit.ranks[ply]
    defender, attacker = to_move(position), pursuit.plan[_ATTACKER]
    count, kept = turns(position, rules, found), 0
    for i in range(count):
        turn = found[i]
        after(position, turn, rules, following)
        if not can_win(following, attacker, rules):
            found[kept] = turn
            ranks[kept] = 1 if can_win(following, defender, rules) else 0
            kept += 1
    _sort(pursuit, ply, kept)
    return kept


# Searching.


@entry
def _enter(pursuit: Pursuit, ply: int, rules: Rules) -> None:
    """Look at a position and list the turns to be tried, unless it is clear at once."""
    position, frame = pursuit.positions[ply], pursuit.frames[ply]
    mover = to_move(position)
    frame[_COUNT], frame[_NEXT], frame[_DISTANCE], frame[_TURN] = 0, 0, 0, PASSING
    if mover != pursuit.plan[_ATTACKER]:
        if not can_win(position, mover, rules):
            frame[_DISTANCE] = 2
            frame[_COUNT] = _list_answers(pursuit, ply, rules)
    elif can_win(position, mover, rules):
        frame[_DISTANCE] = 1
    elif frame[_LEFT] and (ply == 0 or not _recall(pursuit, ply)):
        # At the root a turn is wanted, which nobody remembers.
        frame[_COUNT] = _list_threats(pursuit, ply, rules)


@kernel
def _take_over(pursuit: Pursuit, ply: int) -> None:
    """Note what the turn tried last leads to, and whether another has to be tried."""
    frame, distance = pursuit.frames[ply], pursuit.frames[ply + 1, _DISTANCE]
    if to_move(pursuit.positions[ply]) == pursuit.plan[_ATTACKER]:
        if distance:
            frame[_DISTANCE] = distance + 1
            frame[_TURN] = pursuit.turns[ply, frame[_NEXT] - 1]
            pursuit.killers[ply] = frame[_TURN]
            frame[_NEXT] = frame[_COUNT]
    elif distance:
        frame[_DISTANCE] = max(frame[_DISTANCE], distance + 1)
    else:
        frame[_DISTANCE] = 0
        frame[_NEXT] = frame[_COUNT]


def chase(pursuit: Pursuit, position: Words, threats: int, rules: Rules) -> None:
    """Begin a search for a win of the player to move with so many threats before the last turn."""
    pursuit.positions[0] = position
    pursuit.plan[_PLY], pursuit.plan[_ATTACKER] = 0, to_move(position)
    pursuit.frames[0, _LEFT] = threats
    _enter(pursuit, 0, rules)


@entry
def pursue(pursuit: Pursuit, rules: Rules, budget: int) -> bool:
    """Go on with a search for about so many positions, and say whether it is finished."""
    ply = pursuit.plan[_PLY]
    while budget > 0:
        frame = pursuit.frames[ply]
        attacks = to_move(pursuit.positions[ply]) == pursuit.plan[_ATTACKER]
        if frame[_NEXT] < frame[_COUNT]:
            turn = pursuit.turns[ply, frame[_NEXT]]
            frame[_NEXT] += 1
            after(pursuit.positions[ply], turn, rules, pursuit.positions[ply + 1])
            pursuit.frames[ply + 1, _LEFT] = frame[_LEFT] - attacks
            ply += 1
            _enter(pursuit, ply, rules)
            pursuit.plan[_NODES] += 1
            budget -= 1
            continue
        if attacks and frame[_COUNT]:
            _remember(pursuit, ply)
        if ply == 0:
            return True
        ply -= 1
        _take_over(pursuit, ply)
    pursuit.plan[_PLY] = ply
    return False


def nodes(pursuit: Pursuit) -> int:
    """Give how many positions were searched in these arrays."""
    return int(pursuit.plan[_NODES])


def caught(pursuit: Pursuit) -> tuple[int, int]:
    """Give the result of a finished search: within how many plies it wins, or 0, and how."""
    frame = pursuit.frames[0]
    return int(frame[_DISTANCE]), int(frame[_TURN])
