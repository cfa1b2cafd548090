"""Matches: a game being played, with its history, its positions, and its text record."""

from .match import Match
from .position import Position
from .record import read_record, write_record

__all__ = ["Match", "Position", "read_record", "write_record"]
