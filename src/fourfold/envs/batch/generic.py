"""Batches of any game, with the plain rules: thousands of times slower than kernels."""

from __future__ import annotations

from typing import Any

from fourfold.kernels.arrays import Numbers
from fourfold.rules import AnyGame

from ..codes import code_of
from ..errors import EnvError
from ..planes import Planes, sight_of
from .machines import PROCESSOR, Machine
from .progress import GOING_ON, NO_WINNER, UNFINISHED, Progress


class PlainPositions:
    """For each game its state, and the actions of a turn that is not complete."""

    def __init__(self, game: AnyGame, progress: Progress, machine: Machine) -> None:
        if machine is not PROCESSOR:
            raise EnvError("env-cuda-game", game=game.name)
        self._game, self._progress = game, progress
        self._code, self._sight = code_of(game), sight_of(game)
        size = len(progress.turns)
        self._states = [game.initial()] * size
        self._picked: list[tuple[int, ...]] = [()] * size
        self._moves: list[dict[tuple[int, ...], Any]] = [{}] * size
        """The legal moves, by their actions."""
        self.first_key = self._key(game.initial())

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        for i in range(first, last):
            if not self._progress.waiting[i]:
                self._picked[i] = (*self._picked[i], int(actions[i]))
                self._progress.results[i] = self._go_on(i)

    def _go_on(self, i: int) -> int:
        """Make the move that the picks of a game make up, if they are complete."""
        move = self._moves[i].get(self._picked[i])
        if move is None:
            return UNFINISHED
        state = self._game.after(self._states[i], move)
        self._arrive(i, state)
        self._progress.keys[i] = self._key(state)
        outcome = self._game.outcome(state)
        if outcome is None:
            return GOING_ON
        return NO_WINNER if outcome.winner is None else outcome.winner

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        progress = self._progress
        progress.mask[first:last] = 0
        for i in range(first, last):
            if progress.fresh[i]:
                progress.fresh[i] = False
                self._arrive(i, self._game.initial())
            progress.to_move[i] = self._game.to_move(self._states[i])
            if not progress.waiting[i]:
                begun = len(self._picked[i])
                for each in self._moves[i]:
                    if each[:begun] == self._picked[i]:
                        progress.mask[i, each[begun]] = 1

    def look(self, first: int, last: int, planes: Planes) -> None:
        """Write what the players to move see."""
        for i in range(first, last):
            state, picked = self._states[i], [self._code.names[a] for a in self._picked[i]]
            planes[i] = self._sight.planes(
                state, self._game.to_move(state), tuple(picked), int(self._progress.earlier[i])
            )

    def put(self, i: int, state: Any) -> int:
        """Set a game up at a state, and give its key."""
        self._arrive(i, state)
        return self._key(state)

    def state(self, i: int) -> Any:
        """Give the state of a game."""
        return self._states[i]

    def _arrive(self, i: int, state: Any) -> None:
        moves = self._game.legal_moves(state)
        self._states[i], self._picked[i] = state, ()
        self._moves[i] = {self._code.of(self._game, move): move for move in moves}

    def _key(self, state: Any) -> int:
        """Give a number for a position: different states have different texts."""
        return hash(self._game.position_text(state))
