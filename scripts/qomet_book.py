"""The book of Qomet's win: made, checked, and the win proved with it.

    python scripts/qomet_book.py make          # writes the books of the package
    python scripts/qomet_book.py check FOLDER  # compares one with a whole solution
    python scripts/qomet_book.py prove         # plays every defence against the engine

`prove` goes through everything the winner can meet from the start, whatever the loser does and
whichever of its best turns the engine takes. In each position a search to the end says what the
best turns are. The engine has to find one of them, proved, within NODES nodes of its own search;
whatever it finds after that are more of them. The table and the book are those of the package.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from fourfold.engine.clock import Clock
from fourfold.engine.contract import Judged
from fourfold.engine.order import best_first
from fourfold.games.qomet.engine.judging import knowledge_of
from fourfold.games.qomet.engine.thought import Thought
from fourfold.games.qomet.kernels.ranks import canonical, image, key, position, turn_image
from fourfold.games.qomet.kernels.rules import NONE, bitboards, state_of
from fourfold.games.qomet.kernels.search import MOST_PLIES
from fourfold.games.qomet.lookup import book as qomet_book
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.files import Problem, open_table
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.rules import STARS, Qomet
from fourfold.games.qomet.solver.tree import Finder, Won, walk

NODES = 500_000
"""What the engine may search for a turn: a third of a second of the two it has."""
START = canonical(0, 0, NONE)
_BETWEEN_LOOKS = 500
"""So many nodes are searched between two looks at what is found."""
_CHUNK = 16


class NodeClock(Clock):
    """Runs out after so many nodes, the same on every machine, or when the best turn is found."""

    def __init__(self, thought: Thought, nodes: int, distance: int) -> None:
        super().__init__(0)
        self._thought, self._most, self._distance = thought, nodes, distance
        self._next_look = 0

    def is_up(self) -> bool:
        """Say whether there is nothing left to search, or to find."""
        nodes = self._thought.nodes
        if nodes < self._next_look:
            return False
        self._next_look = nodes + _BETWEEN_LOOKS
        best = max(self._thought.judged(), key=lambda each: each.score)
        return nodes > self._most or wins_in(best, self._distance)


def wins_in(judged: Judged, distance: int) -> bool:
    """Say whether a move is proved to win in so many plies."""
    return judged.exact and (judged.value, judged.distance) == ("win", distance)


def nodes_of_engine(game: Qomet, won: Won, nodes: int) -> int | None:
    """Give how many nodes the engine needs to find a best turn; None if it does not."""
    thought = Thought(game, state_of(*position(won.code), 0), knowledge_of(game))
    thought.deepen(MOST_PLIES, NodeClock(thought, nodes, won.distance))
    best = best_first(thought.judged())[0]
    return thought.nodes if wins_in(best, won.distance) else None


def images_of(won: Won) -> Iterator[Won]:
    """Give a position turned and mirrored: the engine tries the turns in another order there."""
    own, other, forbidden = position(won.code)
    for symmetry in range(8):
        turn = turn_image(forbidden, symmetry)
        yield won._replace(code=key(image(own, symmetry), image(other, symmetry), turn))


# Many positions at a time. Each process has a finder of its own.


class Worker:
    """What a process does with a position."""

    finder: Finder
    game: Qomet

    @classmethod
    def begin(cls, game: Qomet) -> None:
        """Get ready for a game."""
        table = qomet_table.shipped(game)
        if table is None:
            sys.exit(f"There is no table {qomet_table.path_of(game)}.")
        cls.game, cls.finder = game, Finder(game, table.for_searches())


def _won(code: int) -> Won:
    return Worker.finder.won(code)


def _answers(code: int) -> frozenset[int]:
    return Worker.finder.answers(code)


def _nodes(nodes: int, symmetric: bool, won: Won) -> int | None:
    """Give the most nodes that a position takes, or its images; None if one is too many."""
    most = 0
    for each in images_of(won) if symmetric else [won]:
        needed = nodes_of_engine(Worker.game, each, nodes)
        if needed is None:
            return None
        most = max(most, needed)
    return most


def plies(pool: ProcessPoolExecutor, start: int = START) -> Iterator[tuple[int, list[Won]]]:
    """Give the positions of the win, by the number of plies before them."""

    def find(codes: Iterable[int]) -> Iterator[Won]:
        return pool.map(_won, codes, chunksize=_CHUNK)

    def answer(codes: Iterable[int]) -> Iterator[frozenset[int]]:
        return pool.map(_answers, codes, chunksize=_CHUNK)

    for number, won in enumerate(walk(start, find, answer)):
        yield 2 * number, won


# The commands.


def make(game: Qomet, pool: ProcessPoolExecutor) -> bool:
    """Write the book of the package."""
    table = qomet_table.shipped(game)
    assert table is not None
    won = next(won for ply, won in plies(pool) if ply == qomet_book.PLIES[0])
    found = {each.code: each.distance for each in won}
    found |= {code: each.distance - 1 for each in won for code in each.after}
    missing = {code: d for code, d in found.items() if not table.has(*position(code)[:2])}
    path = qomet_book.path_of(game)
    qomet_book.write(path, game, missing)
    print(f"{path.name}: {len(missing):,} positions, {path.stat().st_size:,} bytes")
    return True


def check(game: Qomet, folder: Path) -> bool:
    """Compare the book of the package with a whole solution."""
    book = qomet_book.shipped(game)
    if book is None:
        sys.exit(f"There is no table {qomet_book.path_of(game)}.")
    whole = QometTable(*open_table(folder, Problem(game)), 2 * STARS)
    wrong = qomet_book.first_difference(book, whole)
    if wrong:
        print(f"not as in the solution: {game.position_text(state_of(*wrong, 0))}")
    else:
        print(f"{len(book.codes):,} positions, all as in the solution")
    return wrong is None


def prove(
    game: Qomet, pool: ProcessPoolExecutor, start: int, nodes: int, *, symmetric: bool
) -> bool:
    """Play every defence from a position against the engine; say what it does not win best."""
    print("Plies  Positions  Longest  Most nodes  Not found")
    failed, total = [], 0
    for ply, won in plies(pool, start):
        needed = list(pool.map(partial(_nodes, nodes, symmetric), won, chunksize=_CHUNK))
        lost = [each for each, count in zip(won, needed, strict=True) if count is None]
        longest = max(each.distance for each in won)
        most = max((count for count in needed if count is not None), default=0)
        print(f"{ply:5} {len(won):10,} {longest:8} {most:11,} {len(lost):10,}", flush=True)
        failed += lost
        total += len(won)
    for each in failed:
        text = game.position_text(state_of(*position(each.code), 0))
        print(f"no best turn found: {text} (win in {each.distance})")
    print(f"{total:,} positions, {len(failed):,} without a best turn")
    return not failed


def main() -> int:
    """Run a command; give 1 when something is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=["make", "check", "prove"])
    parser.add_argument("folder", nargs="?", type=Path, help="the whole solution, for check")
    parser.add_argument("--corner-exit", choices=["on", "off"], help="both, unless given")
    parser.add_argument("--position", help="for prove: a won position to start from")
    parser.add_argument("--nodes", type=int, default=NODES, help="for prove: nodes for a turn")
    parser.add_argument(
        "--symmetric",
        action="store_true",
        help="for prove: also every position turned and mirrored",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    if (given.command == "check") != (given.folder is not None and given.corner_exit is not None):
        parser.error("check needs the folder of a whole solution and its --corner-exit")
    try:
        return 0 if run(given) else 1
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2


def run(given: argparse.Namespace) -> bool:
    """Do what was asked for; give whether all is as it should be."""
    well = True
    for setting in [given.corner_exit] if given.corner_exit else ["on", "off"]:
        game, begun = Qomet({"corner_exit": setting}), time.monotonic()
        print(f"corner_exit={setting}", flush=True)
        if given.command == "check":
            well &= check(game, given.folder)
            continue
        with ProcessPoolExecutor(given.processes, None, Worker.begin, (game,)) as pool:
            if given.command == "make":
                well &= make(game, pool)
            else:
                start = game.parse_position(given.position) if given.position else game.initial()
                code = canonical(*bitboards(start))
                well &= prove(game, pool, code, given.nodes, symmetric=given.symmetric)
        print(f"{time.monotonic() - begun:.0f} seconds on {given.processes} processes")
    return well


if __name__ == "__main__":
    sys.exit(main())
