"""Choose the levels of Exago so that each beats the one below about equally often.

    python scripts/grade_exago.py --players 2 --games 150 --jobs 16

Players of growing strength, each a little stronger than the one before, meet their neighbours. That
gives everybody a rating, and nine levels with equal steps are read off in between. With
`--write` they are put into the package. Measure them afterwards with `measure_levels.py`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import accumulate, pairwise
from math import exp, log, log10
from multiprocessing import get_context
from pathlib import Path
from random import Random

from fourfold.engine.contract import Level
from fourfold.engine.levels import LevelPlayer
from fourfold.games import load
from fourfold.match import Match

GRADES = Path(__file__).parents[1] / "src" / "fourfold" / "engine" / "exago" / "grades.py"
NAMES = {2: "_TWO", 3: "_THREE", 4: "_FOUR", 6: "_SIX"}
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
    (1.0, 0.0, 30000),
    (1.0, 0.0, 60000),
)
"""Care, whim, and positions weighed, from weak to strong."""


def between(place: float) -> Level:
    """Give the player at a place on the way from weak to strong."""
    low = min(int(place), len(STEPS) - 2)
    part = place - low
    weak, strong = STEPS[low], STEPS[low + 1]
    care, whim = (weak[i] + part * (strong[i] - weak[i]) for i in (0, 1))
    least, most = (log(100 + step[2]) for step in STEPS[low : low + 2])
    weighed = round(exp(least + part * (most - least)) - 100)
    return Level(1 if place == 0 else 2, round(care, 3), round(whim, 3), weighed)


def play(seats: int, low: int, game: int) -> float:
    """Play a game between neighbours; give the points of the stronger one."""
    match, rng = Match(load("exago", players=seats)), Random(f"{low} {game // seats}")
    for _ in range(2):
        match.play(rng.choice(match.legal))
    strong = [(seat + game) % 2 == 0 for seat in range(seats)]
    players = [
        LevelPlayer(1, Random(f"{game} {seat}"), 60.0, between(low + is_strong))
        for seat, is_strong in enumerate(strong)
    ]
    while not match.outcome and len(match.moves) < LONGEST:
        match.play(players[match.to_move].choose(match))
    winner = match.outcome.winner if match.outcome else None
    return 0.5 if winner is None else float(strong[winner])


def rated(seats: int, games: int, jobs: int) -> list[float]:
    """Give the rating of every step."""
    points: dict[int, list[float]] = defaultdict(list)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        asked = {
            pool.submit(play, seats, low, game): low
            for low in reversed(range(len(STEPS) - 1))
            for game in range(games)
        }
        for done in as_completed(asked):
            points[asked[done]].append(done.result())
    steps = []
    for low in range(len(STEPS) - 1):
        share = (sum(points[low]) + 1) / (len(points[low]) + 2)
        steps.append(max(0.0, 400 * log10(share / (1 - share))))
        sys.stdout.write(f"{between(low + 1)}: {share:.2f} against the one before\n")
    return list(accumulate(steps, initial=0.0))


def chosen(ratings: list[float]) -> list[Level]:
    """Give levels with equal steps between them; if there is room for more, the strongest ones."""
    step = min(WIDEST, ratings[-1] / (LEVELS - 1))
    found = []
    for number in range(LEVELS):
        wanted = ratings[-1] - step * (LEVELS - 1 - number)
        for low, (below, above) in enumerate(pairwise(ratings)):
            if below <= wanted + 1e-9 and (wanted <= above or low == len(ratings) - 2):
                place = low + (wanted - below) / max(above - below, 1e-9)
                found.append(between(min(place, len(STEPS) - 1)))
                break
    return found


def written(levels: list[Level], seats: int) -> str:
    """Write levels as they stand in the package."""
    lines = [f"    {i}: Level({', '.join(map(str, level))})," for i, level in enumerate(levels, 1)]
    return "\n".join([f"{NAMES[seats]} = {{", *lines, "    10: _TOP,", "}"])


def main() -> None:
    """Rate, choose, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=NAMES, default=2)
    parser.add_argument("--games", type=int, default=150, help="for each two neighbours")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put them into the package")
    given = parser.parse_args()
    told = written(chosen(rated(given.players, given.games, given.jobs)), given.players)
    sys.stdout.write(told + "\n")
    if given.write:
        page, name = GRADES.read_text(encoding="utf-8"), NAMES[given.players]
        page = re.sub(rf"^{name} = {{.*?^}}", told, page, count=1, flags=re.MULTILINE | re.DOTALL)
        GRADES.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
