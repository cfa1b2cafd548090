"""What can be wrong with a table file."""

from __future__ import annotations

from fourfold.rules import GameError


class TableError(GameError):
    """A table that is not there, cannot be used, or cannot be written. `file` names it."""
