"""What results say about strength, and how far that can be trusted.

Ratings are those of the Elo scale that make the results most likely, with a mean of 0. Between any
two who met, one more drawn game is assumed: without it, whoever won every game would be infinitely
strong. Margins hold 95 times in 100.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from operator import add, mul, sub
from typing import NamedTuple

SCALE = 400 / log(10)
"""Elo points for a factor of e in the odds."""
CONFIDENCE = 1.96
"""Standard deviations to either side that hold 95 times in 100."""
_ROUNDS = 100

Met = tuple[int, int, float, float]
"""Two who met, the score of the first, and the games."""
Matrix = list[list[float]]


class Estimate(NamedTuple):
    """A number, and how far it may be off."""

    value: float
    margin: float


def ratings(scores: Mapping[tuple[str, str], Sequence[float]]) -> dict[str, Estimate]:
    """Rate players by their games: each pair once, with the scores of its first player."""
    names = sorted({name for pair in scores for name in pair})
    place = {name: i for i, name in enumerate(names)}
    met = [
        (place[a], place[b], sum(found) + 0.5, len(found) + 1.0)
        for (a, b), found in scores.items()
        if a != b
    ]
    strength = [0.0] * len(names)
    for _ in range(_ROUNDS):
        # Newton's method; the likelihood has one maximum.
        slope, information = _slope(met, strength)
        step = [sum(map(mul, row, slope)) for row in _inverse(information)]
        strength = [
            value + max(-1.0, min(1.0, by)) for value, by in zip(strength, step, strict=True)
        ]
        if max(map(abs, step), default=0) < 1e-9:
            break
    variances = [row[i] for i, row in enumerate(_inverse(_slope(met, strength)[1]))]
    return {
        name: Estimate(SCALE * value, SCALE * CONFIDENCE * sqrt(max(0, variance)))
        for name, value, variance in zip(names, strength, variances, strict=True)
    }


def _slope(met: Sequence[Met], strength: Sequence[float]) -> tuple[list[float], Matrix]:
    """Give how the likelihood changes with each strength, and how much is known of each."""
    slope = [0.0] * len(strength)
    information = [[0.0] * len(strength) for _ in strength]
    for a, b, score, games in met:
        expected = 1 / (1 + exp(strength[b] - strength[a]))
        slope[a] += score - games * expected
        slope[b] -= score - games * expected
        weight = games * expected * (1 - expected)
        for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            information[i][j] += sign * weight
    return slope, information


def _inverse(information: Matrix) -> Matrix:
    """Give the pseudoinverse: results fix the differences between those who met, not their mean.

    With the mean of each such group fixed as well, there is an inverse; then that is taken away.
    """
    means = _means(information)
    fixed = [list(map(add, *rows)) for rows in zip(information, means, strict=True)]
    return [list(map(sub, *rows)) for rows in zip(_inverted(fixed), means, strict=True)]


def _means(information: Matrix) -> Matrix:
    """Give the matrix that takes the mean over everybody who met, whether at first hand or not."""
    group = list(range(len(information)))
    for i, row in enumerate(information):
        for j, weight in enumerate(row):
            if weight and group[i] != group[j]:
                group = [group[i] if each == group[j] else each for each in group]
    return [[(each == mine) / group.count(mine) for each in group] for mine in group]


def _inverted(matrix: Matrix) -> Matrix:
    """Give the inverse of a positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [number / rows[i][i] for number in rows[i]]
        for j in range(size):
            if j != i and (factor := rows[j][i]):
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


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
