"""How Qomet is thought about."""

from .judging import brain

__all__ = ["brain"]
