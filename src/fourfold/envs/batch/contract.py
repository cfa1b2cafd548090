"""What a game may bring to be played in batches: its positions, side by side in arrays.

A game that brings none is played with the plain rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.arrays import Numbers
from fourfold.kernels.jit import Dims

from .machines import Machine
from .progress import Progress, Sights, SmallNumbers

Share = Callable[[Callable[[int, int], None]], None]
"""Lets the threads of a batch do work, each on a range of the games."""


class Positions(Protocol):
    """The positions of a batch, in the way of their game."""

    first_key: int
    """The key of the position in which a game begins."""

    def __init__(self, game: Any, progress: Progress, machine: Machine) -> None: ...

    def play(self, first: int, last: int, actions: Numbers) -> None:
        """Take an action in each game of a range, and note what it leads to."""
        ...

    def show(self, first: int, last: int) -> None:
        """Set up the games that begin, and write all legal actions."""
        ...

    def look(self, first: int, last: int, planes: Sights) -> None:
        """Write what the players to move see."""
        ...

    def put(self, i: int, state: Any) -> int:
        """Set a game up at a state, and give its key."""
        ...

    def state(self, i: int) -> Any:
        """Give the state of a game."""
        ...


class Batched(Protocol):
    """What the module of this room has that is named like the game."""

    Positions: type[Positions]


class Truth(NamedTuple):
    """What perfect play leads to: the winner hurries and the loser delays."""

    value: SmallNumbers
    """1 where the player to move wins, -1 where the opponent does."""
    distance: Annotated[NDArray[np.uint8], Dims(1)]
    """Moves to the end; 0 where the game is over."""
    moves: Annotated[NDArray[np.uint8], Dims(2)]
    """The same after each action, counted from before it: odd where it wins, even where it loses,
    0 where it is not legal."""
    optimal: Annotated[NDArray[np.bool_], Dims(2)]
    """The actions that win soonest or, where all lose, that lose latest."""


@runtime_checkable
class Copying(Protocol):
    """Positions that can be copied: games are then played one at a time by these kernels too."""

    def copied(self, progress: Progress) -> Positions:
        """Give the same positions, of games that are as far as a copy says."""
        ...


@runtime_checkable
class Knowing(Protocol):
    """Positions whose exact values are known, for a game of two without draws."""

    def truth(self, share: Share) -> Truth:
        """Appraise all positions."""
        ...
