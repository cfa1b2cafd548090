"""Puzzles of Exago in which a tile has to be relocated, and games that lead to them.

With all tiles on the board there are hundreds of turns, and most of what is right can be done with
several tiles. So slips of a player are tried, and those are looked at after which a single turn may
be right: where lifting the tile matters as much as putting it down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from fourfold.engine.contract import Limits
from fourfold.engine.registry import brain_for
from fourfold.kernels.arrays import np
from fourfold.learn.claims import CLAIMS
from fourfold.learn.puzzles import Goal
from fourfold.learn.puzzling.playing import Position
from fourfold.learn.puzzling.proving import Proof
from fourfold.learn.puzzling.themes import Shows
from fourfold.rules import AnyGame

from .kernels.blocks import Rules
from .kernels.board import Bitboards
from .kernels.rules import bitboards, move_of, rules_of
from .kernels.turns import MOST_TURNS, after, can_win, has_won, turns
from .rules import Exago, State

_PATIENCE = 600.0
_WEIGHED = 500
"""Positions that players weigh for a move."""
_TEMPTING = 3
"""One of so many best moves is drawn by lot for the first moves, and later now and then."""
_OPENING, _SLIP = 8, 20
"""So many moves are the first; then it is one in so many."""
_LONGEST_GAME = 60
_SLIPS = 2
"""Of those that a single turn blocks, and of those that one punishes, so many are looked at."""
_QUIET = 15
"""Slips that threaten nothing are tried so often: what they allow, many others allow as well."""
_REST = 20
"""So many plies later, tiles that matter have moved as well."""
_NO_LIST = np.empty(0, np.int64)
"""An array without room asks only how many turns there are."""


def _cuts_off_for(goal: Goal) -> Shows:
    """The right turn sends tiles home."""

    def shows(game: AnyGame, state: Any, proof: Proof) -> bool:
        return proof.goal == goal and CLAIMS["sends-home"](game, state, proof.move)

    return shows


def _relocates(game: AnyGame, state: Any, proof: Proof) -> bool:
    """The right turn lifts a tile, and all others stay."""
    return CLAIMS["steps"](game, state, proof.move)


THEMES: Mapping[str, Shows] = {
    "win-by-cutting": _cuts_off_for("win"),
    "hold-by-cutting": _cuts_off_for("hold"),
    "relocate": _relocates,
}


def positions(game: AnyGame, rng: Random) -> Iterator[Position]:
    """Play a game between players who weigh their moves, and try what they could do wrong."""
    assert isinstance(game, Exago)
    rested = 0
    for ply, state in enumerate(_states(game, rng)):
        if state.hands[state.to_move]:
            yield ply, state
        if game.seats == 2 and not state.hands[1 - state.to_move] and ply >= rested:
            for slipped in _slips(game, state, rng):
                rested = ply + _REST
                yield ply + 1, slipped


def _states(game: Exago, rng: Random) -> Iterator[State]:
    state, met = game.initial(), set[State]()
    for ply in range(_LONGEST_GAME):
        limits = Limits(_PATIENCE, 2, _WEIGHED, frozenset(met))
        judged = brain_for(game).judge(state, limits)
        if not judged:
            return
        yield state
        met.add(state)
        by_lot = ply < _OPENING or not rng.randrange(_SLIP)
        state = game.play(state, rng.choice(judged[: _TEMPTING if by_lot else 1]).move)


def _slips(game: Exago, state: State, rng: Random) -> list[State]:
    """Give positions in which the next player has to relocate and a single turn may be right."""
    rules, position = rules_of(game), bitboards(game, state)
    mover, solver = state.to_move, 1 - state.to_move
    found, slipped = np.empty(MOST_TURNS, np.int64), np.empty_like(position)
    every = found[: turns(position, rules, found)].tolist()
    blocked, won = list[State](), list[State]()
    for number, turn in enumerate(rng.sample(every, len(every))):
        after(position, turn, rules, slipped)
        if has_won(slipped, rules) or can_win(slipped, solver, rules):
            continue
        threatens = can_win(slipped, mover, rules)
        if threatens:
            # As if there were a duty to block: what blocks is found at once.
            single = turns(slipped, rules._replace(block=True), _NO_LIST) == 1
        else:
            single = number < _QUIET and _wins_one_way(slipped, solver, rules)
        reached = game.after(state, move_of(game, turn))
        if single and not reached.hands[solver]:
            (blocked if threatens else won).append(reached)
    return [*blocked[:_SLIPS], *won[:_SLIPS]]


def _wins_one_way(position: Bitboards, mover: int, rules: Rules) -> bool:
    """Say whether after one turn, and no other, there is a threat that nothing blocks."""
    found, later = np.empty(MOST_TURNS, np.int64), np.empty_like(position)
    winning, duty = 0, rules._replace(block=True)
    for turn in found[: turns(position, rules, found)].tolist():
        after(position, turn, rules, later)
        if can_win(later, mover, rules) and not can_win(later, 1 - mover, rules):
            # Nothing blocks where a duty to block would change nothing.
            winning += turns(later, rules, _NO_LIST) == turns(later, duty, _NO_LIST)
            if winning > 1:
                break
    return winning == 1
