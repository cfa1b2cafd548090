"""How Exago is thought about."""

from .judging import brain, forced_win

__all__ = ["brain", "forced_win"]
