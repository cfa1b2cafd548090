"""Matches: a game being played, with its history, and its text record."""

from .match import Match
from .record import read_record, write_record

__all__ = ["Match", "read_record", "write_record"]
