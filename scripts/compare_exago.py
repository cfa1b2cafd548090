"""Compare ways to think about Exago by matches at equal time.

    python scripts/compare_exago.py FOLDER --seconds 0.1 --minutes 2 2:tree:old 3:tree:old

Each group of names is a number of players, one way, and the way of all others. The way sits in
every seat in turn. `old` is alpha-beta for one seat against all others together, with what nobody
had to learn; `paranoid` is the same with the learned table; `tree` lets every seat play for itself;
`both` has half of the time for what can be proved and half for the tree. The learned ways avoid
positions that the game has seen. The folder has the tables that `train_exago.py` made.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np

from fourfold.engine.contract import Limits
from fourfold.engine.exago.judging import Thinking
from fourfold.fast.exago.worth import Table, untaught
from fourfold.games import load
from fourfold.games.exago import Exago, State
from fourfold.match import Match

LONGEST = 300

Met = set[State]
Way = Callable[[Path, Exago, State, Met, float], str]


@cache
def table(folder: Path, seats: int) -> Table:
    """Give the table that was learned last for so many players."""
    found = sorted(folder.glob(f"table-{seats}-*.npy"))
    return np.load(found[-1]) if found else untaught()


def _game(seats: int) -> Exago:
    game = load("exago", players=seats)
    assert isinstance(game, Exago)
    return game


def _way(growing: float) -> Way:
    """Give a way that leaves so much of the time to the tree."""

    def move(folder: Path, game: Exago, state: State, met: Met, seconds: float) -> str:
        limits = Limits(seconds, met=frozenset(met))
        return Thinking(game, state, limits, table(folder, game.seats), growing).judged()[0].move

    return move


def old(folder: Path, game: Exago, state: State, met: Met, seconds: float) -> str:
    """Think as before anything was learned."""
    return Thinking(game, state, Limits(seconds), untaught(), 0).judged()[0].move


WAYS: dict[str, Way] = {
    "old": old,
    "paranoid": _way(0),
    "tree": _way(1),
    "both": _way(0.5),
}


def play(folder: Path, seating: list[str], seconds: float, seed: str) -> int | None:
    """Play one game from a random opening; give who won."""
    match, rng, met = Match(_game(len(seating))), Random(seed), Met()
    for _ in range(max(2, len(seating))):
        match.play(rng.choice(match.legal))
    while not match.outcome and len(match.moves) < LONGEST:
        state = match.state
        assert isinstance(state, State)
        met.add(state)
        way = WAYS[seating[match.to_move]]
        move = way(folder, _game(len(seating)), state, met, seconds)
        match.play(match.legal[0] if len(match.legal) == 1 else move)
    return match.outcome.winner if match.outcome else None


def some_games(
    folder: Path, meeting: tuple[int, str, str], seconds: float, minutes: float, job: int
) -> list[int]:
    """Play for some minutes; give wins, draws and losses of the first way."""
    seats, one, others = meeting
    tally, end, game = [0, 0, 0], monotonic() + 60 * minutes, 0
    while monotonic() < end:
        seat = game % seats
        seating = [one if each == seat else others for each in range(seats)]
        winner = play(folder, seating, seconds, f"{job} {game // seats}")
        tally[1 if winner is None else 0 if winner == seat else 2] += 1
        game += 1
    return tally


def _meeting(text: str) -> tuple[int, str, str]:
    seats, one, others = text.split(":")
    if one not in WAYS or others not in WAYS:
        raise argparse.ArgumentTypeError(f"{text}: ways are {', '.join(WAYS)}")
    return int(seats), one, others


def main() -> None:
    """Play all meetings side by side, and tell how they went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("meetings", nargs="+", type=_meeting)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move")
    parser.add_argument("--minutes", type=float, default=2.0, help="for all meetings together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    minutes = given.minutes / len(given.meetings)
    tallies: dict[tuple[int, str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        jobs = {
            pool.submit(some_games, given.folder, meeting, given.seconds, minutes, job): meeting
            for meeting in given.meetings
            for job in range(given.jobs)
        }
        for done in as_completed(jobs):
            for i, number in enumerate(done.result()):
                tallies[jobs[done]][i] += number
    for (seats, one, others), (wins, draws, losses) in tallies.items():
        points = (wins + draws / seats) / (wins + draws + losses)
        told = {"players": seats, "one": one, "others": others, "wins": wins, "draws": draws}
        sys.stdout.write(json.dumps({**told, "losses": losses, "points": round(points, 3)}) + "\n")


if __name__ == "__main__":
    main()
