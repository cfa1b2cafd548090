"""Games in whose positions puzzles are looked for.

All games are played by engines that do not always take the best move. A game that has more to show
brings a second way to play, in the module of this package that is called like it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Protocol, runtime_checkable

from fourfold.engine.contract import Judged, Limits
from fourfold.engine.registry import brain_for
from fourfold.rules import AnyGame

from .themes import themed

_AT_A_GLANCE = Limits(seconds=1, depth=2)
_TEMPTING = 3
"""A player takes one of so many best moves."""
_SLIP = 5
"""One move in so many is drawn by lot: games differ, and there is something to punish."""
_LONGEST_GAME = 60
_NEXT_GAME = 100
"""Plies of a second game count on from here, so that they are far from those of the first."""

Position = tuple[int, Any]
"""The number of a ply in a game, and a state there."""


@runtime_checkable
class Playing(Protocol):
    """What a game may bring besides themes: another way to play."""

    def positions(self, game: AnyGame, rng: Random) -> Iterator[Position]:
        """Play a game, and give positions to look at."""
        ...


def positions(game: AnyGame, rng: Random) -> Iterator[Position]:
    """Play a game, and after it what the game brings, if it does."""
    yield from enumerate(_states(game, rng))
    own: object = themed(game)
    if isinstance(own, Playing):
        for ply, state in own.positions(game, rng):
            yield _NEXT_GAME + ply, state


def _states(game: AnyGame, rng: Random) -> Iterator[Any]:
    """Give the states of a game between players who take a move that looks good."""
    state = game.initial()
    for _ in range(_LONGEST_GAME):
        judged = _glance(game, state)
        if not judged:
            return
        yield state
        likely = judged[:_TEMPTING] if rng.randrange(_SLIP) else judged
        state = game.play(state, rng.choice(likely).move)


@lru_cache(maxsize=1 << 10)
def _glance(game: AnyGame, state: Any) -> list[Judged]:
    """Judge a position as players do; in a small game, once only."""
    return brain_for(game).judge(state, _AT_A_GLANCE)
