"""Players that need no keyboard, under the names they have in matches and game records."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Protocol

from fourfold.kernels.registry import kernels_for
from fourfold.match import Match
from fourfold.rules import AnyGame

from .asking import check_match, check_rng, check_seconds
from .clock import Clock
from .contract import SECONDS
from .generic import random_game
from .levels import LEVELS, LevelPlayer


class Player(Protocol):
    """A player who needs no keyboard."""

    def choose(self, match: Match) -> str:
        """Give the text of a legal move in a match that goes on."""


class RandomPlayer:
    """Picks uniformly among the legal moves."""

    def __init__(self, rng: Random) -> None:
        check_rng(rng)
        self._rng = rng

    def choose(self, match: Match) -> str:
        check_match(match)
        return self._rng.choice(match.legal)


class GreedyPlayer:
    """Takes a win of one move; otherwise any move that does not end the game by itself."""

    def __init__(self, rng: Random) -> None:
        check_rng(rng)
        self._rng = rng

    def choose(self, match: Match) -> str:
        check_match(match)
        kinds: dict[int, list[str]] = {}
        for text, move in match.game.legal_texts(match.state).items():
            outcome = match.game.outcome(match.game.after(match.state, move))
            won, over = outcome and outcome.winner == match.to_move, outcome is not None
            kinds.setdefault(1 if won else -1 if over else 0, []).append(text)
        return self._rng.choice(kinds[max(kinds)])


class MonteCarloPlayer:
    """Plays random games after every move and takes the move after which it wins most."""

    most = 200
    """Random games after each move, if time allows."""
    at_once = 5

    def __init__(self, rng: Random, seconds: float = SECONDS) -> None:
        check_rng(rng)
        check_seconds(seconds)
        self._rng, self._seconds = rng, seconds

    def choose(self, match: Match) -> str:
        check_match(match)
        clock = Clock(self._seconds)
        play = _random_games(match.game)
        moves = self._rng.sample(match.legal, len(match.legal))
        after = {move: match.game.play(match.state, move) for move in moves}
        results: dict[str, list[float]] = {}
        for move in moves * (self.most // self.at_once):
            result = play(after[move], match.to_move, self.at_once, self._rng)
            results.setdefault(move, []).append(result)
            if clock.is_up():
                break
        return max(results, key=lambda move: fmean(results[move]))


def _random_games(game: AnyGame) -> Callable[[Any, int, int, Random], float]:
    """Give what plays some random games from a state and adds up how they end for a seat."""
    kernels = kernels_for(game)
    if kernels:

        def fast(state: Any, seat: int, count: int, rng: Random) -> float:
            tally = kernels.playouts(game, state, count, rng.getrandbits(60))
            lost = count - tally.unfinished - tally.wins[seat]
            return float(tally.wins[seat] - lost / (game.seats - 1))

        return fast

    def plain(state: Any, seat: int, count: int, rng: Random) -> float:
        return sum(random_game(game, state, seat, rng) for _ in range(count))

    return plain


RANDOM = "random"
LEVEL = "level"
COMPUTERS: dict[str, Callable[[Random, float], Player]] = {
    RANDOM: lambda rng, seconds: RandomPlayer(rng),
    "greedy": lambda rng, seconds: GreedyPlayer(rng),
    "montecarlo": MonteCarloPlayer,
    **{f"{LEVEL}{number}": partial(LevelPlayer, number) for number in LEVELS},
}
"""What makes a player that has so many seconds for a move, under the player's name."""


def is_computer(name: str) -> bool:
    """Say whether a name stands for a computer player."""
    return name in COMPUTERS
