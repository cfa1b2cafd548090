"""One game being played by numbers, as a batch of one: the kernels do what the rules would."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.jit import KernelsMissingError
from fourfold.rules import AnyGame, Outcome

from .batch.contract import Copying, Positions
from .batch.machines import PROCESSOR
from .batch.progress import UNFINISHED, begin, copied, new_progress, settle
from .batch.registry import positions_for
from .planes import Planes
from .play import PlainPlay, Play, turn_limit

_ALL = np.ones(1, np.bool_)
"""Chooses the only game of a batch of one."""


def new_play(game: AnyGame, max_cycles: int | None = None, start: Hashable | None = None) -> Play:
    """Begin a game at a state, by kernels where it brings them, else by the plain rules."""
    if issubclass(positions_for(game), Copying):
        try:
            play = copy(_begun(game, turn_limit(game, max_cycles)))
        except KernelsMissingError:
            return PlainPlay(game, max_cycles, start)
        return play if start is None else play.again(start)
    return PlainPlay(game, max_cycles, start)


class KernelPlay(Play):
    """A game by its kernels. States and outcomes are made when somebody asks for them."""

    def __init__(self, game: AnyGame, limit: int) -> None:
        super().__init__(game, limit)
        size, repetition = len(self.code), game.repetition
        self._progress = new_progress(PROCESSOR, 1, size, game.seats, limit, repetition)
        self._positions: Positions = positions_for(game)(game, self._progress, PROCESSOR)
        self._open()
        self.again(game.initial())

    def _open(self) -> None:
        """Make room for what is given and asked for again and again."""
        self._mask = self._progress.mask[0, : len(self.code)]
        self._actions = np.zeros(1, np.int64)
        self._planes: Planes = np.zeros((1, *self.sight.shape), np.int8)

    def again(self, start: Hashable) -> KernelPlay:
        key = self._positions.put(0, start)
        begin(0, 1, self._progress, _ALL, self.game.to_move(start), key, False)
        self._positions.show(0, 1)
        self.picked = ()
        self._note()
        return self

    def _note(self) -> None:
        """Take down what the arrays say."""
        progress = self._progress
        self.to_move, self.turns = int(progress.to_move[0]), int(progress.turns[0])
        self.earlier = int(progress.earlier[0])
        terminated, result = bool(progress.terminated[0]), int(progress.results[0])
        self.winner = result if terminated and result >= 0 else None
        self.truncated = bool(progress.truncated[0])
        self.over = terminated or self.truncated

    @property
    def state(self) -> Any:
        return self._positions.state(0)

    @property
    def outcome(self) -> Outcome | None:
        if self.truncated or not self.over:
            return None
        return self.game.outcome(self.state) or Outcome(None, "repetition")

    def legal(self) -> list[int]:
        found: list[int] = self._mask.nonzero()[0].tolist()
        return found

    def mask(self) -> NDArray[np.int8]:
        return self._mask.astype(np.int8)

    def _allows(self, action: int) -> bool:
        return bool(self._mask[action])

    def _take(self, action: int) -> None:
        self._actions[0] = action
        positions, progress = self._positions, self._progress
        positions.play(0, 1, self._actions)
        settle(0, 1, progress, positions.first_key, False)
        positions.show(0, 1)
        unfinished = progress.results[0] == UNFINISHED
        self.picked = (*self.picked, action) if unfinished else ()
        self._note()

    def planes(self, seat: int) -> Planes:
        if seat != self.to_move:
            return super().planes(seat)
        self._positions.look(0, 1, self._planes)
        seen: Planes = self._planes[0].copy()
        return seen

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take over what another one has, with arrays of its own."""
        self.__dict__.update(state)
        assert isinstance(self._positions, Copying)
        self._progress = copied(self._progress)
        self._positions = self._positions.copied(self._progress)
        self._open()


@lru_cache(maxsize=64)
def _begun(game: AnyGame, limit: int) -> KernelPlay:
    """Give a game at its beginning, to be copied: that takes less time than to set one up."""
    return KernelPlay(game, limit)
