"""A match as its callers see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from fourfold.kernels.registry import load_quick
from fourfold.match.borrowed import borrowed
from fourfold.schemas.boards import Outcome, last_told, legal_told, outcome_told, view_told
from fourfold.schemas.matches import Clock, MatchChange, Offers, Ply, SharedMatch, Step
from fourfold.schemas.matches import Seat as SeatTold

from .events import Event
from .replay import Replay
from .state import seats_told

_NOTHING_OFFERED: Offers = {"draw": [], "takeback": None, "rematch": []}


class KeptSummary(TypedDict):
    """What is kept beside a match for the lists it appears in."""

    seats: Sequence[SeatTold]
    holders: Sequence[str | None]
    clock: Clock | None
    ply: int
    to_move: int
    outcome: Outcome | None
    position: NotRequired[str]
    """Missing beside matches in which nothing has happened since it is kept."""


def match_told(replay: Replay, connected: Collection[int], now: int) -> SharedMatch:
    """Give everything about a match but who asks."""
    match, game = replay.match, replay.game
    return {
        "id": replay.id,
        "game": game.name,
        "spec": game.spec,
        "options": dict(game.options),
        "rules": game.rules_version,
        "status": replay.status,
        "public": replay.public,
        "private": replay.private,
        "takebacks": replay.takebacks,
        "help": replay.help,
        "clock": replay.clock_setting,
        "created": replay.created,
        "seats": seats_told(replay.seats, connected),
        "version": replay.version,
        "ply": replay.ply,
        "start": replay.start,
        "position": replay.position,
        "to_move": match.to_move,
        "view": view_told(replay.view),
        "legal": legal_told(game, replay.legal),
        "moves": match.moves,
        "last": replay.last,
        "outcome": outcome_told(match.outcome),
        "offers": _offers(replay),
        "clocks": replay.clock.told(now) if replay.clock else None,
        "rematch": replay.rematch,
        "time": now,
    }


def change_told(replay: Replay, events: Sequence[Event], now: int) -> MatchChange:
    """Give what is different in a match after some events, but not which moves are legal now."""
    change: MatchChange = {"version": replay.version, "ply": replay.ply, "time": now}
    match = replay.match
    change["position"], change["to_move"] = replay.position, match.to_move
    change["view"] = view_told(replay.view)
    change["last"], change["offers"] = replay.last, _offers(replay)
    if replay.clock:
        change["clocks"] = replay.clock.told(now)
    kinds = {event.kind for event in events}
    if match.outcome or kinds != {"move"}:
        change["status"], change["outcome"] = replay.status, outcome_told(match.outcome)
        change["rematch"] = replay.rematch
    if "taken-back" in kinds:
        change["moves"] = match.moves
    return change


def summary_kept(replay: Replay) -> KeptSummary:
    """Give what is kept beside a match for the lists it appears in."""
    seats, holders = replay.seated
    return {
        "seats": seats,
        "holders": holders,
        "clock": replay.clock_setting,
        "ply": replay.ply,
        "to_move": replay.match.to_move,
        "outcome": outcome_told(replay.match.outcome),
        "position": replay.position,
    }


def plies_told(replay: Replay) -> list[Ply]:
    """Give every position from the start on, with the move that led to it."""
    # Not the game of the match, which may be in use meanwhile.
    match, game = replay.match, borrowed(replay.game.spec, load_quick)
    steps: list[Step | None] = [
        {**last_told(game, match.state_at(ply - 1), match.move_at(ply)), "at": at}
        for ply, at in enumerate(replay.times, start=1)
    ]
    return [
        {
            "position": game.position_text(state),
            "view": view_told(game.view(state)),
            "to_move": game.to_move(state),
            "last": step,
            "outcome": outcome_told(match.outcome) if ply == match.ply else None,
        }
        for ply, (state, step) in enumerate(zip(match.states, [None, *steps], strict=True))
    ]


def _offers(replay: Replay) -> Offers:
    takeback = replay.takeback
    if not (takeback or replay.draw_offers or replay.rematch_wanted):
        return _NOTHING_OFFERED
    return {
        "draw": sorted(replay.draw_offers),
        "takeback": takeback
        and {
            "seat": takeback.seat,
            "to_ply": takeback.to_ply,
            "accepted": takeback.accepted,
        },
        "rematch": sorted(replay.rematch_wanted),
    }
