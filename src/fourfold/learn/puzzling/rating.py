"""Rating puzzles by who fails at them.

A try is a game between whoever tries and the puzzle: the one wins by going a whole way to the goal,
the other in any other case. All of them together are rated as players are. The ten levels try
every puzzle many times; people's results count as much when there are some.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

from fourfold.engine.arena.elo import ratings
from fourfold.engine.levels import LEVELS, LevelPlayer
from fourfold.rules import AnyGame, load

from ..puzzles import Puzzle
from .sharing import shared

MIDDLE = 1500
"""What the levels are rated on average."""
SECONDS = 0.2
"""The time that a level has for a move; its strength is measured with the same."""
TRIES = 20
"""How often each level tries a puzzle."""

Tries = Mapping[tuple[str, str], Sequence[float]]
"""By whoever tries and the puzzle: 1 for each success, 0 for each failure."""
_Report = Callable[[int], None]


def rated(puzzles: Sequence[Puzzle], tries: Tries) -> list[Puzzle]:
    """Give puzzles with the ratings that follow from all tries at them."""
    if not puzzles:
        return []
    found = ratings(tries)
    levels = fmean(found[name].value for name in map(_name, LEVELS))
    return [each._replace(rating=round(found[each.id].value - levels + MIDDLE)) for each in puzzles]


def level_tries(
    puzzles: Sequence[Puzzle],
    seed: int,
    jobs: int = 1,
    report: _Report = lambda done: None,
) -> dict[tuple[str, str], list[float]]:
    """Let every level try every puzzle."""
    found: dict[tuple[str, str], list[float]] = {}
    for done, tries in enumerate(shared(partial(_tries_at, seed), puzzles, jobs), 1):
        found |= tries
        report(done)
    return found


def _tries_at(seed: int, puzzle: Puzzle) -> dict[tuple[str, str], list[float]]:
    game = load(puzzle.spec)
    state = game.parse_position(puzzle.position)
    lines = [line.split() for line in puzzle.lines]
    found = {}
    for number in LEVELS:
        player = LevelPlayer(number, Random(f"{seed} {puzzle.id} {number}"), SECONDS)
        won = _successes(player, game, state, lines, TRIES)
        found[_name(number), puzzle.id] = [1.0] * won + [0.0] * (TRIES - won)
    return found


def _successes(
    player: LevelPlayer, game: AnyGame, state: Any, lines: list[list[str]], count: int
) -> int:
    """Count how often a level goes on to the goal, of so many tries."""
    chosen = Counter(islice(player.tries(game, state), count))
    won = 0
    for move in {line[0] for line in lines}:
        ways = [line for line in lines if line[0] == move]
        if not chosen[move] or len(ways[0]) == 1:
            won += chosen[move]
            continue
        later = game.play(game.play(state, move), ways[0][1])
        won += _successes(player, game, later, [line[2:] for line in ways], chosen[move])
    return won


def _name(level: int) -> str:
    return f"level {level}"
