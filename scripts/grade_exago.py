"""Choose the levels of Exago so that each beats the one below about equally often.

    python scripts/grade_exago.py --players 2 --games 150 --jobs 16

Players of growing strength, each a little stronger than the one before, meet their neighbours. That
gives everybody a rating, and nine levels with equal steps are read off in between: a first draft of
`fourfold.games.exago.engine.grades`, to be measured with `measure_levels.py`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import accumulate, pairwise
from math import exp, log, log10
from multiprocessing import get_context
from random import Random

from fourfold.engine.contract import Level
from fourfold.engine.levels import LevelPlayer
from fourfold.match import Match
from fourfold.rules import load

LEVELS = 9
LONGEST = 200
WIDEST = 200.0
"""No step between levels is wider, in Elo: three of four points."""

STEPS = (
    (0.60, 1.8, 0),
    (0.72, 1.4, 0),
    (0.82, 1.1, 0),
    (0.90, 0.8, 0),
    (0.95, 0.55, 0),
    (0.97, 0.4, 0),
    (0.98, 0.3, 0),
    (0.99, 0.2, 0),
    (1.0, 0.1, 0),
    (1.0, 0.05, 300),
    (1.0, 0.03, 800),
    (1.0, 0.02, 2000),
    (1.0, 0.01, 5000),
    (1.0, 0.01, 12000),
)
"""Care, whim, and positions weighed, from weak to strong."""
AHEAD = 12
"""With three and more players, those who weigh positions also look for wins so far ahead."""


def last(seats: int) -> int:
    """Give the last step: with more players the strongest would not answer soon enough."""
    return len(STEPS) - (1 if seats == 2 else 2)


def between(place: float, seats: int) -> Level:
    """Give the player at a place on the way from weak to strong."""
    low = min(int(place), len(STEPS) - 2)
    part = place - low
    weak, strong = STEPS[low], STEPS[low + 1]
    care, whim = (weak[i] + part * (strong[i] - weak[i]) for i in (0, 1))
    least, most = (log(100 + step[2]) for step in STEPS[low : low + 2])
    weighed = round(exp(least + part * (most - least)) - 100)
    depth = AHEAD if seats > 2 and weighed else 1 if place == 0 else 2
    return Level(depth, round(care, 3), round(whim, 3), weighed)


def play(seats: int, low: int, game: int) -> float:
    """Play a game between neighbours; give the points of the stronger one."""
    match, rng = Match(load("exago", players=seats)), Random(f"{low} {game // seats}")
    for _ in range(2):
        match.play(rng.choice(match.legal))
    strong = [(seat + game) % 2 == 0 for seat in range(seats)]
    players = [
        LevelPlayer(1, Random(f"{game} {seat}"), 60.0, between(low + is_strong, seats))
        for seat, is_strong in enumerate(strong)
    ]
    while not match.outcome and len(match.moves) < LONGEST:
        match.play(players[match.to_move].choose(match))
    winner = match.outcome.winner if match.outcome else None
    return 0.5 if winner is None else float(strong[winner])


def rated(seats: int, games: int, jobs: int, seconds: float) -> list[float]:
    """Give the rating of every step; games that are not over in time do not count."""
    points: dict[int, list[float]] = defaultdict(list)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        asked = {
            pool.submit(play, seats, low, game): low
            for game in range(games)
            for low in reversed(range(last(seats)))
        }
        with suppress(TimeoutError):
            for done in as_completed(asked, seconds):
                points[asked[done]].append(done.result())
        pool.shutdown(wait=False, cancel_futures=True)
    steps = []
    for low in range(last(seats)):
        share = (sum(points[low]) + 1) / (len(points[low]) + 2)
        steps.append(max(0.0, 400 * log10(share / (1 - share))))
        level = between(low + 1, seats)
        sys.stdout.write(f"{level}: {share:.2f} against the one before, {len(points[low])} games\n")
    return list(accumulate(steps, initial=0.0))


def chosen(ratings: list[float], seats: int) -> list[Level]:
    """Give levels with equal steps between them; if there is room for more, the strongest ones."""
    step = min(WIDEST, ratings[-1] / (LEVELS - 1))
    found = []
    for number in range(LEVELS):
        wanted = ratings[-1] - step * (LEVELS - 1 - number)
        for low, (below, above) in enumerate(pairwise(ratings)):
            if below <= wanted + 1e-9 and (wanted <= above or low == len(ratings) - 2):
                place = low + (wanted - below) / max(above - below, 1e-9)
                found.append(between(min(place, last(seats)), seats))
                break
    return found


def main() -> None:
    """Rate, choose, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=range(2, 7), default=2)
    parser.add_argument("--games", type=int, default=150, help="for each two neighbours")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most")
    given = parser.parse_args()
    ratings = rated(given.players, given.games, given.jobs, 60 * given.minutes)
    levels = chosen(ratings, given.players)
    for number, level in enumerate(levels, 1):
        sys.stdout.write(f"    {number}: Level({', '.join(map(str, level))}),\n")


if __name__ == "__main__":
    main()
