"""Teach Exago what patterns are worth, from games of the program against itself.

    python scripts/train_exago.py FOLDER --minutes 4 --jobs 16

It begins with nothing but "nearer lines are better". In every generation all processes play games
with what was learned so far; then the table is fitted to how the games went: a seat's chance is its
share of `exp(worth)`, and the counts of patterns are worth what makes the results likeliest. Tables
and a record of the run are kept in the folder. The last tables are put into the package by

    python scripts/train_exago.py FOLDER --ship

A tree alone chooses the turns, with any number of players. To prove what can be proved first, as
level 10 does, takes 45 ms for a move with four players instead of 1 to 3, and many games teach more
than good ones. What six learn is not put into the package: what four have learned serves them
better.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.games.exago.engine.learned import LEARNED, read, write
from fourfold.games.exago.kernels.rules import bitboards, rules_of
from fourfold.games.exago.kernels.tree import grow, plant, roots, tree
from fourfold.games.exago.kernels.turns import MOST_TURNS, after, can_win, has_won, to_move, turns
from fourfold.games.exago.kernels.worth import (
    COUNTS,
    NAT,
    PATTERNS,
    PHASES,
    PLACES,
    patterns,
    untaught,
)
from fourfold.games.exago.rules import Exago
from fourfold.rules import load

KINDS = {2: 0.45, 3: 0.2, 4: 0.2, 6: 0.3}
"""The numbers of players, and how much of the time each gets."""
GENERATIONS = 3
BUDGET = 1500
"""How many turns are weighed for a move."""
NODES = 4000
OPENING = 7
"""At most so many moves are drawn at random at the start."""
LONGEST = 250
"""A game that is not over by then is a draw."""
HELD_BACK = 20
"""Every so many games one is not learned from, but used to see how much was learned."""

Floats = NDArray[np.float64]


class Played(NamedTuple):
    """What is learned from: for each position the counts of all seats, phase, mover and result."""

    counts: NDArray[np.int8]
    phases: NDArray[np.int8]
    movers: NDArray[np.int8]
    shares: NDArray[np.float32]
    games: NDArray[np.int32]


# Playing.


class Table:
    """A game in progress, and the trees of those who play it."""

    def __init__(self, seats: int, tables: list[NDArray[np.int64]], rng: Random) -> None:
        game = load("exago", players=seats)
        assert isinstance(game, Exago)
        self.rules, self.rng, self.seats = rules_of(game), rng, seats
        self.start = bitboards(game, game.initial())
        unique = {id(table): tree(seats, table, NODES) for table in tables}
        self.trees = [unique[id(table)] for table in tables]

    def game(self, budget: int, taste: float, seating: list[int]) -> tuple[list[Any], int]:
        """Play a game; give the positions in which it was not over, and who won, or -1."""
        position, spare = self.start.copy(), self.start.copy()
        found, seen, met = np.empty(MOST_TURNS, np.int64), set[bytes](), []
        randomly = 1 + self.rng.randrange(OPENING)
        for ply in range(LONGEST):
            count = turns(position, self.rules, found)
            if count == 0:
                break
            seen.add(position.tobytes())
            if ply < randomly:
                turn = int(found[self.rng.randrange(count)])
            else:
                if not can_win(position, to_move(position), self.rules):
                    met.append(position.copy())
                warm = taste if ply < 20 else taste / 2
                turn = self.turn(seating[to_move(position)], position, budget, warm, seen)
            after(position, turn, self.rules, spare)
            position, spare = spare, position
            if has_won(position, self.rules):
                return met, (to_move(position) - 1) % self.seats
        return met, -1

    def turn(
        self, player: int, position: NDArray[np.int64], budget: int, taste: float, seen: set[bytes]
    ) -> int:
        """Choose a turn: the more it was tried, the likelier; none that leads back."""
        made = self.trees[player]
        plant(made, position, self.rules)
        grow(made, self.rules, budget)
        mover, found = to_move(position), roots(made)
        if not found:
            return self.winning(position)
        if won := [turn for turn, _, _, end in found if end == mover + 1]:
            return won[0]
        following = np.empty_like(position)

        def is_new(turn: int) -> bool:
            after(position, turn, self.rules, following)
            return following.tobytes() not in seen

        fresh = [each for each in found if each[1] and is_new(each[0])]
        fresh = fresh or [each for each in found if is_new(each[0])] or found
        best = max(fresh, key=lambda each: (each[1], each[2]))
        if not taste:
            return best[0]
        weights = [(visits / max(1, best[1])) ** (1 / taste) + 1e-12 for _, visits, _, _ in fresh]
        return self.rng.choices([turn for turn, _, _, _ in fresh], weights)[0]

    def winning(self, position: NDArray[np.int64]) -> int:
        """Give a turn that wins at once."""
        found, following = np.empty(MOST_TURNS, np.int64), np.empty_like(position)
        for turn in found[: turns(position, self.rules, found)].tolist():
            after(position, turn, self.rules, following)
            if has_won(following, self.rules):
                return int(turn)
        return int(found[0])


def play(seats: int, table: NDArray[np.int64], seconds: float, seed: int) -> Played:
    """Play games for some seconds, and keep what can be learned from them."""
    end, rng = monotonic() + seconds, Random(seed)
    board = Table(seats, [table], rng)
    counts, phases, movers, shares, games = [], list[int](), list[int](), list[Any](), list[int]()
    room, number = np.zeros((seats, PATTERNS), np.int64), 0
    while monotonic() < end:
        met, winner = board.game(BUDGET, 0.7, [0] * seats)
        share = np.full(seats, 1 / seats) if winner < 0 else np.eye(seats)[winner]
        for position in met:
            phases.append(patterns(position, board.rules, room))
            counts.append(room.astype(np.int8))
            movers.append(to_move(position))
            shares.append(share)
            games.append(number)
        number += 1
    return Played(
        np.array(counts, np.int8).reshape(-1, seats, PATTERNS),
        np.array(phases, np.int8),
        np.array(movers, np.int8),
        np.array(shares, np.float32).reshape(-1, seats),
        np.array(games, np.int32),
    )


def meet(
    seats: int, new: NDArray[np.int64], old: NDArray[np.int64], seconds: float, seed: int
) -> tuple[int, int, int]:
    """Let one who has learned more meet others; give its wins, draws and losses."""
    end, board = monotonic() + seconds, Table(seats, [new, old], Random(seed))
    tally = [0, 0, 0]
    while monotonic() < end:
        state = board.rng.getstate()
        for seat in range(seats):
            board.rng.setstate(state)
            _, winner = board.game(BUDGET, 0.0, [int(each != seat) for each in range(seats)])
            tally[0 if winner == seat else 1 if winner < 0 else 2] += 1
        board.rng.random()
        board.rng.seed(board.rng.random())
    return tally[0], tally[1], tally[2]


# Learning.


def places(played: Played) -> NDArray[np.int64]:
    """Give where in the table what every pattern of every seat is worth stands."""
    seats = played.counts.shape[1]
    later = (np.arange(seats) - played.movers[:, None].astype(np.int64)) % seats
    place = np.where(later < 2, later, np.where(later == seats - 1, 3, 2))
    row = played.phases[:, None].astype(np.int64) * PLACES + place
    columns = np.arange(PATTERNS) * COUNTS + played.counts.astype(np.int64)
    return row[:, :, None] * PATTERNS * COUNTS + columns


def chances(table: Floats, where: NDArray[np.int64]) -> Floats:
    """Give every seat's chance to win."""
    worths = table[where].sum(axis=2)
    grown = np.exp(worths - worths.max(axis=1, keepdims=True))
    result: Floats = grown / grown.sum(axis=1, keepdims=True)
    return result


def surprise(chance: Floats, shares: NDArray[np.float32]) -> float:
    """Give how surprising the results are on average."""
    return float(-(shares * np.log(np.maximum(chance, 1e-9))).sum(axis=1).mean())


def fit(played: Played, epochs: int = 16) -> tuple[NDArray[np.int64], dict[str, float]]:
    """Find the table that makes the results likeliest, and say how well it does on other games."""
    where, held = places(played), played.games % HELD_BACK == 0
    known, shares = where[~held], played.shares[~held]
    size = PHASES * PLACES * PATTERNS * COUNTS
    table, rng = np.zeros(size), np.random.default_rng(1)
    mean, square, steps = np.zeros(size), np.zeros(size), 0
    for epoch in range(epochs):
        pace = 0.02 if epoch < epochs * 0.6 else 0.006 if epoch < epochs * 0.85 else 0.002
        for part in np.array_split(rng.permutation(len(known)), 1 + len(known) // 8192):
            if not len(part):
                continue
            wrong = chances(table, known[part]) - shares[part]
            weights = np.repeat(wrong.ravel(), PATTERNS)
            slope = np.bincount(known[part].ravel(), weights, size) / len(part)
            # Counts next to each other are worth about the same, most of all where they are rare.
            curve = table.reshape(-1, COUNTS)
            rise = np.diff(curve, axis=1)
            pull = 2e-5 * curve
            pull[:, :-1] -= 3e-4 * rise
            pull[:, 1:] += 3e-4 * rise
            slope += pull.ravel()
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            size_of_step = pace / (1 - 0.9**steps)
            table -= size_of_step * mean / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
    rounded = np.rint(table * NAT).astype(np.int64)
    tested = chances(rounded / NAT, where[held])
    blind = np.full_like(tested, 1 / tested.shape[1])
    found = {
        "positions": len(known),
        "surprise": round(surprise(tested, played.shares[held]), 4),
        "blind": round(surprise(blind, played.shares[held]), 4),
    }
    return rounded.reshape(PHASES * PLACES, PATTERNS * COUNTS), found


def joined(parts: list[Played]) -> Played:
    """Put games of several processes together; they keep numbers of their own."""
    games, number = [], 0
    for part in parts:
        games.append(part.games + number)
        number += int(part.games.max(initial=0)) + 1
    columns = zip(*(part[:4] for part in parts), strict=True)
    counts, phases, movers, shares = (np.concatenate(column) for column in columns)
    return Played(counts, phases, movers, shares, np.concatenate(games))


# All of it.


def generation(
    pool: ProcessPoolExecutor, number: int, given: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Play and learn once with every number of players."""
    seconds = 60 * given.minutes / GENERATIONS * 0.75
    tables = {seats: latest(given.folder, seats) for seats in given.players}
    whole = sum(KINDS[seats] for seats in given.players)
    jobs = {}
    for job in range(given.jobs):
        for seats in given.players:
            share = seconds * KINDS[seats] / whole
            asked = pool.submit(play, seats, tables[seats], share, job + 1000 * number)
            jobs[asked] = seats
    parts: dict[int, list[Played]] = {seats: [] for seats in given.players}
    for done in as_completed(jobs):
        parts[jobs[done]].append(done.result())
    learning = {}
    for seats, own in parts.items():
        played = joined(own)
        np.savez(given.folder / f"played-{seats}-{number}.npz", **played._asdict())
        # With two players, games of the first generation, which knew nothing, are forgotten.
        first = max(2, number - 1) if seats == 2 else 1
        before = [given.folder / f"played-{seats}-{each}.npz" for each in range(first, number)]
        data = [played, *(Played(**np.load(path)) for path in before)]
        games = int(played.games.max()) + 1
        learning[pool.submit(fit, joined(data))] = (seats, games, float(drawn(played)))
    for fitted in as_completed(learning):
        seats, games, draws = learning[fitted]
        table, found = fitted.result()
        np.save(given.folder / f"table-{seats}-{number}.npy", table)
        yield {"generation": number, "players": seats, "games": games, "drawn": draws, **found}


def drawn(played: Played) -> float:
    """Give the share of positions from games that nobody won."""
    return round(float((played.shares.max(axis=1) < 1).mean()), 3)


def latest(folder: Path, seats: int) -> NDArray[np.int64]:
    """Give the table that was learned last."""
    for number in range(GENERATIONS, 0, -1):
        path = folder / f"table-{seats}-{number}.npy"
        if path.exists():
            table: NDArray[np.int64] = np.load(path)
            return table
    return untaught()


def measure(pool: ProcessPoolExecutor, given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Let the last generation meet the one that knew nothing."""
    seconds = 60 * given.minutes * 0.15 / len(given.players)
    jobs = {
        pool.submit(meet, seats, latest(given.folder, seats), untaught(), seconds, job): seats
        for seats in given.players
        for job in range(given.jobs)
    }
    tallies: dict[int, list[int]] = {seats: [0, 0, 0] for seats in given.players}
    for done in as_completed(jobs):
        for i, number in enumerate(done.result()):
            tallies[jobs[done]][i] += number
    for seats, (wins, draws, losses) in tallies.items():
        yield {"players": seats, "wins": wins, "draws": draws, "losses": losses}


def main() -> None:
    """Train, or write the file that is shipped."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--players", type=int, nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--ship", action="store_true", help="put the tables into the package")
    given = parser.parse_args()
    if given.ship:
        learned = {seats: latest(given.folder, seats) for seats in given.players}
        write({**read(), **{seats: learned[seats] for seats in LEARNED if seats in learned}})
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    # Kernels are compiled by one process before many need them.
    for seats in given.players:
        play(seats, untaught(), 0.1, 1)
    with (
        ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool,
        (given.folder / "record.jsonl").open("a", encoding="utf-8") as record,
    ):
        for number in range(1, GENERATIONS + 1):
            for line in generation(pool, number, given):
                told(line, record)
        for line in measure(pool, given):
            told(line, record)


def told(line: dict[str, Any], record: Any) -> None:
    """Write a line of the record, and show it."""
    record.write(json.dumps(line) + "\n")
    record.flush()
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
