"""A match as its callers see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from typing_extensions import TypedDict

from fourfold.payloads.boards import Outcome, legal_told, outcome_told, view_told
from fourfold.payloads.matches import Clock, Ply, SharedMatch, Step
from fourfold.payloads.matches import Seat as SeatTold

from .replay import Replay
from .state import Seat


class KeptSummary(TypedDict):
    """What is kept beside a match for the lists it appears in."""

    seats: Sequence[SeatTold]
    holders: Sequence[str | None]
    clock: Clock | None
    ply: int
    to_move: int
    outcome: Outcome | None


def match_told(replay: Replay, connected: Collection[int], now: int) -> SharedMatch:
    """Give everything about a match but who asks."""
    match, game, takeback = replay.match, replay.game, replay.takeback
    return {
        "id": replay.id,
        "game": game.name,
        "spec": game.spec,
        "options": dict(game.options),
        "rules": game.rules_version,
        "status": replay.status,
        "public": replay.public,
        "takebacks": replay.takebacks,
        "help": replay.help,
        "clock": replay.clock_setting,
        "created": replay.created,
        "seats": _seats(replay.seats, connected),
        "version": replay.version,
        "ply": replay.ply,
        "start": replay.start,
        "position": match.position,
        "to_move": match.to_move,
        "view": view_told(game.view(match.state)),
        "legal": legal_told(game, replay.legal),
        "moves": match.moves,
        "last": replay.last,
        "outcome": outcome_told(match.outcome),
        "offers": {
            "draw": sorted(replay.draw_offers),
            "takeback": takeback
            and {
                "seat": takeback.seat,
                "to_ply": takeback.to_ply,
                "accepted": takeback.accepted,
            },
            "rematch": sorted(replay.rematch_wanted),
        },
        "clocks": replay.clock.told(now) if replay.clock else None,
        "rematch": replay.rematch,
        "time": now,
    }


def summary_kept(replay: Replay) -> KeptSummary:
    """Give what is kept beside a match for the lists it appears in."""
    return {
        "seats": _seats(replay.seats, ()),
        "holders": [seat.holder for seat in replay.seats],
        "clock": replay.clock_setting,
        "ply": replay.ply,
        "to_move": replay.match.to_move,
        "outcome": outcome_told(replay.match.outcome),
    }


def plies_told(replay: Replay) -> list[Ply]:
    """Give every position from the start on, with the move that led to it."""
    match, game = replay.match, replay.game
    end = len(match.states) - 1
    return [
        {
            "position": game.position_text(state),
            "view": view_told(game.view(state)),
            "to_move": game.to_move(state),
            "last": _step(replay, ply) if ply else None,
            "outcome": outcome_told(match.outcome) if ply == end else None,
        }
        for ply, state in enumerate(match.states)
    ]


def _step(replay: Replay, ply: int) -> Step:
    return {**replay.step(ply), "at": replay.times[ply - 1]}


def _seats(seats: Sequence[Seat], connected: Collection[int]) -> list[SeatTold]:
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "connected": seat.kind == "engine" or i in connected,
            "left": seat.left,
            "engine_plays": seat.engine is not None,
        }
        for i, seat in enumerate(seats)
    ]
