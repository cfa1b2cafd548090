"""How long engines may think, for one asker and in all."""

from __future__ import annotations

from typing import Protocol

BRIEF = 0.1
"""Seconds for a move of whoever has had too much. The match goes on, but costs little."""


class Budget(Protocol):
    """Keeps account of the seconds that were spent on thinking."""

    def spend(self, asker: str, seconds: float) -> None:
        """Note that so long was thought for somebody."""

    def is_spent(self, asker: str) -> bool:
        """Say whether somebody has had all there is for them now."""


class Boundless:
    """A budget that never ends."""

    def spend(self, asker: str, seconds: float) -> None:
        """Note nothing."""

    def is_spent(self, asker: str) -> bool:
        """Say that there is always more."""
        return False
