"""What a game brings to this room: what is measured of it. Who brings nothing is not measured.

Cases have words in the Fluent files, under `bench-case-` and their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .timing import Effort


class Listing(NamedTuple):
    """Positions whose legal moves are listed by the plain rules."""

    spec: str
    seconds: float
    """What the project grants for one position."""
    fits: Callable[[Any, Any], bool] = lambda game, state: True
    """Says which positions are taken."""


class Tree(NamedTuple):
    """Sequences of moves from the start that are counted."""

    spec: str
    depth: int


class Questions(NamedTuple):
    """Positions of which exact answers are asked, and something else to compare that with."""

    case: str
    ask: Callable[[Any], object]
    against: str
    beside: Callable[[Any], object]
    states: Sequence[Any]
    typical: Callable[[Sequence[float]], float]
    """Makes one figure of the times of all positions."""


class Measured(Protocol):
    """What the module named like the game has."""

    LISTINGS: Mapping[str, Listing]
    TREES: Mapping[str, Tree]
    PLAYOUTS: int
    """How many random games are played at a time: a few hundredths of a second's worth."""
    LEVELS: Mapping[str, str]
    """Games against which levels have their time taken."""
    BATCHES: Mapping[str, str]
    """Games that are stepped in batches."""
    TURNS: Mapping[str, str]
    """Those of them in which a step is a pick, and the case for their turns."""

    def questions(self, effort: Effort) -> Iterator[Questions]:
        """Give what exact answers are asked for, beside the mere list of moves or a search."""
        ...

    def load_tables(self) -> None:
        """Load every table that comes with the package, and ask each of them something."""
        ...
