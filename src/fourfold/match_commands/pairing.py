"""Decide which waiting public match a request can join."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from fourfold.schemas.errors import ApiError

from .events import Body, Draft
from .opening import started
from .replay import Replay

_SETTINGS = ("spec", "rules", "position", "record", "public", "takebacks", "help", "clock")


def can_be_paired(asked: Body) -> bool:
    """Return whether a match that is asked for may be replaced by one that waits.

    It must be public and bring one person only, who takes a single seat of the other match.
    """
    kinds = [seat["kind"] for seat in asked["seats"]]
    is_open = kinds.count("person") == 1 and "open" in kinds
    return asked["public"] and asked["record"] is None and is_open


def fits(made: Body, asked: Body) -> bool:
    """Return whether a match was made with the settings of one that is asked for.

    Who sits where, and whether lots are drawn for that, does not matter yet.
    """
    alike = all(made[name] == asked[name] for name in _SETTINGS)
    return alike and can_be_paired(made) and _company(made) == _company(asked)


def seated_in(replay: Replay, asked: Body, holders: Collection[str]) -> list[Draft]:
    """Return the events by which the person of a match that is asked for joins a waiting one.

    Raise ApiError if the waiting match does not suit them, or is their own.
    """
    made, own, misfit = replay.first.body, _person(asked), ApiError("match-full", 409)
    free = [i for i, seat in enumerate(replay.seats) if seat.kind == "open"]
    is_waiting = replay.status == "waiting" and bool(free)
    if not is_waiting or replay.held_by(holders) or not fits(made, asked):
        raise misfit
    seat, starts = free[0], len(free) == 1
    last = started(replay.order, len(replay.seats)) if starts else None
    if asked["order"] == "given":
        if replay.order == "given":
            if own not in free or _engines(made) != _engines(asked):
                raise misfit
            seat = own
        elif last and not _engines(made):
            # The owner leaves to chance who begins, so the other person's wish decides.
            last = Draft(last.kind, None, {"order": _drawn_around(seat, own, len(replay.seats))})
        else:
            raise misfit
    draft = Draft("joined", seat, {"name": asked["seats"][own]["name"]})
    return [draft, last] if last else [draft]


def _person(body: Body) -> int:
    return next(i for i, seat in enumerate(body["seats"]) if seat["kind"] == "person")


def _company(body: Body) -> list[tuple[str, str]]:
    """Return what sits at a board beside the people who are there or still to come."""
    return sorted((str(each["level"]), str(each["name"])) for _, each in _engines(body))


def _engines(body: Body) -> Sequence[tuple[int, Mapping[str, Any]]]:
    return [(i, seat) for i, seat in enumerate(body["seats"]) if seat["kind"] == "engine"]


def _drawn_around(seat: int, place: int, seats: int) -> list[int]:
    """Return a random order of seats in which one of them has a certain place."""
    turns = [each for each in range(seats) if each != seat]
    secrets.SystemRandom().shuffle(turns)
    turns.insert(place, seat)
    return turns
