"""Clocks: how much time each seat has left, worked out from the times of the events."""

from __future__ import annotations

from fourfold.schemas.matches import Clock as Setting
from fourfold.schemas.matches import Clocks

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Clock:
    """The time of all seats. One of them runs, or none."""

    def __init__(self, setting: Setting, seats: int) -> None:
        """Set the clocks: time for the match and more for each move, or days for each move."""
        self._by_the_move = setting["kind"] == "days"
        self.free_moves = 0 if self._by_the_move else seats
        """So many moves cost no time: everybody has to arrive at the board first."""
        if setting["kind"] == "days":
            self._base, self._added = setting["days"] * DAY, 0
        else:
            self._base = setting["base"] * SECOND
            self._added = setting["increment"] * SECOND
        self.remaining = [self._base] * seats
        self.running: int | None = None
        self._since = 0

    def copy(self) -> Clock:
        """Give clocks that stand like these and go on without them."""
        other = Clock.__new__(Clock)
        vars(other).update(vars(self))
        other.remaining = self.remaining.copy()
        return other

    @property
    def flag_at(self) -> int | None:
        """When the time of the running seat is over."""
        return None if self.running is None else self._since + self.remaining[self.running]

    def spare(self, start: int, end: int) -> None:
        """Let a time in which nobody could play not count for the seat whose clock runs."""
        if self.running is not None:
            self._since += max(0, end - max(start, self._since))

    def is_spared(self, end: int) -> bool:
        """Say whether a clock ran while a time that ended then was not over."""
        return self.running is not None and end > self._since

    def turn(self, seat: int | None, at: int) -> None:
        """Stop the running clock and let another run."""
        if self.running is not None:
            spent = at - self._since
            self.remaining[self.running] = max(0, self.remaining[self.running] - spent)
        self.running, self._since = seat, at
        if seat is not None and self._by_the_move:
            self.remaining[seat] = self._base

    def moved(self, seat: int, at: int) -> None:
        """Stop the clock of a seat that has moved, and give it what a move earns."""
        if self.running == seat:
            self.turn(None, at)
            self.remaining[seat] += self._added
            if self._by_the_move:
                self.remaining[seat] = self._base

    def told(self, now: int) -> Clocks:
        """Give the clocks as they stand."""
        remaining = list(self.remaining)
        if self.running is not None:
            remaining[self.running] = max(0, remaining[self.running] - (now - self._since))
        return {"remaining": remaining, "running": self.running, "at": now}
