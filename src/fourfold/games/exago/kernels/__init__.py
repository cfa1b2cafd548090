"""Exago on bitboards. What every game's package offers is in `rules`."""

from .listing import QuickExago
from .rules import bitboards, perft, playouts, state_of

QUICK = QuickExago

__all__ = ["QUICK", "bitboards", "perft", "playouts", "state_of"]
