"""Lessons: small steps through the rules of a game, each a position and something to do.

The steps are data, in one file a game; their sentences are in the Fluent files
under `learn-GAME-STEP`, and what is said when the step is done under `learn-GAME-STEP-done`.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from fourfold.rules import AnyGame, load

from .claims import truth
from .data import place, read_list, row

FILE = "lessons.json"

Kind = Literal["look", "play", "try"]


class Step(NamedTuple):
    """One step of a lesson."""

    name: str
    spec: str
    position: str
    kind: Kind
    """Look at the board, play one of `moves`, or try what the rules refuse."""
    claim: str | None = None
    """What makes `moves` the right ones: see `claims`."""
    moves: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    """What is to be tried."""
    refused: str | None = None
    """The code of the error that the picks meet."""
    show: tuple[str, ...] = ()
    """Spaces to point at."""

    @property
    def game(self) -> AnyGame:
        """The game under the options of this step."""
        return load(self.spec)

    @property
    def right_moves(self) -> tuple[str, ...]:
        """The moves to play; where the step names none, all those its claim is true of."""
        if self.moves or self.claim is None:
            return self.moves
        game = self.game
        return tuple(truth(self.claim, game, game.parse_position(self.position)))


@cache
def lesson(game: str) -> tuple[Step, ...]:
    """Give the steps of a game's lesson; none for a game that has no lesson."""
    where, usual = place(FILE, game), {"spec": game}
    return tuple(row(Step, where, each, usual) for each in read_list(FILE, game))
