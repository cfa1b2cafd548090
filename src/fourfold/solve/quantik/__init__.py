"""Quantik: solved up to symmetry, looked up, verified."""

from .orders import EXTRAS, check, pack, recognise, solve, tables

__all__ = ["EXTRAS", "check", "pack", "recognise", "solve", "tables"]
