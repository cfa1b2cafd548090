"""What a game may bring to this room: how it is played by numbers.

A game that brings nothing has an action for each pick and the planes that every game has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .codes import Code
    from .planes import Sight


class Numbered(Protocol):
    """What the module named like the game has."""

    def code(self, game: Any) -> Code:
        """Give the actions of the game under its options."""
        ...

    def sight(self, game: Any) -> Sight:
        """Give the planes of the game under its options."""
        ...
