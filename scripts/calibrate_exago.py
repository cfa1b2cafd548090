"""See whether estimates of Exago mean what they say: hold them against games of strong players.

    fourfold match exago --players level10,ugi:… --time 0.1 --out games.jsonl
    python scripts/calibrate_exago.py games.jsonl … --since 8 --until 12

Some positions of every game are judged. Half of the openings, each with the games that were played
from it, say to which power the odds of the tree have to be taken so that they fit best; `Thinking`
has the powers that were found like this. The positions of the other games are put into six groups
by what is said about them, from bad to good, and beside it stands what the player to move got out
of them on average: 1 for a win, a share for a draw. Positions after fewer moves than `--since`, and
after as many as `--until` or more, are left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any

from fourfold.engine.contract import Limits
from fourfold.games.exago.engine.judging import Thinking, calmed, share_of
from fourfold.games.exago.engine.learned import table_for
from fourfold.games.exago.rules import Exago, State
from fourfold.rules import load

POSITIONS = 8
"""How many of a game are judged."""
OPENING = 4
"""Moves at the start that say little, if nothing else is said."""
WEIGHED = 1000
SURE = 0.8
"""Whatever is said to be better or worse than this follows from a proof."""
GROUPS = 6

Pair = tuple[float, float]
"""What was said, and what came."""
Told = dict[str, Any]
"""A line of a file of games."""


def pairs(game: Exago, games: list[Told], asked: slice, rng: Random) -> Iterator[Pair]:
    """Judge positions of some games."""
    for told in games:
        states = [game.initial()]
        for move in told["moves"][:-1]:
            states.append(game.play(states[-1], move))
        some = states[asked]
        for state in rng.sample(some, min(POSITIONS, len(some))):
            said = share(game, state)
            if said is not None:
                won = told["winner"]
                yield said, 1 / game.seats if won is None else float(won == state.to_move)


def share(game: Exago, state: State) -> float | None:
    """Give the share of the points that the player to move is said to get."""
    limits = Limits(60, 2, WEIGHED)
    best = Thinking(game, state, limits, table_for(game.seats)).judged()[0]
    return None if best.exact or abs(best.score) > SURE else share_of(best.score, game.seats)


def surprise(found: list[Pair], seats: int, power: float) -> float:
    """Give how surprising the games are when all odds are taken to this power."""
    total = 0.0
    for said, came in found:
        chance = calmed(said, seats, power)
        total -= came * log(chance) + (1 - came) * log(1 - chance)
    return total / len(found)


def main() -> None:
    """Judge and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="+", type=Path, help="files of `fourfold match`")
    parser.add_argument("--since", type=int, default=OPENING)
    parser.add_argument("--until", type=int)
    given = parser.parse_args()
    asked = slice(given.since, given.until)
    fitted, found, seats, rng = list[Pair](), list[Pair](), 2, Random(1)
    for file in given.games:
        heading, *lines = file.read_text(encoding="utf-8").splitlines()
        game = load(json.loads(heading)["plan"]["game"])
        assert isinstance(game, Exago)
        seats = game.seats
        # From one opening each player has every seat: those games stay together.
        halves: tuple[list[Told], list[Told]] = ([], [])
        for told in map(json.loads, lines):
            halves[told["number"] // seats % 2].append(told)
        fitted += pairs(game, halves[0], asked, rng)
        found += pairs(game, halves[1], asked, rng)
    powers = [step / 20 for step in range(1, 41)]
    power = min(powers, key=lambda each: surprise(fitted, seats, each))
    sys.stdout.write(f"{len(fitted)} positions: odds to the power of {power} fit best\n")
    for name, each in (("as learned", 1.0), ("as told", power), ("knowing nothing", 1e-9)):
        sys.stdout.write(f"surprise {name}: {surprise(found, seats, each):.3f}\n")
    found.sort(key=lambda pair: pair[0])
    for group in range(GROUPS):
        part = found[group * len(found) // GROUPS : (group + 1) * len(found) // GROUPS]
        said, came = (sum(column) / len(part) for column in zip(*part, strict=True))
        told = sum(calmed(each, seats, power) for each, _ in part) / len(part)
        sys.stdout.write(f"| {len(part)} | {said:.2f} | {told:.2f} | {came:.2f} |\n")


if __name__ == "__main__":
    main()
