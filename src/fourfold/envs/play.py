"""One game being played by numbers: what all doors for one game share.

`PlainPlay` asks the plain rules and takes any game; `kernel_play` has the same for games that bring
kernels, many times faster. Tests hold the two equal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from copy import copy
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.rules import AnyGame, Outcome
from fourfold.rules.errors import kind_of

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


class Play(ABC):
    """A game that goes on until it has an outcome or is broken off."""

    turns: int
    """How many turns have been completed."""
    to_move: int
    """The seat whose turn it is."""
    truncated: bool
    """Whether the game was broken off."""
    over: bool
    """Whether nothing more can be played."""
    winner: int | None
    """The seat that has won, if any."""
    earlier: int
    """How often the position has occurred before."""

    def __init__(self, game: AnyGame, limit: int) -> None:
        self.game, self.code, self.sight = game, code_of(game), sight_of(game)
        self.limit = limit
        """After so many turns the game is broken off."""
        self.picked: tuple[int, ...] = ()
        """The actions of a turn that is not complete yet."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """The state of the rules."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""

    @property
    def terminated(self) -> bool:
        """Whether the game is over by the rules."""
        return self.over and not self.truncated

    @property
    def rewards(self) -> list[float]:
        """What each seat gets if the game ends as it stands: 1 for the winner, who is paid by the
        others in equal shares.
        """
        seats, winner = self.game.seats, self.winner
        if winner is None:
            return [0.0] * seats
        return [1.0 if seat == winner else -1.0 / (seats - 1) for seat in range(seats)]

    @abstractmethod
    def again(self, start: Hashable) -> Play:
        """Give a game that begins at a state; this one need not be there any more."""

    @abstractmethod
    def legal(self) -> list[int]:
        """Give the legal actions, in ascending order."""

    @abstractmethod
    def mask(self) -> NDArray[np.int8]:
        """Give 1 for each action that is legal, 0 for the others."""

    @abstractmethod
    def _allows(self, action: int) -> bool:
        """Say whether an action is legal."""

    @abstractmethod
    def _take(self, action: int) -> None:
        """Take a legal action."""

    def step(self, action: Any) -> None:
        """Take an action, or raise EnvError and change nothing."""
        try:
            number = index(action)
        except TypeError:
            number = None
        if number is None or isinstance(action, bool):
            raise EnvError("env-action-type", found=kind_of(action))
        if self.over:
            raise EnvError("env-over")
        known = 0 <= number < len(self.code)
        if not known or not self._allows(number):
            text = self.code.move([*self.picked, number]) if known else "–"
            raise EnvError("env-action-illegal", action=str(number), move=text)
        self._take(number)

    def planes(self, seat: int) -> Planes:
        """Give what a seat sees."""
        picked = tuple(self.code.names[action] for action in self.picked)
        return self.sight.planes(self.state, seat, picked, self.earlier)

    def __deepcopy__(self, memo: object) -> Play:
        return copy(self)


class PlainPlay(Play):
    """A game by the plain rules. Nothing in here is ever changed, only replaced."""

    def __init__(
        self, game: AnyGame, max_cycles: int | None = None, start: Hashable | None = None
    ) -> None:
        super().__init__(game, turn_limit(game, max_cycles))
        self.turns = 0
        self._seen: dict[Any, int] = {}
        self._arrive(game.initial() if start is None else start)

    def _arrive(self, state: Any) -> None:
        game, self._state, self.picked = self.game, state, ()
        self.to_move = game.to_move(state)
        self.earlier = self._seen.get(state, 0)
        self._seen = {**self._seen, state: self.earlier + 1} if game.repetition else {}
        outcome = game.outcome(state)
        if not outcome and game.repetition and self.earlier + 1 >= game.repetition:
            outcome = Outcome(None, "repetition")
        self._outcome, self.winner = outcome, outcome.winner if outcome else None
        self.truncated = not outcome and self.turns >= self.limit
        self.over = outcome is not None or self.truncated
        moves = () if self.over else game.legal_moves(state)
        self._moves = {self.code.of(game, move): move for move in moves}

    @property
    def state(self) -> Any:
        return self._state

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def again(self, start: Hashable) -> PlainPlay:
        return PlainPlay(self.game, self.limit // self.game.seats, start)

    def legal(self) -> list[int]:
        count = len(self.picked)
        return sorted({each[count] for each in self._moves if each[:count] == self.picked})

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(len(self.code), np.int8)
        mask[self.legal()] = 1
        return mask

    def _allows(self, action: int) -> bool:
        return action in self.legal()

    def _take(self, action: int) -> None:
        picked = (*self.picked, action)
        if picked in self._moves:
            self.turns += 1
            self._arrive(self.game.after(self._state, self._moves[picked]))
        else:
            self.picked = picked
