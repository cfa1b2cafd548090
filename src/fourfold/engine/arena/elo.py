"""What results say about strength, and how far that can be trusted.

Ratings are those of the Elo scale that make the results most likely, with a mean of 0. Between any
two who met, one more drawn game is assumed: without it, whoever won every game would be infinitely
strong. Margins hold 95 times in 100.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
"""Elo points for a factor of e in the odds."""
CONFIDENCE = 1.96
"""Standard deviations to either side that hold 95 times in 100."""
_ROUNDS = 100


class Estimate(NamedTuple):
    """A number, and how far it may be off."""

    value: float
    margin: float


def ratings(scores: Mapping[tuple[str, str], Sequence[float]]) -> dict[str, Estimate]:
    """Rate players by their games: each pair once, with the scores of its first player."""
    import numpy as np

    names = sorted({name for pair in scores for name in pair})
    place = {name: i for i, name in enumerate(names)}
    met = [
        (place[a], place[b], sum(found) + 0.5, len(found) + 1.0)
        for (a, b), found in scores.items()
        if a != b
    ]
    strength = np.zeros(len(names))
    information = np.zeros((len(names), len(names)))
    for _ in range(_ROUNDS):
        # Newton's method; the likelihood has one maximum.
        slope = np.zeros(len(names))
        information[:] = 0
        for a, b, score, games in met:
            expected = 1 / (1 + np.exp(strength[b] - strength[a]))
            slope[[a, b]] += [score - games * expected, games * expected - score]
            weight = games * expected * (1 - expected)
            information[[a, b], [a, b]] += weight
            information[[a, b], [b, a]] -= weight
        step = np.linalg.pinv(information) @ slope
        strength += np.clip(step, -1, 1)
        if np.abs(step).max(initial=0) < 1e-9:
            break
    variances = np.linalg.pinv(information).diagonal()
    return {
        name: Estimate(SCALE * float(value), SCALE * CONFIDENCE * sqrt(max(0, variance)))
        for name, value, variance in zip(names, strength, variances, strict=True)
    }


def share(scores: Sequence[float], fair: float) -> Estimate:
    """Give the mean of scores between 0 and 1; `fair` is what equal players get.

    The margin is that of the mean after four more games of fair score, half won and half lost as it
    were: it is wide after few games and never 0.
    """
    games = len(scores) + 4
    mean = (sum(scores) + 4 * fair) / games
    squares = sum((score - mean) ** 2 for score in scores)
    squares += 4 * (fair * (1 - mean) ** 2 + (1 - fair) * mean**2)
    value = sum(scores) / len(scores) if scores else fair
    return Estimate(value, CONFIDENCE * sqrt(squares / games / games))
