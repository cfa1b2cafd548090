"""Any game: proofs by search on the plain rules, guesses from random games.

Each move is looked at one ply deeper in every round (iterative deepening), so a proof comes with
the exact distance. What is proved needs nobody's good will: a win is forced against all others
together. With two players a loss is forced by the opponent; with more, it is one that comes about
however everybody plays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from itertools import count
from math import hypot, inf
from random import Random
from statistics import fmean
from typing import Any, Literal

from fourfold.rules import AnyGame, Outcome

from .clock import Clock, TimeUpError
from .contract import Judged, Limits
from .order import best_first, guessed, proved

_PROVING = 0.6
"""The share of time and nodes that goes into proofs; a random game counts as one node."""
_GAMES_A_PLY = 4
"""How many random games guess about a move, for each ply that it may be looked ahead."""
_LOOKS = 1e-3
"""What a place is worth at most, as long as nothing else is known of a move."""
_LONGEST = 200
"""Random games are broken off after this many moves; they count as draws."""
_MOST_KNOWN = 1 << 18
"""How many answers are kept for when they are needed again (a transposition table)."""

Goal = Callable[[Outcome], bool]
Known = dict[tuple[Any, int], bool]


class GenericBrain:
    """Judges by the rules alone."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def prepare(self) -> None:
        """Do nothing: the rules are there."""

    def judge(self, state: Any, limits: Limits) -> list[Judged]:
        """Judge every legal move, best first."""
        whole, proving = Clock(limits.seconds), Clock(limits.seconds * _PROVING, _PROVING)
        game, after, seat = self._game, self._after(state), self._game.to_move(state)
        judged = _Proofs(game, seat, proving).of(after, limits.depth)
        rest = {text: after[text] for text in after if text not in judged}
        rng = Random(game.position_text(state))
        most = None if limits.depth is None else _GAMES_A_PLY * limits.depth
        looks = {text: self._look(state, text) for text in rest}
        for text, score in _guesses(game, seat, rest, looks, rng, most, whole).items():
            judged[text] = guessed(text, score)
        return best_first(judged.values())

    def at_first_sight(self, state: Any) -> list[Judged]:
        """Judge every legal move, best first, by what it ends itself and by where it leads.

        That is done however little time is left.
        """
        after = self._after(state)
        judged = _Proofs(self._game, self._game.to_move(state), Clock(inf)).of(after, 1)
        return best_first(
            judged.get(text) or guessed(text, self._look(state, text)) for text in after
        )

    def _look(self, state: Any, text: str) -> float:
        """Guess without a game that a move is the better, the nearer to the middle it leads."""
        last = self._game.picks(self._game.parse_move(state, text))[-1]
        return _LOOKS * _nearness(self._game).get(last, 0.0)

    def _after(self, state: Any) -> dict[str, Any]:
        """Give the state after each legal move, under its text."""
        moves = self._game.legal_texts(state)
        return {text: self._game.after(state, move) for text, move in moves.items()}


def _guesses(
    game: AnyGame,
    seat: int,
    after: dict[str, Any],
    scores: dict[str, float],
    rng: Random,
    most: int | None,
    clock: Clock,
) -> dict[str, float]:
    """Give how random games from these states end for a seat on average.

    There are as many from each of them, so that no move looks good because it was the first. As
    long as there are none, what was thought before stands.
    """
    for played in count(1):
        if not after or played - 1 == most:
            break
        ends: dict[str, float] = {}
        for text, state in after.items():
            if clock.is_up():
                return scores
            clock.count(1)
            ends[text] = random_game(game, state, seat, rng)
        scores = {text: score + (ends[text] - score) / played for text, score in scores.items()}
    return scores


@cache
def _nearness(game: AnyGame) -> dict[str, float]:
    """Give how near to the middle of the board each space is: from 0 at the rim to 1."""
    spaces = game.layout().spaces
    x, y = fmean(space.x for space in spaces), fmean(space.y for space in spaces)
    away = {space.name: hypot(space.x - x, space.y - y) for space in spaces}
    rim = max(away.values())
    return {name: 1 - each / rim for name, each in away.items()}


class _Proofs:
    """What can be proved for one seat."""

    def __init__(self, game: AnyGame, seat: int, clock: Clock) -> None:
        self._game, self._clock = game, clock
        own = {seat}
        # With several opponents nobody can be counted on to work against this seat.
        rivals = {1 - seat} if game.seats == 2 else set[int]()
        self._win = _Forcing(game, own, lambda end: end.winner == seat, clock)
        self._loss = _Forcing(game, rivals, lambda end: end.winner not in (None, seat), clock)
        self._safe = _Forcing(game, own, lambda end: end.winner in (None, seat), clock)
        self._held = _Forcing(game, rivals, lambda end: end.winner != seat, clock)

    def of(self, after: dict[str, Any], most: int | None) -> dict[str, Judged]:
        """Give what is proved of moves that lead to these states, within some plies or any."""
        found: dict[str, Judged] = {}
        try:
            for plies in count(1):
                for text in [text for text in after if text not in found]:
                    if value := self._value(after[text], plies - 1):
                        found[text] = proved(text, value, None if value == "draw" else plies)
                self._clock.reach(plies)
                if plies == most or len(found) == len(after):
                    break
        except (TimeUpError, RecursionError):
            pass
        return found

    def _value(self, state: Any, plies: int) -> Literal["win", "loss", "draw"] | None:
        if self._win.within(state, plies):
            return "win"
        if self._loss.within(state, plies):
            return "loss"
        if self._safe.within(state, plies) and self._held.within(state, plies):
            return "draw"
        return None


class _Forcing:
    """Whether some seats can bring about an end of a certain kind, whatever the others do."""

    def __init__(self, game: AnyGame, seats: Collection[int], goal: Goal, clock: Clock) -> None:
        self._game, self._seats, self._goal, self._clock = game, seats, goal, clock
        self._known: Known = {}

    def within(self, state: Any, plies: int) -> bool:
        """Say whether it comes about within so many plies."""
        key = state, plies
        if key not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._look(state, plies)
        return self._known[key]

    def _look(self, state: Any, plies: int) -> bool:
        self._clock.check()
        self._clock.count(1)
        game = self._game
        if outcome := game.outcome(state):
            return self._goal(outcome)
        if plies == 0:
            return False
        later = (
            self.within(game.after(state, move), plies - 1) for move in game.legal_moves(state)
        )
        return any(later) if game.to_move(state) in self._seats else all(later)


def random_game(game: AnyGame, state: Any, seat: int, rng: Random) -> float:
    """Play on at random and say how it ends for a seat."""
    for _ in range(_LONGEST):
        if outcome := game.outcome(state):
            if outcome.winner is None:
                return 0.0
            return 1.0 if outcome.winner == seat else -1 / (game.seats - 1)
        state = game.after(state, rng.choice(game.legal_moves(state)))
    return 0.0


def brain(game: AnyGame) -> GenericBrain:
    """Make a brain for a game that has none of its own."""
    return GenericBrain(game)
