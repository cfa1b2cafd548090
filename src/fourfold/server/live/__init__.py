"""Matches that are being played: kept in memory, told to who listens, moved on by time."""
