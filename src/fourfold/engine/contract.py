"""What every brain can say about a position: the value of each legal move, proved or guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

Value = Literal["win", "loss", "draw", "unknown"]


SECONDS = 2.0
"""The time for a move, unless somebody says otherwise."""


class Limits(NamedTuple):
    """How much a brain may think."""

    seconds: float = SECONDS
    """Wall time for the whole call, on one core, once the brain is prepared."""
    depth: int | None = None
    """Plies looked ahead at most: 1 sees only what a move itself ends. None is as deep as time
    allows."""
    weighed: int | None = None
    """Positions weighed at most, by a brain that weighs positions: its answer is then the same on
    every machine."""
    met: frozenset[Any] = frozenset()
    """States of the game so far. To go back to one is as good as a draw, for a brain that cares."""
    tables: bool = False
    """Whether what tables know counts at any depth. Without a depth it always does."""
    ends_in: int | None = None
    """Plies to the end of the game, where they are proved already: a brain that can makes do with
    a move that leads there."""


USUAL = Limits()


class Judged(NamedTuple):
    """What is known of one legal move, for the player who makes it."""

    move: str
    value: Value
    """Proved when `exact`; a value that is not proved is `unknown`."""
    distance: int | None
    """Plies to the end, counted from before the move, of a proved win or loss: winning at once
    is 1. None where only the value is proved."""
    exact: bool
    score: float
    """From -1 to 1; orders moves of unknown value. Wins are near 1, the sooner the higher; losses
    are near -1, the later the higher; draws are 0."""
    beyond: int | None = None
    """Of a move that is not settled: it is proved not to win within so many plies. None where
    shorter wins are found first, so that no open move wins sooner than one that is proved."""

    @property
    def is_settled(self) -> bool:
        """Say whether nothing is left to be found out about the move."""
        return self.exact and (self.value == "draw" or self.distance is not None)


class Level(NamedTuple):
    """How far a player sees."""

    depth: int | None
    """Plies that are looked ahead at most; None has no limit but time."""
    care: float
    """How likely each further ply of a move is not overlooked."""
    whim: float
    """How much taste counts among moves of unknown value, in standard deviations of the guesses."""
    weighed: int | None = None
    """Positions that are weighed for a move at most, where a brain weighs positions."""


class Brain(Protocol):
    """Judges the moves of one game under its options."""

    def prepare(self) -> None:
        """Have kernels and tables in memory, which can take a while the first time.

        Whoever wants to know how long that takes, or to have it done early, calls this. `judge`
        calls it before its time begins.
        """
        ...

    def judge(self, state: Any, limits: Limits) -> list[Judged]:
        """Judge every legal move, best first; give none when the game is over."""
        ...


class Thinking(Protocol):
    """What a game brings to this room: the module named like it has a brain of its own."""

    def brain(self, game: Any) -> Brain:
        """Give the brain for the game under its options."""
        ...


@runtime_checkable
class Graded(Protocol):
    """A brain with levels of its own."""

    def levels(self) -> Mapping[int, Level]:
        """Give all levels, by number."""
        ...


@runtime_checkable
class Counted(Protocol):
    """A brain whose estimates were held against games of strong players."""

    def share(self, score: float) -> float | None:
        """Give the share of the points that whoever was to move got where it looked like this.

        In a draw, all share the point. None says that nobody has counted for these options.
        """
        ...


@runtime_checkable
class Knowing(Protocol):
    """A brain that has some positions in a table."""

    def known(self, state: Any) -> tuple[Value, int | None] | None:
        """Give value and distance of a position that goes on, if it is in the table."""
        ...
