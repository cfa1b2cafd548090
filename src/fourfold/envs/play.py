"""One game being played by numbers, with the plain rules: what all doors for one game share."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.games import AnyGame, Outcome

from .codes import code_of
from .errors import EnvError, within
from .planes import Planes, sight_of

CYCLES = 500
"""After so many moves of each player a game is broken off, unless somebody says otherwise."""


MOST_CYCLES = 100_000


def turn_limit(game: AnyGame, max_cycles: Any) -> int:
    """Give after how many turns a game is broken off."""
    cycles = CYCLES if max_cycles is None else within(max_cycles, "env-cycles", 1, MOST_CYCLES)
    return cycles * game.seats


def payoff(game: AnyGame, outcome: Outcome | None) -> list[float]:
    """Give what each seat gets: 1 for the winner, who is paid by the others in equal shares."""
    if outcome is None or outcome.winner is None:
        return [0.0] * game.seats
    share = -1.0 / (game.seats - 1)
    return [1.0 if seat == outcome.winner else share for seat in range(game.seats)]


class Play:
    """A game that goes on until it has an outcome or is broken off."""

    def __init__(
        self, game: AnyGame, max_cycles: int | None = None, start: Hashable | None = None
    ) -> None:
        self.game, self.code, self.sight = game, code_of(game), sight_of(game)
        self.limit = turn_limit(game, max_cycles)
        self.picked: tuple[int, ...] = ()
        """The actions of a turn that is not complete yet."""
        self.turns = 0
        self.truncated = False
        self._seen: dict[Any, int] = {}
        self._arrive(game.initial() if start is None else start)

    def _arrive(self, state: Any) -> None:
        game, self.state, self.picked = self.game, state, ()
        self.earlier = self._seen.get(state, 0)
        self._seen = {**self._seen, state: self.earlier + 1} if game.repetition else {}
        self.outcome = game.outcome(state)
        if not self.outcome and game.repetition and self.earlier + 1 >= game.repetition:
            self.outcome = Outcome(None, "repetition")
        self.truncated = not self.outcome and self.turns >= self.limit
        moves = () if self.over else game.legal_moves(state)
        self._moves = {self.code.of(game, move): move for move in moves}

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.outcome is not None or self.truncated

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.game.to_move(self.state)

    @property
    def rewards(self) -> list[float]:
        """What each seat gets if the game ends as it stands."""
        return payoff(self.game, self.outcome)

    def legal(self) -> list[int]:
        """Give the legal actions, in ascending order."""
        count = len(self.picked)
        return sorted({each[count] for each in self._moves if each[:count] == self.picked})

    def mask(self) -> NDArray[np.int8]:
        """Give 1 for each action that is legal, 0 for the others."""
        mask = np.zeros(len(self.code), np.int8)
        mask[self.legal()] = 1
        return mask

    def step(self, action: Any) -> None:
        """Take an action, or raise EnvError and change nothing."""
        try:
            number = index(action)
        except TypeError:
            raise EnvError("env-action-type", found=type(action).__name__) from None
        if self.over:
            raise EnvError("env-over")
        if isinstance(action, bool) or number not in self.legal():
            known = 0 <= number < len(self.code)
            text = self.code.move([*self.picked, number]) if known else "–"
            raise EnvError("env-action-illegal", action=str(number), move=text)
        picked = (*self.picked, number)
        if picked in self._moves:
            self.turns += 1
            self._arrive(self.game.after(self.state, self._moves[picked]))
        else:
            self.picked = picked

    def planes(self, seat: int) -> Planes:
        """Give what a seat sees."""
        picked = tuple(self.code.names[action] for action in self.picked)
        return self.sight.planes(self.state, seat, picked, self.earlier)

    def __deepcopy__(self, memo: object) -> Play:
        # Nothing in here is ever changed, only replaced.
        return copy(self)
