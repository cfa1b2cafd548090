"""Matches between computer players, and what their results say about strength."""
