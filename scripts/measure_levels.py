"""Measure how strong the levels are, and write the tables of docs/levels.md.

    python scripts/measure_levels.py play FOLDER --minutes 2 --jobs 16
    python scripts/measure_levels.py report FOLDER

The first plays for so long a game and keeps every result, so that it can be stopped, killed and
called again; the second writes the tables between the marks in the page. Neighbours on the ladder
meet most. All pairs get about the same time, not the same number of games: slow players get fewer.
With more than two players both of a pair have half of the seats; with three, one of them has two in
every other game. The result files are those of `fourfold match`, one for each pair.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import monotonic

from fourfold.engine.arena.elo import Estimate, ratings, share
from fourfold.engine.arena.games import Plan, Result, play
from fourfold.engine.arena.mistakes import count_mistakes
from fourfold.engine.arena.results import ResultFile
from fourfold.engine.contract import USUAL
from fourfold.engine.levels import LEVELS
from fourfold.rules import load

PAGE = Path(__file__).parents[1] / "docs" / "levels.md"
GAMES = {
    "quantik": "quantik",
    "qomet": "qomet",
    "exago-2": "exago",
    "exago-3": "exago?players=3",
    "exago-4": "exago?players=4",
    "exago-6": "exago?players=6",
}
KNOWN = ("quantik", "qomet")
"""Where the values of moves are known, always or sometimes, so that mistakes can be counted."""
LADDER = ("random", "greedy", *(f"level{number}" for number in LEVELS))
BESIDE = "montecarlo"
"""Plays by other means, and has no place on the ladder beforehand."""
MEETS = ("level1", "level2", "level3", "level4", "level5", "level6")
SECONDS = 0.2
"""For a move."""
SHORTER = {"exago-3": 0.05}
"""For a move of games that last hundreds of moves."""
TIMELESS = "exago"
"""Where levels below the last one do not use their time: they get as much as they need."""
GLANCE = 0.02
"""For the truth about a position: what is not known by then does not count."""
MOST = 400
"""How many games a pair plays at most."""

Pair = tuple[str, str]
"""Who is to be the weaker one, and the stronger one."""


def plan_of(name: str, pair: Pair) -> Plan:
    """Give the plan of the games of a pair."""
    seats = load(GAMES[name]).seats
    players = tuple(player for player in pair for _ in range(-(-seats // 2)))
    is_timeless = name.startswith(TIMELESS) and LADDER[-1] not in pair and BESIDE not in pair
    seconds = USUAL.seconds if is_timeless else SHORTER.get(name, SECONDS)
    return Plan(GAMES[name], players, MOST, seed=1, seconds=seconds)


def weights(name: str, some: range | None = None) -> dict[Pair, float]:
    """Give the pairs that play, and how much of the time each gets; maybe of some levels only."""
    near: dict[Pair, float] = dict.fromkeys(pairwise(LADDER), 1.0)
    if GAMES[name] == name.partition("-")[0]:
        near |= {(LADDER[i], LADDER[i + 2]): 0.25 for i in range(len(LADDER) - 2)}
        near |= {(level, BESIDE): 0.25 for level in MEETS}
    if some:
        near = dict.fromkeys(pairwise(f"level{number}" for number in some), 1.0)
    return near


class Schedule:
    """Which game is played next."""

    def __init__(self, shares: dict[Pair, float], played: dict[Pair, Collection[int]]) -> None:
        self._weights, self._played = dict(shares), played
        self._games = {pair: self._missing(pair) for pair in shares}
        self._begun = dict.fromkeys(shares, 0)
        self._times: dict[Pair, list[float]] = defaultdict(list)

    def _missing(self, pair: Pair) -> Iterator[int]:
        for number in range(MOST):
            if number not in self._played.get(pair, ()):
                yield number

    def next(self) -> tuple[Pair, int] | None:
        """Give a game of the pair that has had the least of its share of the time."""
        while self._weights:
            pair = min(self._weights, key=self._spent)
            number = next(self._games[pair], None)
            if number is not None:
                self._begun[pair] += 1
                return pair, number
            del self._weights[pair]
        return None

    def _spent(self, pair: Pair) -> float:
        times = self._times[pair]
        a_game = median(times) if times else 1.0
        return self._begun[pair] * a_game / self._weights[pair]

    def done(self, pair: Pair, seconds: float) -> None:
        """Note how long a game took."""
        self._times[pair].append(seconds)


def timed(plan: Plan, number: int) -> tuple[Result, float]:
    """Play a game, and say how long it took."""
    start = monotonic()
    return play(plan, number), monotonic() - start


def prepare(spec: str) -> None:
    """Load kernels and tables before games are timed, and leave it to the parent to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    seats = load(spec).seats
    play(Plan(spec, ("level4", "level10", *[BESIDE] * 4)[:seats], 1, seconds=0.01), 0)


def file_of(folder: Path, name: str, pair: Pair) -> ResultFile:
    """Open the results of a pair."""
    return ResultFile(folder / name / f"{pair[1]}-{pair[0]}.jsonl", plan_of(name, pair))


def play_for(name: str, folder: Path, minutes: float, jobs: int, some: range | None) -> None:
    """Begin games of one kind for some minutes, and write down those that end."""
    shares = weights(name, some)
    files = {pair: file_of(folder, name, pair) for pair in shares}
    schedule = Schedule(shares, {pair: file.results for pair, file in files.items()})
    running = dict[Future[tuple[Result, float]], Pair]()
    # Kernels are compiled by one process before many need them.
    with ProcessPoolExecutor(1, get_context("spawn"), prepare, (GAMES[name],)) as pool:
        pool.submit(os.getpid).result()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), prepare, (GAMES[name],))
    try:
        wait([pool.submit(os.getpid) for _ in range(jobs)])
        end = monotonic() + 60 * minutes
        while True:
            while len(running) < jobs and monotonic() < end and (game := schedule.next()):
                running[pool.submit(timed, plan_of(name, game[0]), game[1])] = game[0]
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                result, seconds = future.result()
                pair = running.pop(future)
                schedule.done(pair, seconds)
                files[pair].add(result)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for file in files.values():
            file.close()
    print(f"{name}: {sum(len(file.results) for file in files.values())} games", flush=True)


# The tables.


def report(name: str, folder: Path) -> str:
    """Give what the games of one kind say, as two tables."""
    pairs, results = dict[Pair, list[float]](), list[Result]()
    for low, high in weights(name):
        if (folder / name / f"{high}-{low}.jsonl").exists():
            file = file_of(folder, name, (low, high))
            file.close()
            results.extend(file.results.values())
            if file.results:
                pairs[high, low] = [_points(each, high) for each in file.results.values()]
    rated = ratings(pairs)
    heading, rows = ["Player", "Elo", "Games"], []
    known = {}
    if name in KNOWN:
        plan = plan_of(name, ("random", "greedy"))
        known = count_mistakes(load(GAMES[name]), results, plan.random_plies, GLANCE)
        heading.append("Gave away what it had")
    for player in sorted(rated, key=lambda player: -rated[player].value):
        games = sum(player in result.seating for result in results)
        row = [player, _elo(rated[player]), f"{games}"]
        if player in known:
            made, possible = known[player]
            row.append(f"{made} of {possible}, {made / possible:.1%}")
        rows.append(row)
    tables = [_table(heading, rows), _neighbours(pairs)]
    return "\n\n".join(tables)


def _points(result: Result, name: str) -> float:
    """Give what a player gets: whoever has the winner's seat has won."""
    scores = [
        score for seat, score in zip(result.seating, result.scores(), strict=True) if seat == name
    ]
    if result.winner is None and result.failed is None:
        return 0.5
    return sum(scores)


def _neighbours(pairs: dict[tuple[str, str], list[float]]) -> str:
    rows = []
    for low, high in pairwise(LADDER):
        if scores := pairs.get((high, low)):
            rows.append([f"{high} – {low}", _percent(share(scores, 0.5)), f"{len(scores)}"])
    return _table(["Neighbours", "Points of the first", "Games"], rows)


def _table(heading: list[str], rows: list[list[str]]) -> str:
    lines = [heading, ["---", *["--:"] * (len(heading) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _elo(estimate: Estimate) -> str:
    return f"{estimate.value:+.0f} ± {estimate.margin:.0f}"


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.0f} % ± {100 * estimate.margin:.0f}"


def written_into(page: str, name: str, tables: str) -> str:
    """Put tables between the marks of a game."""
    begin, end = f"<!-- measured: {name} -->\n", "<!-- end -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    if not after:
        sys.exit(f"{PAGE} has no marks for {name}.")
    return f"{before}{begin}\n{tables}\n\n{end}{after}"


def main() -> None:
    """Play, or write the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["play", "report"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--minutes", type=float, default=2.0, help="for each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--up-to", type=int, help="nobody plays but the levels up to this one")
    parser.add_argument("--since", type=int, help="nobody plays but the levels from this one on")
    given = parser.parse_args()
    some = range(given.since or 1, (given.up_to or max(LEVELS)) + 1)
    for name in given.games:
        if given.what == "play":
            chosen = some if given.since or given.up_to else None
            play_for(name, given.folder, given.minutes, given.jobs, chosen)
        elif (given.folder / name).exists():
            page = PAGE.read_text(encoding="utf-8")
            PAGE.write_text(written_into(page, name, report(name, given.folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
