"""Limits beside the types of what comes in: notes that a reader of types may heed."""

from __future__ import annotations

from typing import NamedTuple


class Within(NamedTuple):
    """A number is between two others, both included."""

    low: int
    high: int


class Length(NamedTuple):
    """A text has so many characters, a list so many things in it."""

    low: int
    high: int
