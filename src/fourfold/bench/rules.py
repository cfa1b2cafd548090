"""How long the plain rules take to list legal moves, beside how long they may take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median

from fourfold.rules import load

from .positions import sample
from .registry import measured
from .timing import Effort, Figure, times


def rules(effort: Effort) -> Iterator[Figure]:
    """Time one call for each position of a sample."""
    for own in measured().values():
        for case, (spec, seconds, fits) in own.LISTINGS.items():
            game = load(spec)
            states = sample(game, effort.sample // 5, partial(fits, game))
            [taken] = times([game.legal_moves], states)
            yield Figure(case, median(taken), "limit", seconds, "s", len(states))
