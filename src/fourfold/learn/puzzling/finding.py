"""Finding puzzles in games between engines that do not always take the best move.

A game is known by its number, so any process can play it. The same seed finds the same puzzles,
however many processes look.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from fourfold.rules import AnyGame, load

from ..puzzles import Puzzle
from .forms import forms, identity
from .playing import positions
from .proving import DEEPEST, lines_of, proof_of
from .sharing import shared
from .themes import theme_of, themes

COUNT = 24
Report = Callable[[int], None]
_MOST_GAMES = 100_000
"""Nobody waits for more."""
_APART = 4
"""Neighbours in a game are too much alike: its puzzles are so many plies apart."""
_ALIKE = 30
"""So are puzzles of one theme of which no more than one space in so many differs, turned or
reflected: on a large board nobody sees a tile that has nothing to do with it."""
_BATCH = 32
"""Games played between two looks at what is still missing."""
_STALE = 2
"""After so many batches in a row without anything new, there is nothing left to find."""
_SLOW, _FRUITLESS = 0.01, 4
"""After so many batches in a row that brought less than this share of what is wanted, the rest is
taken to be rare, and other themes fill its place."""


def find(
    game: AnyGame,
    count: int = COUNT,
    seed: int = 0,
    deepest: int = DEEPEST,
    jobs: int = 1,
    report: Report = lambda found: None,
) -> list[Puzzle]:
    """Find puzzles, of every theme about as many, none of them rated.

    No two are the same position turned, reflected or with the seats exchanged. `report` is told
    how many are found whenever there are more. A small game may have fewer.
    """
    shelf = _Shelf(game, -(-count // len(themes(game))))
    fruitless = stale = 0
    played = shared(partial(candidates, game, seed, deepest), range(_MOST_GAMES), jobs)
    while batch := list(islice(played, _BATCH)):
        before, known = shelf.full, len(shelf)
        for puzzles in batch:
            shelf.take(puzzles)
        fruitless = fruitless + 1 if shelf.full - before < _SLOW * count else 0
        report(min(count, shelf.full))
        stale = stale + 1 if len(shelf) == known else 0
        enough = len(shelf) >= count and fruitless >= _FRUITLESS
        if shelf.full >= count or enough or stale >= _STALE:
            break
    return shelf.picked(count)


class _Shelf:
    """Puzzles under their themes, up to a share of each, and what is left over."""

    def __init__(self, game: AnyGame, share: int) -> None:
        self._game, self._share = game, share
        self._alike = len(game.layout().spaces) // _ALIKE
        self._forms: dict[str, list[npt.NDArray[np.int8]]] = defaultdict(list)
        self._themes: dict[str, list[Puzzle]] = defaultdict(list)
        self._seen: set[str] = set()
        self.spare: list[Puzzle] = []

    @property
    def full(self) -> int:
        """How many puzzles there are without those left over."""
        return sum(map(len, self._themes.values()))

    def __len__(self) -> int:
        """Count all puzzles, those left over too."""
        return self.full + len(self.spare)

    def take(self, puzzles: Sequence[tuple[int, Puzzle]]) -> None:
        """Take from one game what is new, not too close together, rare themes first."""
        plies: list[int] = []
        for ply, puzzle in sorted(puzzles, key=lambda each: len(self._themes[each[1].theme])):
            apart = all(abs(ply - other) >= _APART for other in plies)
            if apart and puzzle.id not in self._seen and not self._resembles(puzzle):
                plies.append(ply)
                self._seen.add(puzzle.id)
                same = self._themes[puzzle.theme]
                (same if len(same) < self._share else self.spare).append(puzzle)

    def _resembles(self, puzzle: Puzzle) -> bool:
        """Say whether a puzzle is like another one of its theme; if not, remember its form."""
        if not self._alike:
            return False
        state = self._game.parse_position(puzzle.position)
        every = forms(self._game, state).astype(np.int8)
        known = self._forms[puzzle.theme]
        if known and (np.array(known)[:, None] != every).sum(-1).min() <= self._alike:
            return True
        known.append(every[0])
        return False

    def picked(self, count: int) -> list[Puzzle]:
        """Give so many, filled up with those left over of the themes that have fewest."""
        picked = [each for same in self._themes.values() for each in same]
        kept = Counter(each.theme for each in picked)
        left = list(self.spare)
        while left and len(picked) < count:
            puzzle = min(left, key=lambda each: kept[each.theme])
            left.remove(puzzle)
            kept[puzzle.theme] += 1
            picked.append(puzzle)
        return picked[:count]


def candidates(game: AnyGame, seed: int, deepest: int, number: int) -> list[tuple[int, Puzzle]]:
    """Give the puzzles in the game of a number, not yet rated, each with its ply."""
    rng = Random(f"{seed} {number}")
    found = []
    for ply, state in positions(game, rng):
        # Turned by chance, since the first moves of engines are much alike.
        turned = game.transform(state, rng.choice(game.symmetries()))
        if puzzle := _looked_at(game, turned, deepest):
            found.append((ply, puzzle))
    return found


@lru_cache(maxsize=1 << 14)
def _looked_at(game: AnyGame, state: Hashable, deepest: int) -> Puzzle | None:
    """Look at a position once only; in a small game the same ones come again and again."""
    return puzzle_of(game, state, deepest)


def puzzle_of(game: AnyGame, state: Any, deepest: int = DEEPEST) -> Puzzle | None:
    """Give the puzzle that a position is, not yet rated, if it is one."""
    proof = proof_of(game, state, deepest)
    lines = proof and lines_of(game, state, proof)
    if not proof or not lines:
        return None
    return Puzzle(
        id=identity(game, state),
        spec=game.spec,
        position=game.position_text(state),
        goal=proof.goal,
        theme=theme_of(game, state, proof),
        plies=proof.plies,
        choices=proof.choices,
        rating=0,
        move=proof.move,
        lines=tuple(lines),
    )


def unproved(
    puzzles: Sequence[Puzzle], jobs: int = 1, report: Report = lambda done: None
) -> list[Puzzle]:
    """Prove puzzles again and give those that are not what they say, ratings aside."""
    wrong = []
    for done, (puzzle, again) in enumerate(
        zip(puzzles, shared(_again, puzzles, jobs), strict=True), 1
    ):
        if again is None or again._replace(rating=puzzle.rating) != puzzle:
            wrong.append(puzzle)
        report(done)
    return wrong


def _again(puzzle: Puzzle) -> Puzzle | None:
    game = load(puzzle.spec)
    return puzzle_of(game, game.parse_position(puzzle.position))
