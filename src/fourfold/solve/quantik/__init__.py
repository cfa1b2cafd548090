"""Quantik: solved up to symmetry, looked up, verified."""

from .orders import EXTRAS, check, has_solution, pack, recognise, solve, tables

__all__ = ["EXTRAS", "check", "has_solution", "pack", "recognise", "solve", "tables"]
