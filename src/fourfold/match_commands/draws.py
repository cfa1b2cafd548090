"""How an engine answers the offer of a draw: by what it sees and what it still hopes for."""

from __future__ import annotations

from typing import NamedTuple

from fourfold.schemas.analyses import Analysis

_HOPE = 0.5
"""How bad a game must look in the beginning, from 0 to 1, to be given away for a draw."""
_WEARY = 40
"""After so many moves nobody hopes for more than what is seen."""


class Seen(NamedTuple):
    """What an engine sees in a position."""

    found: Analysis
    depth: int | None
    """How many plies it looks ahead; None is as far as time allows."""
    is_own_turn: bool
    seats: int


def is_content(seen: Seen, ply: int) -> bool:
    """Say whether an engine agrees to a draw after so many moves."""
    # A proof that lies further away than somebody looks is not seen.
    if seen.depth is None and seen.found["exact"] and seen.found["value"] == "draw":
        return True
    estimate = _estimate(seen)
    return estimate is not None and estimate <= -_HOPE * max(0.0, 1 - ply / _WEARY)


def _estimate(seen: Seen) -> float | None:
    """Give what the game seems to be worth to the engine, from -1 to 1; None if it cannot tell."""
    if not seen.found["moves"]:
        return None
    best = seen.found["moves"][0]
    if seen.is_own_turn:
        return best["score"]
    # What is lost for whoever is to move may be won by any of several others.
    if seen.seats > 2 and best["value"] != "win":
        return None
    return -best["score"]
