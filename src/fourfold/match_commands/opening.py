"""How a match begins: what was asked for becomes its first events."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence, Set
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from fourfold.kernels.registry import quick
from fourfold.match import Match, write_record
from fourfold.match.match import UNNAMED, check_name
from fourfold.rules import AnyGame, GameError, UnknownGameError, game_class
from fourfold.rules.errors import quoted
from fourfold.rules.options import unlike_default
from fourfold.schemas.errors import ApiError
from fourfold.schemas.events import Order
from fourfold.schemas.matches import Clock, SeatedPlayer

from .events import Draft
from .limits import MOST_PLIES
from .questions import record_asked
from .replay import Replay

if TYPE_CHECKING:
    from fourfold.schemas.requests import ClockRequest, MatchRequest, SeatRequest

Engines = Mapping[str, Mapping[str, Set[str] | None]]
"""The engines that can be seated, with the games that each plays and the options it offers there,
or None while these are not known."""


def opened(
    asked: MatchRequest,
    match: Match,
    player: str,
    name: str | None,
    engines: Engines = MappingProxyType({}),
) -> list[Draft]:
    """Give the events with which the match that was asked for begins.

    Without open seats it starts at once.
    """
    record, seating = asked.get("record"), asked.get("seats") or []
    archived = match.outcome is not None
    if archived:
        seats = _record_seats(match)
    else:
        seats = _seats(match.game, seating, name)
        _check_engines(match.game, seats, engines)
    ours = [each["kind"] in ("me", "beside") for each in seating]
    order, timing = asked.get("order", "drawn"), asked.get("clock")
    private = asked.get("private", False)
    if private and (asked.get("public") or any(seat["kind"] == "open" for seat in seats)):
        raise ApiError("private-open", 422, "private")
    body = {
        "spec": match.game.spec,
        "rules": match.game.rules_version,
        "position": None if record else asked.get("position"),
        "record": write_record(match) if record else None,
        "seats": seats,
        "holders": [None if archived or not ours[i] else player for i in range(len(seats))],
        "order": order,
        "public": asked.get("public", False),
        "private": private,
        "takebacks": asked.get("takebacks", True),
        "help": asked.get("help", True),
        "clock": None if archived or timing is None else clock(timing),
    }
    created = Draft("created", None, body)
    if archived or any(seat["kind"] == "open" for seat in seats):
        return [created]
    return [created, started(order, len(seats))]


def joined(replay: Replay, seat: int | None, name: str | None) -> list[Draft]:
    """Give the events when somebody takes an open seat; with the last one the match starts."""
    free = [i for i, each in enumerate(replay.seats) if each.kind == "open"]
    if seat is not None and not 0 <= seat < len(replay.seats):
        raise ApiError("seat-unknown", 422, "seat", high=len(replay.seats) - 1)
    if replay.status == "aborted":
        raise ApiError("match-aborted", 409)
    if not free or replay.status != "waiting":
        raise ApiError("match-full", 409)
    if seat is not None and seat not in free:
        raise ApiError("seat-taken", 409, "seat")
    draft = Draft("joined", free[0] if seat is None else seat, {"name": name})
    return [draft, started(replay.order, len(replay.seats))] if len(free) == 1 else [draft]


def has_joined(replay: Replay, seat: int | None, holders: Collection[str]) -> bool:
    """Say whether somebody has taken the open seat already that they ask for, or any."""
    if seat is None:
        return bool(replay.held_by(holders))
    return any(
        (event.kind, event.seat) == ("joined", seat) and event.player in holders
        for event in replay.events
    )


def started(order: Order, seats: int) -> Draft:
    """Start a match, drawing lots for the seats unless their order was given."""
    turns = list(range(seats))
    if order == "drawn":
        secrets.SystemRandom().shuffle(turns)
    return Draft("started", None, {"order": turns})


def rematched(replay: Replay) -> list[Draft]:
    """Give the events of the next match of the same people, seated as the rules say."""
    outcome = replay.match.outcome
    assert outcome is not None
    seats = list(range(len(replay.seats)))
    rng = Random(secrets.randbits(128))
    turns = replay.game.next_seating(seats, outcome.winner, rng)
    first = replay.first.body
    seated = [replay.seats[i] for i in turns]
    body = {
        **first,
        "position": None,
        "record": None,
        "seats": [{"kind": s.kind, "name": s.name, "level": s.level} for s in seated],
        "holders": [s.holder for s in seated],
        "order": "given",
        "before": replay.id,
    }
    return [Draft("created", None, body), Draft("started", None, {"order": seats})]


def name_removed(replay: Replay, player: str) -> list[Draft]:
    """Return the events by which the seats of a player lose their names."""
    seats = replay.held_by([player])
    return [Draft("name-removed", seat) for seat in seats if replay.seats[seat].name is not None]


def checked_name(name: str | None, field: str) -> str | None:
    """Give a name as it may be shown, or None for none."""
    if name is None or name == UNNAMED:
        return None
    try:
        check_name(name)
    except GameError as error:
        raise ApiError.of(error, field) from None
    return name


def clock(asked: ClockRequest) -> Clock:
    """Give a clock as it was asked for, checked."""
    needed = ("days",) if asked["kind"] == "days" else ("base", "increment")
    for key in ("base", "increment", "days"):
        given = asked.get(key) is not None
        if given and key not in needed:
            raise ApiError("field-unknown", 422, f"clock.{key}", name=f"clock.{key}")
        if not given and key in needed:
            raise ApiError("field-missing", 422, f"clock.{key}", name=f"clock.{key}")
    return cast(Clock, {"kind": asked["kind"], **{key: asked.get(key) for key in needed}})


def match_of(asked: MatchRequest) -> Match:
    """Give the match that was asked for as it stands before anybody sits down; it may take long."""
    if (record := asked.get("record")) is not None:
        match = record_asked(record)
        if match.ply == MOST_PLIES and not match.outcome:
            # With one move more its own record would be too long to be read.
            match.call_draw("length")
        return match
    if (name := asked.get("game")) is None:
        raise ApiError("field-missing", 422, "game", name="game")
    try:
        game = quick(game_class(name)(asked.get("options")))
    except GameError as error:
        field = "game" if isinstance(error, UnknownGameError) else "options"
        raise ApiError.of(error, field) from None
    try:
        match = Match(game, position=asked.get("position"))
    except GameError as error:
        raise ApiError.of(error, "position") from None
    if match.outcome:
        raise ApiError("position-over", 422, "position")
    return match


def _seats(game: AnyGame, asked: Sequence[SeatRequest], own: str | None) -> list[SeatedPlayer]:
    if len(asked) != game.seats:
        raise ApiError("player-count", 422, "seats", found=len(asked), seats=game.seats)
    if sum(each["kind"] == "me" for each in asked) > 1:
        raise ApiError("seat-me-twice", 422, "seats")
    return [_seat(each, f"seats.{i}", own) for i, each in enumerate(asked)]


def _check_engines(game: AnyGame, seats: Sequence[SeatedPlayer], engines: Engines) -> None:
    for i, seat in enumerate(seats):
        if seat["kind"] == "engine" and (name := seat["name"]) is not None:
            if name not in engines:
                raise ApiError("engine-unknown", 422, f"seats.{i}.engine", name=quoted(name))
            if game.name not in engines[name]:
                raise ApiError("engine-game", 422, f"seats.{i}.engine", name=name)
            needed = unlike_default(game.option_list, game.options).keys()
            offered = engines[name][game.name]
            if offered is not None and needed - offered:
                raise ApiError("engine-options", 422, f"seats.{i}.engine", name=name)


def _seat(asked: SeatRequest, field: str, own: str | None) -> SeatedPlayer:
    kind, name = asked["kind"], asked.get("name")
    engine, level = asked.get("engine"), asked.get("level")
    if kind == "engine" and engine is not None:
        if level is not None:
            raise ApiError("engine-and-level", 422, f"{field}.engine")
    elif engine is not None:
        raise ApiError("field-unknown", 422, f"{field}.engine", name=f"{field}.engine")
    elif kind == "engine":
        if level is None:
            raise ApiError("field-missing", 422, f"{field}.level", name=f"{field}.level")
    elif level is not None:
        raise ApiError("field-unknown", 422, f"{field}.level", name=f"{field}.level")
    if kind == "engine" or kind == "open":
        if name is not None:
            raise ApiError("field-unknown", 422, f"{field}.name", name=f"{field}.name")
        return {"kind": kind, "name": engine, "level": level}
    name = checked_name(name, f"{field}.name")
    if name is None and kind == "me":
        name = own
    return {"kind": "person", "name": name, "level": None}


def _record_seats(match: Match) -> list[SeatedPlayer]:
    names = [None if name == UNNAMED else name for name in match.players]
    return [{"kind": "record", "name": name, "level": None} for name in names]
