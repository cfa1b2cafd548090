r"""Compare ways to think about Exago by matches at equal time.

    python scripts/compare_exago.py FOLDER --seconds 0.1 --minutes 2 2:both:old 3:tree:old \
        --old "$(scripts/old_version.sh 15ec986 exago)"

Each group of names is a number of players, one way, and the way of all others. The way sits in
every seat in turn. `old` is another version as an engine. `proofs` is a search for one seat against
all others together, with what nobody had to learn; `paranoid` is the same with the learned table;
`tree` lets every seat play for itself; `both` has half of the time for what can be proved and half
for the tree, `mostly` a quarter for proofs, `quarter` three quarters for proofs, and so has
`little`, with a tree that stays small; `level10` and the other levels are what people meet. The
folder has the tables that `train_exago.py` made; where there are none, those of the package count.
Every game goes into `games.jsonl` there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from fourfold.engine.contract import Limits
from fourfold.engine.levels import LevelPlayer
from fourfold.engine.ugi import UgiPlayer
from fourfold.games.exago.engine.judging import Growth, Thinking
from fourfold.games.exago.engine.learned import table_for
from fourfold.games.exago.kernels.worth import Weights, untaught
from fourfold.games.exago.rules import Exago, State
from fourfold.match import Match
from fourfold.rules import load

LONGEST = 200
"""A game that is not over by then is a draw."""
OLD = "old"
LEVELS = {f"level{number}": number for number in range(1, 11)}
GROWTH = {
    "proofs": Growth(0.0),
    "paranoid": Growth(0.0),
    "tree": Growth(1.0),
    "both": Growth(0.5),
    "mostly": Growth(0.75),
    "quarter": Growth(0.25),
    "little": Growth(0.25, 5000),
}
"""For each way what is left to the tree."""

Choose = Callable[[Match], str]


class Meeting(NamedTuple):
    """How many play, one way, and the way of all others."""

    seats: int
    one: str
    others: str


class Ask(NamedTuple):
    """What every process has to know."""

    folder: Path
    seconds: float
    old: str


@cache
def table(folder: Path, seats: int) -> Weights:
    """Give the table that was learned last for so many players."""
    found = sorted(folder.glob(f"table-{seats}-*.npy"))
    return np.load(found[-1]) if found else table_for(seats)


def chooser(way: str, seats: int, ask: Ask) -> Choose:
    """Give who thinks in a way."""
    if way == OLD:
        return _engine(ask.old, seats, ask.seconds).choose
    if way in LEVELS:
        return LevelPlayer(LEVELS[way], Random(), ask.seconds).choose
    known = untaught() if way == "proofs" else table(ask.folder, seats)

    def choose(match: Match) -> str:
        game, state = match.game, match.state
        assert isinstance(game, Exago)
        assert isinstance(state, State)
        met = frozenset(match.states) if seats == 2 and way != "proofs" else frozenset()
        limits = Limits(ask.seconds, met=met)
        return Thinking(game, state, limits, known, GROWTH[way]).judged()[0].move

    return choose


@cache
def _engine(name: str, seats: int, seconds: float) -> UgiPlayer:
    """Give the engine of this process for so many players."""
    return UgiPlayer(name, seconds)


def play(meeting: Meeting, number: int, seed: str, ask: Ask) -> tuple[int | None, list[str]]:
    """Play one game from a random opening; give who won, and the moves."""
    seats, seat = meeting.seats, number % meeting.seats
    match, rng = Match(load("exago", players=seats)), Random(f"{seed} {number // seats}")
    one, others = (chooser(way, seats, ask) for way in meeting[1:])
    while not match.outcome and len(match.moves) < LONGEST:
        if len(match.moves) < max(2, seats):
            move = rng.choice(match.legal)
        elif len(match.legal) == 1:
            move = match.legal[0]
        else:
            move = (one if match.to_move == seat else others)(match)
        match.play(move)
    return (match.outcome.winner if match.outcome else None), list(match.moves)


def some_games(meetings: list[Meeting], minutes: float, job: int, ask: Ask) -> None:
    """Play for some minutes, all meetings in turn, and write down every game."""
    end = monotonic() + 60 * minutes
    for number in count(job):
        for meeting in meetings:
            if monotonic() >= end:
                return
            winner, moves = play(meeting, number, f"{job}", ask)
            result = 0.5 if winner is None else float(winner == number % meeting.seats)
            line = {"meeting": meeting, "result": result, "moves": moves}
            with (ask.folder / "games.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def tallies(folder: Path) -> Iterator[dict[str, object]]:
    """Say how the games in a folder went."""
    results: dict[Meeting, list[float]] = defaultdict(list)
    lengths: dict[Meeting, list[int]] = defaultdict(list)
    with (folder / "games.jsonl").open(encoding="utf-8") as file:
        for game in map(json.loads, file):
            meeting = Meeting(*game["meeting"])
            results[meeting].append(game["result"])
            lengths[meeting].append(len(game["moves"]))
    for meeting, each in sorted(results.items()):
        won, drawn = each.count(1.0), each.count(0.5)
        yield {
            **meeting._asdict(),
            "won": won,
            "drawn": drawn,
            "lost": len(each) - won - drawn,
            "points": round((won + drawn / meeting.seats) / len(each), 3),
            "moves": round(sum(lengths[meeting]) / len(each)),
        }


def _meeting(text: str) -> Meeting:
    seats, one, others = text.split(":")
    for way in (one, others):
        if way not in {*GROWTH, *LEVELS, OLD}:
            ways = ", ".join((*GROWTH, *LEVELS, OLD))
            raise argparse.ArgumentTypeError(f"{text}: ways are {ways}")
    return Meeting(int(seats), one, others)


def main() -> None:
    """Play all meetings side by side, and tell how they went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("meetings", nargs="+", type=_meeting)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move")
    parser.add_argument("--minutes", type=float, default=2.0, help="for all meetings together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--old", default="", help="the name of another version, see old_version.sh")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    ask = Ask(given.folder, given.seconds, given.old)
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        jobs = [
            pool.submit(some_games, given.meetings, given.minutes, job, ask)
            for job in range(given.jobs)
        ]
        for done in as_completed(jobs):
            done.result()
    for line in tallies(given.folder):
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
