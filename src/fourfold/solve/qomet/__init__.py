"""Qomet: solved pass by pass (retrograde analysis), packed, looked up, verified."""

from .keeping import pack, recognise, tables
from .orders import EXTRAS, check, solve
from .whole import has_solution

__all__ = ["EXTRAS", "check", "has_solution", "pack", "recognise", "solve", "tables"]
