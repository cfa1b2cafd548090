"""Qomet on bitboards. What every game's package offers is in `rules`."""

from .rules import bitboards, perft, playouts, state_of

__all__ = ["bitboards", "perft", "playouts", "state_of"]
