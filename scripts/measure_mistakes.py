"""How often level 10 of Qomet gives a win or a draw away, held against a whole solution.

    fourfold solve qomet --gpu
    python scripts/measure_mistakes.py qomet-solution decisions.json --games 100
    python scripts/measure_mistakes.py qomet-solution decisions.json --again

Games are played from openings of eight random plies, for at most as many minutes as said. A
decision counts where moves differ in value. All of them are written down, so that after
a change the level can be asked again in the very same positions, and both answers be compared.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from fourfold import load
from fourfold.engine.arena.games import Plan, Result, play
from fourfold.engine.levels import STRONGEST, LevelPlayer
from fourfold.games.qomet.kernels.rules import bitboards
from fourfold.games.qomet.lookup.files import Problem, open_table
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.rules import STARS, Qomet, State

LOSS, DRAW, WIN = range(3)
LEVEL = f"level{STRONGEST}"


class Decision(NamedTuple):
    """A position in which something can be given away."""

    position: str
    stars: int
    best: int
    """What the best move is worth."""
    worth: dict[str, int]
    """What each move is worth."""
    move: str
    """What was played."""

    @property
    def is_mistake(self) -> bool:
        """Say whether the move gave something away."""
        return self.worth[self.move] < self.best


def main() -> None:
    """Play or ask, and print what was given away."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("solution", type=Path)
    parser.add_argument("decisions", type=Path)
    parser.add_argument("--again", action="store_true", help="ask in the same positions")
    parser.add_argument("--corner-exit", choices=["on", "off"], default="on")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--time", type=float, default=1.0)
    parser.add_argument("--plies-random", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    game = Qomet({"corner_exit": given.corner_exit})
    if given.again:
        before = [Decision(*fields) for fields in json.loads(given.decisions.read_text())]
        report("before", before)
        report("again", asked_again(game.spec, before, given.time, given.jobs))
        return
    table = QometTable(*open_table(given.solution, Problem(game)), 2 * STARS)
    plan = Plan(game.spec, (LEVEL, LEVEL), given.games, given.seed, given.plies_random, given.time)
    results = played(plan, given.jobs, given.minutes)
    found = [each for result in results for each in decisions(game, table, result, plan)]
    given.decisions.write_text(json.dumps(found))
    print(f"{len(results)} games, {sum(len(each.moves) for each in results)} plies")
    print(f"ends: {dict(Counter(each.reason for each in results))}")
    report("played", found)


def played(plan: Plan, jobs: int, minutes: float) -> list[Result]:
    """Play the games of a plan, those that are over in time."""
    end, results = monotonic() + 60 * minutes, list[Result]()
    with (
        multiprocessing.get_context("spawn").Pool(jobs) as pool,
        suppress(multiprocessing.TimeoutError),
    ):
        coming = pool.imap_unordered(partial(play, plan), range(plan.total))
        while len(results) < plan.total:
            results.append(coming.next(max(0, end - monotonic())))
    return results


def decisions(game: Qomet, table: QometTable, result: Result, plan: Plan) -> Iterator[Decision]:
    """Give the decisions of a game after its opening."""
    state = game.initial()
    for ply, move in enumerate(result.moves):
        if ply >= plan.random_plies:
            worth = {
                text: worth_of(game, table, state, game.after(state, each))
                for text, each in game.legal_texts(state).items()
            }
            if len(set(worth.values())) > 1:
                stars = sum(map(len, state.stars))
                position = game.position_text(state)
                yield Decision(position, stars, max(worth.values()), worth, move)
        state = game.play(state, move)


def worth_of(game: Qomet, table: QometTable, state: State, after: State) -> int:
    """Say what a move is worth, by what it leads to."""
    if outcome := game.outcome(after):
        return WIN if outcome.winner == state.to_move else LOSS
    distance = table.distance(*bitboards(after))
    return DRAW if distance == 0 else LOSS if distance % 2 else WIN


def asked_again(spec: str, before: list[Decision], seconds: float, jobs: int) -> Iterator[Decision]:
    """Give the same decisions as they are made now."""
    choose = partial(chosen, spec, seconds)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        moves = pool.imap(choose, [each.position for each in before])
        for each, move in zip(before, moves, strict=True):
            yield each._replace(move=move)


def chosen(spec: str, seconds: float, position: str) -> str:
    """Give what the level plays in a position."""
    game = load(spec)
    level = LevelPlayer(STRONGEST, Random(0), seconds)
    return next(level.tries(game, game.parse_position(position)))


def report(name: str, found: Iterable[Decision]) -> None:
    """Print how many decisions were mistakes, by the stars on the board."""
    all_of, made = Counter[int](), Counter[int]()
    wins, draws = 0, 0
    for each in found:
        all_of[each.stars] += 1
        if each.is_mistake:
            made[each.stars] += 1
            wins += each.best == WIN
            draws += each.best == DRAW
            print(f"  {name}: {each.position} {each.move} {each.best}->{each.worth[each.move]}")
    by_stars = ", ".join(f"{stars}: {made[stars]}/{all_of[stars]}" for stars in sorted(all_of))
    print(f"{name}: {made.total()} of {all_of.total()} ({wins} wins, {draws} draws); {by_stars}")


if __name__ == "__main__":
    main()
