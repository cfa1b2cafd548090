"""What a game brings to this room: its rules once more, as kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from fourfold.rules import AnyGame

if TYPE_CHECKING:
    from .chance import Tally


class Kernels(Protocol):
    """What the package named like the game has, on the states of `fourfold.rules`."""

    def perft(self, game: Any, state: Any, depth: int) -> int:
        """Count the sequences of that many moves."""
        ...

    def playouts(self, game: Any, state: Any, count: int, seed: int, threads: int = 1) -> Tally:
        """Play random games and tell how they ended."""
        ...


@runtime_checkable
class Quickened(Protocol):
    """What such a package may have besides, where the plain rules are slow in some positions."""

    QUICK: type[AnyGame]
    """The rules of the game, with kernels that do what is slow."""
