"""What a game brings to this room: a solver, and a verifier that shares no code with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from fourfold.rules import GameError

from .errors import TableError


class Sentence(NamedTuple):
    """Something to be said: a message of the Fluent files and what to fill in."""

    message: str
    arguments: Mapping[str, str | int] = {}


Tell = Callable[[Sentence, int, int], None]
"""Takes what is being done, how much of it is done, and how much there is."""
Stop = Callable[[], bool]
"""Says whether the work shall end before its end."""


class Extra(NamedTuple):
    """Something that can be asked of one solver alone, as an option of the command line."""

    name: str
    help: str
    """A message."""
    kind: range | tuple[str, ...] | None = None
    """A number from a range, a value of the game's own option of this name, or a switch."""
    checked: bool = True
    """Whether whoever checks a table has to be told, too."""


class Order(NamedTuple):
    """What is to be solved, where the results go, and by whom."""

    game: Any
    folder: Path
    threads: int
    extras: Mapping[str, int] = {}
    """Numbers and switches by their names."""


class Solved(NamedTuple):
    """What was found, as a table with headings, and as a sentence."""

    headings: Sequence[str]
    """Messages."""
    rows: Sequence[Sequence[str]]
    result: Sentence
    files: Sequence[Path]
    """What was written."""


class Doubt(NamedTuple):
    """What of a table is to be checked."""

    game: Any
    file: Path | None
    """None is the table that comes with the package."""
    sample: int | None
    """How many of its claims; None is all."""
    seed: int
    jobs: int = 1
    extras: Mapping[str, int] = {}


class Checked(NamedTuple):
    """What was found in a table. All is well when there are no faults."""

    file: Path
    checked: int
    total: int
    faults: Sequence[GameError]


class Kept(NamedTuple):
    """A table that is at hand, and sound as far as a look at it tells."""

    file: str
    """Where it is: a file, a folder or an address."""
    knows: Sentence
    bytes: int
    checksum: str
    """A SHA-256, of what the documentation of the table says."""
    unread: str | None = None
    """Of a table too large to be read just to be listed: the game with its options, for whoever
    wants to check it. Everything else was read, and its checksums fit."""


class Solving(Protocol):
    """What the package named like the game has."""

    EXTRAS: Sequence[Extra]
    """What can be asked of this solver besides what can be asked of all."""

    def solve(self, order: Order, tell: Tell, stop: Stop) -> Solved | None:
        """Solve the game; give nothing if that was stopped."""
        ...

    def check(self, doubt: Doubt, tell: Tell) -> Checked:
        """Check a table."""
        ...

    def tables(self) -> Iterator[Kept | TableError]:
        """Give what is at hand: the tables of the package first, then those of this machine."""
        ...

    def has_solution(self) -> bool:
        """Say whether this machine has a solution that is too large for the package."""
        ...

    def pack(
        self, game: Any, folder: Path, file: Path, extras: Mapping[str, int], tell: Tell
    ) -> None:
        """Pack the solution of a folder into a file, or raise TableError.

        The extras are the numbers with which it was solved.
        """
        ...

    def recognise(self, file: Path, tell: Tell) -> str | None:
        """Give the name under which a packed solution is looked for on this machine.

        None if it is none of this game; TableError if it is damaged.
        """
        ...
