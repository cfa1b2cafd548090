"""Commands: what players ask for in a match, read strictly, whichever way they come."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, NamedTuple, NotRequired, get_args

from typing_extensions import TypedDict

from fourfold.rules.errors import quoted

from .errors import ApiError

LONGEST_ID = 64
LONGEST_MOVE = 100
HIGHEST = 10**6
"""Above any number of moves or seats."""
CommandKind = Literal[
    "move",
    "resign",
    "offer-draw",
    "decline-draw",
    "ask-takeback",
    "accept-takeback",
    "decline-takeback",
    "rematch",
    "abort",
]
KINDS: tuple[CommandKind, ...] = get_args(CommandKind)


class CommandRequest(TypedDict):
    """Something to do in a match."""

    id: str
    """Yours to choose, 1 to 64 printable characters, and used once in a match."""
    ply: int
    """How many moves had been played."""
    kind: CommandKind
    seat: NotRequired[int | None]
    """Needed only by who holds several."""
    move: NotRequired[str | None]
    """With the kind move, which needs it."""
    to_ply: NotRequired[int | None]
    """For a takeback: how many moves shall be left. By default, those before your last one."""


class Command(NamedTuple):
    """A command that has been read."""

    id: str
    ply: int
    kind: CommandKind
    seat: int | None = None
    move: str | None = None
    to_ply: int | None = None


_FIELDS = frozenset(Command._fields)


def read_command(data: Mapping[str, Any], beside: Collection[str] = ()) -> Command:
    """Read a command, or say what is wrong with it; what stands beside it is let be."""
    for key in data:
        if key not in _FIELDS and key not in beside:
            field = quoted(str(key))
            raise ApiError("field-unknown", 422, field, name=field)
    for key in ("id", "ply", "kind"):
        if data.get(key) is None:
            raise ApiError("field-missing", 422, key, name=key)
    name = data["id"]
    if not isinstance(name, str) or not name.isprintable() or not 1 <= len(name) <= LONGEST_ID:
        raise ApiError("command-id", 422, "id", limit=LONGEST_ID)
    kind = data["kind"]
    if not isinstance(kind, str) or kind not in KINDS:
        raise ApiError("field-choice", 422, "kind", name="kind", values=tuple(KINDS))
    move = data.get("move")
    if kind == "move" and move is None:
        raise ApiError("field-missing", 422, "move", name="move")
    if kind != "move" and move is not None:
        raise ApiError("field-unknown", 422, "move", name="move")
    if move is not None and (not isinstance(move, str) or len(move) > LONGEST_MOVE):
        raise ApiError("field-type", 422, "move", name="move", kind="text")
    ply: int = _whole(data["ply"], "ply")
    seat, to_ply = data.get("seat"), data.get("to_ply")
    if seat is not None:
        seat = _whole(seat, "seat")
    if to_ply is not None:
        to_ply = _whole(to_ply, "to_ply")
    return Command(name, ply, kind, seat, move, to_ply)


def _whole(value: object, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST:
        raise ApiError("field-type", 422, key, name=key, kind="integer")
    return value
