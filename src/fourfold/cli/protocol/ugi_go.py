"""The `go` command: how long to think."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from fourfold.engine.contract import SECONDS, Limits
from fourfold.rules.errors import quoted

from ..arguments import LONGEST_TIME, whole_number
from ..errors import CommandError

_MOST = 10**9
_SHARE = 20
"""A clock is used as if so many moves were left."""
_OF_CLOCK = 0.8
"""The share of a clock that one move never exceeds."""
_ON_TIME = 0.9
"""The share of its time that a move may take, so that it is not late."""
_MILLI = 1000
_MOVES = "searchmoves"


class Go(NamedTuple):
    """What was asked for."""

    limits: Limits
    endless: bool
    nodes: int | None
    """Positions that are searched at most."""
    moves: tuple[str, ...]
    """Only these moves are looked at; all of them when there are none."""


def read_go(arguments: Sequence[str], seats: int, seat: int) -> Go:
    """Read what follows `go`, for the seat that is to move."""
    arguments, moves = _split(arguments, seats)
    given = _read(arguments, seats)
    limits = Limits(_seconds(given, seat), given.get("depth"))
    return Go(limits, "infinite" in given, given.get("nodes"), moves)


def _split(arguments: Sequence[str], seats: int) -> tuple[list[str], tuple[str, ...]]:
    """Give what follows `go` without the moves, and the moves to look at."""
    if _MOVES not in arguments:
        return list(arguments), ()
    at = arguments.index(_MOVES)
    rest = arguments[at + 1 :]
    known = {"infinite", *_numbers(seats)}
    moves = tuple(takewhile(lambda word: word not in known, rest))
    if not moves:
        raise CommandError("ugi-go-moves", word=_MOVES)
    return [*arguments[:at], *rest[len(moves) :]], moves


def _numbers(seats: int) -> set[str]:
    """Give the words that a number follows."""
    return {"movetime", "depth", "nodes", *_clocks(seats)}


def _clocks(seats: int) -> set[str]:
    return {f"p{seat}{kind}" for seat in range(1, seats + 1) for kind in ("time", "inc")}


def _read(arguments: Sequence[str], seats: int) -> dict[str, int]:
    clocks, numbers = _clocks(seats), _numbers(seats)
    given: dict[str, int] = {}
    rest = iter(arguments)
    for name in rest:
        if name in given:
            raise CommandError("ugi-go-twice", word=name)
        if name == "infinite":
            given[name] = 1
        elif name in numbers:
            value = next(rest, "")
            # A clock that has run out may be said to stand below 0.
            low = -_MOST if name in clocks else 0 if name == "movetime" else 1
            given[name] = whole_number(name, value, low, _MOST)
        else:
            known = "infinite, movetime, depth, nodes, searchmoves, p1time, p1inc"
            raise CommandError("ugi-go-word", word=quoted(name), words=f"{known}, …")
    return given


def _seconds(given: dict[str, int], seat: int) -> float:
    """Give the time to think."""
    if "movetime" in given:
        return given["movetime"] / _MILLI * _ON_TIME
    if any(name.endswith("time") for name in given):
        own = f"p{seat + 1}time"
        if own not in given:
            raise CommandError("ugi-go-clock", word=own)
        left, more = max(0, given[own]) / _MILLI, max(0, given.get(f"p{seat + 1}inc", 0)) / _MILLI
        return min(left / _SHARE + more, left * _OF_CLOCK) * _ON_TIME
    return LONGEST_TIME if "depth" in given or "nodes" in given else SECONDS
