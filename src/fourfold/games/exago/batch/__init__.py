"""Batches of Exago. An action is a pick."""

from .positions import Positions

__all__ = ["Positions"]
