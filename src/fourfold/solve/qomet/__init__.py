"""Qomet: solved pass by pass (retrograde analysis), packed, looked up, verified."""
