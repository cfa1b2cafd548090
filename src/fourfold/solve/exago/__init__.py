"""Exago with few tiles for two: solved shape by shape (retrograde analysis), verified."""

from .orders import EXTRAS, check, has_solution, pack, recognise, solve, tables

__all__ = ["EXTRAS", "check", "has_solution", "pack", "recognise", "solve", "tables"]
