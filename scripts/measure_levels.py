"""Measure how strong the levels are, and write the tables of docs/levels.md.

    python scripts/measure_levels.py play FOLDER --minutes 2 --jobs 16
    python scripts/measure_levels.py report FOLDER

The first plays for so long a game and keeps every result, so that it can be stopped, killed and
called again; the second writes the tables between the marks in the page. Neighbours on the ladder
meet most. All pairs get about the same time, not the same number of games: slow players get fewer.
The result files are those of `fourfold match`.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import monotonic

from fourfold.engine.arena.elo import Estimate, ratings, share
from fourfold.engine.arena.games import Plan, Result, play
from fourfold.engine.arena.mistakes import count_mistakes
from fourfold.engine.arena.results import ResultFile
from fourfold.engine.levels import LEVELS
from fourfold.games import load

PAGE = Path(__file__).parents[1] / "docs" / "levels.md"
GAMES = {
    "quantik": "quantik",
    "qomet": "qomet",
    "exago-2": "exago",
    "exago-3": "exago?players=3",
}
KNOWN = ("quantik", "qomet")
"""Where the values of moves are known, always or sometimes, so that mistakes can be counted."""
LADDER = ("random", "greedy", *(f"level{number}" for number in LEVELS))
BESIDE = "montecarlo"
"""Plays by other means, and has no place on the ladder beforehand."""
MEETS = ("level1", "level2", "level3", "level4", "level5", "level6")
SECONDS = 0.2
"""For a move."""
GLANCE = 0.02
"""For the truth about a position: what is not known by then does not count."""
MOST = {2: 400, 3: 300}
"""How many games a pair or a group of three plays at most."""

Group = tuple[str, ...]


def plan_of(name: str) -> Plan:
    """Give the plan of all games there could be; only some groups are played."""
    return Plan(GAMES[name], (*LADDER, BESIDE), 10_000, seed=1, seconds=SECONDS)


def weights(plan: Plan) -> dict[Group, float]:
    """Give the groups that play, and how much of the time each gets."""
    seats = plan.seats
    near = {LADDER[i : i + seats]: 1.0 for i in range(len(LADDER) - seats + 1)}
    if seats == 2:
        near |= {(LADDER[i], LADDER[i + 2]): 0.25 for i in range(len(LADDER) - 2)}
    near |= {(*MEETS[i : i + seats - 1], BESIDE): 0.25 for i in range(0, len(MEETS) - seats + 2, 2)}
    return near


class Schedule:
    """Which game is played next."""

    def __init__(self, plan: Plan, played: Iterable[int]) -> None:
        self._plan, self._played = plan, set(played)
        self._weights = weights(plan)
        self._games = {group: self._missing(group) for group in self._weights}
        self._begun = dict.fromkeys(self._weights, 0)
        self._times: dict[Group, list[float]] = defaultdict(list)

    def _missing(self, group: Group) -> Iterator[int]:
        seats, groups = self._plan.seats, self._plan.groups
        place = groups.index(group)
        for game in range(MOST[seats]):
            number = (game // seats * len(groups) + place) * seats + game % seats
            if number not in self._played:
                yield number

    def next(self) -> tuple[Group, int] | None:
        """Give a game of the group that has had the least of its share of the time."""
        while self._weights:
            group = min(self._weights, key=self._spent)
            number = next(self._games[group], None)
            if number is not None:
                self._begun[group] += 1
                return group, number
            del self._weights[group]
        return None

    def _spent(self, group: Group) -> float:
        times = self._times[group]
        a_game = median(times) if times else 1.0
        return self._begun[group] * a_game / self._weights[group]

    def done(self, group: Group, seconds: float) -> None:
        """Note how long a game took."""
        self._times[group].append(seconds)


def timed(plan: Plan, number: int) -> tuple[Result, float]:
    """Play a game, and say how long it took."""
    start = monotonic()
    return play(plan, number), monotonic() - start


def prepare(plan: Plan) -> None:
    """Load kernels and tables before games are timed, and leave it to the parent to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    play(Plan(plan.game, ("level4", "level10", BESIDE)[: plan.seats], 1, seconds=0.01), 0)


def play_for(name: str, folder: Path, minutes: float, jobs: int) -> None:
    """Begin games of one kind for some minutes, and write down those that end."""
    plan = plan_of(name)
    file = ResultFile(folder / f"{name}.jsonl", plan)
    schedule, running = Schedule(plan, file.results), dict[Future[tuple[Result, float]], Group]()
    # Kernels are compiled by one process before many need them.
    with ProcessPoolExecutor(1, get_context("spawn"), prepare, (plan,)) as pool:
        pool.submit(os.getpid).result()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), prepare, (plan,))
    try:
        wait([pool.submit(os.getpid) for _ in range(jobs)])
        end = monotonic() + 60 * minutes
        while True:
            while len(running) < jobs and monotonic() < end and (game := schedule.next()):
                running[pool.submit(timed, plan, game[1])] = game[0]
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                result, seconds = future.result()
                schedule.done(running.pop(future), seconds)
                file.add(result)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        file.close()
    print(f"{name}: {len(file.results)} games", flush=True)


# The tables.


def report(name: str, folder: Path) -> str:
    """Give what the games of one kind say, as two tables."""
    plan = plan_of(name)
    file = ResultFile(folder / f"{name}.jsonl", plan)
    file.close()
    results = list(file.results.values())
    pairs = _pairs(results)
    rated = ratings(pairs)
    heading, rows = ["Player", "Elo", "Games"], []
    known = {}
    if name in KNOWN:
        known = count_mistakes(load(plan.game), results, plan.random_plies, GLANCE)
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


def _pairs(results: Iterable[Result]) -> dict[tuple[str, str], list[float]]:
    """Give the scores between any two, for the stronger one by name.

    In a game of three the winner has beaten both others, who have nothing to say to each other.
    """
    order = {name: place for place, name in enumerate((BESIDE, *LADDER))}
    pairs: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        scores = dict(zip(result.seating, result.scores(), strict=True))
        for low, high in combinations(sorted(scores, key=order.__getitem__), 2):
            if scores[low] != scores[high] or result.winner is None:
                pairs[high, low].append(0.5 + (scores[high] - scores[low]) / 2)
    return pairs


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
    given = parser.parse_args()
    for name in given.games:
        if given.what == "play":
            play_for(name, given.folder, given.minutes, given.jobs)
        elif (given.folder / f"{name}.jsonl").exists():
            page = PAGE.read_text(encoding="utf-8")
            PAGE.write_text(written_into(page, name, report(name, given.folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
