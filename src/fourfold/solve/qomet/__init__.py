"""Qomet: solved pass by pass (retrograde analysis), packed, looked up, verified."""

from .keeping import pack, recognise, tables
from .orders import EXTRAS, check, solve

__all__ = ["EXTRAS", "check", "pack", "recognise", "solve", "tables"]
