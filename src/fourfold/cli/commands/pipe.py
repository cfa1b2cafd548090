"""`fourfold pipe`: many positions analyzed, asked for in lines of JSON and answered likewise.

The page `docs/analysis-pipe.md` says what the lines look like.
"""

from __future__ import annotations

import heapq
import json
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import Any

import click

from fourfold.engine.analysis import ended
from fourfold.engine.contract import SECONDS, Limits
from fourfold.engine.thinking.messages import Said, Think, Thought
from fourfold.engine.thinking.thinker import Thinker, close_all
from fourfold.rules import AnyGame, GameError
from fourfold.rules.errors import quoted
from fourfold.schemas.analyses import position_analysed

from ..arguments import LONGEST_TIME
from ..errors import CommandError
from ..protocol.inbox import Inbox
from ..protocol.requests import DEFAULTS, Refusal, check_keys, find_match, read_object

HIGHEST = 10**9
"""Priorities lie between this and its negative."""
ROOM = 2**26
"""When the requests that wait take so many bytes, no more are read."""
_AT_LEAST = 2**10
"""What any request takes."""
TERMINATED = 143
"""What a shell reports for a program that was asked to end."""

Id = str | int


@dataclass(order=True)
class _Request:
    """A position to analyze. The most urgent is the smallest; then comes who came first."""

    urgency: int
    arrival: int
    id: Id = field(compare=False)
    game: AnyGame = field(compare=False)
    state: Any = field(compare=False)
    limits: Limits = field(compare=False)
    size: int = field(compare=False)
    number: int = field(default=0, compare=False)
    """That of the question to a worker, or 0 as long as it waits."""
    is_cancelled: bool = field(default=False, compare=False)


class Pipe:
    """Gives the requests to the workers, the most urgent first, and answers as they finish."""

    def __init__(self, workers: int) -> None:
        self._inbox = Inbox(self._take_line, self._take_end)
        thinkers = [
            Thinker(lambda *said: self._inbox.put(partial(self._hear, *said)))
            for _ in range(workers)
        ]
        self._idle = thinkers
        self._busy: dict[Thinker, _Request] = {}
        self._waiting: list[_Request] = []
        self._open: dict[Id, _Request] = {}
        self._arrivals = self._taken = 0
        self._is_full = self._has_ended = False

    def serve(self) -> None:
        """Answer everything that is asked."""
        thinkers = tuple(self._idle)
        try:
            self._inbox.run(lambda: self._has_ended and not self._open)
        finally:
            close_all(thinkers)

    # Requests.

    def _take_line(self, line: bytes | None) -> None:
        asked: dict[str, Any] = {}
        try:
            asked = read_object(line)
            if "action" in asked:
                self._cancel(asked)
            else:
                self._enqueue(asked, len(line or b""))
        except GameError as error:
            self._answer(_readable_id(asked), Refusal(error).as_data())
        self._is_full = self._taken > ROOM
        if not self._is_full:
            self._inbox.next_line()

    def _take_end(self) -> None:
        self._has_ended = True

    def _enqueue(self, asked: Mapping[str, Any], size: int) -> None:
        check_keys(asked, ["id", "game"], [*DEFAULTS, "time", "priority"])
        name = _id(asked, "id")
        if name in self._open:
            raise CommandError("request-id-used", id=quoted(str(name)))
        limits, priority = Limits(_time(asked)), _priority(asked)
        match = find_match(asked)
        if isinstance(match, Refusal):
            self._answer(name, match.as_data())
        elif match.outcome:
            found = ended(match.outcome, match.to_move)
            self._answer(name, position_analysed(match.game, match.state, found))
        else:
            self._arrivals += 1
            self._taken += (size := max(size, _AT_LEAST))
            request = _Request(
                -priority, self._arrivals, name, match.game, match.state, limits, size
            )
            self._open[name] = request
            heapq.heappush(self._waiting, request)
            self._assign()

    def _cancel(self, asked: Mapping[str, Any]) -> None:
        check_keys(asked, ["id", "action", "cancel"], [])
        name, target = _id(asked, "id"), _id(asked, "cancel")
        if asked["action"] != "cancel":
            raise CommandError("request-action", action=quoted(str(asked["action"])))
        request = self._open.get(target)
        self._answer(name, {"cancel": target, "cancelled": request is not None})
        if request:
            request.is_cancelled = True
            for thinker, busy_with in self._busy.items():
                if busy_with is request:
                    thinker.stop()
                    return
            self._waiting.remove(request)
            heapq.heapify(self._waiting)
            self._close(request, Refusal(CommandError("request-cancelled")).as_data())

    # Answers.

    def _assign(self) -> None:
        """Give the most urgent requests to workers that have nothing to do."""
        while self._idle and self._waiting:
            request, thinker = heapq.heappop(self._waiting), self._idle.pop()
            position = request.game.position_text(request.state)
            request.number = thinker.ask(
                Think(request.game.spec, position, request.limits.seconds, request.limits.depth)
            )
            self._busy[thinker] = request

    def _hear(self, thinker: Thinker, said: Said) -> None:
        request = self._busy.get(thinker)
        if said.event in ("died", "fault"):
            thinker.close()
            if request:
                self._release(thinker, Refusal(CommandError("request-died")).as_data())
        elif said.event == "thought" and request and request.number == said.number:
            data: Mapping[str, Any]
            if request.is_cancelled:
                data = Refusal(CommandError("request-cancelled")).as_data()
            else:
                analysis = Thought.read(said.value).analysis
                assert analysis is not None
                data = position_analysed(request.game, request.state, analysis)
            self._release(thinker, data)

    def _release(self, thinker: Thinker, data: Mapping[str, Any]) -> None:
        """Answer what a worker was busy with, and give it something else to do."""
        self._close(self._busy.pop(thinker), data)
        self._idle.append(thinker)
        self._assign()

    def _close(self, request: _Request, data: Mapping[str, Any]) -> None:
        del self._open[request.id]
        self._taken -= request.size
        if self._is_full and self._taken <= ROOM:
            self._is_full = False
            self._inbox.next_line()
        self._answer(request.id, data)

    def _answer(self, name: Id | None, data: Mapping[str, Any]) -> None:
        print(json.dumps({"id": name, **data}), flush=True)


# Values of keys.


def _id(asked: Mapping[str, Any], key: str) -> Id:
    value = asked[key]
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise CommandError("request-id", key=key)
    return value


def _readable_id(asked: Mapping[str, Any]) -> Id | None:
    try:
        return _id(asked, "id")
    except (KeyError, CommandError):
        return None


def _time(asked: Mapping[str, Any]) -> float:
    value = asked.get("time", SECONDS)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= LONGEST_TIME:
        raise CommandError("request-time", high=str(LONGEST_TIME))
    return float(value)


def _priority(asked: Mapping[str, Any]) -> int:
    value = asked.get("priority", 0)
    if isinstance(value, bool) or not isinstance(value, int) or not -HIGHEST <= value <= HIGHEST:
        raise CommandError("request-priority", low=str(-HIGHEST), high=str(HIGHEST))
    return value


@contextmanager
def _terminable() -> Iterator[None]:
    """Leave in good order when asked to end from outside."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise click.exceptions.Exit(TERMINATED)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def serve(workers: int) -> None:
    """Answer requests until the end of the input, and then those that are left."""
    with _terminable():
        Pipe(workers).serve()
