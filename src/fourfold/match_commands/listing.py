"""How long public matches stay in the lobby and in the list of matches to watch.

A match is listed until a time that is stored with it. Events and connected players move that time
forward, so a match whose players have gone leaves the lists by itself.
"""

from __future__ import annotations

from collections.abc import Collection

from .clocks import DAY, MINUTE
from .replay import Replay

WAITING_LISTED_MS = MINUTE
PLAYING_LISTED_MS = 5 * MINUTE
OWNER_PRESENT_MS = MINUTE // 4
"""The owner of a waiting match who was connected within this time can be paired with."""
UNATTENDED_LISTED_MS = 7 * DAY
"""For matches that do not need their players to be connected: by days, or between engines."""


def listed_for(replay: Replay) -> int:
    """Return for how many milliseconds a match stays listed after its players have gone."""
    if not replay.public:
        return 0
    if replay.status == "waiting":
        clock = replay.clock_setting
        return UNATTENDED_LISTED_MS if clock and clock["kind"] == "days" else WAITING_LISTED_MS
    if replay.status == "playing":
        return PLAYING_LISTED_MS if replay.people else UNATTENDED_LISTED_MS
    return 0


def keeps_listed(replay: Replay, holders: Collection[str]) -> bool:
    """Return whether a match stays listed while a player with these seats is connected.

    A waiting match needs its owner: without them it would start with an absent player.
    """
    if not listed_for(replay):
        return False
    if replay.status == "waiting":
        return replay.creator in holders
    return any(replay.seats[seat].holder in holders for seat in replay.people)
