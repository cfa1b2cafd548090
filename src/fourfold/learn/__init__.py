"""Lessons and puzzles: data that is proved true, for whoever shows it."""
