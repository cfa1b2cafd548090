"""Batches of Quantik, with the truth about every state."""

from .positions import Positions

__all__ = ["Positions"]
