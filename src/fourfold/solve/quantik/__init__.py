"""Quantik: solved up to symmetry, looked up, verified."""
