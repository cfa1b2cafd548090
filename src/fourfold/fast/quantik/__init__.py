"""Quantik on bitboards. What every game's package offers is in `rules`."""

from .rules import perft, playouts, state_of, words

__all__ = ["perft", "playouts", "state_of", "words"]
