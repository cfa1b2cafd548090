"""Ten levels of play that differ in sight, not in luck.

A player of a level looks at every move, at some further than at others, and sees what a search of
that depth proves: a win is taken, a loss avoided. What lies further away is judged by its looks.
The favourite is looked at a second time before it is played, as people do. So a weak player
overlooks things, but never throws away what it has seen. The tenth level overlooks nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

from fourfold.match import Match
from fourfold.rules import AnyGame
from fourfold.rules.contract import check_game

from .asking import check_level, check_match, check_met, check_rng, check_seconds, check_sight
from .contract import SECONDS, Brain, Graded, Judged, Level, Limits
from .registry import brain_for

_LOOKING = 0.15
"""The share of the time for a first look at all moves."""
_SPARE = 0.1
"""The share of the time that nobody may use, so that answers are not late."""
_THINKING = 0.3
"""The least share of the time for thinking, however long kernels and tables took to load."""


LEVELS = {
    1: Level(1, 0.65, 1.6),
    2: Level(2, 0.78, 1.2),
    3: Level(3, 0.86, 0.95),
    4: Level(4, 0.9, 0.8),
    5: Level(4, 0.95, 0.5),
    6: Level(5, 0.95, 0.5),
    7: Level(6, 0.95, 0.38),
    8: Level(6, 0.985, 0.2),
    9: Level(7, 0.985, 0.1),
    10: Level(None, 1.0, 0.0),
}
"""What levels see in every game whose brain has none of its own."""
WEAKEST, STRONGEST = min(LEVELS), max(LEVELS)


class LevelPlayer:
    """Plays as well as its level lets it see."""

    def __init__(
        self,
        number: int,
        rng: Random | None = None,
        seconds: float = SECONDS,
        level: Level | None = None,
    ) -> None:
        """Sit down; with a level, that one is tried in the place of the one with the number.

        Without somewhere that chance comes from, no two players have the same taste.
        """
        check_level(number, WEAKEST, STRONGEST)
        rng = Random() if rng is None else rng
        check_rng(rng)
        check_seconds(seconds)
        if level is not None:
            check_sight(level)
        self._number, self._rng, self._seconds = number, rng, seconds
        self._tried = level

    def choose(self, match: Match, met: frozenset[Any] = frozenset()) -> str:
        """Give the text of a legal move.

        What the match does not know of the game so far, because it began later, can be told.
        """
        check_match(match)
        check_met(met)
        if len(match.legal) == 1:
            return match.legal[0]
        return next(self.tries(match.game, match.state, frozenset(met).union(match.states)))

    def tries(
        self, game: AnyGame, state: object, met: frozenset[Any] = frozenset()
    ) -> Iterator[str]:
        """Give what the level plays in a position that goes on, as often as it is asked.

        It thinks once. How much it sees of its thoughts, and what it likes, is drawn every time.
        """
        check_game(game, state)
        check_met(met)
        start, brain = monotonic(), brain_for(game)
        level = self._tried or levels_of(brain)[self._number]
        brain.prepare()
        left = self._seconds * (1 - _SPARE) - (monotonic() - start)
        time = max(left, self._seconds * _THINKING)
        if level.depth is None:
            judged = brain.judge(state, Limits(time, met=met))
            best = [each.move for each in judged if each.score == judged[0].score]
            while True:
                yield self._rng.choice(best)
        weighs = level.weighed is not None
        shallow = brain.judge(state, Limits(time * _LOOKING, 1, 0 if weighs else None, met))
        deep = shallow
        # Who weighs no more than what each move leads to has done so.
        if level.depth > 1 and level.weighed != 0:
            limits = Limits(time * (1 - _LOOKING), level.depth, level.weighed, met)
            deep = brain.judge(state, limits)
        while True:
            yield _Sight(level, self._rng, shallow, deep).favourite()


def levels_of(brain: Brain) -> Mapping[int, Level]:
    """Give the levels of a brain, its own or those that serve everywhere."""
    return brain.levels() if isinstance(brain, Graded) else LEVELS


class _Sight:
    """What a player sees in a position: each move as it looks, or as it is when looked into."""

    def __init__(
        self, level: Level, rng: Random, shallow: list[Judged], deep: list[Judged]
    ) -> None:
        self._level, self._rng = level, rng
        self._deep = {each.move: each for each in deep}
        # In an order of their own, so that no move is played for its name.
        moves = rng.sample(sorted(self._deep), len(deep))
        self._taste = {move: rng.gauss(0, level.whim) for move in moves}
        self._first, self._full = _standard(shallow), _standard(deep)

    def favourite(self) -> str:
        """Choose the move that seems best, also when it is looked at a second time."""
        sights = {move: self._sight() for move in self._taste}
        worth = {move: self._worth(move, sight) for move, sight in sights.items()}
        checked = set[str]()
        while (best := max(worth, key=worth.__getitem__)) not in checked:
            checked.add(best)
            worth[best] = self._worth(best, max(sights[best], self._sight()))
        return best

    def _sight(self) -> int:
        """Draw how many plies of a move are seen."""
        depth = self._level.depth or 0
        for plies in range(depth):
            if self._rng.random() >= self._level.care:
                return plies
        return depth

    def _worth(self, move: str, sight: int) -> tuple[int, float]:
        """Give what a move seems to be worth: a win seen is above any guess, a loss seen below."""
        deep, taste = self._deep[move], self._taste[move]
        if deep.distance is not None:
            if deep.distance <= sight:
                return (1 if deep.value == "win" else -1), deep.score
        elif sight == self._level.depth:
            return 0, self._full[move] + taste
        return 0, self._first[move] + taste


def _standard(judged: list[Judged]) -> dict[str, float]:
    """Give guesses in standard deviations from their mean: those of different depths compare so.

    A decided move is as good as the mean here, for whoever does not see more of it.
    """
    guesses = [each.score for each in judged if each.distance is None] or [0.0]
    mean, spread = fmean(guesses), 1.0
    if min(guesses) < max(guesses):
        spread = sqrt(fmean((guess - mean) ** 2 for guess in guesses)) or 1.0
    return {
        each.move: (each.score - mean) / spread if each.distance is None else 0.0 for each in judged
    }
