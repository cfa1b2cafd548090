"""How long the plain rules take to list legal moves, beside how long they may take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import cast

from fourfold.games import load
from fourfold.games.exago import Exago, State

from .positions import sample
from .timing import Effort, Figure, times

LIMITS = {"quantik": 0.0001, "qomet": 0.0003, "exago-middle": 0.002, "exago-duty": 0.025}
"""The seconds that the project grants for the legal moves of one position."""


def rules(effort: Effort) -> Iterator[Figure]:
    """Time one call for each position of a sample."""
    count = effort.sample // 5
    two, six = cast("Exago", load("exago")), cast("Exago", load("exago?players=6"))
    for case, game, states in (
        ("quantik", load("quantik"), sample(load("quantik"), count)),
        ("qomet", load("qomet"), sample(load("qomet"), count)),
        ("exago-middle", two, sample(two, count, partial(_half_placed, two))),
        ("exago-duty", six, sample(six, count, partial(_must_block_with_all_tiles, six))),
    ):
        [taken] = times([game.legal_moves], states)
        yield Figure(case, median(taken), "limit", LIMITS[case], "s", len(states))


def _half_placed(game: Exago, state: State) -> bool:
    return sum(state.hands) <= sum(game.tiles) // 2


def _must_block_with_all_tiles(game: Exago, state: State) -> bool:
    return not any(state.hands) and game.threat_to_block(state) is not None
