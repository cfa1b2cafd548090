"""Puzzles: positions with one best move, which forces a win in a known number of plies.

They are found in games between engines that look two plies ahead and do not always take the best
move, and proved by the brain of the game. The same seed finds the same puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from fourfold.engine.contract import Limits
from fourfold.engine.registry import brain_for
from fourfold.games import AnyGame

from .data import brought, row

FOLDER = "puzzles"
COUNT = 24
DEEPEST = 7
"""Puzzles take at most so many plies if nothing else is said: who solves one has to see them."""
_GLANCE = Limits(seconds=1, depth=2)
_TEMPTING = 3
"""A player takes one of so many best moves."""
FEWEST, MANY = 6, 60
"""A puzzle has at least so many moves to choose from. With many, it is not deep: neither people
nor searches can look at them all."""
_SHALLOW = 3
_PATIENCE = 600.0
"""Seconds, far more than such a search needs: what is found must not depend on the clock."""
_LONGEST_GAME = 60
_STALE = 50
"""After so many games without a new position there is nothing left to find."""


class Puzzle(NamedTuple):
    """A position, the move that wins, and how many plies the win takes."""

    spec: str
    position: str
    move: str
    plies: int
    choices: int
    """How many legal moves there are to choose from."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles of a game, easy ones first; none for a game that has none."""
    where = f"{FOLDER}/{game}.json"
    return tuple(row(Puzzle, where, each) for each in brought(FOLDER, game) or ())


def written(found: list[Puzzle]) -> str:
    """Write puzzles down as they are kept, one a line."""
    lines = (json.dumps(each._asdict()) for each in found)
    return "[\n  " + ",\n  ".join(lines) + "\n]\n"


def find(
    game: AnyGame,
    count: int = COUNT,
    seed: int = 0,
    deepest: int = DEEPEST,
    report: Callable[[int], None] = lambda found: None,
) -> list[Puzzle]:
    """Find puzzles of rising depth; no two are the same position turned or reflected.

    `report` is told how many are found whenever there is a new one. A small game may have fewer.
    """
    rng = Random(seed)
    wanted = _shares(count, deepest)
    found: list[Puzzle] = []
    seen: set[str] = set()
    looked: set[str] = set()
    stale = 0
    while any(wanted.values()) and stale < _STALE:
        stale += 1
        for state in _engine_game(game, rng):
            text = game.position_text(state)
            if text in looked:
                continue
            looked.add(text)
            stale = 0
            puzzle = puzzle_of(game, state, deepest)
            if puzzle is None or not wanted.get(puzzle.plies):
                continue
            form = _form(game, state)
            if form not in seen:
                seen.add(form)
                found.append(puzzle)
                wanted[puzzle.plies] -= 1
                report(len(found))
                # Neighbours in one game are too much alike.
                break
    return sorted(found, key=difficulty)


def difficulty(puzzle: Puzzle) -> tuple[int, int]:
    """Rate a puzzle: the deeper, the harder, and then the more there is to choose from."""
    return puzzle.plies, puzzle.choices


def puzzle_of(game: AnyGame, state: Any, deepest: int = DEEPEST) -> Puzzle | None:
    """Give the puzzle that a position is, if exactly one of its moves wins within so many plies."""
    choices = len(game.legal_moves(state))
    if choices < FEWEST:
        return None
    limits = Limits(_PATIENCE, deepest if choices <= MANY else _SHALLOW)
    judged = brain_for(game).judge(state, limits)
    winning = [each for each in judged if each.exact and each.value == "win"]
    if len(winning) != 1 or winning[0].distance is None:
        return None
    move, plies = winning[0].move, winning[0].distance
    return Puzzle(game.spec, game.position_text(state), move, plies, choices)


def _shares(count: int, deepest: int) -> dict[int, int]:
    """Share puzzles out among the depths."""
    depths = range(1, deepest + 1, 2)
    shares = {plies: count // len(depths) for plies in depths}
    for plies in list(depths)[1 : 1 + count % len(depths)]:
        shares[plies] += 1
    return shares


def _engine_game(game: AnyGame, rng: Random) -> Iterator[Any]:
    """Give the states of a game between players who take a move that looks good."""
    brain, state = brain_for(game), game.initial()
    for _ in range(_LONGEST_GAME):
        judged = brain.judge(state, _GLANCE)
        if not judged:
            return
        yield state
        state = game.play(state, rng.choice(judged[:_TEMPTING]).move)


def _form(game: AnyGame, state: Any) -> str:
    """Give one text for all positions that are the same turned, reflected or renamed."""
    return min(game.position_text(game.transform(state, each)) for each in game.symmetries())
