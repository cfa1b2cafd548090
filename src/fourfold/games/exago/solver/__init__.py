"""Exago with few tiles for two, solved by retrograde analysis."""
