"""Positions to measure on: those of random games, the same in every run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from fourfold.rules import AnyGame

MOST_MOVES = 100
"""Random games of some games can go on for very long."""


def sample(
    game: AnyGame, count: int, fits: Callable[[Any], bool] = lambda state: True
) -> list[Any]:
    """Give as many fitting positions in which the game goes on."""
    return list(islice(filter(fits, _positions(game, Random(1))), count))


def _positions(game: AnyGame, rng: Random) -> Iterator[Any]:
    while True:
        state = game.initial()
        for _ in range(MOST_MOVES):
            moves = game.legal_moves(state)
            if not moves:
                break
            yield state
            state = game.after(state, rng.choice(moves))
