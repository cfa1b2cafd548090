"""Commands judged by the state of the match, and what follows from them.

Judging changes nothing. It gives what is to happen next, or raises ApiError saying why it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fourfold.engine.ugi import PlayerError
from fourfold.match.match import SETTLED
from fourfold.schemas.commands import Command, CommandKind
from fourfold.schemas.errors import ApiError

from .events import NOTHING, Body, Draft, Event, numbered
from .ids import new_id
from .limits import MOST_EVENTS, MOST_PLIES
from .replay import Replay
from .state import REPLACEMENT, Caller

_ALWAYS = ("move", "resign", "rematch", "abort")
"""What brings a match nearer to its end, or to the next one, and so is never too much."""


def judge(replay: Replay, command: Command, caller: Caller) -> list[Draft]:
    """Say what a command leads to in the match as it stands."""
    held = replay.held_by(caller.holders)
    is_creator = caller.player is not None and replay.creator in caller.holders
    if command.seat is not None and command.seat not in held:
        raise ApiError("not-your-seat", 403, "seat")
    if not held and not (is_creator and command.kind == "abort"):
        raise ApiError("not-your-seat", 403, "seat")
    if command.ply != replay.ply:
        raise ApiError("stale", 409, "ply", version=replay.version)
    if replay.version >= MOST_EVENTS and command.kind not in _ALWAYS:
        raise ApiError("too-many-events", 422, limit=MOST_EVENTS)
    return _JUDGES[command.kind](replay, command, held)


_LEADS_TO = {
    "move": ("move",),
    "resign": ("resigned",),
    "offer-draw": ("draw-offered",),
    "decline-draw": ("draw-declined",),
    "ask-takeback": ("takeback-asked", "taken-back"),
    "accept-takeback": ("takeback-accepted", "taken-back"),
    "decline-takeback": ("takeback-declined",),
    "rematch": ("rematch-wanted",),
    "abort": ("aborted",),
}
_FOLLOWS = ("length", "replaced", "draw-agreed", "rematched")
"""What no command leads to but through the event before it, which comes of the same command."""


def has_led_to(command: Command, replay: Replay, answer: Event) -> bool:
    """Say whether it can have been this command that the event with its id came from."""
    # What follows from an event by itself comes after it and carries the id. What else comes
    # before the event with the id is of another command, perhaps of another player.
    led_to = answer.n - 1 if answer.kind in _FOLLOWS else answer.n
    if not _is_of(command, replay.events[led_to - 1]):
        return False
    return command.ply == replay.ply_after(led_to - 1)


def _is_of(command: Command, event: Event) -> bool:
    if event.kind not in _LEADS_TO[command.kind]:
        return False
    if command.seat is not None and event.kind != "taken-back" and event.seat != command.seat:
        return False
    if command.to_ply is not None and event.body.get("to_ply") != command.to_ply:
        return False
    return command.move == event.body.get("move")


def _seat(replay: Replay, command: Command, held: list[int]) -> int:
    """Give the seat a command is for when it does not say so."""
    if command.seat is not None:
        return command.seat
    if command.kind == "move" and replay.match.to_move in held:
        return replay.match.to_move
    if len(held) > 1 and command.kind in ("move", "resign"):
        raise ApiError("field-missing", 422, "seat", name="seat")
    return held[0]


def _check_playing(replay: Replay) -> None:
    if replay.status == "waiting":
        raise ApiError("match-waiting", 409)
    if replay.status == "aborted":
        raise ApiError("match-aborted", 409)
    if replay.status == "over":
        raise ApiError("match-over", 409)


def _move(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    seat, text = _seat(replay, command, held), command.move or ""
    _check_playing(replay)
    if replay.seats[seat].left:
        raise ApiError("seat-left", 409, "seat")
    if seat != replay.match.to_move:
        raise ApiError("not-your-turn", 409, "seat")
    return move(replay, seat, text)


def move(replay: Replay, seat: int, text: str) -> list[Draft]:
    """Let a seat play a move in a match that goes on; a match that becomes too long is drawn."""
    if text not in replay.legal:
        raise ApiError.of(replay.game.refusal(replay.match.state, text), "move")
    drafts = [Draft("move", seat, {"move": text})]
    if replay.ply + 1 >= MOST_PLIES:
        later = replay.after(numbered(drafts, replay.version, replay.updated))
        if later.status == "playing":
            drafts.append(Draft("length"))
    return drafts


def _resign(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    seat = _seat(replay, command, held)
    _check_playing(replay)
    if replay.seats[seat].left:
        raise ApiError("seat-left", 409, "seat")
    return leave(replay, seat, "resigned")


def failed(replay: Replay, seat: int, error: PlayerError) -> list[Draft]:
    """Let an engine lose that cannot go on, and say why."""
    reason = {"reason": error.code, "note": str(error.details["note"])}
    return leave(replay, seat, "failed", reason)


def leave(replay: Replay, seat: int, kind: str, body: Body = NOTHING) -> list[Draft]:
    """Let a seat give up, run out of time or fail: the match is over, or an engine takes it."""
    goes_on = len(replay.seats) - len(replay.match.resigned) > 2
    replaced = [Draft("replaced", seat, {"level": REPLACEMENT})] if goes_on else []
    return [Draft(kind, seat, body), *replaced]


def spared(replay: Replay, outages: Iterable[tuple[int, int]]) -> list[Draft]:
    """Give the times in which nobody could play, where they would cost somebody time."""
    clock = replay.clock
    if clock is None:
        return []
    return [
        Draft("outage", None, {"from": start, "to": end})
        for start, end in outages
        if end > replay.updated and clock.is_spared(end)
    ]


def overdue(replay: Replay, now: int) -> list[Draft]:
    """Give what follows when the time of the seat to move is over; nothing while it is not."""
    due = replay.due if replay.clock else None
    if due is None or due.kind != "flag" or now < due.at:
        return []
    return leave(replay, replay.match.to_move, "time")


def _still_here(replay: Replay, command: Command, held: list[int]) -> int:
    """Give the seat that speaks in a question all people are asked."""
    seat = _seat(replay, command, held)
    if replay.seats[seat].left:
        staying = [each for each in held if not replay.seats[each].left]
        if command.seat is not None or not staying:
            raise ApiError("seat-left", 409, "seat")
        return staying[0]
    return seat


def _offer_draw(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    _check_playing(replay)
    seat = _still_here(replay, command, held)
    if not replay.game.can_be_drawn:
        raise ApiError("no-draws", 409)
    if seat in replay.draw_offers:
        raise ApiError("draw-offered-already", 409)
    return draw_wanted(replay, seat)


def draw_wanted(replay: Replay, seat: int) -> list[Draft]:
    """Let a seat want a draw, which is one when nobody is left who does not."""
    holder = replay.seats[seat].holder
    speaking = {seat, *replay.held_by([holder] if holder else [])}
    needed = {*replay.playing_people, *replay.playing_engines}
    agreed = needed <= replay.draw_offers | speaking
    return [Draft("draw-offered", seat), *([Draft("draw-agreed")] if agreed else [])]


def _decline_draw(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    _check_playing(replay)
    seat = _still_here(replay, command, held)
    if not replay.draw_offers:
        raise ApiError("draw-not-offered", 409)
    return [Draft("draw-declined", seat)]


def _check_takebacks(replay: Replay) -> None:
    if not replay.takebacks:
        raise ApiError("takebacks-off", 409)
    if replay.status == "over" and not replay.rematch and replay.started:
        return
    _check_playing(replay)


def _ask_takeback(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    _check_takebacks(replay)
    seat, to_ply = _last_mover(replay, command, held)
    if replay.takeback:
        raise ApiError("takeback-asked-already", 409)
    if not 0 <= to_ply < replay.ply:
        raise ApiError("takeback-ply", 422, "to_ply", high=replay.ply - 1)
    if replay.match.outcome and replay.match.outcome.reason in SETTLED:
        raise ApiError("settled-away-from-board", 409)
    kind = "takeback-asked" if _asked(replay, seat) else "taken-back"
    return [Draft(kind, seat, {"to_ply": to_ply})]


def _last_mover(replay: Replay, command: Command, held: list[int]) -> tuple[int, int]:
    """Give the seat that wants to take back, and how far: to before its last move."""
    asking = held if command.seat is None else [command.seat]
    asking = [seat for seat in asking if not replay.seats[seat].left]
    if not asking:
        raise ApiError("seat-left", 409, "seat")
    movers = [replay.game.to_move(state) for state in replay.match.states[:-1]]
    found = next((i for i in reversed(range(replay.ply)) if movers[i] in asking), None)
    if command.to_ply is not None:
        return (asking[0] if found is None else movers[found]), command.to_ply
    if found is None:
        raise ApiError("nothing-of-yours-to-take-back", 409)
    return movers[found], found


def _asked(replay: Replay, seat: int) -> set[int]:
    """Give the seats of other people who have to agree to a takeback."""
    holder = replay.seats[seat].holder
    return {i for i in replay.playing_people if replay.seats[i].holder != holder}


def _answer_takeback(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    _check_takebacks(replay)
    seat = _still_here(replay, command, held)
    asked = replay.takeback
    if asked is None:
        raise ApiError("takeback-not-asked", 409)
    if command.kind == "decline-takeback":
        return [Draft("takeback-declined", seat)]
    missing = _asked(replay, asked.seat) - set(asked.accepted)
    if seat not in missing:
        raise ApiError("takeback-not-yours", 409)
    if missing - set(held):
        return [Draft("takeback-accepted", seat)]
    return [Draft("taken-back", asked.seat, {"to_ply": asked.to_ply})]


def _rematch(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    if replay.status != "over" or not replay.started:
        raise ApiError("match-goes-on", 409)
    if replay.rematch:
        raise ApiError("rematch-made-already", 409)
    seat = _seat(replay, command, held)
    if seat in replay.rematch_wanted:
        raise ApiError("rematch-wanted-already", 409)
    wanted = [Draft("rematch-wanted", seat)]
    everybody = set(replay.people) <= replay.rematch_wanted | set(held)
    return [*wanted, Draft("rematched", None, {"match": new_id()})] if everybody else wanted


def _abort(replay: Replay, command: Command, held: list[int]) -> list[Draft]:
    if replay.status != "waiting":
        _check_playing(replay)
        if replay.plies_here >= 2:
            raise ApiError("too-late-to-abort", 409)
    return [Draft("aborted", _seat(replay, command, held) if held else None)]


_JUDGES: dict[CommandKind, Callable[[Replay, Command, list[int]], list[Draft]]] = {
    "move": _move,
    "resign": _resign,
    "offer-draw": _offer_draw,
    "decline-draw": _decline_draw,
    "ask-takeback": _ask_takeback,
    "accept-takeback": _answer_takeback,
    "decline-takeback": _answer_takeback,
    "rematch": _rematch,
    "abort": _abort,
}
