"""What happened in a match, one thing after the other. Nothing here is ever changed or removed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from fourfold.schemas.events import MatchEvent

Body = Mapping[str, Any]
NOTHING: Body = MappingProxyType({})
_SECRET = "holders"
"""The part of a body that says who holds the seats; nobody outside gets to see it."""


class Draft(NamedTuple):
    """Something that is to happen."""

    kind: str
    seat: int | None = None
    body: Body = NOTHING


class Event(NamedTuple):
    """Something that has happened, as number `n` of its match."""

    n: int
    at: int
    """Milliseconds since the epoch."""
    kind: str
    seat: int | None
    body: Body
    command_id: str | None = None
    """On the last event that a command led to."""
    player: str | None = None
    """Who did it, if somebody did."""

    def public(self) -> MatchEvent:
        """Give what everybody may know."""
        body = {key: value for key, value in self.body.items() if key != _SECRET}
        told = {"n": self.n, "at": self.at, "kind": self.kind, "seat": self.seat, **body}
        # What a kind of event says was checked when it was made, perhaps by an earlier release.
        return cast(MatchEvent, told)


def without_names_of(event: Event, holder: str | None) -> Event:
    """Return an event without the names that a holder of seats has given to them."""
    if event.kind == "created":
        held = [each is not None and each == holder for each in event.body["holders"]]
        seats = [
            {**seat, "name": None} if is_theirs else seat
            for seat, is_theirs in zip(event.body["seats"], held, strict=True)
        ]
        return event._replace(body={**event.body, "seats": seats}) if any(held) else event
    if event.kind == "joined" and event.player == holder:
        return event._replace(body={**event.body, "name": None})
    return event


def numbered(
    drafts: Sequence[Draft],
    version: int,
    at: int,
    player: str | None = None,
    command_id: str | None = None,
) -> list[Event]:
    """Give drafts their place after the event with the number `version`."""
    last = len(drafts) - 1
    return [
        Event(
            version + 1 + i, at, kind, seat, dict(body), command_id if i == last else None, player
        )
        for i, (kind, seat, body) in enumerate(drafts)
    ]
