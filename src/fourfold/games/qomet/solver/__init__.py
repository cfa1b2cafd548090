"""Qomet solved by retrograde analysis."""
