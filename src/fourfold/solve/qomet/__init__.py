"""Qomet: solved pass by pass (retrograde analysis), packed, looked up, verified."""

from .orders import EXTRAS, check, solve

__all__ = ["EXTRAS", "check", "solve"]
