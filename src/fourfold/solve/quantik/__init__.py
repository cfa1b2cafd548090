"""Quantik: solved up to symmetry, looked up, verified."""

from .orders import EXTRAS, check, solve

__all__ = ["EXTRAS", "check", "solve"]
