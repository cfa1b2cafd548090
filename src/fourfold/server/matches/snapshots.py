"""A match as its callers see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from pydantic_core import to_json

from fourfold.games import Outcome
from fourfold.games.layout import View

from .replay import Replay
from .state import Seat

Json = dict[str, Any]


def encoded(data: Any) -> str:
    """Give JSON without spaces, written three times as fast as by Python."""
    return to_json(data).decode()


def match_told(replay: Replay, connected: Collection[int], now: int) -> Json:
    """Give everything about a match but who asks."""
    match, game = replay.match, replay.game
    takeback = replay.takeback
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
        "clock": replay.clock_wish,
        "created": replay.created,
        "seats": _seats(replay.seats, connected),
        "version": replay.version,
        "ply": replay.ply,
        "start": replay.start,
        "position": match.position,
        "to_move": match.to_move,
        "view": view_told(game.view(match.state)),
        "legal": [{"move": text, "picks": game.picks(m)} for text, m in replay.legal.items()],
        "moves": match.moves,
        "last": replay.last,
        "outcome": outcome_told(match.outcome),
        "offers": {
            "draw": sorted(replay.draw_offers),
            "takeback": takeback and takeback._asdict(),
            "rematch": sorted(replay.rematch_wanted),
        },
        "clocks": replay.clock.told(now) if replay.clock else None,
        "rematch": replay.rematch,
        "time": now,
    }


def summary_kept(replay: Replay) -> Json:
    """Give what is kept beside a match for the lists it appears in."""
    return {
        "seats": _seats(replay.seats, ()),
        "holders": [seat.holder for seat in replay.seats],
        "clock": replay.clock_wish,
        "ply": replay.ply,
        "to_move": replay.match.to_move,
        "outcome": outcome_told(replay.match.outcome),
    }


def plies_told(replay: Replay) -> list[Json]:
    """Give every position from the start on, with the move that led to it."""
    match, game = replay.match, replay.game
    last = len(match.states) - 1
    return [
        {
            "position": game.position_text(state),
            "view": view_told(game.view(state)),
            "to_move": game.to_move(state),
            "last": {**replay.step(ply), "at": replay.times[ply - 1]} if ply else None,
            "outcome": outcome_told(match.outcome) if ply == last else None,
        }
        for ply, state in enumerate(match.states)
    ]


def outcome_told(outcome: Outcome | None) -> Json | None:
    """Give an outcome as JSON."""
    return None if outcome is None else outcome._asdict()


def view_told(view: View) -> Json:
    """Give a view as JSON."""
    return {"board": dict(view.board), "hands": [dict(hand) for hand in view.hands]}


def _seats(seats: Sequence[Seat], connected: Collection[int]) -> list[Json]:
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
